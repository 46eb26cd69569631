# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words around the lessons and the look back. A line has 26 letters."""

RACE = ("A whole race", "What can go wrong", "A draw")
"""The lessons of Ring."""
CARDS = ("What fits, and the flip", "Ties, calls, reshuffle", "Stuck five times")
"""The lessons of Cards."""
YOUR_MOVE = "Your turn: the best move?"
"""In a lesson of Ring."""
YOUR_CARD = "Your turn: play or call"
"""In a lesson of Cards."""
GRADES = ("No, try another one", "It works, but see this", "Right!")
"""What the coach finds of a pick, by engine/grades.py."""
LOOK_BACK = "Looking back"
"""Above the stops where something was missed."""
NOTHING_MISSED = "Nothing big was missed"
"""In place of such stops."""
ALL_SHOWN = "Those were the worst"
"""When the last of them was shown."""
KEYS_AGAIN = "Ⓐ next  Ⓑ try again"
STOP_OF = "%d/%d"
"""The number of a stop and how many there are."""
KEYS = "Ⓐ next  Ⓑ back"
KEYS_PLAY = "▼next ▶play Sel call"
KEYS_AIM = "✚Ⓑ aim Ⓐ ok Sel back"
KEYS_END = "Ⓐ done  Ⓑ back"
