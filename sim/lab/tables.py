# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The moves of engine states as flat arrays, backward, as the solver reads them.

``before`` is a list of lists in one array: the states with a move into state ``s`` are
``before[first[s] : first[s + 1]]``, and ``mask`` holds a row of 64-bit words for each,
a bit a road cell: set where a rival forbids that move.
"""

from typing import NamedTuple

import numpy as np

WORD_BITS = 64
"""Road cells that one word of a mask speaks of."""


class Tables(NamedTuple):
    """All that the solver needs to know of a track.

    ``road`` is the road cell of a state. ``ways[s, c]`` counts the moves of state ``s``
    with the rival on road cell ``c``, a lost turn as one; ``laps[s, c]`` tells whether
    one of them does the lap. ``first``, ``before`` and ``mask`` lead backward. The
    lists of finishing moves are the same for ``done_first``, ``done_mask`` and
    ``done_road``, the cell on which such a move ends.
    """

    road: np.ndarray
    ways: np.ndarray
    laps: np.ndarray
    first: np.ndarray
    before: np.ndarray
    mask: np.ndarray
    done_first: np.ndarray
    done_road: np.ndarray
    done_mask: np.ndarray


def make_tables(states) -> Tables:
    """Return the tables of sim/lab/states.py's States."""
    words = -(-states.roads // WORD_BITS)
    steps = [(step, start) for start, made in enumerate(states.steps) for step in made]
    steps.sort(key=lambda pair: pair[0].after)
    done = [move for moves in states.finishes for move in moves]
    mask = _words([step.mask for step, _ in steps], words)
    start = np.array([start for _, start in steps], np.int32)
    done_mask = _words([move.mask for move in done], words)
    done_counts = [len(moves) for moves in states.finishes]
    finisher = np.repeat(np.arange(len(states.found)), done_counts)
    done_free = _counts(done_mask, finisher, states)
    ways = _counts(mask, start, states) + done_free
    after = [step.after for step, _ in steps]
    return Tables(
        road=np.array([states.road[cell] for cell, _, _ in states.found], np.int32),
        ways=ways.astype(np.uint8),
        laps=done_free > 0,
        first=_firsts(np.bincount(after, minlength=len(states.found))),
        before=start,
        mask=mask,
        done_first=_firsts(done_counts),
        done_road=np.array([move.road for move in done], np.int32),
        done_mask=done_mask,
    )


def _words(masks, words):
    """Return whole numbers as rows of 64-bit words, the lowest bits first."""
    size = words * WORD_BITS // 8
    data = b"".join([mask.to_bytes(size, "little") for mask in masks])
    return np.frombuffer(data, np.dtype("<u8")).reshape(len(masks), words)


def _firsts(counts):
    """Return where each of many lists begins in one array, and its end."""
    return np.concatenate(([0], np.cumsum(counts))).astype(np.int32)


def _counts(mask, start, states):
    """Return how many moves of each state are open with the rival on each road cell."""
    bits = np.unpackbits(mask.view(np.uint8), axis=1, bitorder="little")
    free = 1 - bits[:, : states.roads].astype(np.int32)
    counts = np.zeros((len(states.found), states.roads), np.int32)
    np.add.at(counts, start, free)
    return counts
