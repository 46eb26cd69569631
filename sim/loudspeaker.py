# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The window's loudspeaker: plays the badge's samples on the PC, if it can."""

import pygame

RATE = 44_100
"""Samples a second on the PC; each of the badge's stands for as long as there."""


class Loudspeaker:
    """Plays one sound at a time; silent when muted or without a sound card."""

    def __init__(self, is_mute: bool = False):
        """Open the sound card, unless muted; that there is none is no error."""
        self.is_silent = is_mute
        try:
            if not is_mute:
                pygame.mixer.init(RATE, 8, 1, 256, allowedchanges=0)
        except pygame.error:
            self.is_silent = True

    def play(self, samples: bytes, rate: int):
        """Play unsigned samples at a rate; what still sounds gives way."""
        if self.is_silent:
            return
        pygame.mixer.stop()
        pygame.mixer.Sound(buffer=stretched(samples, rate)).play()


def stretched(samples: bytes, rate: int) -> bytes:
    """Return samples at a rate as the PC takes them."""
    count = len(samples) * RATE // rate
    return bytes([samples[at * rate // RATE] for at in range(count)])
