# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What each fact of the coach of Cards claims, asked of the slow oracle instead.

One function a fact, by its name in small letters; it returns whether the claim holds.
"""

from engine.cards.start import card_text
from tests.engine.cards.oracle import OTHER, RANKS, SIDES, joins


def has_move(oracle, side, card, top):
    """Whether a side could play one card on another."""
    return any(
        oracle.hand[side][slot] == card_text(card)
        and oracle.centre[pile][0] == card_text(top)
        for slot, pile in oracle.moves(side)
    )


def slots_that_fit(oracle, side):
    return {slot for slot, _ in oracle.moves(side)}


def is_played(case, side, card, top):
    name = SIDES[side]
    return name in case.landed and case.played(name) == (
        card_text(card),
        card_text(top),
    )


def apart(card, top):
    """How far the rank of a card is above another's."""
    return RANKS.index(card_text(card)[0]) - RANKS.index(card_text(top)[0])


def up(case, side, card, top):
    return is_played(case, side, card, top) and apart(card, top) == 1


def down(case, side, card, top):
    return is_played(case, side, card, top) and apart(card, top) == -1


def joins_(case, side, card, top):
    ranks = {card_text(card)[0], card_text(top)[0]}
    return is_played(case, side, card, top) and ranks == {"A", "K"}


def both_play(case, card, top, card_2, top_2):
    left = is_played(case, 0, card, top)
    return left and is_played(case, 1, card_2, top_2) and len(case.landed) == 2


def tie(case, side, card, top):
    is_first = is_played(case, side, card, top) and case.side == SIDES[side]
    return is_first and case.why[case.other] == "beaten"


def beaten(case, side, card):
    name = SIDES[side]
    slot = case.events[name][1]
    is_still_there = case.after.hand[name][slot] == card_text(card)
    return case.why[name] == "beaten" and is_still_there


def calls(case, side):
    name = SIDES[side]
    is_new = name not in case.before.calls and not case.landed
    return is_new and case.events[name] == ("call",) and case.why[name] == ""


def calls_again(case, side):
    name = SIDES[side]
    return name in case.before.calls and case.events[name] == ("call",)


def both_call(case):
    return case.events == dict.fromkeys(SIDES, ("call",))


def no_calls(case, side):
    return case.why[SIDES[side]] == "automatic"


def no_fit(case, side, card, top):
    name = SIDES[side]
    is_it = case.played(name) == (card_text(card), card_text(top))
    return case.why[name] == "no-fit" and is_it and not case.landed


def no_card(case, side, slot):
    name = SIDES[side]
    return case.why[name] == "no-card" and case.events[name][1] == slot - 1


def over(case):
    return case.before.result is not None


def flip(case, left, right):
    turned = {"left": card_text(left), "right": card_text(right)}
    return case.turned == turned and not case.is_shuffled


def reshuffle(case, left, right):
    turned = {"left": card_text(left), "right": card_text(right)}
    return case.turned == turned and case.is_shuffled


def reshuffle_one(case, left):
    return case.turned == {"left": card_text(left)} and case.is_shuffled


def none_turns(case):
    return case.turned == {} and case.after.result is None


def none_left(case):
    return case.turned == {} and case.after.result[1] == "stuck" and not fifth(case)


def fifth(case):
    return case.after.stuck == 5 and case.after.result[1] == "stuck"


def fits_both(case, top, top_2):
    card = case.played(case.side)[0]
    tops = {case.before.centre[side][0] for side in SIDES}
    is_it = tops == {card_text(top), card_text(top_2)}
    return is_it and all(joins(card, text) for text in tops)


def other_cards(case):
    """The cards of other slots that the side could have played."""
    _, slot, _ = case.events[case.side]
    slots = slots_that_fit(case.before, case.side) - {slot}
    return [case.before.hand[case.side][other] for other in sorted(slots)]


def also(case, *cards):
    return other_cards(case) == [card_text(card) for card in cards]


also_1 = also_2 = also_3 = also_4 = also


def no_other(case):
    return len(case.before.moves(case.side)) == 1


def call_dropped(case, side):
    return case.why[SIDES[side]] == "cleared"


def was_no_fit(case, side, card):
    name = SIDES[side]
    return case.why[name] == "no-fit" and case.played(name)[0] == card_text(card)


def was_no_card(case, side):
    return case.why[SIDES[side]] == "no-card"


def same_moment(case):
    return {case.events[side][2] for side in case.landed} == set(SIDES)


def true(case):
    return not any(case.before.moves(side) for side in callers(case))


def untrue(case, card, top):
    return any(has_move(case.before, side, card, top) for side in callers(case))


def callers(case):
    return [side for side in case.events if case.events[side] == ("call",)]


def true_of_both(case):
    return case.before.is_stuck() and len(case.events) == 2


def untrue_of(case, side, card, top):
    return has_move(case.before, SIDES[side], card, top)


def stays_empty(case):
    return "no-card" in case.why.values()


