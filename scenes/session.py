# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What outlives a scene: the players' choices, the race in progress, the match.

The menu writes the wishes for the next race and calls ``director.go("making")``. That
scene reads them; the race keeps ``race_code`` and ``race_log`` up to date while it can
be continued. What stays when the badge is switched off, and what a restart on the way
hands over, is named in scenes/keep.py; all else is gone then.
"""

LANGUAGES = ("en", "es")
"""Folders of the words in scenes/texts."""

FRIEND = 0
COMPUTER = 1
SOLO = 2
"""Alone on the road: Green is parked off it and loses every turn."""

CUP = 3
"""The size that stands for the tracks of the fair cup (engine/race/cup.py)."""

CUP_TRACKS = 24
"""How many there are."""

BEST = 0
"""The ghost of a time trial drives the own best lap; 1 stands for one of par."""
NO_GHOST = 2
"""Nobody drives along."""

SCORE = 3
"""Bytes of the score of a match at Cards, in front of what is to look back on."""


class Session:
    """The choices and the state that pass from scene to scene.

    - ``game``: the game that was chosen last, 0 Ring, 1 Cards
    - ``lang``: place in LANGUAGES, or None until it was chosen
    - ``sound``: the volume, 0 to 3; ``lights``: whether they may be lit;
      ``brightness`` of the display, 0 to 3; ``low_light``: darker in a dark room
    - ``fault``: what was wrong with the settings kept (hardware/store.py)
    - ``has_played``: a race was begun or the rules were read
    - Wishes for the next race, from the menu:
      ``versus``: who drives for player two, FRIEND or COMPUTER; SOLO for a time trial;
      ``size``: as engine/codes.py has it, or CUP;
      ``number``: the track of this number in that size, 1 to 999, or None for any;
      ``code``: the track of this share code (checked), or None; overrides ``number``;
      ``rival``: the computer's level, 0 to 4 (engine.race.rival);
      ``ghost``: BEST to NO_GHOST, for time trials;
      ``hints``: whether a race shows them, 0 never, 1 to one who races alone, 2 always;
      ``is_continued``: go on with the race in progress; overrides all of them. In
      Cards: go on with the match whose score ``played`` begins with
    - Cards, from its menu:
      ``cards_versus``: FRIEND or COMPUTER; ``level``: 0 to 5 (engine.cards.level);
      ``is_expert``: the keys name the pile; ``has_before``: Up goes to the card before;
      ``swaps_ends``: the players change seats after each round;
      ``has_played_cards``: a round was begun or the rules were read;
      ``is_ready``: both have found their keys since power-on
    - ``tally``: results of both games so far (scenes/tally.py)
    - ``loads``: ms that scenes took to load, as words such as race=4200
    - ``has_run_out``: the heap has run out, and no key has changed a picture since
    - ``lesson``: the lesson of the game that is to be shown, from 1, or 0 to look back
    - ``played``: what to look back on: a race's moves, behind its track once that is
      packed (scenes/result.py); a round behind the score (scenes/cards.py)
    - The race in progress, from the race scene:
      ``race_code``: share code of its track, or None when there is none to continue;
      ``race_log``: its moves so far, a byte a ply (engine.race.race);
      ``race_versus``: who drives for player two in it
    - The table, from the scene that makes the track to the race and its result:
      ``track``, ``track_code``; ``pars``: turns of Blue's and Green's shortest lap;
      ``turns_left``: the table the computer drives by and the coach speaks by, or None;
      ``lap``: the tape of the best lap of time trials on it so far, or b"";
      ``result``: as engine.race.race has it; ``result_how``: in words;
      ``laps``: turns that Blue and Green took for theirs, 0 for no lap;
      ``is_new``: the result has not been counted yet;
      ``order``: what a panel asks of the scene below it, or None; the row of the
      settings that leads to the page which is open
    - The match, until ``start_match``:
      ``is_swapped``: False when player one is Blue, True when player one is Green;
      ``wins_one``, ``wins_two``, ``draws``: races won by player one, by player two (a
      friend or the computer), and drawn
    """

    def __init__(self):
        """Start with the defaults: no language, the fair cup, a friend, no race."""
        self.game = 0
        self.lang = None
        self.sound = 1
        self.lights = True
        self.brightness = 3
        self.low_light = False
        self.fault = 0
        self.has_played = False
        self.versus = FRIEND
        self.rival = 2
        self.hints = 1
        self.ghost = BEST
        self.size = CUP
        self.number = None
        self.code = None
        self.is_continued = False
        self.race_code = None
        self.race_log = b""
        self.race_versus = FRIEND
        self.order = None
        self.lesson = 0
        self.cards_versus = FRIEND
        self.level = 5
        self.is_expert = False
        self.has_before = False
        self.swaps_ends = False
        self.has_played_cards = False
        self.is_ready = False
        self.played = b""
        self.tally = bytearray(20)
        self.loads = ""
        self.has_run_out = False
        self.clear_table()
        self.start_match()

    def clear_table(self):
        """Let go of the track, what was computed for it, and the last game."""
        self.played = b""
        self.track = None
        self.track_code = ""
        self.pars = (0, 0)
        self.turns_left = None
        self.lap = b""
        self.result = None
        self.result_how = ""
        self.laps = [0, 0]
        self.is_new = False

    @property
    def has_hints(self):
        """Whether the race shows what each move loses."""
        return self.hints > (self.versus == FRIEND)

    @property
    def after(self):
        """The scene that follows a race."""
        return "trial" if self.versus == SOLO else "result"

    @property
    def driver(self):
        """The module that drives in a person's stead; the rules' own for none."""
        if self.versus == SOLO:
            return "scenes.race_ghost"
        if self.versus == FRIEND:
            return "engine.race.race"
        return "engine.race.duel" if self.rival == 4 else "engine.race.driver"

    def note_load(self, name, took_ms):
        """Note how long a scene took to load, for the self-test."""
        loads = [word for word in (self.loads or "").split() if "=" in word]
        loads = [word for word in loads[-4:] if not word.startswith(name + "=")]
        loads.append("%s=%d" % (name, took_ms))
        self.loads = " ".join(loads)

    def start_match(self):
        """Set the totals to nil and player one in Blue: a new pair sits down."""
        self.is_swapped = False
        self.wins_one = 0
        self.wins_two = 0
        self.draws = 0
