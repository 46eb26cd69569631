# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How Cards is played, in Spanish; the places are in the English file."""

HEADING = "Cómo jugar a Cartas"

PAGES = (
    (
        "¡Sin turnos! Echa cartas",
        "al centro si van justo",
        "antes o después de la de",
        "arriba. Gana el primero",
        "que se quede sin cartas.",
        "izq. ▼ siguiente ▶ jugar",
        "der. Ⓑ siguiente Ⓐ jugar",
        "paso: Select   Start",
    ),
    (
        "El palo no cuenta. Igual",
        "con igual no vale. El as",
        "enlaza con rey y con dos.",
        "Tienes 5 cartas en mano y",
        "15 en el mazo. La que",
        "juegas se repone del mazo",
        "al momento; cuando se",
        "acaba, queda el hueco.",
    ),
    (
        "¿Nada que jugar? ¡Paso!",
        "Nadie comprueba si es",
        "verdad. Cualquier carta",
        "jugada anula los pasos.",
        "Cuando pasan los dos, se",
        "destapa una carta de",
        "reserva en cada pila.",
        "Justo después no se pasa.",
    ),
    (
        "Si se acaba una reserva,",
        "antes se baraja lo que",
        "hay bajo las de arriba.",
        "Atasco de verdad: un",
        "punto. Cinco seguidos sin",
        "jugar acaban la ronda:",
        "gana quien tenga menos",
        "cartas; iguales, empate.",
    ),
    (
        "¿Los dos a la vez en una",
        "pila? Uno tiene prioridad",
        "y la próxima vez el otro.",
        "La carta que llega tarde",
        "se queda en la mano.",
        "Acabar los dos a la vez",
        "es empate. El marcador",
        "cuenta rondas ganadas.",
    ),
    (
        "¿Vale en las dos pilas?",
        "Elige: ◀ ▶ o Ⓑ Ⓐ",
        "▼ o Ⓑ sin soltar: repite.",
        "Paso sin soltar: pausa.",
        "El menú permite volver a",
        "la carta anterior con ▲",
        "(solo izq.) y cambiar de",
        "lado en cada ronda.",
    ),
    (
        "Teclas de experto: ◀ ▶ y",
        "Ⓑ Ⓐ eligen pila; Select y",
        "Start, carta siguiente;",
        "la sexta parada, el paso.",
        "Contra la máquina todas",
        "las teclas son tuyas, no",
        "se pasa: se destapa solo.",
        "Start es la pausa.",
    ),
)

KEYS = "Ⓐ más Ⓑ atrás Sel. lección"
KEYS_LAST = "Ⓐ ver jugar    Start menú"
