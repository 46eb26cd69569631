# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How Cards is played: the rules in short, the calls, the keys of the two ends.

A page has up to eight lines of 25 letters. Select shows the lessons.
"""

HEADING = "How to play Cards"

PAGES = (
    (
        "There are no turns: who",
        "sees a play makes it.",
        "Put a card on either pile",
        "one rank higher or lower",
        "than its top. King, ace",
        "and two go round. Suits",
        "don't matter. The first",
        "without cards wins.",
    ),
    (
        "Nothing to play? Call it.",
        "When both have called,",
        "new cards are turned.",
        "Any card played takes the",
        "calls away. Stuck for the",
        "fifth time in a row ends",
        "the round: fewer cards",
        "left wins.",
    ),
    (
        "left   ▼ next   ▶ play",
        "right  Ⓑ next   Ⓐ play",
        "call: Select    Start",
        "Fits both piles? Press",
        "which: ◀ ▶ or Ⓑ Ⓐ",
        "Hold the call to pause.",
        "At the computer's table",
        "cards turn by themselves.",
    ),
)

KEYS = "Ⓐ next Ⓑ back Select: see"
KEYS_LAST = "Ⓐ ok  Ⓑ back  Select: see"
