# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The lessons of both games on a real MicroPython: the same stops, the same words."""

import pytest

from sim.lesson import GAMES, LANGUAGES, lesson_lines

SCRIPT = """
from sim.lesson import lesson_lines
print("\\n".join(lesson_lines({game!r}, {language!r})))
"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_read_the_same_on_micropython(game, language, micropython):
    printed = micropython(SCRIPT.format(game=game, language=language))
    assert printed == "\n".join(lesson_lines(game, language)) + "\n"
