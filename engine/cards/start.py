# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The start of a round as text: the lines of a cards record before ``--``.

They give the cards on the table, or the code of a deal, and what the rules remember
(docs/notation.md, "The start of a round").
"""

from engine.cards.card import GAP, PACK, RANKS, SUITS
from engine.cards.deal import deal, first_priority
from engine.cards.event import BOTH, SIDES, SLOTS
from engine.cards.table import MAX_STUCK, Table
from engine.errors import NotationError, quoted
from engine.record import RecordError, read_number, words
from engine.rng import SEEDS

TABLES = ("friend", "computer")
"""The kinds of table; at the second one cards turn by themselves."""
GAP_TEXT = "--"
"""An empty slot as text."""

HINTS = {
    "table": "table friend or table computer",
    "seed": "seed and one number",
    "priority": "priority left or priority right",
    "stuck": "stuck and one number",
    "calls": "calls and the sides whose calls stand",
    "code": "code and its 7 characters",
}
"""What each line looks like that holds no cards."""
PLACES = ("hand", "draw", "centre", "spare")
"""Where cards are; a line names a place and a side, such as ``hand.left``."""

_FIRST = "expected table, seed, priority, stuck, calls, code or --,"
_FIRST += " or hand, draw, centre or spare with .left or .right"


def card_text(card: int) -> str:
    """Return a card, or a GAP, as two characters: rank and suit, or ``--``."""
    return GAP_TEXT if card == GAP else RANKS[card >> 2] + SUITS[card & 3]


def card_texts(cards: list) -> list:
    """Return cards, and GAPs, as texts in the same order."""
    return [card_text(card) for card in cards]


def read_card(text: str) -> int:
    """Return the card that two characters name; NotationError if they name none."""
    rank, suit = text[:1], text[1:]
    if len(text) != 2 or rank not in RANKS or suit not in SUITS:
        raise NotationError(f"expected a card such as 5H or TS, found {quoted(text)}")
    return RANKS.index(rank) << 2 | SUITS.index(suit)


def start_lines(table: Table) -> list:
    """Return the lines that ``StartLines`` reads back, for a round that is not over."""
    lines = [
        f"table {TABLES[table.is_automatic]}",
        f"seed {table.seed}",
        f"priority {SIDES[table.priority]}",
        f"stuck {table.stuck}",
    ]
    if table.calls:
        standing = [SIDES[side] for side in BOTH if table.calls >> side & 1]
        lines.append(" ".join(["calls"] + standing))
    for side in BOTH:
        lines.append(_line_of("hand", side, table.hands[side]))
        lines.append(_line_of("draw", side, table.draws[side].listed()))
    for side in BOTH:
        lines.append(_line_of("centre", side, table.centres[side].listed()))
        lines.append(_line_of("spare", side, table.spares[side].listed()))
    return lines


def _line_of(place, side, cards):
    return " ".join([f"{place}.{SIDES[side]}"] + card_texts(cards))


class StartLines:
    """The lines before ``--``, laid out on a table; they may come in any order.

    ``head`` is as engine/record.py gives it; ``end`` is the line of ``--``, where what
    is missing is reported. RecordError for the first fault.
    """

    def __init__(self, head: list, end: int):
        self._end = end
        self._table = Table()
        self._at = {}  # type: dict  # the line of each keyword so far
        self._card_at = [0] * PACK  # the line of each card so far
        self._calls = self._stuck = 0
        self._priority = None
        for line, content in head:
            self._read(line, words(content))

    def _read(self, line, found):
        """Take in one line, given as its words."""
        keyword = found[0]
        if keyword in self._at:
            first = self._at[keyword]
            raise RecordError(line, f"expected one {keyword}; line {first} is another")
        place, _, side = keyword.partition(".")
        if place in PLACES and side in SIDES:
            self._refuse_beside(line, "code", f"no {keyword} beside the code")
            self._lay(line, place, SIDES.index(side), found[1:])
        elif keyword in HINTS:
            self._read_word(line, keyword, found[1:])
        else:
            raise RecordError(line, f"{_FIRST}, found {quoted(keyword)}")
        self._at[keyword] = line

    def _refuse_beside(self, line, keyword, wanted):
        if keyword in self._at:
            place = self._at[keyword]
            raise RecordError(line, f"expected {wanted} in line {place}")

    def _lay(self, line, place, side, found):
        """Put the cards of a line where it says."""
        cards = [self._card(line, text, place) for text in found]
        if place == "hand":
            if len(cards) != SLOTS:
                wanted = f"expected {SLOTS} cards or -- as hand"
                raise RecordError(line, f"{wanted}, found {len(cards)}")
            for slot in range(SLOTS):
                self._table.hands[side][slot] = cards[slot]
        elif place == "draw":
            self._table.draws[side].lay(cards)
        elif place == "spare":
            self._table.spares[side].lay(cards)
        elif cards:
            self._table.centres[side].lay(cards)
        else:
            raise RecordError(line, "expected a card on the centre pile, found none")

    def _card(self, line, text, place):
        """Return the card of a text and note its line; a GAP only in a hand."""
        if text == GAP_TEXT and place == "hand":
            return GAP
        try:
            card = read_card(text)
        except NotationError as error:
            raise RecordError(line, str(error))
        first = self._card_at[card]
        if first:
            where = f"line {first} has it, too" if first < line else "twice here"
            raise RecordError(line, f"expected each card once, found {text}: {where}")
        self._card_at[card] = line
        return card

    def _read_word(self, line, keyword, found):
        """Take in a line that holds no cards."""
        if len(found) != 1 and keyword != "calls":
            raise _expected(line, keyword, found)
        if keyword == "table":
            self._table.is_automatic = _index(line, keyword, found, TABLES) == 1
        elif keyword == "seed":
            self._refuse_beside(line, "code", "no seed beside the code")
            self._table.seed = read_number(found[0], 0, SEEDS - 1, "the seed", line)
        elif keyword == "priority":
            self._priority = _index(line, keyword, found, SIDES)
        elif keyword == "stuck":
            most = MAX_STUCK - 1
            self._stuck = read_number(found[0], 0, most, "the stuck count", line)
        elif keyword == "calls":
            self._read_calls(line, found)
        else:
            self._deal(line, found[0])

    def _read_calls(self, line, found):
        for name in found:
            bit = 1 << _index(line, "calls", [name], SIDES)
            if self._calls & bit:
                raise RecordError(line, f"expected each side once, found {name} twice")
            self._calls |= bit

    def _deal(self, line, code):
        # the codes are large, and few records have one
        from engine.codes import read_deal_code

        for keyword in sorted(self._at):
            if keyword == "seed" or keyword not in HINTS:
                self._refuse_beside(line, keyword, f"no code beside the {keyword}")
        try:
            deal(self._table, read_deal_code(code))
        except NotationError as error:
            raise RecordError(line, str(error))

    def table(self) -> Table:
        """Return the table before the first step; over when a side has no card."""
        table = self._table
        self._refuse_missing()
        if table.is_automatic and self._calls:
            why = "expected no calls at the computer table, found some"
            raise RecordError(self._at["calls"], why)
        if self._priority is None:
            table.priority = first_priority(table.seed)
        else:
            table.priority = self._priority
        table.calls = self._calls
        table.stuck = self._stuck
        table.end_if_out()
        return table

    def _refuse_missing(self):
        if "code" in self._at:
            return
        for keyword in ("hand.left", "hand.right", "centre.left", "centre.right"):
            if keyword not in self._at:
                raise RecordError(self._end, f"expected {keyword} or a code before --")


def _index(line, keyword, found, names):
    """Return which of the names the one word behind a keyword is."""
    if found[0] not in names:
        raise _expected(line, keyword, found)
    return names.index(found[0])


def _expected(line, keyword, found):
    """Return the error for a line that should read otherwise."""
    whole = " ".join([keyword] + found)
    return RecordError(line, f"expected {HINTS[keyword]}, found {quoted(whole)}")
