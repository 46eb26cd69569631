# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The start of a race as text: the lines of a race record before ``--``.

They give the track, as rows or as a code, where the cars are, and whose turn it is
(docs/notation.md, "The start of a race").
"""

from engine.errors import NotationError, quoted
from engine.race.race import COLOURS, Race
from engine.race.rows import CELLS, Rows, row_lines
from engine.race.track import COMPASS, Track
from engine.race.validity import MAX_SIDE
from engine.record import RecordError, read_number, words

KEYWORDS = {
    "forward": (1, "forward N, E, S or W"),
    "code": (1, "code and its 7 characters"),
    "blue": (4, "blue X Y SPEED LAP"),
    "green": (4, "green X Y SPEED LAP"),
    "turn": (1, "turn blue or turn green"),
}
"""What begins a line that is no row: how many words follow, and what they are."""

_WANTED = "a row of # . = B G, or forward, code, blue, green, turn or --"


def start_lines(race: Race) -> list:
    """Return the lines that ``StartLines`` reads back, for a race without a move.

    Lines that would only repeat what every race starts with are left out.
    """
    track = race.track
    lines = track_lines(track)
    for name, car, home in zip(COLOURS, race.cars, (track.blue, track.green)):
        if (car.cell, car.speed, car.lap) != (home, 0, 0):
            x, y = track.x(car.cell), track.y(car.cell)
            lines.append(f"{name} {x} {y} {car.speed} {car.lap}")
    if race.turn != 0:
        lines.append("turn green")
    return lines


def track_lines(track: Track) -> list:
    """Return ``forward`` and the rows of a track, the top one first."""
    return ["forward " + COMPASS[track.forward]] + row_lines(track)


class StartLines:
    """The lines before ``--``, sorted: what each keyword says, and the rows.

    ``head`` is as engine/record.py gives it; ``end`` is the line of ``--``, where what
    is missing is reported. RecordError for the first line that cannot be read.
    """

    def __init__(self, head: list, end: int):
        self._end = end
        self._said = {}  # type: dict  # keyword: (line, the words behind it)
        self._rows = Rows()
        self._parting = 0  # the first line behind the rows
        for line, content in head:
            found = words(content)
            if found[0] in KEYWORDS:
                self._keep_words(line, found)
            else:
                self._keep_row(line, content, found)

    def _keep_words(self, line, found):
        keyword = found[0]
        count, wanted = KEYWORDS[keyword]
        if len(found) != count + 1:
            raise _expected(line, wanted, " ".join(found))
        if keyword in self._said:
            first = self._said[keyword][0]
            raise RecordError(
                line, f"expected one {keyword}; line {first} has one, too"
            )
        self._said[keyword] = (line, found[1:])
        if self._rows.first_line and not self._parting:
            self._parting = line

    def _keep_row(self, line, content, found):
        if len(found) > 1 or found[0][0] not in CELLS:
            raise _expected(line, _WANTED, " ".join(found))
        if self._parting:
            why = f"expected the rows together; line {self._parting} parts them"
            raise RecordError(line, why)
        self._rows.add(line, content)

    def race(self) -> Race:
        """Return the race before its first move; RecordError when there is none."""
        race = Race(self._track())
        self._place_cars(race)
        return race

    def _track(self):
        """Return the track that the code or the rows give."""
        if "code" in self._said:
            return self._track_of_code()
        if "forward" not in self._said:
            raise RecordError(self._end, "expected forward N, E, S or W before --")
        line, (point,) = self._said["forward"]
        if point not in ("N", "E", "S", "W"):
            raise _expected(line, KEYWORDS["forward"][1], "forward " + point)
        if not self._rows.first_line:
            raise RecordError(
                self._end, "expected the rows of a track, or code, before --"
            )
        return self._rows.track(COMPASS.index(point))

    def _track_of_code(self):
        line, (code,) = self._said["code"]
        beside = self._rows.first_line
        if "forward" in self._said:
            beside = self._said["forward"][0]
        if beside:
            raise RecordError(
                beside, f"expected no track beside the code in line {line}"
            )
        # these two are large, and few records name a code
        from engine.codes import read_track_code
        from engine.race.generator import candidate

        try:
            track = candidate(*read_track_code(code))
        except NotationError as error:
            raise RecordError(line, str(error))
        if track is None:
            raise RecordError(line, f"expected the code of a track, {code} is of none")
        return track

    def _place_cars(self, race):
        """Put the cars and the turn where the lines say, if they say so."""
        track = race.track
        turn = self._turn()
        blue = self._car(0, track, track.blue)
        green = self._car(1, track, track.green)
        if blue[0] == green[0]:
            line = self._said["green" if "green" in self._said else "blue"][0]
            raise RecordError(line, "expected the cars on two cells, found both on one")
        if blue[2] == 1 and turn == 0:
            why = "expected turn green beside it, since blue has done its lap"
            raise RecordError(self._said["blue"][0], why)
        race.place(blue, green, turn)

    def _turn(self):
        """Return whose turn it is: 0 or 1."""
        if "turn" not in self._said:
            return 0
        line, (name,) = self._said["turn"]
        if name not in COLOURS:
            raise _expected(line, KEYWORDS["turn"][1], "turn " + name)
        return COLOURS.index(name)

    def _car(self, side, track, home):
        """Return (cell, speed, lap) of a car; ``home`` is its cell on the line."""
        name = COLOURS[side]
        if name not in self._said:
            return home, 0, 0
        line, (x, y, speed, lap) = self._said[name]
        x = read_number(x, 0, track.width - 1, "the column X", line)
        y = read_number(y, 0, track.height - 1, "the row Y", line)
        speed = read_number(speed, 0, MAX_SIDE - 1, "the speed", line)
        # green with its lap done would have won, so there is no such position
        lap = read_number(lap, -1, 1 - side, "the lap counter", line)
        cell = track.cell(x, y)
        if not track.is_road(cell):
            raise RecordError(
                line, f"expected road under the car, ({x},{y}) is off road"
            )
        return cell, speed, lap


def _expected(line, wanted, found):
    """Return the error for a line that should read otherwise."""
    return RecordError(line, f"expected {wanted}, found {quoted(found)}")
