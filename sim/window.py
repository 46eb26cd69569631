# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The badge in a window: its screen in whole pixels, its keys beside it, lit when down.

The window owns the real time: every 5 ms it lets code.py run as far as the real clock
has come. The keyboard's tables are ``KEYBOARD`` and ``FOR_TWO``; the look is in
``sim.face``.
"""

import os
import sys
import time

import pygame

from sim.face import Face
from sim.loudspeaker import Loudspeaker
from sim.machine import LOOK_US

KEYBOARD = {
    "up": ("UP",),
    "down": ("DOWN",),
    "left": ("LEFT",),
    "right": ("RIGHT",),
    "a": ("x", "SPACE"),
    "b": ("z", "y"),
    "start": ("RETURN", "KP_ENTER", "ESCAPE"),
    "select": ("BACKSPACE", "RSHIFT"),
}
"""For each key of the badge the keys of a PC that press it (pygame's ``K_`` names).

This is for one player: one hand on the arrows, the other on Z (Y on a German keyboard)
and X, the space bar for a thumb. Closing the window ends the game.
"""

FOR_TWO = {
    "up": "w",
    "down": "s",
    "left": "a",
    "right": "d",
    "select": "f",
    "b": "j",
    "a": "k",
    "start": "l",
}
"""The keys for two at one keyboard; they work beside those for one.

The left player has the left hand's home row, with W above it, the right player the
right hand's. Assumed: the keyboard is a matrix of lines, in which the letters of one
column (1QAZ, 2WSX, 3EDC, 4RFV, 7UJM, 8IK, 9OL) share a line, as in most keyboards
without n-key rollover. Such a keyboard loses a key, or makes one up, only when of three
keys that are down two share a column; here no two do but W and S, which nobody needs
together.
"""

LONGEST_STEP_MS = 100
"""A PC that was busy for longer than this slows the game down instead of jumping."""


class NoDisplayError(RuntimeError):
    """There is no screen to open a window on."""


class Window:
    """A window with a badge in it; a context manager that closes it."""

    def __init__(self, board: str, scale=None, is_mute=False):
        """Open the window; NoDisplayError when there is no screen."""
        _refuse_session_without_screen()
        try:
            pygame.display.init()
            _refuse_driver_without_screen()
            pygame.font.init()
            self._face = Face(board, scale or _scale_that_fits())
            self.surface = pygame.display.set_mode(self._face.size)
        except pygame.error as error:
            raise NoDisplayError(str(error)) from None
        pygame.display.set_caption("Speed")
        self._loudspeaker = Loudspeaker(is_mute)
        self._names = {
            getattr(pygame, "K_" + name): key
            for key, names in KEYBOARD.items()
            for name in names
        }
        for key, name in FOR_TWO.items():
            self._names[getattr(pygame, "K_" + name)] = key
        self._pressed = {}
        self._shown = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pygame.quit()

    def run(self, badge, until_ms=None):
        """Play until the window is closed, or until a time of the badge's clock."""
        clock, seen_s, owed_ms = pygame.time.Clock(), time.perf_counter(), 0.0
        while self._take_events(badge) and not badge.is_over:
            clock.tick(1_000_000 // LOOK_US)
            now_s = time.perf_counter()
            owed_ms = min(owed_ms + (now_s - seen_s) * 1000, LONGEST_STEP_MS)
            seen_s, step_ms = now_s, int(owed_ms)
            owed_ms -= step_ms
            badge.advance(step_ms)
            self.sound(badge)
            self.draw(badge)
            if until_ms is not None and badge.ms >= until_ms:
                return

    def _take_events(self, badge) -> bool:
        """Pass the keyboard on; return False when the window is to close."""
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                return False
            if event.type == pygame.WINDOWFOCUSLOST:
                self._let_all_go(badge)
            elif event.type in (pygame.KEYDOWN, pygame.KEYUP):
                self._turn(badge, event.key, event.type == pygame.KEYDOWN)
        return True

    def _turn(self, badge, code, is_down):
        """Press or release the badge's key for a key of the PC, if it has one."""
        if code not in self._names:
            return
        key = self._names[code]
        codes = self._pressed.setdefault(key, set())
        if is_down:
            codes.add(code)
            badge.press(key)
        else:
            codes.discard(code)
            if not codes:  # two keys of the PC may hold one of the badge
                badge.release(key)

    def _let_all_go(self, badge):
        """Release everything: the PC no longer tells this window about its keys."""
        self._pressed.clear()
        for key in badge.held:
            badge.release(key)

    def sound(self, badge):
        """Play what the badge has begun to play; of two at once it is the later one."""
        sound = badge.take_sound()
        if sound:
            self._loudspeaker.play(*sound)

    def draw(self, badge):
        """Show the badge as it is now, if anything changed."""
        now = badge.frame(), badge.held, badge.lights, badge.brightness
        if now != self._shown:
            self._shown = now
            self._face.draw(self.surface, *now)
            pygame.display.flip()


def _refuse_session_without_screen():
    """Raise NoDisplayError on a Linux without a desktop, before SDL complains too."""
    wanted = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    if sys.platform == "linux" and not any(os.environ.get(name) for name in wanted):
        raise NoDisplayError("neither DISPLAY nor WAYLAND_DISPLAY is set")


def _refuse_driver_without_screen():
    """Raise NoDisplayError when SDL fell back to drawing into memory.

    Asked for by name (SDL_VIDEODRIVER=dummy), such a driver is fine: tests do that.
    """
    driver = pygame.display.get_driver()
    if driver in ("offscreen", "dummy") and not os.environ.get("SDL_VIDEODRIVER"):
        pygame.quit()
        raise NoDisplayError("SDL found no screen")


def _scale_that_fits() -> int:
    """Return the largest scale up to 5 whose window leaves room on the screen."""
    width, height = pygame.display.get_desktop_sizes()[0]
    scale = 5
    while scale > 1 and not Face.fits(scale, width * 0.9, height * 0.8):
        scale -= 1
    return scale
