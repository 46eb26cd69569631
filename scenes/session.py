# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What outlives a scene: the players' choices, the race in progress, the match.

The menu writes the wishes for the next race and calls ``director.go("race")``. The race
scene reads them and keeps ``race_code`` and ``race_log`` up to date while a race can be
continued. All of it is gone when the badge is switched off.
"""

SHORT = 0
MEDIUM = 1
LONG = 2

FRIEND = 0
COMPUTER = 1


class Session:
    """The choices and the state that pass from scene to scene."""

    def __init__(self):
        """Start with the defaults: English, a medium track, a friend, no race."""
        self.lang = "en"
        """Folder of the words: scenes/texts/<lang>."""

        self.has_played = False
        """Whether a race was begun or the rules were read since power-on."""

        self.versus = FRIEND
        """Who drives for player two: FRIEND or COMPUTER."""

        self.size = MEDIUM
        """Size of the next track: SHORT, MEDIUM or LONG."""

        self.number = None
        """Wish: the track of this number, 1 to 999, in ``size``; None for any."""

        self.code = None
        """Wish: the track of this share code, checked; overrides size and number."""

        self.is_continued = False
        """Wish: go on with ``race_code`` and ``race_log``; overrides the others."""

        self.race_code = None
        """Share code of the race in progress; None when there is none to continue."""

        self.race_log = b""
        """Moves of the race in progress, one byte a ply (engine.race.race)."""

        self.race_versus = FRIEND
        """Who drives for player two in the race in progress."""

        self.is_swapped = False
        """False: player one is Blue; True: player one is Green, after a swap."""

        self.wins_one = 0
        """Races that player one has won in this match."""

        self.wins_two = 0
        """Races that player two, a friend or the computer, has won in this match."""

        self.draws = 0
        """Drawn races of this match."""

    def start_match(self):
        """Set the totals to nil and player one in Blue: a new pair sits down."""
        self.is_swapped = False
        self.wins_one = self.wins_two = self.draws = 0
