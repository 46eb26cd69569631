# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Draws the picture of docs/fairness.md: ``python -m sim.lab.picture``.

At the left what decides the tracks of each size, at the right how many turns perfect
races take.
"""

import sys
from pathlib import Path

import matplotlib

from engine.race.sizes import SIZES
from sim.survey_table import KINDS, kind, survey

matplotlib.use("agg")

from matplotlib import pyplot  # noqa: E402 - the choice of agg comes first

FILE = Path(__file__).resolve().parents[2] / "docs" / "pictures" / "fairness.png"
"""Where the picture goes."""

NAMES = {
    "blue": "Blue, from either seat",
    "green": "Green, from either seat",
    "outer": "the outer seat",
    "inner": "the inner seat",
    "draw": "a draw",
}
"""What the legend calls the kinds of tracks."""

COLOURS = ("#1f5fa8", "#2f8f4e", "#e0a030", "#8c5a2b", "#333333")
HATCHES = ("", "", "//", "\\\\", "")
"""A kind's colour and pattern, in the order of KINDS; readable in grey, too."""


def draw_kinds(axes):
    """Draw a bar for each size, cut by what decides its tracks."""
    for at, size in enumerate(SIZES):
        kinds = [kind(row) for row in survey(size)]
        left = 0
        for one, colour, hatch in zip(KINDS, COLOURS, HATCHES):
            share = 100 * kinds.count(one) / len(kinds)
            look = {"color": colour, "hatch": hatch, "edgecolor": "white"}
            axes.barh(
                at, share, left=left, label=NAMES[one] if at == 0 else None, **look
            )
            left += share
    axes.set_yticks(range(len(SIZES)), SIZES)
    axes.invert_yaxis()
    axes.set_xlabel("tracks, %")
    axes.set_title("Who wins under perfect play?")
    axes.legend(ncols=2, loc="upper center", bbox_to_anchor=(0.5, -0.16), frameon=False)


def draw_turns(axes):
    """Draw for each size how many turns perfect races from the start take."""
    for size, style in zip(SIZES, ("-", "--", ":")):
        turns = [int(r.outside_turns) for r in survey(size) if r.outside_turns != "-"]
        edges = range(0, max(turns) + 4, 3)
        axes.hist(turns, edges, histtype="step", linestyle=style, lw=2, label=size)
    axes.set_xlabel("turns to the end, Blue outside")
    axes.set_ylabel("tracks")
    axes.set_title("How long does perfect play take?")
    axes.legend(frameon=False)


def main() -> int:
    """Draw the picture and say where it is."""
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(10, 4), layout="constrained")
    draw_kinds(left)
    draw_turns(right)
    figure.savefig(FILE, dpi=80, metadata={"Software": None})
    print(FILE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
