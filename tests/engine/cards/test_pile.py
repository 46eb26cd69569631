# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""engine/cards/pile.py: the last card put on is the first to come off."""

from engine.cards.card import GAP
from engine.cards.pile import Pile


def test_a_new_pile_is_empty():
    pile = Pile()
    assert (pile.count, pile.top, pile.listed()) == (0, GAP, [])


def test_an_empty_pile_gives_no_card():
    pile = Pile()
    assert (pile.pop(), pile.count) == (GAP, 0)


def test_the_last_card_on_is_the_first_off():
    pile = Pile()
    pile.push(7)
    pile.push(8)
    assert (pile.top, pile.pop(), pile.pop(), pile.pop()) == (8, 8, 7, GAP)


def test_a_pile_is_listed_top_card_first():
    pile = Pile()
    pile.push(7)
    pile.push(8)
    assert pile.listed() == [8, 7]


def test_a_pile_is_laid_as_it_is_listed():
    pile = Pile()
    pile.push(1)
    pile.lay([8, 7, 6])
    assert (pile.listed(), pile.top) == ([8, 7, 6], 8)


def test_a_pile_has_room_for_a_pack():
    pile = Pile()
    pile.lay(range(52))
    assert (pile.count, pile.top) == (52, 0)
