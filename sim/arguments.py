# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Arguments that several verbs share; a wrong one ends with a message and status 2."""

import argparse

from sim.wiring import BOARDS

CHANCE_LIMIT = 1 << 24
"""The hardware's number lies below this."""


def number_below(limit: int):
    """Return an argparse type for a whole number from 0 to ``limit`` - 1."""

    def number(text):
        if not text.isascii() or not text.isdigit() or int(text) >= limit:
            raise argparse.ArgumentTypeError(
                f"{text!r}: expected a whole number from 0 to {limit - 1}"
            )
        return int(text)

    return number


def add_machine(parser):
    """Add --board and --chance to a parser."""
    parser.add_argument(
        "--board", choices=BOARDS, default=BOARDS[0], help="the board to imitate"
    )
    parser.add_argument(
        "--chance",
        type=number_below(CHANCE_LIMIT),
        metavar="N",
        help="the first number that the badge takes from its hardware; then N+1, N+2",
    )


def what_is_missing(verb: str, error: ImportError) -> str:
    """Return the sentence for a verb whose package is not installed."""
    return (
        f"python -m sim {verb}: the package {error.name!r} is missing;"
        " install requirements-dev.txt (`make` does)"
    )


def lab_is_missing(verb: str, error: ImportError) -> str:
    """Return the sentence for a verb of the lab whose packages are not installed."""
    return (
        f"python -m sim {verb}: the package {error.name!r} is missing;"
        f" `make lab`, then .venv-lab/bin/python -m sim {verb} ..."
    )
