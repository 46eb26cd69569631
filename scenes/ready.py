# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Before a session's first round: each end finds its three keys and presses play.

The keys stand where they sit on the badge: the call's in the top corners, the D-pad at
the left, A and B at the right. Those that serve are bright. The call's key held for a
second pauses here as it does in play.
"""

import displayio

from engine.cards.event import BOTH, LEFT
from scenes.area import area
from scenes.buttons import DOWN, RIGHT, UP, A, B
from scenes.buttons import LEFT as LEFT_KEY
from scenes.cards_seat import CALLS, HOLD_MS, NEVER, NEXT, PLAY, TO_LEFT, TO_RIGHT
from scenes.line import Line
from scenes.palette import BLUE, DIM, GREEN, GROUND, INK, pair
from scenes.scene import Scene
from scenes.sheet import load_sheet

COLUMNS = 13
"""Letters of a line: an end has half of the screen."""
KEY_PX = 16

KEYS = (
    ((RIGHT, 34, 54), (DOWN, 18, 70), (UP, 18, 38), (LEFT_KEY, 2, 54), (None, 18, 54)),
    ((A, 140, 48), (B, 118, 62)),
)
"""Each end's keys beside the screen: number and place; None: the D-pad's middle."""

_MIDDLE = 6  # its tile of keys.bmp; A and B come first, then the D-pad
_SIGNS = ("Ⓑ", "Ⓐ", "Start", "Select", "▶", "▼", "▲", "◀")  # by number of the button
_X = (1, 81)
_STATE_Y = 108
_COLOURS = (BLUE, GREEN)


class ReadyScene(Scene):
    """The keys of both ends, each where it sits; goes on when both have pressed."""

    def enter(self):
        """Show the keys of each end."""
        director = self.director
        self._words = director.words("ready")
        self._is_expert = director.session.is_expert
        self._is_ready = [False, False]
        self._hold_ms = NEVER
        self._sheet, _ = load_sheet("scenes/art/keys.bmp")
        self._bands = []
        self._calls = 0
        self.group.append(area(GROUND))
        self.group.append(area(DIM, 80, 0, 1, 128))
        for side in BOTH:
            self._add_end(side, director.seats[side])

    def _add_end(self, side, keys):
        words = self._words
        colour = _COLOURS[side]
        bright, ink, dim = pair(colour), pair(INK), pair(DIM)
        self._add_call(side, _SIGNS[keys[CALLS]], colour)
        self._calls |= 1 << keys[CALLS]
        if self._is_expert:
            used = (
                (keys[TO_LEFT], words.PILE_LEFT),
                (keys[TO_RIGHT], words.PILE_RIGHT),
            )
            self._add(side, 14, words.NEXT, ink)
            self._add(side, 24, words.LAST_STOP, dim)
        else:
            used = ((keys[NEXT], words.NEXT), (keys[PLAY], words.PLAY))
            self._add(side, 14, words.CALL, ink)
            self._add(side, 24, words.HOLD, dim)
        for key, x, y in KEYS[side]:
            is_used = key in (used[0][0], used[1][0])
            tile = _MIDDLE if key is None else key if key <= A else key - 2
            self._add_key(tile, x, y, bright if is_used else pair(0x35483E))
        for row in range(2):
            key, meaning = used[row]
            sign = _SIGNS[key]
            text = sign + " " + meaning if side == LEFT else meaning + " " + sign
            self._add(side, 88 + 10 * row, text, ink)
        self._add_state(side, colour)

    def _add_call(self, side, name, colour):
        width = 6 * len(name) + 6
        x = 0 if side == LEFT else 160 - width
        self.group.append(area(colour, x, 0, width, 12))
        line = Line(self.director.font, len(name), x + 3, 2, pair(GROUND, colour))
        line.write(name)
        self.group.append(line.grid)

    def _add_key(self, tile, x, y, palette):
        key = displayio.TileGrid(
            self._sheet,
            pixel_shader=palette,
            tile_width=KEY_PX,
            tile_height=KEY_PX,
            default_tile=tile,
            x=x,
            y=y,
        )
        self.group.append(key)

    def _add(self, side, y, text, palette):
        """Add a line at an end: from the left edge, or up to the right one."""
        line = Line(self.director.font, COLUMNS, _X[side], y, palette)
        line.write(text if side == LEFT else " " * (COLUMNS - len(text)) + text)
        self.group.append(line.grid)

    def _add_state(self, side, colour):
        """Add what says whether a player is ready: a word, then a whole band."""
        self._add(side, 115, self._words.PRESS, pair(colour))
        band = displayio.Group()
        band.append(area(colour, 81 * side, _STATE_Y, 80 - side, 128 - _STATE_Y))
        text = self._words.READY
        line = Line(self.director.font, len(text), 0, 0, pair(GROUND, colour))
        line.write(text)
        x = 80 * side + (80 - 12 * len(text)) // 2
        large = displayio.Group(scale=2, x=x, y=_STATE_Y + 3)
        large.append(line.grid)
        band.append(large)
        band.hidden = True
        self._bands.append(band)
        self.group.append(band)

    def press(self, step):
        """Note who has pressed play; with expert keys either pile's key."""
        changed = False
        for side in BOTH:
            keys = self.director.seats[side]
            bits = 1 << keys[PLAY]
            if self._is_expert:
                bits = 1 << keys[TO_LEFT] | 1 << keys[TO_RIGHT]
            if step.down & bits and not self._is_ready[side]:
                self._is_ready[side] = changed = True
                self._bands[side].hidden = False
        if self._is_ready[0] and self._is_ready[1]:
            self.director.session.is_ready = True
            self.director.go("cards")
        if step.down & self._calls:
            self._hold_ms = step.at_ms + HOLD_MS
        elif not step.held & self._calls:
            self._hold_ms = NEVER
        return changed

    def tick(self, now):
        """Pause when a call's key has been held."""
        if now >= self._hold_ms:
            self._hold_ms = NEVER
            self.director.open("rest")
        return False

    def resume(self):
        """Go on, or to the menu."""
        session = self.director.session
        self._hold_ms = NEVER
        order, session.order = session.order, None
        if order == "menu":
            self.director.go("deck")


SCENE = ReadyScene
