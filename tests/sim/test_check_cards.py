# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""sim/check_cards.py: what the verb ``check`` prints for rounds of Cards."""

import json

import pytest

from sim.check import main
from sim.check_cards import reports

ROUND = """speed cards 1
seed 3
priority right
hand.left 5S 2H -- -- --
hand.right 5H QD -- -- --
draw.left KS
spare.left 6D
centre.left 4S 9C
centre.right TS
--
@120 left play 1 left
@120 right play 1 left
@120 left call
right call
left play 5 right
"""

POOL_OF_ONE = """speed cards 1
hand.left 2S 2H -- -- --
hand.right QH QD -- -- --
spare.right 6D
centre.left 4S
centre.right TS
calls left right
--
"""

KEYS = "file step ms events flips hand draw centre spare calls stuck priority result"


@pytest.fixture
def found():
    return reports("a.txt", ROUND)


def test_a_report_has_all_its_keys_in_order(found):
    assert all(" ".join(report) == KEYS for report in found)


def test_the_start_is_step_0(found):
    assert found[0] == {
        "file": "a.txt",
        "step": 0,
        "ms": None,
        "events": [],
        "flips": [],
        "hand": {
            "left": ["5S", "2H", "--", "--", "--"],
            "right": ["5H", "QD", "--", "--", "--"],
        },
        "draw": {"left": ["KS"], "right": []},
        "centre": {"left": ["4S", "9C"], "right": ["TS"]},
        "spare": {"left": ["6D"], "right": []},
        "calls": [],
        "stuck": 0,
        "priority": "right",
        "result": None,
    }


def test_a_step_has_its_events_in_the_order_of_the_record(found):
    assert (found[1]["step"], found[1]["ms"]) == (1, 120)
    assert found[1]["events"] == [
        {
            "who": "left",
            "do": "play",
            "slot": 1,
            "pile": "left",
            "ok": False,
            "why": "beaten",
        },
        {
            "who": "right",
            "do": "play",
            "slot": 1,
            "pile": "left",
            "ok": True,
            "why": None,
        },
    ]
    left, right = "@120 left play 1 left\n", "@120 right play 1 left\n"
    swapped = ROUND.replace(left + right, right + left)
    events = reports("a.txt", swapped)[1]["events"]
    assert [event["who"] for event in events] == ["right", "left"]


def test_a_call_has_neither_slot_nor_pile(found):
    call = {"who": "left", "do": "call", "slot": None, "pile": None}
    assert found[2]["events"] == [{**call, "ok": True, "why": None}]
    assert (found[2]["ms"], found[2]["calls"]) == (120, ["left"])


def test_a_flip_lists_the_new_spare_piles_before_they_turned(found):
    (flip,) = found[3]["flips"]
    new = flip["reshuffle"]
    assert sorted(new["left"] + new["right"]) == ["4S", "6D", "9C"]
    assert (len(new["left"]), len(new["right"])) == (2, 1)
    assert (flip["left"], flip["right"]) == (new["left"][0], new["right"][0])
    assert found[3]["spare"] == {"left": new["left"][1:], "right": []}
    assert found[3]["centre"]["left"] == [flip["left"], "5H"]


def test_a_flip_of_one_card_has_none_on_the_right():
    (start,) = reports("a.txt", POOL_OF_ONE)
    reshuffle = {"left": ["6D"], "right": []}
    assert start["flips"] == [{"reshuffle": reshuffle, "left": "6D", "right": None}]


def test_the_result_says_who_and_why():
    lines = ROUND.replace("hand.left 5S 2H -- -- --", "hand.left -- -- 3D -- --")
    lines = lines.replace("draw.left KS\n", "").split("--\n@")[0]
    last = reports("a.txt", lines + "--\nleft play 3 left\nright call\n")
    assert last[1]["result"] == {"winner": "left", "why": "out"}
    assert last[2]["events"][0]["why"] == "over"
    assert last[2]["result"] == {"winner": "left", "why": "out"}


def test_the_verb_reads_both_games(tmp_path, capsys):
    cards, other = tmp_path / "cards.txt", tmp_path / "other.txt"
    cards.write_text(ROUND)
    other.write_text("speed chess 1\n--\n")
    assert main([str(other), str(cards)]) == 2
    out, err = capsys.readouterr()
    assert [json.loads(line)["step"] for line in out.splitlines()] == [0, 1, 2, 3, 4]
    assert err == (
        f"{other}:1: expected 'speed cards 1' or 'speed race 1' as first line,"
        " found 'speed chess 1'\n"
    )


def test_ends_of_lines_may_be_as_on_windows():
    assert reports("a.txt", ROUND.replace("\n", "\r\n")) == reports("a.txt", ROUND)


def test_a_record_of_many_events_in_one_stamp_is_read_in_no_time():
    lines = ROUND.split("--\n@")[0] + "--\n" + "@5 left call\n" * 20_000
    assert len(reports("a.txt", lines)) == 20_001
