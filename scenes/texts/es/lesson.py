# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words around the lessons and the look back, in Spanish."""

RACE = ("Una carrera entera", "Lo que puede salir mal", "Un empate")
CARDS = (
    "Qué vale y cómo seguir",
    "A la par, paso, barajar",
    "Cinco atascos seguidos",
)
YOUR_MOVE = "Te toca: ¿la mejor?"
YOUR_CARD = "Te toca: juega o pasa"
GRADES = ("No, prueba otra", "Vale, pero mira esto", "¡Eso es!")
NOTHING_MISSED = "Nada grave que señalar"
KEYS_AGAIN = "Ⓐ sigue  Ⓑ otra vez"
STOP_OF = "%d/%d"
KEYS = ("Ⓐ sigue  Ⓑ atrás", "◀▶ jugada ⒶⒷ fallo")
KEYS_PLAY = "▼otra ▶echa Sel paso"
KEYS_AIM = "✚Ⓑ apunta Ⓐ ok Sel ←"
KEYS_END = (
    "Ⓐ listo  Ⓑ atrás",
    "◀ jugada  Ⓐ listo Ⓑ fallo",
    "◀ jugada Ⓐ seguir Ⓑ fallo",
)
