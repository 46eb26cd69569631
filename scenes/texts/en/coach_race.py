# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What the coach of Ring says: a line for each fact of engine/race/coach*.py.

A line has 26 letters, filled in. {c0} is the fact's first number as a car's name; the
other kinds of fillings are in scenes/caption.py: d an arrow, n a number of up to two
figures, T turns with their word.
"""

NAMES = ("Blue", "Green")
"""The cars; 5 letters."""
TURNS = ("%d turn", "%d turns")
"""One turn, and several."""

STARTS = "{c0} starts: speed 1 {d1}"
FASTER = "{c0} speeds up to {n1} {d2}"
SLOWER = "{c0} slows down to {n1} {d2}"
TURNS_FASTER = "{c0} turns, up to {n1} {d2}"
TURNS_SLOWER = "{c0} turns, down to {n1} {d2}"
STOPS = "{c0} stops: speed 0"
LOSES = "{c0} loses a turn: {n1}→{n2}"
LOSES_AT_REST = "{c0} loses a turn at rest"
LAP = "{c0} has done its lap"
DEBT = "{c0} backs over the line"
PAYS = "{c0} pays its debt"
RESIGNS = "{c0} gives up"
AGREED = "Both agree on a draw"
STEP_OFF = "Step {n0} of {n1} is off road"
STEP_HITS = "Step {n0} of {n1} hits {c2}"
FROM_REST = "At rest it can only start"

OTHERS = "Best of {n0} others: {n1} {d2}"
OTHERS_STOP = "Best of {n0} others: stop"
OTHERS_UNKNOWN = "{n0} other moves"
ONE_OTHER = "One other move: {n0} {d1}"
ONE_OTHER_STOP = "One other move: stop"
ONLY_MOVE = "No other move"
ONLY_SLOWER = "Must brake: no other move"
ROAD_BARS = "No way at {n0}: must brake"
CAR_BARS = "{c0} bars {n1}: must brake"
SHUT_BOTH = "No way at {n0} or at {n1}"
SHUT_ROUND = "All ways round are shut"
COULD_MOVE = "Possible moves: {n0}"

WINS = "{c0} is first: it wins"
DRAW_LAPS = "Both laps done: a draw"
DRAW_LIMIT = "{m0} turns each: a draw"
EXTRA = "Now Green's extra turn"
EXTRA_MISSED = "No lap in it: {c0} wins"
SO_WINS = "So {c0} wins"
NOBODY_WINS = "So nobody wins"
LATE = "Braking before was safe"
CAR_SHUTS = "{c0} has shut its way"
TOO_FAST = "Too fast for this road"
OWES = "Next time over pays for it"
PAID = "Next time over is the lap"
BLOCKS = "Blocks: {c0} loses a turn"
DOOMED = "{c0} will lose a turn"
RISKS = "{c0} may shut its way"
FORCED_BACK = "Only backward was open"
HINDERS = "Delays {c0} by {T1}"
COSTS = "Costs {n0}: still {n1} to go"
IN_TIME = "In time: saves {T0}"
HELD_UP = "{c0} in the way: {n1}→{n2}"
GOOD = "Good: turns to go {n0}→{n1}"
NOT_KNOWN = "Turns to go: not known"
BEST = "Quickest: {n0} {d1}"
BEST_STOP = "Quickest: stop"
TURN_LOST = "The turn is lost"

COST = "Cost {c0} {T1}"
OVER_PAR = "{c0}: {T1} over par"
SAVED = "Saved {c0} {T1}"
