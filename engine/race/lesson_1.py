# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The first lesson of Ring: a whole race, driven well; Blue wins.

A record as in docs/notation.md; engine/race/lesson.py reads it.
"""

RECORD = """\
speed race 1
forward S
####################
########....########
#######.....########
######........######
######........######
######...##...######
######BG=##....#####
######...##....#####
######...###...#####
######....##...#####
######....##...#####
######.........#####
#########......#####
####################
--
1SE
1SW
2S
2S
3SE  ; your turn
3SE
4NE
4E
3NW  ; your turn
5N
2NW
4N
3SW  ; your turn
5W
"""
