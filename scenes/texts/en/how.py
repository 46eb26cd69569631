# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How Ring is played: the rules on short pages, the signs, the keys.

A page has up to eight lines of 25 letters. The first is enough to begin with. A line of
up to ten bytes would stay in the heap for good.
"""

HEADING = "How to play Ring"

PAGES = (
    (
        "First to do a lap wins.",
        "Each turn your speed goes",
        "up or down by 1, then you",
        "move as many cells on the",
        "road, straight, in any of",
        "eight directions.",
        "✚ aims, Ⓑ makes it faster",
        "or slower, Ⓐ drives.",
    ),
    (
        "Every cell on the way",
        "must be road, without the",
        "other car. A diagonal may",
        "cut corners. From speed 1",
        "you may stop, from 0 only",
        "start. If you can move",
        "you must, even if slower",
        "or backward.",
    ),
    (
        "No way at all? The turn",
        "is lost: speed falls by 1",
        "(not below 0), the car",
        "stays. Brake in time!",
        "◆ here you get faster",
        "□ here you get slower",
        "! rival may shut you in",
        "✗ the way is shut",
    ),
    (
        "You start on the line,",
        "Blue outside. The first",
        "time back on it, the way",
        "the arrows go, is a lap.",
        "Backed over it? You owe",
        "a crossing before that.",
        "Laps the wrong way round",
        "never count.",
    ),
    (
        "Blue moves first. If Blue",
        "has its lap first, Green",
        "has one more turn: a lap",
        "in it draws, however far.",
        "Blue's car still blocks.",
        "Green first wins at once.",
        "150 turns each: a draw.",
        "Rematch: colours swapped.",
    ),
    (
        "Two ✚ keys: the diagonal",
        "Select  take a move back",
        "Start   pause: give up,",
        "        agree on a draw",
        "2 < 3 > 4: slower, now,",
        "faster. Crossed out: no.",
        "turn 3/9: your turn 3; a",
        "shortest lap (par) has 9.",
    ),
    (
        "Alone: a time trial, with",
        "a ghost of your best lap",
        "or of a shortest one.",
        "★★★ par ★★ +1 ★ up to +3",
        "Hints: a mark with a dot",
        "loses no turn, a thin one",
        "two or more.",
        "Cup: tracks fair to both.",
    ),
)

KEYS = "Ⓐ next Ⓑ back Sel. lesson"
KEYS_LAST = "Ⓐ see a game   Start menu"
