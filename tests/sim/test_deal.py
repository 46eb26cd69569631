# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""sim/deal.py: the verb prints a record of a deal, or says what is wrong."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine.cards.text import read_record
from engine.codes import DEALS
from sim.check_cards import reports
from sim.deal import HELP, main

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def deal(capsys):
    """A function that runs the verb: its status, and what it says where."""

    def run(*argv):
        status = main(list(argv))
        out, err = capsys.readouterr()
        return status, out, err

    return run


def test_the_first_line_gives_the_code(deal):
    status, out, err = deal("--seed", "4242")
    assert (status, err) == (0, "")
    assert out.startswith("; code J0044JA\nspeed cards 1\n")


def test_a_code_and_its_seed_print_the_same(deal):
    assert deal("J0044JA") == deal("--seed", "4242") == deal("--seed=4242")


def test_a_code_may_be_typed_in_small_letters(deal):
    assert deal("j0044ja") == deal("J0044JA")


def test_the_record_can_be_checked(deal):
    _, out, _ = deal("--seed", str(DEALS - 1))
    table, steps = read_record(out)
    assert (table.seed, steps) == (DEALS - 1, [])
    assert len(reports("deal", out)) == 1


@pytest.mark.parametrize(
    ("argv", "why"),
    [
        ([], "expected CODE or --seed N, found ''"),
        (["J0044JA", "J0044JA"], "expected CODE or --seed N"),
        (["--seed"], "expected CODE or --seed N, found '--seed'"),
        (["--seed", "1", "2"], "expected CODE or --seed N"),
        (["--sead", "1"], "expected CODE or --seed N, found '--sead 1'"),
        (["--seed", "-1"], "expected a seed from 0 to 67108863, found '-1'"),
        (["--seed", "67108864"], "expected a seed from 0 to 67108863"),
        (["--seed", "1" * 5000], "expected a seed from 0 to 67108863"),
        (["--seed", "four"], "expected a seed from 0 to 67108863, found 'four'"),
        (["--seed", "²"], "expected a seed from 0 to 67108863"),
        (["J0044JB"], "the code 'J0044JB' is mistyped"),
        (["2G002D2"], "expected the code of a deal, found the code of a track"),
        (["J0044J"], "expected a code of 7 characters, found 6"),
    ],
)
def test_a_wrong_argument_is_refused(deal, argv, why):
    status, out, err = deal(*argv)
    assert (status, out) == (2, "")
    assert err.startswith("python -m sim deal: " + why)
    assert err.endswith(HELP)


@pytest.mark.parametrize("word", ["--help", "-h"])
def test_help_is_no_error(deal, word):
    assert deal(word) == (0, HELP, "")


def test_it_needs_nothing_but_python():
    done = subprocess.run(
        [sys.executable, "-S", "-E", "-m", "sim", "deal", "J0044JA"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("; code J0044JA\n")
