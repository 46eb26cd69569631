# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Puts a table of Cards that is written as text on a badge, and plays on with its keys.

A text is the head of a cards record (docs/notation.md): the lines before ``--``.
"""

from contextlib import contextmanager

from boards import BUTTONS
from engine.cards.start import start_lines
from engine.cards.text import FORM, read_record
from sim.machine import LOOK_US

LOOK_MS = LOOK_US // 1000
"""What changes on the keys within so long shares one time stamp."""

COUNT_DOWN_MS = 2100
"""From the deal to the first card that may be played."""

SCENE_MS = 40
"""More than a scene needs to come up."""


class Cards:
    """A badge with a table of Cards, and what there is to be seen and done on it."""

    def __init__(self, badge):
        """Take a badge that is on; nothing is laid yet."""
        self.badge = badge
        self.director = badge.namespace["director"]
        self.session = self.director.session

    def lay(self, text, is_counting=False, **wishes):
        """Lay a table, the settings being new but for some wishes; play is open.

        With ``is_counting`` the count-down has just begun.
        """
        self.go("cards", **wishes)
        self.start = len(self.badge.stats.refreshes)
        if text:
            lay(self.scene, text)
        if not is_counting:
            self.badge.advance(COUNT_DOWN_MS)
            assert self.scene.state == 1
        return self

    def go(self, scene, **wishes):
        """Go to a scene with nothing held, the settings being new but for wishes."""
        self.session.__init__()
        self.session.lang = 0
        for name in wishes:
            assert hasattr(self.session, name)
            setattr(self.session, name, wishes[name])
        for key in BUTTONS:
            self.badge.release(key)
        self.scan(*["-" + key for key in BUTTONS])
        self.badge.advance(LOOK_MS)
        self.director.go(scene)
        self.badge.advance(SCENE_MS)
        assert self.name == scene

    @property
    def scene(self):
        """The scene of the table, also below a panel."""
        return self.director._stack[0]

    @property
    def table(self):
        """The table of the rules."""
        return self.scene.table

    @property
    def name(self):
        """The scene or panel on top."""
        return self.badge.scene

    @property
    def effects(self):
        """What is to be seen for a moment."""
        return self.scene.effects

    @property
    def now(self):
        """Milliseconds of play, as the scene counts them."""
        return self.director.clock._now - self.scene._paused_ms

    @property
    def cursors(self):
        """The slots of the cursors, 1 to 5, left and right; 6 is the call's stop."""
        return [seat.slot + 1 for seat in self.scene.seats]

    @property
    def choosing(self):
        """Which of the seats is asked for the pile."""
        return [seat.is_choosing for seat in self.scene.seats]

    @property
    def calls(self):
        """The sides whose call stands."""
        return [side for side in range(2) if self.table.calls >> side & 1]

    @property
    def cards(self):
        """How many cards each side has played in the round."""
        return [tally.cards for tally in self.scene.match.tallies]

    @property
    def news(self):
        """The word between the piles."""
        return self.scene.effects.word(self.now).strip()

    def late(self, side):
        """Return the slot, 1 to 5, of a side's dark card, or None."""
        slot = self.effects.late_slot(side, self.now)
        return slot + 1 if slot < 5 else None

    def is_shaking(self, side):
        """Return whether a card of a side is shaking."""
        return self.effects.offset(side, self.now) != 0

    def line(self, name):
        """Return a line of the table as text, such as that of ``hand.left``."""
        for line in start_lines(self.table):
            if line.split()[0] == name:
                return line[len(name) + 1 :]
        return None

    @property
    def tops(self):
        """The two cards to play on."""
        return [self.line(f"centre.{side}").split()[0] for side in ("left", "right")]

    def tap(self, keys):
        """Tap keys one after the other."""
        for key in keys.split():
            self.badge.tap(key)

    def chord(self, keys):
        """Press some keys at once, and let go of them at once."""
        for key in keys.split():
            self.badge.press(key)
        self.badge.advance(LOOK_MS)
        for key in keys.split():
            self.badge.release(key)
        self.badge.advance(LOOK_MS)

    def hold(self, key, ms):
        """Hold a key for so long."""
        self.badge.press(key)
        self.badge.advance(ms)
        self.badge.release(key)
        self.badge.advance(LOOK_MS)

    def wait(self, ms):
        """Let time pass."""
        self.badge.advance(ms)

    def scan(self, *changes, ago_ms=0):
        """Queue changes as one look of the keypad, in this order: ``a``, ``-a`` for up.

        As in a pass of the loop that takes long, the badge reads them in its next one.
        A stick knows no past: there it is moved now, and only ``needs_stamps`` may ask
        for more.
        """
        keys = self.director.buttons._keys
        ticks = self.badge._machine.ticks_ms() - ago_ms
        for change in changes:
            name = change.lstrip("-")
            number = BUTTONS.index(name)
            if number < keys.key_count:
                keys.events._add(number, change == name, ticks)
                continue
            assert not ago_ms, f"{name} is the stick's, which has no time stamps"
            (self.badge.press if change == name else self.badge.release)(name)

    @contextmanager
    def slow_passes(self, ms):
        """Have each pass of the loop take so long; the keypad goes on looking.

        The last pass is seen to its end.
        """
        clock = self.director.clock
        clock.rest = lambda: clock._sleep(ms / 1000)
        try:
            yield
        finally:
            del clock.rest
            self.wait(ms)

    @property
    def sent(self):
        """The refreshes of the table since it was laid."""
        rows = self.badge.stats.refreshes[self.start :]
        return [row for row in rows if row["scene"] == "cards" and not row["whole"]]


def lay(scene, text):
    """Make the table of a scene that counts down the one that a text describes."""
    told = read_record(f"{FORM}\n{text}\n--\n")[0]
    table = scene.table
    for side in range(2):
        table.hands[side][:] = told.hands[side]
        for name in ("draws", "spares", "centres"):
            getattr(table, name)[side].lay(getattr(told, name)[side].listed())
    for name in ("stuck", "calls", "seed", "priority"):
        setattr(table, name, getattr(told, name))
    scene.is_dirty = True
