# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A list of choices: both menus are one."""

import pytest


@pytest.fixture(params=["menu", "deck"])
def page(cards, request):
    """Each menu in turn, as the badge shows it."""
    cards.go(request.param)
    return cards.badge


def row(badge):
    """Return the row of the cursor."""
    return badge.namespace["director"].top.row


def test_the_cursor_goes_round_in_both_directions(page):
    top = page.namespace["director"].top
    first, last = top.first, len(top._words.ROWS) - 1
    assert row(page) == last
    page.tap("down")
    assert row(page) == first
    page.tap("up")
    assert row(page) == last


@pytest.mark.parametrize("keys", ["left", "right", "select", "start"])
def test_keys_without_a_meaning_on_a_row_send_nothing(page, keys):
    before = len(page.stats.refreshes)
    page.tap(keys)
    assert len(page.stats.refreshes) == before


def test_both_menus_are_one_kind_of_page(cards):
    found = []
    for name in ("menu", "deck"):
        cards.go(name)
        found.append(type(cards.director.top).__mro__[1].__name__)
    assert found == ["ListPage", "ListPage"]
