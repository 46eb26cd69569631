# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How Ring is played, in Spanish; the places are in the English file."""

HEADING = "Cómo se juega a Ring"

PAGES = (
    (
        "En cada turno la",
        "velocidad cambia en uno.",
        "Avanza eso, hacia donde",
        "quieras, sin salir ni",
        "chocar. Gana la primera",
        "vuelta, pero Verde juega",
        "el último turno: empata.",
    ),
    (
        "◆ aquí vas más rápido",
        "□ aquí vas más lento",
        "! el rival puede cerrarte",
        "✗ el paso está cerrado",
        "Sin paso alguno pierdes",
        "el turno y bajas en uno.",
        "¿Línea marcha atrás? Debes",
        "un cruce: pásala otra vez.",
    ),
    (
        "✚ apunta: dos en ángulo",
        "   recto, la diagonal",
        "Ⓑ más rápido o más lento",
        "Ⓐ mueve",
        "Select  deshace",
        "Start   pausa",
        "turno 3/9: par, 9 turnos",
    ),
)

KEYS = "Ⓐ sig. Ⓑ atr.  Start menú"
KEYS_LAST = "Ⓐ ver jugar    Start menú"
