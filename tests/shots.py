# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Draws the golden pictures of the screens anew: ``python -m tests.shots [NAME...]``.

Look at what changed before you commit it: the tests hold the pictures from then on.
"""

import sys
from pathlib import Path

from sim.__main__ import put_root_last

GOLDEN = Path(__file__).parent / "scenes" / "golden"
LESSONS = GOLDEN / "lessons"
"""One sheet for each walkthrough and language, with all its stops."""


def main(names) -> int:
    """Draw the pictures of these names, or all; return the exit status."""
    put_root_last()
    from tests.scenes.pupil import SHEETS, sheet
    from tests.scenes.shots import SHOTS, draw

    unknown = [name for name in names if name not in SHOTS]
    if unknown:
        known = ", ".join(SHOTS)
        print(f"no such picture: {', '.join(unknown)}; known: {known}", file=sys.stderr)
        return 2
    GOLDEN.mkdir(exist_ok=True)
    for name in names or SHOTS:
        _save(GOLDEN / f"{name}.png", draw(SHOTS[name]))
    if not names:
        LESSONS.mkdir(exist_ok=True)
        for name in SHEETS:
            _save(LESSONS / f"{name}.png", sheet(name))
    return 0


def _save(path, picture):
    """Write a picture, and say whether it is another one than before."""
    before = path.read_bytes() if path.exists() else b""
    picture.save(path)
    print(path, "" if before == path.read_bytes() else "(new)")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
