# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How Cards is played: the rules on short pages, the calls, the keys of both ends.

A page has up to eight lines of 25 letters. The first is enough to begin with. A line of
up to ten bytes would stay in the heap for good.
"""

HEADING = "How to play Cards"

PAGES = (
    (
        "No turns: be quick! Lay a",
        "card on a centre pile, if",
        "it is one rank up or down",
        "from the top card. First",
        "without cards wins.",
        "left   ▼ next   ▶ play",
        "right  Ⓑ next   Ⓐ play",
        "no play: Select, Start",
    ),
    (
        "Suits don't matter. The",
        "same rank doesn't fit. An",
        "ace fits king and two.",
        "Five cards are your hand,",
        "fifteen your draw pile. A",
        "played card is replaced",
        "from it at once; when it",
        "is empty, gaps stay.",
    ),
    (
        "Nothing to play? Call it.",
        "No one checks: true or",
        "not, the call stands. Any",
        "card played takes all",
        "calls away. When both",
        "have called, one spare",
        "card turns on each pile.",
        "Right after, no calls.",
    ),
    (
        "If a spare pile is empty,",
        "what lies under the two",
        "top cards is shuffled.",
        "Both really stuck: a dot.",
        "Five in a row, no card in",
        "between, end the round:",
        "fewer cards left win,",
        "level is a draw.",
    ),
    (
        "Both on one pile at the",
        "same moment? One has",
        "priority, the next time",
        "the other; the late card",
        "stays in hand.",
        "Both out at the same",
        "moment: a draw. Rounds",
        "won are the score.",
    ),
    (
        "Fits both piles? Press",
        "which: ◀ ▶ or Ⓑ Ⓐ",
        "Hold ▼ or Ⓑ: it repeats.",
        "Hold the call: pause.",
        "The menu lets ▲ go to the",
        "card before (left only)",
        "and lets both of you swap",
        "ends after each round.",
    ),
    (
        "Expert keys: ◀ ▶ and Ⓑ Ⓐ",
        "name the pile; Select and",
        "Start: next card; the",
        "sixth stop is the call.",
        "Against the computer all",
        "keys are yours, no calls:",
        "cards turn by themselves.",
        "Start is the pause.",
    ),
)

KEYS = "Ⓐ next Ⓑ back Sel. lesson"
KEYS_LAST = "Ⓐ see a game   Start menu"
