# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The third lesson of Ring: the end of a race that is drawn.

A record as in docs/notation.md; engine/race/lesson.py reads it.
"""

RECORD = """\
speed race 1
forward W
####################
#####....=..########
#####....=..########
#####....B..########
######...G..########
######..##..########
######..##....######
######..###....#####
######..####...#####
######....###..#####
######........######
######........######
#######....#########
####################
blue 10 12 4 0
green 7 12 4 0
--
3NE
3E
2N
4NE  ; your turn
3NW
3NW
4W
2NW  ; your turn
"""
