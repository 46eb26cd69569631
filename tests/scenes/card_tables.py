# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Tables of Cards that the tests of its scenes start from, as the head of a record."""

OPEN = """
    hand.left   5H 9C QD 2S 7S   ; 5 and 7 fit the left pile, Q the right one
    hand.right  3D 8S TC 5C JC   ; 5 fits the left pile, T and J nothing
    draw.left   KH KS 4D 4S
    draw.right  AH AC 6D 6S 2H
    centre.left  6C
    centre.right KD
    spare.left  7H 8H
    spare.right 9H TH
    priority left
"""
"""Both can play: the left side 5H, 7S left and QD right, the right side 5C left."""

TIE = """
    hand.left   5H 9C QD 2S 7S
    hand.right  5C 8S TC 7D JC
    draw.left   KH KS 4D
    draw.right  AH AC 6D
    centre.left  6C
    centre.right KD
    spare.left  7H 8H
    spare.right 9H TH
    priority left
"""
"""Both first cards fit the left pile only."""

BOTH_FIT = """
    hand.left   7H 9C QD 2S 2C
    hand.right  7C 5S TC JD JC
    draw.left   KH KS 4D
    draw.right  AH AC 6D
    centre.left  6C
    centre.right 8D
    spare.left  7D 8H
    spare.right 9H TH
    priority left
"""
"""Both first cards fit both piles; the right side's second fits the left pile."""

STUCK = """
    hand.left   2H 2C 9D 9S 9C
    hand.right  3D 3S TC TS TD
    draw.left   KH KS 4D
    draw.right  AH AC AD
    centre.left  6C
    centre.right 6S
    spare.left  6H 8H JH
    spare.right 6D 8D JD
    priority left
"""
"""Nobody can play, nor after the first flip; after the second the left side can."""

LAST = """
    hand.left   5H -- -- -- --
    hand.right  QC -- -- -- --
    centre.left  6C
    centre.right KD
    spare.left  7H 8H
    spare.right 9H TH
    priority left
"""
"""One card a side, each on its own pile."""

FIFTH = """
    stuck 4
    hand.left   2H -- -- -- --
    hand.right  3D 3S -- -- --
    centre.left  6C
    centre.right 6S
    spare.left  6H 8H
    spare.right 6D 8D
    priority left
"""
"""Stuck for the fourth time already; the left side has fewer cards."""

LEVEL = """
    stuck 4
    hand.left   2H -- -- -- --
    hand.right  3D -- -- -- --
    centre.left  6C
    centre.right 6S
    spare.left  6H 8H
    spare.right 6D 8D
    priority left
"""
"""Stuck for the fourth time already, with as many cards each."""

SHUFFLE = """
    seed 7
    hand.left   2H 2C QD QS QC
    hand.right  3D 3S QH 2D 2S
    draw.left   KH KS 4D
    draw.right  AH AC 6D
    centre.left  6C 7C 8C 9C
    centre.right 6S 7S 8S 9S
    priority left
"""
"""Nobody can play and the spare piles are empty."""

FOURTH = STUCK.replace("hand.left", "stuck 3\n    hand.left")
"""Stuck for the third time already; the spare piles last for two more."""

WIN = """
    hand.left   5H QC -- -- --
    hand.right  5C 8S TC 7D JC
    draw.right  AH AC 6D
    centre.left  6C
    centre.right KD
    spare.left  7H 8H
    spare.right 9H TH
    priority left
"""
"""The left side is two cards from its end, the right one has most of its own."""
