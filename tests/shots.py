# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Draws the golden pictures of the screens anew: ``python -m tests.shots [NAME...]``.

Look at what changed before you commit it: the tests hold the pictures from then on.
"""

import sys
from pathlib import Path

from sim.__main__ import put_root_last

GOLDEN = Path(__file__).parent / "scenes" / "golden"


def main(names) -> int:
    """Draw the pictures of these names, or all; return the exit status."""
    put_root_last()
    from tests.scenes.shots import SHOTS, draw

    unknown = [name for name in names if name not in SHOTS]
    if unknown:
        known = ", ".join(SHOTS)
        print(f"no such picture: {', '.join(unknown)}; known: {known}", file=sys.stderr)
        return 2
    GOLDEN.mkdir(exist_ok=True)
    for name in names or SHOTS:
        path = GOLDEN / f"{name}.png"
        before = path.read_bytes() if path.exists() else b""
        draw(SHOTS[name]).save(path)
        print(path, "" if before == path.read_bytes() else "(new)")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
