# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The lessons of both games on a real MicroPython: the same words, little garbage."""

import pytest

from sim.lesson import GAMES, LANGUAGES, lesson_lines

BYTES = 2 * 1024
"""A stop may make 1 KiB of garbage on the badge; the figures here are about twice."""

SCRIPT = """
from sim.lesson import lesson_lines
print("\\n".join(lesson_lines({game!r}, {language!r})))
"""

SPENT = """
import gc
from scenes.caption import caption
from sim.lesson import module
from sim.lesson_{game} import walk_of

words = module("scenes.texts.es.coach_{game}")
for number in (1, 2, 3):
    walk, coach = walk_of(module("engine.{game}.lesson_%d" % number).RECORD)
    for stop in range(walk.count):
        walk.go(stop)
        gc.collect()
        before = gc.mem_alloc()
        for fact in {facts}:
            caption(words, fact)
        print(gc.mem_alloc() - before)
"""
FACTS = {"race": "coach.facts(walk.move)", "cards": "walk.facts(coach)"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_read_the_same_on_micropython(game, language, micropython):
    printed = micropython(SCRIPT.format(game=game, language=language))
    assert printed == "\n".join(lesson_lines(game, language)) + "\n"


@pytest.mark.parametrize("game", GAMES)
def test_what_the_coach_says_at_a_stop_makes_little_garbage(game, micropython):
    printed = micropython(SPENT.format(game=game, facts=FACTS[game]))
    spent = [int(line) for line in printed.split()]
    assert len(spent) > 35
    assert max(spent) <= BYTES
