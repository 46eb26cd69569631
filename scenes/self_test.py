# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What only a badge can tell, on one screen, and on the console as one line of JSON.

Every key shows while it is held; A plays the effects one by one, B changes the lights,
Start prints the report, Start held leaves. Times are the firmware's milliseconds; the
simulator's clock stands still while it computes.
"""

import gc
import json
import sys

from scenes.area import area
from scenes.buttons import A_BIT, B_BIT, START_BIT
from scenes.page import Page
from scenes.palette import ACCENT

HOLD_MS = 1000
"""For so long Start is held to leave."""
LOOK_MS = 500
"""How often stick and battery are looked at."""
STEP_BYTES = 256
"""How finely the largest block is searched for."""
CARD_WIDTH_PX, CARD_HEIGHT_PX = 26, 22
"""A card in a hand."""

_NAMES = ("Ⓑ", "Ⓐ", "Sta", "Sel", "▶", "▼", "▲", "◀")
_LIGHTS = (0o11111, 0o22222, 0o44444, 0o77777, 0)
_NEVER = -1


class SelfTestScene(Page):
    """The lines of the test; what was measured is in ``report``."""

    def enter(self):
        """Set the lines and measure what is measured once."""
        words = self._words = self.director.words("self_test")
        self.lay_out(words.HEADING, words.KEYS)
        self._lines = [
            self.text("", 4, 18 + 11 * row, self.ink, 25) for row in range(9)
        ]
        self._held = self._shown = self._effect = 0
        self._last_ms = self._look_ms = 0
        self._start_ms = _NEVER
        self.report = None

    def press(self, step):
        """Show the keys; play, light up, or note that Start went down."""
        director = self.director
        self._held = step.held
        self._lines[0].write(self._words.HELD % self._keys())
        if step.down:
            gap_ms, self._last_ms = step.at_ms - self._last_ms, step.at_ms
            self._lines[1].write(self._words.GAP % min(gap_ms, 99999))
        if step.down & A_BIT:
            self._play_next(director.speaker)
        if step.down & B_BIT:
            director.lights.show(_LIGHTS[self._shown % len(_LIGHTS)])
            self._shown += 1
        if step.down & START_BIT:
            self._start_ms = step.at_ms
        elif step.up & START_BIT and self._start_ms != _NEVER:
            self._start_ms = _NEVER
            print(json.dumps(self.report))
            self._lines[8].write(self._words.PRINTED)
        return True

    def tick(self, now):
        """Measure in the first pass, leave when Start is held, look at the rest."""
        if self.report is None:
            self._measure()
            return True
        if self._start_ms != _NEVER and now - self._start_ms >= HOLD_MS:
            self._start_ms = _NEVER
            self.director.go("settings")
            return False
        if now < self._look_ms:
            return False
        self._look_ms = now + LOOK_MS
        return self._look()

    def _play_next(self, speaker):
        """Play the next of the effects."""
        sounds = [speaker.TICK, speaker.FLIP, speaker.MOVE, speaker.CALL]
        sounds += [speaker.LAP, speaker.SHAKE, speaker.LOST, speaker.WINS]
        speaker.play(sounds[self._effect % len(sounds)])
        self._effect += 1

    def _keys(self):
        """Return the names of the keys that are held."""
        return " ".join([_NAMES[key] for key in range(8) if self._held >> key & 1])

    def _measure(self):
        """Measure and show what does not change."""
        director, words = self.director, self._words
        free, block = _free(), _largest_block()
        session, sensor = director.session, director.power.sensor
        loads = [word.split("=") for word in (session.loads or "").split()]
        self.report = {
            "board": getattr(sys.implementation, "_machine", ""),
            "firmware": ".".join(
                [str(part) for part in sys.implementation.version[:3]]
            ),
            "heap_free": free,
            "heap_block": block,
            "screen_ms": self._time(0, 0, 160, 128),
            "card_ms": self._time(130, 90, CARD_WIDTH_PX, CARD_HEIGHT_PX),
            "loads_ms": {name: int(took) for name, took in loads},
            "battery_percent": director.power.charge,
            "stick": director.buttons.stick_reading(),
            "key_overflows": director.buttons.overflows,
            "sound": director.speaker.out is not None,
            "lights": director.lights.pin is not None,
            "light": sensor.value if sensor else None,
            "store_fault": session.fault,
        }
        report = self.report
        self._lines[2].write(words.HEAP % (free, block))
        self._lines[3].write(words.TIMES % (report["screen_ms"], report["card_ms"]))
        self._lines[6].write(words.LOADS + " ".join(["=".join(of) for of in loads[:2]]))
        self._lines[7].write(" ".join(["=".join(of) for of in loads[2:]]))
        self._lines[8].write(words.STORE[1 if session.fault else 0])

    def _time(self, x, y, width, height):
        """Return how long a refresh of some part of the screen takes."""
        director = self.director
        patch = area(ACCENT, x, y, width, height)
        self.group.append(patch)
        director.whole = True
        director.screen.refresh()
        self.group.pop()
        began = director.clock.now()
        director.screen.refresh()
        return director.clock.now() - began

    def _look(self):
        """Show stick and battery; return whether that changed the picture."""
        words, power = self._words, self.director.power
        reading = self.director.buttons.stick_reading()
        text = words.STICK % tuple(reading) if reading else words.NO_STICK
        changed = self._lines[4].write(text)
        sensor = power.sensor.value if power.sensor else 0
        text = words.POWER % (power.charge, sensor)
        return self._lines[5].write(text) or changed


def _free():
    """Return the free heap in bytes, 0 where the interpreter does not tell."""
    gc.collect()
    return gc.mem_free() if hasattr(gc, "mem_free") else 0


def _largest_block():
    """Return the largest block that can be had, to a step, 0 where nobody tells."""
    low, high = 0, _free() // STEP_BYTES
    while high - low > 1:
        middle = (low + high) // 2
        try:
            bytearray(middle * STEP_BYTES)
            low = middle
        except MemoryError:
            high = middle
    return low * STEP_BYTES


SCENE = SelfTestScene
