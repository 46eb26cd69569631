# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The verb ``survey``: solves the two-car game on the tracks of many seeds.

Arguments and the file are looked at first; only then the lab is imported.
"""

import argparse
import os
import re
import sys

from engine.race.generator import SEEDS
from engine.race.sizes import SIZES
from sim.arguments import lab_is_missing, number_below
from sim.survey_file import SurveyError, make_ready, row_line, seeds_done

HELP = "solve the tracks of many seeds, a line of CSV for each"

_MORE = """The columns: docs/fairness.md. A survey goes on where its file stops: seeds
that are in the file are not solved again. --workers is a number of processes, or the
address of a Dask scheduler such as tcp://HOST:PORT, whose workers then do the work."""

MOST_WORKERS = 1024
"""Processes, at most."""

_ADDRESS = re.compile(r"(tcp|tls|ws|wss|ucx)://[^\s/]+:\d+")


def main(argv) -> int:
    """Survey the seeds that the arguments ask for; status 2 when they are wrong."""
    options = _options(argv)
    try:
        done = seeds_done(options.out, options.size)
        os.makedirs(os.path.dirname(options.out) or ".", exist_ok=True)
        make_ready(options.out)
    except (SurveyError, OSError) as error:
        print(f"python -m sim survey: {error}", file=sys.stderr)
        return 2
    seeds = range(options.first, options.first + options.count)
    return _survey(options, [seed for seed in seeds if seed not in done])


def _survey(options, seeds):
    """Solve the seeds and add their lines to the file; return the status."""
    try:
        from tqdm import tqdm

        from sim.lab.survey import rows
    except ImportError as error:
        print(lab_is_missing("survey", error), file=sys.stderr)
        return 1
    print(f"{options.out}: {len(seeds)} of {options.count} seeds to solve")
    found = rows(options.size, seeds, options.workers) if seeds else ()
    try:
        for row in tqdm(found, options.size, len(seeds), unit="track", disable=None):
            with open(options.out, "a", encoding="ascii", newline="") as file:
                file.write(row_line(row))
    except OSError as error:  # no scheduler, or no room for the file
        print(f"python -m sim survey: {error}", file=sys.stderr)
        return 1
    return 0


def _options(argv):
    """Return the arguments; a wrong one ends with a message and status 2."""
    parser = argparse.ArgumentParser(
        prog="python -m sim survey", description=HELP, epilog=_MORE
    )
    parser.add_argument("--size", choices=SIZES, required=True)
    parser.add_argument(
        "--first", type=number_below(SEEDS), default=0, metavar="N", help="first seed"
    )
    parser.add_argument(
        "--count", type=_count, required=True, metavar="M", help="how many seeds"
    )
    parser.add_argument("--workers", type=workers, default=1, metavar="W")
    parser.add_argument(
        "--out", metavar="FILE", help="default: out/survey-SIZE.csv", default=None
    )
    options = parser.parse_args(argv)
    if options.first + options.count > SEEDS:
        parser.error(f"--first and --count: expected seeds below {SEEDS}")
    if options.out is None:
        options.out = os.path.join("out", f"survey-{options.size}.csv")
    return options


def _count(text):
    count = number_below(SEEDS + 1)(text)
    if count == 0:
        raise argparse.ArgumentTypeError("expected at least one seed, found 0")
    return count


def workers(text: str):
    """Return a number of processes, or a scheduler's address as it is."""
    if _ADDRESS.fullmatch(text):
        return text
    if text.isascii() and text.isdigit() and 1 <= int(text) <= MOST_WORKERS:
        return int(text)
    raise argparse.ArgumentTypeError(
        f"{text!r}: expected a number from 1 to {MOST_WORKERS},"
        " or a Dask scheduler's address such as tcp://localhost:8786"
    )
