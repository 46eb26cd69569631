# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How Cards is played: the rules in short, the calls, the keys of the two ends.

A page has up to eight lines of 25 letters. Select shows the lessons.
"""

HEADING = "How to play Cards"

PAGES = (
    (
        "There are no turns: who-",
        "ever sees a play makes",
        "it. Put a card one rank",
        "up or down on a pile. Ace",
        "fits king and two. Suits",
        "don't matter. First with-",
        "out cards wins. On a tie",
        "priority changes sides.",
    ),
    (
        "Nothing to play? Call it.",
        "When both have called,",
        "new cards are turned.",
        "Any card played takes the",
        "calls away. The fifth",
        "time stuck in a row (five",
        "dots) ends the round:",
        "fewer cards win it.",
    ),
    (
        "left   ▼ next   ▶ play",
        "right  Ⓑ next   Ⓐ play",
        "call: Select    Start",
        "Fits both piles? Press",
        "which: ◀ ▶ or Ⓑ Ⓐ",
        "Hold the call to pause.",
        "The computer's cards turn",
        "by themselves; Start: stop",
    ),
)

KEYS = "Ⓐ next Ⓑ back Start menu"
KEYS_LAST = "Ⓐ see a game   Start menu"
