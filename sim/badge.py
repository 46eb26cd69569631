# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A badge in one process: runs code.py unmodified on a clock that the caller moves.

How to use it in a test::

    from sim.badge import Badge

    with Badge() as badge:              # the real code.py; or Badge(code=PATH)
        badge.advance(500)              # code.py runs for 500 ms of its own clock
        badge.tap("a")                  # down and up, and both are seen and drawn
        badge.press("start")            # stays down (seen at the next look: advance)
        badge.advance(1200)
        badge.release("start")
        assert badge.scene == "menu"    # director.name
        frame = badge.frame()           # sim.frame.Frame: pixel(x, y), rgb, save(path)
        badge.namespace["director"]     # the live objects of code.py
        badge.stats.refreshes[-1]       # as in stats.json

Keys are named b, a, start, select, right, down, up, left. An exception in code.py
comes out of the call during which it happened. Time only passes in ``advance``,
``advance_to`` and ``tap``.

code.py runs in a thread of its own, but never at the same time as the caller: the
processor is handed over like a baton, inside code.py's ``time.sleep``.
"""

import ctypes
import sys
import threading
from pathlib import Path

from sim import machine as machines
from sim import wiring
from sim.chosen_board import chosen_board
from sim.display import BadgeDisplay
from sim.world import PROJECT, World

TAP_MS = machines.LOOK_US // 1000
"""How long ``tap`` holds its key: one look of the keypad, so that it is always seen."""

PATIENCE_S = 60
"""Real seconds after which a code.py that never sleeps counts as hung."""


class SimStop(BaseException):
    """Raised inside code.py's ``time.sleep`` to end its endless loop."""


