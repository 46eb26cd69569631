# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How many letters each text may have where it stands on the screen.

A text with ``%`` in it is measured filled in: beside its number of letters stands what
to fill in. Files with tests of their own are not here: the coach's lines
(test_caption.py) and the table of Ring (test_race_words.py).
"""

LINE = 26
"""A line across the whole screen: headings, keys, the rules, captions."""
SIZES, NAMES, FRIENDS = "SIZES", "NAMES", "FRIENDS"
"""To fill in: each text of this name in the same file."""
NAME = "M" * 7
"""The longest name that a side or a level of the computer may have."""
BEFORE_STARS = 21
"""What has room beside the stars of a lap."""

PLACES = {
    "cards": {
        "CALL": 7,
        "SIDES": 7,
        "YOU": 7,
        "GO": 13,
        "FLIP": 13,
        "DUE": 13,
        "SHUFFLE": 13,
        "LAST_CHANCE": 13,
        "CLEARED": 13,
        "STUCK": 13,
        "WINS": (13, NAME),
        "YOU_WIN": 13,
        "DRAW": 13,
    },
    "code": {
        "HEADING": LINE,
        "WRONG": LINE,
        "KEYS": LINE,
        "KEYS_FULL": LINE,
        "KEYS_EMPTY": LINE,
    },
    "deck": {"HEADING": LINE, "ROWS": None, "MODES": 11, "SWITCH": 11, "KEYS": LINE},
    "games": {"HEADING": LINE, "NAMES": 10, "LOW": (23, 10), "KEYS": LINE},
    "how": {"HEADING": LINE, "PAGES": LINE, "KEYS": LINE, "KEYS_LAST": LINE},
    "how_cards": {"HEADING": LINE, "PAGES": LINE, "KEYS": LINE, "KEYS_LAST": LINE},
    "lesson": {
        "RACE": 23,
        "CARDS": 23,
        "YOUR_MOVE": LINE,
        "YOUR_CARD": LINE,
        "GRADES": LINE,
        "NOTHING_MISSED": LINE,
        "STOP_OF": (9, 340, 340),
        "KEYS": LINE - 8,
        "KEYS_PLAY": LINE - 6,
        "KEYS_AIM": LINE - 6,
        "KEYS_AGAIN": LINE - 6,
        "KEYS_END": LINE,
    },
    "language": {"HEADING": LINE, "NAMES": 18, "KEYS": LINE},
    "lessons": {"HEADINGS": LINE, "KEYS": LINE},
    "levels": {"NAMES": 7},
    "loading": {"LOADING": LINE},
    "menu": {
        "HEADING": LINE,
        "ROWS": None,
        "GHOSTS": 7,
        "TRACKS": 7,
        "RIVALS": 7,
        "HINTS": 7,
        "ANY": 11,
        "NONE": 11,
        "KEYS": LINE,
        "KEYS_SIZE": LINE,
    },
    "number": {
        "HEADING": LINE,
        "SIZES": 6,
        "TRACK": (LINE, SIZES),
        "TOO_HIGH": LINE,
        "ANY": (LINE, SIZES),
        "KEYS": LINE,
    },
    "pause": {
        "HEADING": 11,
        "ROWS": 18,
        "SOUND": 18,
        "BATTERY": (24, 100),
        "SURE": (24, NAMES),
        "NAMES": 7,
        "TRACK": (15, "200780N"),
        "KEYS": LINE,
        "KEYS_SURE": LINE,
    },
    "ready": {
        "CALL": 13,
        "NEXT": 11,
        "PLAY": 11,
        "PILE_LEFT": 11,
        "PILE_RIGHT": 11,
        "HOLD": 13,
        "LAST_STOP": 13,
        "PRESS": 13,
        "READY": 6,
    },
    "rest": {
        "HEADING": LINE,
        "ROWS": 18,
        "SOUND": 18,
        "BATTERY": (24, 100),
        "KEYS": LINE,
    },
    "result": {
        "HEADING": LINE,
        "WON": BEFORE_STARS,
        "DRAW": BEFORE_STARS,
        "MATCH": (25, FRIENDS),
        "FRIENDS": 10,
        "SOLO": 10,
        "DRAWS": 10,
        "NEXT": 10,
        "KEYS": LINE,
        "LOOK_BACK": 25,
    },
    "round": {
        "HEADING": LINE,
        "WINS": (13, NAME),
        "YOU_WIN": 13,
        "DRAW": 13,
        "DRAWN": (11, 99),
        "OUT": 13,
        "STUCK": 13,
        "SCORE": 11,
        "PLAYED": 11,
        "FASTEST": 11,
        "BEATEN": 11,
        "UNTRUE": 11,
        "SWAP": 13,
        "KEYS": LINE,
        "SECONDS": (6, 12, 3),
    },
    "so_far": {
        "HEADING": LINE,
        "RING": 14,
        "CARDS": 14,
        "PAR": (11, 99),
        "SECONDS": (11, 655, 35),
        "KEYS": LINE,
    },
    "self_test": {
        "HEADING": LINE,
        "HELD": (25, "Sta Sel Ⓑ Ⓐ ▶ ▼"),
        "GAP": (25, 99999),
        "HEAP": (25, 99999, 99999),
        "TIMES": (25, 999, 99),
        "STICK": (25, 65535, 65535),
        "NO_STICK": 25,
        "POWER": (25, 100, 65535),
        "STORE": 25,
        "PRINTED": 25,
        "KEYS": LINE,
        "LOADS": 4,
    },
    "settings": {
        "HEADING": LINE,
        "ROWS": None,
        "SWITCH": 7,
        "DARK": 7,
        "KEYS": LINE,
        "KEYS_PAGE": LINE,
    },
    "trial": {
        "HEADING": LINE,
        "LAP": (BEFORE_STARS, 150),
        "NO_LAP": BEFORE_STARS,
        "PAR": (25, 19),
        "BEST": (25, 150),
        "IS_BEST": 25,
        "LOOK_BACK": 25,
        "KEYS": LINE,
    },
    "title": {"TAGLINE": 13, "KEYS": LINE, "FAULT": LINE},
}
"""File of words: name of the text: its letters, or (letters, what to fill in)."""

ROWS = {
    "menu": (2, 3, 4, 5, 6, 7),
    "deck": (2, 3, 4, 5),
    "settings": (0, 1, 2, 3, 6),
}
"""The rows of the lists that have a value beside them, and so 12 letters only."""
ROW, SHORT_ROW = 25, 12


def room(stem: str, name: str, place: int):
    """Return the letters for one of the texts of a name, and what to fill in."""
    letters = PLACES[stem][name]
    if letters is None:
        return (SHORT_ROW if place in ROWS[stem] else ROW), ()
    if isinstance(letters, tuple):
        return letters[0], letters[1:]
    return letters, ()
