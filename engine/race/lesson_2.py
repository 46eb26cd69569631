# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The second lesson of Ring: what goes wrong, and how cars block; Green wins.

A record as in docs/notation.md; engine/race/lesson.py reads it.
"""

RECORD = """\
speed race 1
forward S
####################
#######.......######
######........######
######..##.....#####
######..#####...####
#####..######...####
#####..######...####
#####BG######..#####
#####..#####...#####
#####..###.....#####
#####..##......#####
#####..........#####
#######........#####
####################
--
1S
1W
0
0
1SE
1NE
2S
2S
3E  ; your turn
3S
4NE
4E
5N
5NE
6W
4NW
x
3W
x
2SW  ; your turn
3E
3S  ; your turn
"""
