# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The third lesson of Cards: stuck five times in a row, at the computer table.

A record as in docs/notation.md; engine/cards/lesson.py reads it.
"""

RECORD = """\
speed cards 1
table computer
seed 1081
priority right
stuck 0
hand.left 3D 5S JS -- --
draw.left
hand.right 7H TD 3S -- --
draw.right
centre.left JH 2D QH 8D KC
spare.left 7D
centre.right 7C QD 4S QC 4H
spare.right 7S
--
@1500 right play 2 left
@3000 left play 3 left  ; your turn
"""
