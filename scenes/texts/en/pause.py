# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the pause. A row has 18 letters, a question 26."""

HEADING = "Pause"
ROWS = "|Go on|Give up|Agree on a draw|To the menu".split("|")
SURE = ("", "", "%s gives up?", "Do both want a draw?", "")
SOUND = ("Sound is off", "Sound is on")
BATTERY = ("Battery %d%%", "Battery low! %d%%")
NAMES = "Blue|Green".split("|")
TRACK = "track %s"
KEYS = "✚ move  Ⓐ choose  Ⓑ go on"
KEYS_SURE = "Ⓐ yes  Ⓑ no"
