# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The first lesson of Cards: what fits, calls and the flip; the left side wins.

A record as in docs/notation.md; engine/cards/lesson.py reads it.
"""

RECORD = """\
speed cards 1
table friend
seed 6770
priority left
stuck 0
hand.left 2S AH AS 3D 8C
draw.left JH TC
hand.right 3H KC 7H KS QC
draw.right 9H 3C
centre.left TD
spare.left 2H JS
centre.right 9C
spare.right QH 2D
--
@1500 left play 5 right
@3000 left play 5 left
@4500 left play 5 left  ; your turn
@6000 right play 3 right
@7500 left call  ; your turn
@9000 right play 3 left
@10500 right call
@12000 left call
@13500 right play 4 right
@15000 left play 2 right  ; your turn
@16500 left play 1 right
@18000 left play 3 left
@19500 left play 4 right  ; your turn
"""
