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
NOTHING_MISSED = "Nothing big was missed"
"""At the end of a look back that found no stop."""
KEYS_AGAIN = "Ⓐ next  Ⓑ try again"
STOP_OF = "%d/%d"
"""The number of a stop, or of a move, and how many there are."""
KEYS = ("Ⓐ next  Ⓑ back", "◀▶ step  ⒶⒷ missed")
"""In a lesson, and in a look back."""
KEYS_PLAY = "▼next ▶play Sel call"
KEYS_AIM = "✚Ⓑ aim Ⓐ ok Sel back"
KEYS_END = (
    "Ⓐ done  Ⓑ back",
    "◀ step  Ⓐ done  Ⓑ missed",
    "◀ step Ⓐ play on Ⓑ missed",
)
