# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The modules that each scene and panel needs, its own module last.

The director imports them one by one in this order, the largest first while the heap is
still whole, and lets go of those that the next scene does not need. A module that a
scene imports but that is not named here stays in memory for good.
"""

GRID = (
    "adafruit_displayio_layout",
    "adafruit_displayio_layout.layouts",
    "adafruit_displayio_layout.layouts.grid_layout",
)

NEEDS = {
    "title": ("scenes.title",),
    "menu": GRID + ("scenes.list_page", "scenes.menu"),
    "number": ("scenes.number",),
    "code": ("engine.codes", "scenes.code"),
    "how": ("scenes.how",),
    "making": (
        "engine.race.track",
        "engine.race.lap_search",
        "engine.race.turns_left",
        "engine.rng",
        "engine.codes",
        "engine.race.cells",
        "engine.race.island",
        "engine.race.widen",
        "engine.race.gate",
        "engine.race.generator",
        "scenes.making",
    ),
    "race": (
        "engine.race.race",
        "engine.race.track",
        "engine.rng",
        "engine.race.driver",
        "scenes.race_board",
        "scenes.race_road",
        "scenes.race_play",
        "scenes.race_aim",
        "scenes.race_bar",
        "scenes.notice",
        "scenes.race_news",
        "scenes.race_slide",
        "scenes.pause",  # compiled here, since there is no heap for it during a race
        "scenes.race",
    ),
    "lessons": GRID + ("scenes.list_page", "scenes.lessons"),
    "lesson_cards": (
        "engine.cards.table",
        "scenes.cards_board",
        "engine.cards.coach",
        "engine.cards.coach_call",
        "engine.cards.coach_flip",
        "engine.cards.effect",
        "scenes.cards_seat",
        "scenes.cards_hand",
        "engine.cards.lesson",
        "scenes.cards_effects",
        "scenes.cards_faces",
        "engine.cards.walk",
        "engine.cards.plays",
        "engine.cards.twin",
        "engine.grades",
        "engine.cards.event",
        "engine.rng",
        "engine.cards.pile",
        "engine.cards.card",
        "scenes.caption",
        "scenes.caption_panel",
        "scenes.lesson",
        "scenes.lesson_cards",
    ),
    "language": ("scenes.language",),
    "games": ("scenes.games",),
    "deck": GRID + ("engine.cards.level", "scenes.list_page", "scenes.deck"),
    "how_cards": ("scenes.how", "scenes.how_cards"),
    "ready": (
        "engine.cards.card",
        "engine.cards.event",
        "scenes.cards_seat",
        "scenes.ready",
    ),
    "cards": (
        "engine.cards.table",
        "scenes.cards_board",
        "scenes.cards_play",
        "engine.cards.player",
        "scenes.cards_seat",
        "scenes.cards_hand",
        "engine.cards.level",
        "engine.cards.match",
        "scenes.cards_effects",
        "scenes.cards_deal",
        "scenes.cards_faces",
        "engine.cards.event",
        "engine.rng",
        "engine.cards.deal",
        "engine.cards.pile",
        "engine.cards.card",
        "scenes.round",  # panels, but there is little room for them later
        "scenes.rest",
        "scenes.cards",
    ),
    "rest": ("scenes.rest",),
    "round": ("engine.cards.event", "scenes.round"),
    "pause": ("scenes.pause",),
    "result": ("scenes.result",),
}
"""Scene or panel name -> module names; the last module names its class as SCENE."""
