# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""``python -m sim VERB``: the simulator and the tools around the records.

Each verb is a module with ``main(argv) -> exit status``, imported only when it is
called for: check and track must work without any package.
"""

import importlib
import importlib.util
import os
import sys

VERBS = {
    "play": ("sim.play", "play in a window; so does no verb at all"),
    "run": ("sim.run", "run code.py by a script, without a window"),
    "demo": ("sim.demo", "play each game through, without a window"),
    "check": ("sim.check", "play records by the rules, report each ply"),
    "track": ("sim.track", "print the race record of a random track"),
    "deal": ("sim.deal", "print the cards record of a deal"),
    "lesson": ("sim.lesson", "print the lessons of a game"),
    "cup": ("sim.cup", "list the tracks of the fair cup"),
    "solve": ("sim.solve", "solve the two-car game on a track"),
    "survey": ("sim.survey", "solve the tracks of many seeds"),
}
"""Verb: the module that does it, and what it does in a few words."""


def verbs() -> list:
    """Return the verbs whose module is there."""
    return [verb for verb in VERBS if importlib.util.find_spec(VERBS[verb][0])]


def put_root_last():
    """Move the project's root to the end of sys.path.

    ``python -m sim`` puts it first, where code.py hides the standard library's
    ``code``: a library that imports that would start the game.
    """
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    others = [entry for entry in sys.path if os.path.abspath(entry or ".") != root]
    sys.path[:] = [*others, root]


def usage() -> str:
    """Return the list of verbs, a line each."""
    lines = ["usage: python -m sim [VERB] [ARGUMENT...]", ""]
    lines += [f"  {verb:6} {VERBS[verb][1]}" for verb in verbs()]
    lines += ["", "Without a verb: play. More about one: python -m sim VERB --help"]
    return "\n".join(lines)


def main(argv) -> int:
    """Do what the command line asks for; status 2 when it is wrong."""
    if argv and argv[0] in ("-h", "--help"):
        print(usage())
        return 0
    verb, rest = "play", argv
    if argv and not argv[0].startswith("-"):
        verb, rest = argv[0], argv[1:]
    if verb not in verbs():
        known = ", ".join(verbs())
        print(
            f"python -m sim: unknown verb {verb!r}: expected one of {known}",
            file=sys.stderr,
        )
        return 2
    return importlib.import_module(VERBS[verb][0]).main(rest)


def _start():
    """Run from a shell, where a reader may leave early and Ctrl-C is no fault."""
    put_root_last()
    try:
        status = main(sys.argv[1:])
        sys.stdout.flush()
    except KeyboardInterrupt:
        status = 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 141
    sys.exit(status)


if __name__ == "__main__":
    _start()
