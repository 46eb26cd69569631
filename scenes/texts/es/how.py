# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""How Ring is played, in Spanish; the places are in the English file."""

HEADING = "Cómo jugar a Ring"

PAGES = (
    (
        "Gana quien complete antes",
        "una vuelta. Cada turno tu",
        "velocidad sube o baja 1 y",
        "avanzas tantas casillas",
        "por la pista, recto, en",
        "una de 8 direcciones.",
        "✚ apunta, Ⓑ cambia entre",
        "rápido y lento, Ⓐ mueve.",
    ),
    (
        "Cada casilla del camino",
        "ha de ser pista y estar",
        "libre. En diagonal puedes",
        "cortar esquinas. Desde 1",
        "puedes parar; desde 0,",
        "solo arrancar. Si puedes",
        "mover, debes hacerlo, aun",
        "frenando o hacia atrás.",
    ),
    (
        "¿Sin salida? Pierdes el",
        "turno: la velocidad baja",
        "1 (hasta 0) y no avanzas.",
        "¡Frena a tiempo!",
        "◆ aquí vas más rápido",
        "□ aquí vas más lento",
        "! el rival puede cerrarte",
        "✗ el paso está cerrado",
    ),
    (
        "Sales de la línea, Azul",
        "por fuera. La vuelta está",
        "hecha al volver a pisarla",
        "según van las flechas.",
        "¿La cruzas marcha atrás?",
        "Debes otro cruce antes.",
        "Una vuelta al revés no",
        "cuenta nunca.",
    ),
    (
        "Empieza Azul. Si da antes",
        "su vuelta, Verde juega un",
        "turno más; si llega, por",
        "poco que sea, empatan.",
        "Azul aún estorba. Verde,",
        "si llega antes, gana ya.",
        "Tras 150 turnos, empate.",
        "Revancha: otros colores.",
    ),
    (
        "Dos teclas ✚: diagonal",
        "Select  deshace la jugada",
        "Start   pausa: abandonar,",
        "        pactar empate",
        "2 < 3 > 4: frenar, ahora,",
        "acelerar. Tachado: no.",
        "tur. 3/9: tu turno 3; la",
        "mejor vuelta (par) son 9.",
    ),
    (
        "A solas: contrarreloj,",
        "junto a tu mejor vuelta o",
        "a una de las más cortas.",
        "★★★ par ★★ +1 ★ hasta +3",
        "Ayudas: marca con punto,",
        "no pierdes turno; fina,",
        "pierdes dos o más.",
        "Copa: pistas equitativas.",
    ),
)

KEYS = "Ⓐ más Ⓑ atrás Sel. lección"
KEYS_LAST = "Ⓐ ver jugar    Start menú"
