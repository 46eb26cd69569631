# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the menu of Cards, in Spanish; the places are in the English file."""

HEADING = "CARTAS   sin turnos"
ROWS = (
    "Contra un amigo",
    "Contra la máquina",
    "Máquina",
    "Teclas",
    "▲ anterior",
    "Cambiar lado",
    "Cómo se juega",
)
MODES = ("sencillas", "de experto")
SWITCH = ("no", "sí")
KEYS = "✚ mover  Ⓐ elegir  Ⓑ salir"
