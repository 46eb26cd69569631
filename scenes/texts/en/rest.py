# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the pause of Cards."""

HEADING = "Pause"
ROWS = ("", "Go on", "To the menu")
SOUND = ("Sound is off", "Sound is on")
BATTERY = ("Battery %d%%", "Battery low! %d%%")
KEYS = "✚ move  Ⓐ choose  Ⓑ go on"
