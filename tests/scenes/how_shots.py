# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The golden pictures of the pages of the rules: each page in each language."""

import importlib

GAMES = {"how": "", "how_cards": "right "}
"""Of each file of pages: what chooses its game, once all games are seen."""

LANGUAGES = {"en": "a ", "es": "a start right b "}
"""Of each language: the keys from the title to the choice of the games."""


def pages_of(stem: str, lang: str) -> tuple:
    """Return the pages of a file of the rules."""
    return importlib.import_module(f"scenes.texts.{lang}.{stem}").PAGES


HOW_SHOTS = {
    f"{stem.replace('_', '-')}-{page}-{lang}": f"{to_games}{to_game}a" + " a" * page
    for stem, to_game in GAMES.items()
    for lang, to_games in LANGUAGES.items()
    for page in range(1, len(pages_of(stem, lang)) + 1)
}
"""As in shots.py: from the title to the menu of the game, and so to the page."""
