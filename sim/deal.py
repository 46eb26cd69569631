# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The verb ``deal``: prints the cards record of a deal, by its code or its seed.

It needs no package beyond Python.
"""

import sys

from engine.cards.deal import deal
from engine.cards.table import Table
from engine.cards.text import record_lines
from engine.codes import DEALS, deal_code, read_deal_code
from engine.errors import NotationError, quoted
from engine.record import is_number

HELP = f"""\
print the cards record of a deal, by its code or by its seed

usage: python -m sim deal CODE
       python -m sim deal --seed N

N is 0 to {DEALS - 1}. The first line of the record gives the code.
"""


def main(argv: list) -> int:
    """Print the deal that ``argv`` names; return the exit status, 0 or 2."""
    if "--help" in argv or "-h" in argv:
        print(HELP, end="")
        return 0
    try:
        seed = _seed(argv)
    except NotationError as error:
        print(f"python -m sim deal: {error}\n\n{HELP}", end="", file=sys.stderr)
        return 2
    print("\n".join(deal_lines(seed)))
    return 0


def _seed(argv):
    """Return the seed that the arguments name; NotationError when they name none."""
    if len(argv) == 1 and argv[0].startswith("--seed="):
        argv = ["--seed", argv[0][len("--seed=") :]]
    if len(argv) == 1 and not argv[0].startswith("-"):
        return read_deal_code(argv[0])
    if len(argv) != 2 or argv[0] != "--seed":
        raise NotationError(
            f"expected CODE or --seed N, found {quoted(' '.join(argv))}"
        )
    number = argv[1]
    if not is_number(number) or len(number) > len(str(DEALS)) or int(number) >= DEALS:
        limit = f"a seed from 0 to {DEALS - 1}"
        raise NotationError(f"expected {limit}, found {quoted(number)}")
    return int(number)


def deal_lines(seed: int) -> list:
    """Return the lines that the verb prints for a seed, 0 to ``codes.DEALS - 1``."""
    table = Table()
    deal(table, seed)
    return [f"; code {deal_code(seed)}"] + record_lines(table, [])
