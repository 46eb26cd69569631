# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Races that pictures and tests start from, as race records (docs/notation.md).

Each has moves that lead to a place where there is something to see. The first two
tracks are as the generator made them, the others are drawn by hand.
"""

BEND = """\
speed race 1
forward E
####################
#....####...########
#...............####
#...#.....##......##
#...##....##......##
##..#########.....##
##..############..##
###............#..##
###............=..##
########.......G..##
########.......B..##
#############..=..##
####################
####################
--
"""
"""A medium track, par 10 for both."""

FORK = """\
speed race 1
forward N
#####.....###...####
####......###...####
####..##..##....####
#.....##..#........#
#.....##.....##....#
#.....##.....####..#
#.....####...####..#
###...###########..#
###BG=##########...#
###...##########...#
#.....#########..###
#...##########...###
#................###
#.............######
--
"""
"""A long track that touches the border of the grid, par 14 for both."""

HALL = """\
speed race 1
forward E
####################
#..................#
#..................#
#..................#
#..................#
#.....########.....#
#.....########.....#
#.....########.....#
#.....########.....#
#.........=........#
#.........G........#
#.........B........#
#.........=........#
####################
--
"""
"""Room for two-figure speeds."""

SPUR = """\
speed race 1
forward E
####################
####################
####################
####################
####........########
####.######.########
####.######....#####
####...G....########
####...B....########
####################
####################
####################
####################
####################
--
"""
"""A short road with a dead end that is one cell wide."""

ELEVEN = "1NE 1W 2E 0 3NE 1E 4N 0 5S 1W 6N 0 7S 1E 8N 0 9W 1W 10E 0 11S 1E"
"""Blue gets faster and faster; Green does no more than it must."""

RACES = {
    "start": (BEND, ""),
    "aim": (BEND, "1NW 1SW 2E 2N 3N 3SE 4NW 4N 5W"),
    "in-the-way": (BEND, "1SE 1N 2NW 2NE"),
    "must-brake": (BEND, "1W 1N 2N 2NE 3SE 3NW 4N"),
    "trap": (BEND, "1E 1W 2NW 2NE 3SE 3N 4N"),
    "lost-turn": (BEND, "1SE 1S 2W 2W 3N 3E 2S 4N 3NE 5NW 2NW"),
    "only-the-stop": (SPUR, "1NE 1SE 2W 2E 1SW 3W"),
    "lost-at-rest": (SPUR, "1NE 1SE 2E 2E 1NE 1N 2E 0 1E 1NE 0 2E"),
    "lap": (
        BEND,
        "1NW 1SW 2E 2N 3N 3SE 4NW 4N 5W 5NW 4W 4W 5S 5W 4E 6S 5E 7E",
    ),
    "green-wins": (
        BEND,
        "1SW 1S 2E 2NE 3W 1N 2N 2NW 3E 3NW 4N 4W 3NW 5W 2E 6S 3W 7E 4W",
    ),
    "border": (FORK, "1NE 1W 2NW 2N 3NE 3N 2N 2SW"),
    "eleven": (HALL, ELEVEN),
}
"""Name -> the track, and the moves made on it."""


def record(name: str) -> str:
    """Return a race as the text of a record."""
    track, moves = RACES[name]
    return track + "".join(move + "\n" for move in moves.split())
