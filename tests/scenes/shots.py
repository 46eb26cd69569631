# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The golden pictures as data: a name, and the keys from power-on to the picture.

Keys by their names on the badge are tapped one after the other; a number lets so many
milliseconds pass. ``friend:NAME`` puts up a race of races.py, ``computer:NAME`` the
same one against the computer, and a move such as 2NE is driven there;
``lap:LEVEL:TURNS`` drives on alone, 0 turns to the end. At the end the picture has a
second to come to rest, unless a number stands there. The number that the badge takes
from its hardware is 1. A board's name comes first where the picture is not the same on
every board. ``python -m tests.shots`` draws the pictures anew. Those of Cards stand in
card_shots.py, the pages of the rules in how_shots.py.
"""

from scenes.session import COMPUTER, FRIEND
from sim.badge import Badge
from sim.kept import memory
from sim.wiring import BOARDS
from tests.scenes.card_shots import CARD_SHOTS, do_cards
from tests.scenes.how_shots import HOW_SHOTS
from tests.scenes.races import record
from tests.scenes.racing import Player, put_race

SETTLE_MS = 1000

MENU = "a a "
"""From the title to the menu of Ring; the cursor is on how to play."""

TRIAL = MENU + "up up up a up up up a up up right a 1500 "
"""From the title to a time trial on the cup's third track, beside a ghost of par."""

LOOK_BACK = "friend:lost-turn 300 a 300 a 300 start down down a a 900 a 300 select 2000"
"""A race in which a turn was lost, given up and looked back on."""

SELF_TEST = "a start down down down down down a"

SHOTS = {
    "title": "",
    "menu": MENU,
    "menu-size": MENU + "up up up up right",
    "menu-continue": MENU + "down a 1500 up a 1500 start up a",
    "number": MENU + "up up up a up up up left up",
    "number-too-high": MENU + "up up up a left up up up",
    "number-any": MENU + "up up up a",
    "menu-number": MENU + "up up up a up up up left up a",
    "code": MENU + "up up a",
    "code-half": MENU + "up up a a down right a down a",
    "code-wrong": MENU + "up up a a a a a a a a",
    "settings": "a start",
    "settings-values": "a start down left down a down left down right",
    "so-far": "a start down down down down a",
    "self-test": "pybadge " + SELF_TEST,
    "self-test-pygamer": "pygamer " + SELF_TEST,
    "settings-es": "a start right",
    "race-start": "friend:start",
    "race-aim": "friend:aim",
    "race-slower": "friend:aim b",
    "race-stop": "friend:eleven a 900 b",
    "race-off-road": "friend:aim right",
    "race-in-the-way": "friend:in-the-way up up right",
    "race-border": "friend:border up up",
    "race-must-brake": "friend:must-brake",
    "race-trap": "friend:trap left",
    "race-eleven": "friend:eleven left",
    "race-eleven-trap": "friend:eleven left b",
    "race-lost-turn": "friend:lost-turn",
    "race-lost-at-rest": "friend:lost-at-rest",
    "race-lap": "friend:lap 4SE",
    "race-last-turn": "friend:lap 4SE a",
    "race-blue-wins": "friend:lap 4SE a 200 6W",
    "race-green-wins": "friend:green-wins 6E",
    "race-draw": "friend:lap 4SE a 200 6E",
    "race-agreed": "friend:aim start down down down a a",
    "race-gave-up": "friend:aim start down down a a",
    "race-computer": "computer:aim 100",
    "race-hints": "computer:in-the-way 300",
    "race-hints-dot": "computer:in-the-way 300 right",
    "race-alone": TRIAL,
    "race-ghost": TRIAL + "lap:1:3",
    "race-alone-lap": TRIAL + "lap:3:0",
    "pause": "friend:aim start",
    "pause-computer": "computer:start start down down",
    "pause-question": "friend:aim start down down a",
    "pause-at-the-end": "friend:green-wins 6E 900 start",
    "result": "friend:green-wins 6E 900 a",
    "result-draw": "friend:lap 4SE a 200 6E 900 a",
    "trial": TRIAL + "lap:3:0 a",
    "trial-not-best": TRIAL + "lap:3:0 a 900 a 900 lap:2:0 a",
    "trial-no-lap": TRIAL + "start down down a a 900 a",
    "look-back": LOOK_BACK,
    "look-back-step": LOOK_BACK + " right right right",
    "look-back-lost": LOOK_BACK + " a a",
    "look-back-end": LOOK_BACK + " a a a",
    **CARD_SHOTS,
    **HOW_SHOTS,
}


def draw(keys: str):
    """Return the picture after some keys, a ``sim.frame.Frame``."""
    words = keys.split()
    board = words.pop(0) if words and words[0] in BOARDS else None
    with Badge(board=board, chance=1, nvm=memory()) as badge:
        badge.advance(100)
        for word in words:
            _do(badge, word)
        if not keys[-1:].isdigit():
            badge.advance(SETTLE_MS)
        return badge.frame()


def _do(badge, word):
    """Do what a word of a shot says."""
    if word.isdigit():
        badge.advance(int(word))
    elif do_cards(badge, word):
        return
    elif word.startswith("lap:"):
        _, level, turns = word.split(":")
        Player(badge).lap(int(level), int(turns) or None)
    elif ":" in word:
        who, name = word.split(":")
        put_race(badge, record(name), versus=COMPUTER if who == "computer" else FRIEND)
    elif word[0].isdigit():
        Player(badge).drive(word)
    else:
        badge.tap(word)
