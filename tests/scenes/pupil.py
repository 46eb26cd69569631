# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Takes the lessons by their keys, and draws every stop of them on one sheet."""

from PIL import Image

from sim.badge import Badge
from sim.frame import HEIGHT, WIDTH
from sim.kept import memory

LESSONS = [
    (game, number, lang)
    for game in ("race", "cards")
    for number in (1, 2, 3)
    for lang in ("en", "es")
]
SHEETS = {
    f"{game}-{number}-{lang}": (game, number, lang) for game, number, lang in LESSONS
}
"""Names of the sheets, one for each walkthrough and language."""

ACROSS = 5
GAP_PX = 4


class Pupil:
    """Takes a lesson by its keys."""

    def __init__(self, badge, game, number):
        """Go from the title to the first stop of a lesson."""
        self.badge = badge
        badge.advance(100)
        self.director = badge.namespace["director"]
        self.tap("a", *["right"] * (game == "cards"), "a", "a", "select")
        self.tap(*["down"] * (number - 1), "a")
        badge.advance(500)
        assert badge.scene == "lesson_" + game

    def tap(self, *keys):
        """Tap keys one after the other."""
        for key in keys:
            self.badge.tap(key)
            self.badge.advance(60)

    @property
    def scene(self):
        """The lesson."""
        return self.director.top

    @property
    def back(self):
        """The key for the stop before."""
        is_aiming = self.badge.scene == "lesson_race" and self.scene.is_picking
        return "select" if is_aiming else "b"

    def answer(self):
        """Pick anything, where the learner is asked to; return whether that was so."""
        if not self.scene.is_picking:
            return False
        self.tap("a" if self.badge.scene == "lesson_race" else "select")
        assert not self.scene.is_picking
        return True


def sheet(name: str) -> Image.Image:
    """Return one picture with all stops of a walkthrough, answers among them."""
    game, number, lang = SHEETS[name]
    frames = []
    with Badge(nvm=memory(lang)) as badge:
        pupil = Pupil(badge, game, number)
        while badge.scene != "lessons":
            frames.append(badge.frame())
            if pupil.answer():
                frames.append(badge.frame())
            pupil.tap("a")
    rows = -(-len(frames) // ACROSS)
    size = ACROSS * (WIDTH + GAP_PX), rows * (HEIGHT + GAP_PX)
    picture = Image.new("RGB", size, (96, 0, 96))
    for index, frame in enumerate(frames):
        x, y = index % ACROSS * (WIDTH + GAP_PX), index // ACROSS * (HEIGHT + GAP_PX)
        picture.paste(Image.frombytes("RGB", (WIDTH, HEIGHT), frame.rgb), (x, y))
    return picture
