# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How bright the display is, and what the battery still has.

Without a press the display is dimmed after a minute and dark after three; in the dark
the next press lights it up and is for nobody. Battery and light sensor are read every
two seconds, as the firmware gives them: 0 to 65535.
"""


class Power:
    """The display's brightness, battery and light sensor; each may be None.

    ``level`` is the brightness that the player wants, 0 to 3; with ``low_light`` it is
    halved in a dark room.
    """

    def __init__(self, display, battery, sensor):
        """Take what has a brightness, and two analog inputs."""
        self._display = display
        self.battery = battery
        self._charge = battery.value if battery else 0
        self.sensor = sensor
        self._is_dark = self.low_light = False
        self.level = 3
        self._part = 0  # of the full brightness, in percent
        self._state = 0  # 1 dimmed, 2 dark
        self._last = 0  # time of the last press
        self.due_ms = 0
        """When ``tick`` is due; before that it has nothing to do."""

    def tick(self, now):
        """Look at the battery, the light and the time since the last press."""
        self.due_ms = now + 2000
        if self.battery:
            self._charge += (self.battery.value - self._charge) // 8
        if self.sensor:  # where a room begins to be dark is a guess
            self._is_dark = self.sensor.value < (5000 if self._is_dark else 2500)
        now -= self._last
        self._state = (now >= 60000) + (now >= 180000)  # one minute, and three
        self.show()

    def press(self, step) -> bool:
        """Note a press; return True when all it does is to light up the display."""
        self._last = step.at_ms
        state, self._state = self._state, 0
        if state:
            self.show()
        if state < 2:
            return False
        step.held &= ~step.down  # what does not count as held is not let go either
        return True

    def show(self):
        """Set the brightness by all that it depends on."""
        part = b"\x0c\x1e\x3c\x64"[self.level]
        if self._is_dark and self.low_light:
            part //= 2
        if self._state:
            part = part // 4 if self._state < 2 else 0
        if self._display and part != self._part:
            self._part = part
            self._display.brightness = part / 100

    @property
    def charge(self) -> int:
        """The battery's charge in percent, in steps of ten; -1 when nothing tells.

        The table has the readings from which on a LiPo battery has 10, 20 ... 100
        percent, at small loads. The pin sees half of its voltage: a step is 13 mV, from
        3.3 V on.
        """
        if not self.battery:
            return -1
        total = 0
        for limit in b"\x1c\x22\x24\x26\x28\x2c\x32\x38\x3c\x42":
            total += (self._charge >> 7) - 256 >= limit
        return 10 * total
