# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the ready screen; 12 letters each."""

CALL = "nothing"
NEXT = "next card"
PLAY = "play"
PILE_LEFT = "left pile"
PILE_RIGHT = "right pile"
PRESS = "press play"
READY = "ready!"
