# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the ready screen; 13 letters each, those of a key 11."""

CALL = "no play"
NEXT = "next card"
PLAY = "play"
PILE_LEFT = "left pile"
PILE_RIGHT = "right pile"
HOLD = "hold: pause"
LAST_STOP = "6th: no play"
PRESS = "press play"
READY = "ready"
