# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How Cards is played, in Spanish; the places are in the English file."""

HEADING = "Cómo se juega a Cartas"

PAGES = (
    (
        "No hay turnos: quien ve",
        "una jugada, la hace. Pon",
        "una carta sobre una pila,",
        "una más o una menos que la",
        "de arriba. Rey, as y dos",
        "se siguen. El palo da",
        "igual. Gana quien antes se",
        "queda sin cartas.",
    ),
    (
        "¿Nada que jugar? Di: paso.",
        "Cuando pasan los dos, se",
        "destapan cartas nuevas.",
        "Si alguien juega una carta",
        "los pasos se anulan. Con",
        "cinco atascos seguidos se",
        "acaba: gana quien tenga",
        "menos cartas.",
    ),
    (
        "izq.  ▼ siguiente ▶ jugar",
        "der.  Ⓑ siguiente Ⓐ jugar",
        "paso: Select    Start",
        "¿Vale en las dos pilas?",
        "Elige: ◀ ▶ o Ⓑ Ⓐ",
        "Paso sin soltar: pausa.",
        "En la mesa de la máquina",
        "se destapa solo.",
    ),
)

KEYS = "Ⓐ sig. Ⓑ atr.  Start menú"
KEYS_LAST = "Ⓐ ver jugar    Start menú"
