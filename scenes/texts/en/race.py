# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What Ring's table says. Bar notes have 8 letters a line, notices 22.

Short texts that belong together are cut from one: each by itself would be a name, which
takes a place in the interpreter's table for good (docs/badge.md).
"""

NAMES = "BLUE|GREEN".split("|")
"""The two cars, as the bar and the notices call them."""
OWES = "BLUE owes|GREEN owes".split("|")
"""The same for a car that has backed over the line and owes it; 10 letters."""
TURN, LAST, WINS, DRAW, GO_ON, LOST_REST = (
    "turn %d/%d|last turn|%s WINS|A DRAW|Ⓐ go on|no way out"
).split("|")
"""Turn number and par, 10 letters; in its place for Green's extra turn; the end of a
race, won and drawn; below a result; why a turn is lost at speed 0."""
DRIVE, STOP, FASTER, SLOWER = "Ⓐ drive|Ⓐ stop|Ⓑ faster|Ⓑ slower".split("|")
"""What A does, also where the aim is speed 0; what B does while the aim is slower,
and while it is faster."""
MUST_BRAKE = "must|brake".split("|")
"""No faster move is legal."""
NO_WAY = "turn|lost".split("|")
"""No move at all is legal."""
TRAP = "could be|shut in!".split("|")
"""The rival has a reply after which the next turn would be lost."""
LOSES = "loses 1|loses 2+".split("|")
"""The turns that an aim loses, with hints."""
OFF_ROAD = "off the|road".split("|")
"""Why an aim is shut."""
IN_WAY = "a car in|the way".split("|")
"""Why an aim is shut."""
THINKS = "computer|drives".split("|")
"""The computer is about to move."""
LOST = "%s LOSES A TURN"
"""A lost turn; the name goes in."""
LOST_WHY = "cannot go %d or %d"
"""The two speeds that were not possible."""
LOST_SPEED = "speed %d → %d  Ⓐ go on"
"""What it costs."""
LOST_STILL = "still at 0  Ⓐ go on"
"""What it costs at speed 0."""
LAP = "%s HAS ITS LAP"
"""Blue has finished, Green has its extra turn; the name goes in."""
EXTRA = "%s: one last turn"
"""Whose extra turn it is."""
LAP_HOW = "a lap draws  Ⓐ go on"
"""What the extra turn can do."""
WINS_HOW = "%d turns, par %d"
"""How good the lap was."""
GAVE_UP = "%s gave up"
"""The other side resigned."""
DRAW_BOTH = "both in %d turns"
"""Both finished in the same turn."""
DRAW_AGREED = "both agreed"
"""They agreed."""
DRAW_LIMIT = "No lap in 150 turns"
"""The race went on for too long."""
