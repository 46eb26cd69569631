# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the settings. A row has 12 letters, a value 7 between its arrows."""

HEADING = "SETTINGS"
ROWS = (
    "Language",
    "Sound",
    "Lights",
    "Brightness",
    "Results",
    "Self-test",
    "In the dark",
)
SWITCH = ("off", "on")
DARK = ("same", "dimmer")
KEYS = "✚ move  Ⓐ change  Ⓑ back"
KEYS_PAGE = "✚ move  Ⓐ open    Ⓑ back"
