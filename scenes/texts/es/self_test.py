# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the self-test, in Spanish; the places are in the English file."""

HEADING = "Autoprueba"
HELD = "teclas %s"
GAP = "%d ms tras la anterior"
HEAP = "mem. %d bloque %d"
TIMES = "todo %d ms carta %d ms"
STICK = "palanca %d %d"
NO_STICK = "sin palanca"
POWER = "batería %d%% luz %d"
LOADS = "ms: "
STORE = ("ajustes leídos", "ajustes dañados")
PRINTED = "escrito en la consola"
KEYS = "ⒶⒷ probar Start:JSON 1s:←"
