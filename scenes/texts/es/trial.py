# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A time trial's result, in Spanish; the places are in the English file."""

HEADING = "Contrarreloj"
LAP = "Vuelta en %d turnos"
NO_LAP = "Sin vuelta"
PAR = "el par es %d"
BEST = "tu marca es %d"
IS_BEST = "tu mejor marca aquí"
KEYS = "Ⓐ otra vez   Ⓑ menú"
LOOK_BACK = "Select: repaso"
