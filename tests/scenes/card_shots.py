# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The golden pictures of Cards as data, in the words of shots.py and a few more.

``two:NAME`` puts a table of card_tables.py up for two, ``expert:NAME`` with expert
keys, ``swap:NAME`` with ends that are swapped, ``solo:NAME`` at the computer table;
``count:NAME`` stops in the count-down. ``a+right`` presses keys at once, ``-a`` holds
one down from then on. A table stands for a second before the keys that follow.
"""

from tests.scenes import card_tables
from tests.scenes.cardplay import Cards

DECK = "a right a "
"""From the title to the menu of Cards; the cursor is on how to play."""

READY = DECK + "down a "

CARD_SHOTS = {
    "games": "a",
    "games-cards": "a right",
    "deck": DECK,
    "deck-values": DECK + "up a up a up right up right",
    "ready": READY,
    "ready-one": READY + "right",
    "ready-expert": DECK + "up up up a down down down down a b",
    "cards-count-down": "count:open 100",
    "cards-go": "count:open 2200",
    "cards-friend": "two:open",
    "cards-cursors": "two:open down down b b b b 5",
    "cards-lands": "two:open right 5",
    "cards-choice": "two:both_fit right 5",
    "cards-choices": "two:both_fit right+a 5",
    "cards-shakes": "two:open down right+a 5",
    "cards-late": "two:tie a+right 5",
    "cards-call": "two:open select 5",
    "cards-calls": "two:open select+start 5",
    "cards-cleared": "two:open start right 5",
    "cards-flip": "two:open select+start 705",
    "cards-shuffled": "two:shuffle select+start 705",
    "cards-last-chance": "two:fourth select+start 2000",
    "cards-blink": "two:open 5100",
    "cards-expert": "expert:open select select select select select 5",
    "cards-expert-call": "expert:open select select select select select left 5",
    "cards-empty": "two:fifth",
    "cards-stuck": "two:fifth select+start 705",
    "cards-win": "two:last right 400",
    "cards-draw": "two:last right+a 400",
    "solo": "solo:open",
    "solo-due": "solo:stuck 400",
    "solo-win": "solo:last right 400",
    "rest": "two:open -start 1200",
    "round": "two:last start right+a 1900",
    "round-win": "two:win start right+a down right 1900",
    "round-swap": "swap:last a 1900",
    "round-stuck": "two:fifth select+start 2500",
    "round-solo": "solo:last right 1900",
    "look-back-cards": "two:last right+a 1900 select 2000 left",
}

WISHES = {
    "two": {},
    "expert": {"is_expert": True},
    "swap": {"swaps_ends": True},
    "solo": {"cards_versus": 1, "level": 2},
}


def do_cards(badge, word) -> bool:
    """Do what a word of a shot says, if it is one of these; return whether it is."""
    who, _, name = word.partition(":")
    if who in WISHES or who == "count":
        table = getattr(card_tables, name.upper())
        Cards(badge).lay(table, who == "count", **WISHES.get(who, {}))
        badge.advance(0 if who == "count" else 1000)
    elif "+" in word:
        Cards(badge).chord(word.replace("+", " "))
    elif word[0] == "-":
        badge.press(word[1:])
    else:
        return False
    return True
