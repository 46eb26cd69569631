# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Says how a race stands, for sim/pilot.py; only loaded while Ring is played."""


def tell(name, director):
    """Print the track and what is due, then the aim and the plies so far."""
    if name == "race":
        scene = director.top
        race, aim = scene.race, scene.aim
        print("?", director.session.track_code, scene.is_noticing, scene.due)
        print("?", aim.direction, aim.is_slower, end=" ")
        for ply in range(race.plies):
            print(race.log[ply], end=" ")
        print()
