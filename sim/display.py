# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The badge's display: Blinka's, on our bus, with each refresh put on record."""

from sim.blinka import busdisplay, displayio
from sim.bus import FrameBus
from sim.frame import HEIGHT, WIDTH


class BadgeDisplay(busdisplay.BusDisplay):
    """160x128 pixels of 16 bits; drawn by Blinka, counted here."""

    def __init__(self, machine):
        """Show the console, refreshing by itself, as a board does at power-on."""
        self._machine = machine
        self._frame_bus = FrameBus()
        self._lit = 1.0
        super().__init__(self._frame_bus, b"", width=WIDTH, height=HEIGHT)

    def __new__(cls, machine):
        """Stay out of displayio's list, which has room for one display only."""
        return object.__new__(cls)

    @property
    def brightness(self):
        """The backlight, 0.0 (dark) to 1.0."""
        return self._lit

    @brightness.setter
    def brightness(self, brightness):
        if not 0 <= brightness <= 1:
            raise ValueError(f"brightness must be 0-1, not {brightness!r}")
        self._lit = float(brightness)

    def restart(self):
        """Show the console again, as the firmware does between two runs of code.py."""
        self.root_group = displayio.CIRCUITPYTHON_TERMINAL
        self.auto_refresh = True

    def frame(self):
        """Return the picture as it stands."""
        return self._frame_bus.frame()

    def refresh(self, *, target_frames_per_second=None):
        """Send what changed; ``minimum_frames_per_second`` is refused, not ignored."""
        return super().refresh(target_frames_per_second=target_frames_per_second)

    def _set_root_group(self, root_group):
        if root_group is displayio.CIRCUITPYTHON_TERMINAL:
            root_group._in_group = False  # every badge has a console of its own
        super()._set_root_group(root_group)

    def _refresh_display(self):
        if self._core.full_refresh and self._core.current_group is not None:
            _settle(self._core.current_group)
        scene, is_whole = self._machine.scene()
        self._frame_bus.begin_count()
        is_done = super()._refresh_display()
        sent = self._frame_bus.sent_bytes
        if sent or not self.auto_refresh:
            stats, at_ms = self._machine.stats, self._machine.now_ms
            stats.note_scene(at_ms, scene)
            changed = self._frame_bus.changed_bytes()
            stats.note_refresh(at_ms, scene, is_whole, sent, changed)
        return is_done


def _settle(group):
    """Let a full refresh count for all it draws, as it does on the badge.

    Blinka keeps every TileGrid's changes through a full refresh, in fear of its own
    background thread, and sends them all once more.
    """
    for layer in group._layers:
        if isinstance(layer, displayio.Group):
            _settle(layer)
        elif isinstance(layer, displayio.TileGrid):
            layer._needs_refresh = False
