# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The verb ``run``: code.py headless by a script; pictures and stats.json in a folder.

The arguments and the script are checked before displayio is imported, and nothing is
written unless both are right.
"""

import argparse
import os
import sys
import traceback

from sim import arguments
from sim.script import ScriptError, read_script

HELP = "run code.py by a script, without a window; pictures and stats.json in a folder"

_MORE = """A script has one line for each of these; MS is the time since power-on:
  MS down KEY    hold a key        MS shot NAME   write the screen to NAME.png
  MS up KEY      let it go         MS end         stop here
  MS tap KEY     both, quickly     ; and a comment
Keys: b a start select up down left right. Times don't fall."""


def _parser():
    parser = argparse.ArgumentParser(
        prog="python -m sim run",
        description=HELP,
        epilog=_MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--script", required=True, metavar="FILE", help="what to do")
    parser.add_argument(
        "--out", required=True, metavar="DIR", help="folder for what comes out"
    )
    arguments.add_machine(parser)
    return parser


def main(argv, **more) -> int:
    """Run a script; status 0, 1 when code.py raised, 2 when something is wrong here.

    What came out before code.py raised is written all the same. ``more`` are further
    arguments of ``sim.badge.Badge``, such as another ``code``.
    """
    options = _parser().parse_args(argv)
    try:
        lines = read_script(options.script)
        os.makedirs(options.out, exist_ok=True)
    except ScriptError as error:
        print(error, file=sys.stderr)
        return 2
    except OSError as error:
        return _refuse(error)
    try:
        from sim.headless import Result, run_script
    except ImportError as error:
        print(arguments.what_is_missing("run", error), file=sys.stderr)
        return 1
    result = Result()
    chance = 1 if options.chance is None else options.chance
    try:
        run_script(lines, result, board=options.board, chance=chance, **more)
        status = 0
    except Exception as error:
        print_traceback(error)
        status = 1
    try:
        result.save(options.out)
    except OSError as error:
        return _refuse(error)
    return status


def _refuse(error: OSError) -> int:
    """Say what the system refused; return the exit status."""
    print(f"python -m sim run: {error.filename}: {error.strerror}", file=sys.stderr)
    return 2


def print_traceback(error):
    """Print an exception of code.py, from code.py's own line on, as a badge does."""
    trace = error.__traceback__
    step = trace
    while step is not None and step.tb_frame.f_code.co_name != "<module>":
        step = step.tb_next
    traceback.print_exception(type(error), error, step or trace)
