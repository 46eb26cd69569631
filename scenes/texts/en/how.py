# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How Ring is played: the rules in short, the signs on the board, the keys.

A page has up to eight lines of 25 letters.
"""

HEADING = "How to play Ring"

PAGES = (
    (
        "Each turn the speed must",
        "change by one. Go as far",
        "as it says, any way, on",
        "the road, round the car.",
        "First round the ring wins",
        "but Green has one turn",
        "more: a lap then draws.",
    ),
    (
        "◆ here you get faster",
        "□ here you get slower",
        "! rival may shut you in",
        "✗ the way is shut",
        "No way at all: the turn",
        "is lost, speed falls by 1",
        "Back over the line? Cross",
        "it once more: you owe it.",
    ),
    (
        "✚ aim. Two keys make the",
        "  diagonal between them",
        "Ⓑ faster or slower",
        "Ⓐ drive",
        "Select  take it back",
        "Start   pause",
        "turn 3/9: par is 9 turns",
    ),
)

KEYS = "Ⓐ next Ⓑ back Start menu"
KEYS_LAST = "Ⓐ see a game   Start menu"
