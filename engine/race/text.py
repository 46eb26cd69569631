# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Ring as text: moves and whole records, read and written (docs/notation.md).

``play`` is the checked door to the rules: it takes what a person typed and says why a
rule refuses it. The lines before ``--`` are read and written in engine/race/start.py.
"""

from engine.errors import IllegalMoveError, NotationError, quoted
from engine.race.race import (
    AGREED,
    COLOURS,
    FASTER,
    LOST,
    LOST_AT_REST,
    RESIGN,
    SLOWER,
    STOP,
    Race,
)
from engine.race.start import StartLines, start_lines
from engine.race.track import COMPASS
from engine.record import RecordError, halves, is_number, missing_end

FORM = "speed race 1"
"""The first line of a race record: the form and its version."""

STOP_TEXT = "0"
"""Speed 1 down to 0."""
LOST_TEXT = "x"
"""A lost turn."""
RESIGN_TEXT = "resign"
"""The side to move gives up."""
DRAW_TEXT = "draw"
"""Both agree on a draw."""

_WANTED = "a move such as 2NE, or 0, x, resign or draw"


def read_record(text: str) -> tuple:
    """Return (race, moves): the race before its first move, and its moves.

    Each move is (line number, text) and is known to be readable, not to be legal.
    RecordError for the first fault.
    """
    head, end, body = halves(text, FORM)
    start = StartLines(head, end)
    if not end:
        raise missing_end(text)
    race = start.race()
    moves = []
    for line, content in body:
        move = content.strip(" ")
        try:
            read_move(move)
        except NotationError as error:
            raise RecordError(line, str(error))
        moves.append((line, move))
    return race, moves


def record_lines(race: Race) -> list:
    """Return the lines of a record of the race, from its start to where it stands.

    The race is taken back to its start and played again on the way.
    """
    played = []
    while race.plies:
        played.append(race.pop())
    lines = [FORM] + start_lines(race) + ["--"]
    while played:
        move = played.pop()
        lines.append(move_text(race, move))
        _replay(race, move)
    return lines


def move_text(race: Race, move: int) -> str:
    """Return a move of the side to move, a byte as the log has it, as text."""
    if move >= LOST:
        return {RESIGN: RESIGN_TEXT, AGREED: DRAW_TEXT}.get(move, LOST_TEXT)
    speed = race.cars[race.turn].speed
    if move < SLOWER:
        return f"{speed + 1}{COMPASS[move - FASTER]}"
    if speed == 1:
        return STOP_TEXT
    return f"{speed - 1}{COMPASS[move - SLOWER]}"


def legal_texts(race: Race) -> list:
    """Return every legal move of the side to move as text.

    The faster ones come first, each kind clockwise from north.
    """
    return [move_text(race, move) for move in race.legal_moves()]


def read_move(text: str) -> tuple:
    """Return (new speed, direction 0 to 7) of a move; the direction is None for ``0``.

    (None, None) for ``x``, ``resign`` and ``draw``. NotationError for anything else.
    """
    if text in (LOST_TEXT, RESIGN_TEXT, DRAW_TEXT):
        return None, None
    if text == STOP_TEXT:
        return 0, None
    split = 0
    while split < len(text) and is_number(text[split]):
        split += 1
    digits, point = text[:split], text[split:]
    if not digits or digits[0] == "0" or point not in COMPASS:
        raise NotationError(f"expected {_WANTED}, found {quoted(text)}")
    # no grid has room for four digits; such a move is refused whatever its value is
    return int(digits[:4]), COMPASS.index(point)


def play(race: Race, text: str):
    """Play a move, a resignation or an agreed draw, given as text.

    NotationError when it cannot be read. IllegalMoveError when a rule refuses it; then
    nothing has changed.
    """
    wanted = read_move(text)
    if race.turn is None:
        raise IllegalMoveError("the race is over")
    if text == RESIGN_TEXT:
        race.resign()
    elif text == DRAW_TEXT:
        race.agree_draw()
    else:
        race.push(_find_move(race, *wanted))


def _find_move(race, speed, direction):
    """Return the byte of the move to a speed; None stands for a lost turn."""
    legal = race.legal_moves()
    if speed is None:
        if legal:
            moves = f"there are {len(legal)}" if len(legal) > 1 else "there is one"
            which = f"{moves}, such as {move_text(race, legal[0])}"
            raise IllegalMoveError(f"a turn is lost only without a legal move; {which}")
        return LOST
    if not legal:
        raise IllegalMoveError("there is no legal move: the turn is lost, expected x")
    now = race.cars[race.turn].speed
    if direction is None:
        move = STOP
    else:
        move = direction + (FASTER if speed > now else SLOWER)
    if abs(speed - now) != 1:
        raise IllegalMoveError(_wrong_speed(now, speed))
    if move not in legal:
        raise IllegalMoveError(_blocked(race, speed, direction))
    return move


def _wrong_speed(now, speed):
    """Return why a speed is refused (Ring 3)."""
    expected = f"{now - 1} or {now + 1}" if now else "1"
    return (
        f"the speed is {now} and must change by 1: expected {expected}, found {speed}"
    )


def _blocked(race, speed, direction):
    """Return which step of a refused move meets what (Ring 4)."""
    track = race.track
    point = COMPASS[direction]
    right = ("E" in point) - ("W" in point)
    down = ("S" in point) - ("N" in point)
    car, rival = race.cars[race.turn], race.cars[1 - race.turn]
    step, x, y = 1, track.x(car.cell) + right, track.y(car.cell) + down
    while _is_road(track, x, y) and track.cell(x, y) != rival.cell:
        step, x, y = step + 1, x + right, y + down
    what = "leaves the road"
    if _is_road(track, x, y):
        what = f"meets the {COLOURS[1 - race.turn]} car"
    return f"step {step} of {speed} {what} at ({x},{y})"


def _is_road(track, x, y):
    """Return whether a place, also one outside of the grid, is road."""
    inside = 0 <= x < track.width and 0 <= y < track.height
    return inside and track.is_road(track.cell(x, y))


def _replay(race, move):
    """Play a byte as ``pop`` returned it."""
    if move == RESIGN:
        race.resign()
    elif move == AGREED:
        race.agree_draw()
    else:
        race.push(LOST if move == LOST_AT_REST else move)
