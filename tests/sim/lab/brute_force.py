# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The two-car game by brute force: the engine's Race played out from every position.

Nothing of the lab is used: positions are what ``Race.place`` takes, moves what it
lists, and values are found by asking every undecided position again and again.
"""

from engine.race.race import COLOURS, DRAW, LOST, Race


class BruteForce:
    """All positions that can come up on a track, whichever car starts outside.

    ``value[position]`` is (result, plies to the end); the plies are None for a draw
    that nobody can end without losing.
    """

    def __init__(self, track):
        self.race = Race(track)
        self.after = {}
        blue, green = (track.blue, 0, 0), (track.green, 0, 0)
        self.explore([(blue, green, 0), (green, blue, 0)])
        self.value = {}
        self.decide_wins()
        self.decide_draws()

    def explore(self, found):
        """Play every move of every position once."""
        while found:
            position = found.pop()
            if position not in self.after:
                self.after[position] = self.replies(position)
                found += [p for p in self.after[position] if not isinstance(p, str)]

    def replies(self, position):
        """What each move leads to: a position, or a result."""
        race = self.race
        race.place(*position)
        found = []
        for move in race.legal_moves() or bytes([LOST]):
            race.push(move)
            found.append(race.result or position_of(race))
            race.pop()
        return found

    def decide_wins(self):
        """Wins and losses, those in fewer plies first."""
        plies, quiet = 0, 0
        while quiet < 2:  # Blue's first win takes two plies, Green's takes one
            plies += 1
            new = {
                position: (winner, plies)
                for position, after in self.after.items()
                if position not in self.value
                for winner in [self.winner(position[2], after)]
                if winner
            }
            self.value.update(new)
            quiet = 0 if new else quiet + 1

    def winner(self, turn, after):
        """Who has won already: the mover with one move, the other with all."""
        results = {self.result(one) for one in after}
        if COLOURS[turn] in results:
            return COLOURS[turn]
        return COLOURS[1 - turn] if results == {COLOURS[1 - turn]} else None

    def result(self, after):
        """What is known of one reply."""
        return after if isinstance(after, str) else self.value.get(after, (None,))[0]

    def decide_draws(self):
        """All else is drawn: in how many plies can both laps end it, if they can?"""
        drawn = [p for p in self.after if p not in self.value]
        found = {DRAW: 0}
        plies = 0
        while plies <= max(found.values()) + 1:
            plies += 1
            ends = set(found)
            for position in drawn:
                if position not in found and ends & set(self.after[position]):
                    found[position] = plies
        self.value.update({p: (DRAW, found.get(p)) for p in drawn})


def position_of(race):
    """The position of a race as ``Race.place`` takes it."""
    blue, green = [(car.cell, car.speed, car.lap) for car in race.cars]
    return blue, green, race.turn
