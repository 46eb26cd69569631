# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How Ring is played: three lines, then the keys."""

HEADING = "How to play Ring"

RULES = (
    "Each turn go one faster or",
    "one slower, any direction.",
    "First round the ring wins.",
)

CONTROLS = (
    "✚ aim  Ⓑ faster or slower",
    "Ⓐ drive, once you are sure",
    "Select  take a move back",
    "Start   pause",
)

KEYS = "Ⓐ got it"