class Badge:
    """The virtual badge; a context manager that ends code.py when it is left."""

    def __init__(
        self,
        code=PROJECT / "code.py",
        board=None,
        chance=1,
        ticks_at_start=machines.TICKS_AT_POWER_ON,
        nvm=None,
    ):
        """Prepare to run a code.py; ``nvm`` is a bytearray to keep between runs.

        ``board`` is a board's id; left out, the environment may name one.
        ``chance`` is the first number that os.urandom gives; each call after it gives
        the next higher one. Raises ValueError for an unknown board.
        """
        self._code = Path(code).resolve()
        nvm = bytearray(b"\xff" * wiring.NVM_BYTES) if nvm is None else nvm
        board = board or chosen_board()
        self._machine = machines.Machine(board, chance, ticks_at_start, nvm)
        self._machine.wait_for_baton = self._hand_over
        self._machine.display = BadgeDisplay(self._machine)
        self._world = World(self._code.parent, self._machine)
        self._go, self._back = threading.Semaphore(0), threading.Semaphore(0)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._world.thread = self._thread
        self._is_stopping = False
        self._is_done = False
        self._error = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    @property
    def ms(self) -> int:
        """Milliseconds of the virtual clock since power-on."""
        return self._machine.now_ms

    @property
    def next_look_ms(self) -> int:
        """The time of the keypad's next look, which sees a key pressed now."""
        return self._machine.next_look_us // 1000

    @property
    def stats(self):
        """The record so far, a ``sim.stats.Stats``."""
        return self._machine.stats

    @property
    def scene(self):
        """Name of the scene or panel on top, or None before there is one."""
        return self._machine.scene()[0]

    @property
    def namespace(self) -> dict:
        """The global names of code.py."""
        return self._machine.namespace

    @property
    def modules(self) -> dict:
        """The drive's modules and the stand-ins that code.py holds, by name."""
        return self._world.modules

    @property
    def nvm(self) -> bytearray:
        """The badge's non-volatile memory."""
        return self._machine.nvm

    @property
    def lights(self) -> list:
        """The colours of the lights now: [red, green, blue] each."""
        lights = self.stats.lights
        return lights[-1]["colours"] if lights else [[0, 0, 0]] * wiring.NEOPIXELS

    @property
    def brightness(self) -> float:
        """The display's brightness, 0.0 to 1.0."""
        return self._machine.display.brightness

    def take_sound(self):
        """Return the samples and the rate of a new sound, or None."""
        sound, self._machine.sound = self._machine.sound, None
        return sound

    @property
    def held(self) -> frozenset:
        """Names of the keys that are down."""
        return frozenset(self._machine.down)

    @property
    def is_over(self) -> bool:
        """Whether code.py has come to its end."""
        return self._thread.ident is not None and not self._thread.is_alive()

    def frame(self):
        """Return the picture on the screen now."""
        return self._machine.display.frame()

    def press(self, key: str):
        """Hold a key down from now on."""
        self._machine.down.add(_checked(key))

    def release(self, key: str):
        """Let a key go."""
        self._machine.down.discard(_checked(key))

    def tap(self, key: str):
        """Press a key and let it go; returns when code.py has seen both."""
        self.press(key)
        self.advance(TAP_MS)
        self.release(key)
        self.advance(TAP_MS)

    def advance(self, duration_ms: int):
        """Let code.py run for some milliseconds of its clock."""
        self.advance_to(self.ms + duration_ms)

    def advance_to(self, time_ms: int, is_included: bool = True):
        """Let code.py run up to a time; what is due at that very time is included.

        Without it, keys that change now are still seen by the look due at that time.
        """
        machine = self._machine
        machine.limit_us = max(machine.now_us, time_ms * 1000)
        machine.is_limit_included = is_included
        if not self.is_over:
            self._give_processor()
        if self._error is not None:
            error, self._error = self._error, None
            raise error
        if self.is_over:
            machine.now_us = machine.limit_us

    def stop(self):
        """End code.py where it sleeps; its ``finally`` clauses run."""
        if self._thread.is_alive() and not self._is_stopping:
            self._is_stopping = True
            self._give_processor()

    def _give_processor(self):
        """Let code.py run until it hands the processor back."""
        self._world.enter()
        try:
            if self._thread.ident is None:
                self._thread.start()
            else:
                self._go.release()
            if not self._back.acquire(timeout=PATIENCE_S):
                raise TimeoutError(self._give_up())
        finally:
            self._world.leave()
        if self._is_done:
            self._thread.join()

    def _give_up(self) -> str:
        """Break into a code.py that hangs; return what to say about it."""
        frame = sys._current_frames()[self._thread.ident]
        place = f"{frame.f_code.co_filename}:{frame.f_lineno}"
        self._is_stopping = True
        thread, error = ctypes.c_ulong(self._thread.ident), ctypes.py_object(SimStop)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(thread, error)
        return f"code.py has not slept for {PATIENCE_S} seconds; it is at {place}"

    def _hand_over(self):
        """Give the processor back to the caller; called by code.py's thread."""
        if not self._is_stopping:
            self._back.release()
            self._go.acquire()
        if self._is_stopping:
            raise SimStop

    def _run(self):
        """Run code.py to its end; what it raises is kept for the caller."""
        try:
            while self._is_restarted():
                self._machine.restart()
                self._world.forget_modules()
        except (SimStop, SystemExit):
            pass
        except BaseException as error:
            self._error = error
        self._is_done = True
        self._back.release()

    def _is_restarted(self) -> bool:
        """Run code.py; return whether it asks to be begun anew."""
        namespace = self._machine.namespace
        namespace.update({"__name__": "__main__", "__file__": str(self._code)})
        source = self._code.read_bytes()
        try:
            exec(compile(source, str(self._code), "exec"), namespace)
        except machines.Reload:
            return True
        return False


def _checked(key: str) -> str:
    """Return a key's name in lower case; ValueError names the keys there are."""
    if key.lower() not in wiring.KEYS:
        raise ValueError(f"unknown key {key!r}: known are {', '.join(wiring.KEYS)}")
    return key.lower()
