# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the ready screen, in Spanish; the places are in the English file."""

CALL = "paso"
NEXT = "siguiente"
PLAY = "jugar"
PILE_LEFT = "pila izq."
PILE_RIGHT = "pila der."
HOLD = "mantén=pausa"
LAST_STOP = "sexta: paso"
PRESS = "pulsa jugar"
READY = "listo"
