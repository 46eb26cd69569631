# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Arguments that several verbs share; a wrong one ends with a message and status 2."""

import argparse

from sim.wiring import BOARDS

CHANCE_LIMIT = 1 << 24
"""The hardware's number lies below this."""


def chance(text: str) -> int:
    """Return the number that stands for the hardware's own, 0 to 2**24 - 1."""
    if not text.isascii() or not text.isdigit() or int(text) >= CHANCE_LIMIT:
        raise argparse.ArgumentTypeError(
            f"{text!r}: expected a whole number from 0 to {CHANCE_LIMIT - 1}"
        )
    return int(text)


def add_machine(parser):
    """Add --board and --chance to a parser."""
    parser.add_argument(
        "--board", choices=BOARDS, default=BOARDS[0], help="the board to imitate"
    )
    parser.add_argument(
        "--chance",
        type=chance,
        metavar="N",
        help="the first number that the badge takes from its hardware; then N+1, N+2",
    )


def what_is_missing(verb: str, error: ImportError) -> str:
    """Return the sentence for a verb whose package is not installed."""
    return (
        f"python -m sim {verb}: the package {error.name!r} is missing;"
        " install requirements-dev.txt (`make` does)"
    )
