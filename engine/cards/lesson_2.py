# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The second lesson of Cards: ties, calls that are not true, the reshuffle; a draw.

A record as in docs/notation.md; engine/cards/lesson.py reads it.
"""

RECORD = """\
speed cards 1
table friend
seed 2303
priority right
stuck 0
hand.left 3S QS 8H 9S KH
draw.left KC
hand.right KD 9H 2S AS 5D
draw.right QH
centre.left 6D TD AD
spare.left 3C
centre.right 8C QC JS
spare.right TS
--
@1500 left play 4 right
@1500 right play 2 right
@3000 left play 3 right
@3000 right play 5 left
@4500 left play 4 right  ; your turn
@6000 left call
@7500 right call
@9000 right play 3 left
@10500 left play 1 left  ; your turn
@12000 left call
@12000 right call
@13500 left play 2 right  ; your turn
@15000 left play 3 right
@16500 left call
@18000 right play 1 left
@19500 right play 2 right
@21000 left call
@22500 left play 5 right
@22500 right play 4 left
"""