def takes(case, top, low, high):
    fitting = {card_text(low)[0], card_text(high)[0]}
    return fitting == {rank for rank in RANKS if joins(rank, card_text(top))}


def has_won(case, side):
    return case.before.result[0] == SIDES[side]


def was_draw(case):
    return case.before.result[0] == "draw"


def stuck(case, count):
    return case.before.is_stuck() and case.after.stuck == count


def not_stuck(case, side, card, top):
    return has_move(case.before, SIDES[side], card, top)


def counts(case, left, right):
    return (case.after.count("left"), case.after.count("right")) == (left, right)


def out_wins(case, side):
    return case.after.result == (SIDES[side], "out")


def out_draw(case):
    return case.after.result == ("draw", "out")


def clears(case, side):
    return case.before.calls == {SIDES[side]} and case.landed and not case.after.calls


def clears_both(case):
    return case.before.calls == set(SIDES) and case.landed and not case.after.calls


def shuts_out(case, side):
    name = SIDES[side]
    could, can = case.before.moves(name), case.after.moves(name)
    return name == case.other and len(could) > 0 and not can


def lets_in(case, side, card):
    name = SIDES[side]
    fit = slots_that_fit(case.after, name)
    is_freed = card_text(card) in [case.after.hand[name][slot] for slot in fit]
    return name == case.other and is_freed and not case.before.moves(name)


def which_pile(case, here, there):
    _, slot, pile = case.events[case.side]
    elsewhere = case.follow(case.side, slot, OTHER[pile])
    is_both = len([m for m in case.before.moves(case.side) if m[0] == slot]) == 2
    return is_both and (here, there) == (len(case.chosen()), len(elsewhere))


def better(case, card, top):
    left = [
        len(case.follow(case.side, slot, pile))
        for slot, pile in case.before.moves(case.side)
        if case.before.hand[case.side][slot] == card_text(card)
        and case.before.centre[pile][0] == card_text(top)
    ]
    return not case.chosen() and max(left) > 0


def sets_up(case, card):
    name = case.side
    fit = slots_that_fit(case.before, name)
    ready = [case.before.hand[name][slot] for slot in case.chosen() if slot not in fit]
    return card_text(card) in ready


def kills(case, side, card):
    return has_changed(case, side, card, case.before, case.after)


def revives(case, side, card):
    return has_changed(case, side, card, case.after, case.before)


def has_changed(case, side, card, fitting, not_fitting):
    """Whether a card of the other side fits on one table and not on the other."""
    name = SIDES[side]
    slots = slots_that_fit(fitting, name) - slots_that_fit(not_fitting, name)
    cards = [case.before.hand[name][slot] for slot in slots]
    return name == case.other and card_text(card) in cards


def empties(case, count):
    name = case.side
    hand = [card for card in case.after.hand[name] if card]
    return not case.after.draw[name] and len(hand) == count


def drawn(case, card):
    """Whether a card came up in the slot of the one played."""
    _, slot, _ = case.events[case.side]
    is_drawn = case.before.draw[case.side][0] == card_text(card)
    return is_drawn and case.after.hand[case.side][slot] == card_text(card)


def draws_fit(case, card):
    slot = case.events[case.side][1]
    return drawn(case, card) and slot in slots_that_fit(case.after, case.side)


def draws(case, card):
    return drawn(case, card) and not case.after.moves(case.side)


def goes_on(case, card, top):
    return has_move(case.after, case.side, card, top)


def now_both(case):
    return all(case.after.moves(side) for side in SIDES)


def now_one(case, side, card, top):
    name = SIDES[side]
    return has_move(case.after, name, card, top) and not case.after.moves(OTHER[name])


def now_none(case):
    return case.after.is_stuck()


def next_tie(case, side):
    return case.after.priority == SIDES[side]


def turn_next(case):
    return case.after.is_flip_due()


def by_itself(case):
    return case.before.table == "computer"


def other_can(case, side):
    return SIDES[side] not in callers(case) and len(case.after.moves(SIDES[side])) > 0


def other_cannot(case, side):
    return not case.after.moves(SIDES[side])


def had(case, card, top):
    return any(
        case.why[side] in ("no-fit", "no-card")
        and has_move(case.before, side, card, top)
        for side in case.events
    )


def had_none(case):
    refused = [side for side in case.events if case.why[side] in ("no-fit", "no-card")]
    return any(not case.before.moves(side) for side in refused)


def no_more(case):
    return set(case.why.values()) == {"over"}


def fewer_wins(case, side):
    is_fewer = case.after.count(SIDES[side]) < case.after.count(OTHER[SIDES[side]])
    return is_fewer and case.after.result == (SIDES[side], "stuck")


def level_draw(case):
    return case.after.result == ("draw", "stuck")


def holds(case, fact):
    """Whether a fact is true; a fact without a check here is an error."""
    name = fact[0].lower()
    return globals()["joins_" if name == "joins" else name](case, *fact[1:])
