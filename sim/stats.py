# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The record of a run: what was refreshed, shown, sounded, lit and saved, and when.

The form of ``stats.json`` is part of the project's notation; times are milliseconds of
the virtual clock since power-on.
"""

import json


class Stats:
    """Lists that grow while code.py runs; a list stays empty until there is one."""

    def __init__(self):
        """Start with nothing done."""
        self.refreshes = []
        self.sounds = []
        self.lights = []
        self.scenes = []
        self.saves = []

    def note_refresh(self, at_ms, scene, is_whole, sent_bytes, changed_bytes):
        """Add a refresh: bytes sent as pixels, bytes of pixels that changed colour."""
        self.refreshes.append(
            {
                "ms": at_ms,
                "scene": scene,
                "whole": is_whole,
                "bytes": sent_bytes,
                "changed": changed_bytes,
            }
        )

    def note_scene(self, at_ms, name):
        """Add a scene (or panel) when it is another one than before."""
        last = self.scenes[-1]["name"] if self.scenes else None
        if name != last:
            self.scenes.append({"ms": at_ms, "name": name})

    def note_sound(self, at_ms, name):
        """Add a sound that began, by the name of its effect."""
        self.sounds.append({"ms": at_ms, "name": name})

    def note_lights(self, at_ms, colours):
        """Add what the lights were set to: a list of [red, green, blue], 0 to 255."""
        self.lights.append({"ms": at_ms, "colours": colours})

    def note_save(self, at_ms, start, count):
        """Add a write to the non-volatile memory: first byte and number of bytes."""
        self.saves.append({"ms": at_ms, "start": start, "bytes": count})

    def as_dict(self) -> dict:
        """Return the record as ``stats.json`` holds it."""
        return {
            "refreshes": self.refreshes,
            "sounds": self.sounds,
            "lights": self.lights,
            "scenes": self.scenes,
            "saves": self.saves,
        }

    def as_text(self) -> str:
        """Return the record as JSON, one entry a line."""
        parts = []
        for name, entries in self.as_dict().items():
            rows = ",\n".join("  " + json.dumps(entry) for entry in entries)
            parts.append(f'"{name}": [\n{rows}\n]' if rows else f'"{name}": []')
        return "{\n" + ",\n".join(parts) + "\n}\n"
