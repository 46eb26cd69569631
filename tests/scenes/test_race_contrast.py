# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The race can be read without its colours: in grey, and as a deuteranope sees it.

The pictures are the golden ones, so that what is seen is what is measured; the eyes are
those of tests/scenes/sight.py.
"""

from collections import Counter
from pathlib import Path

import pytest
from PIL import Image

from engine.race.track import OFF
from scenes.race_road import outside_of
from tests.scenes.races import record
from tests.scenes.racing import race_of
from tests.scenes.sight import EYES, contrast, luminance

GOLDEN = Path(__file__).parent / "golden"
ART = Path(__file__).parents[2] / "scenes" / "art"
ENOUGH = 4.5
CELL = 8
BAR_Y = 112

each_eye = pytest.mark.parametrize("eye", EYES.values(), ids=EYES)


def colours_of(image):
    """Return the colours of an image, row by row."""
    data = image.tobytes()
    return [tuple(data[at : at + 3]) for at in range(0, len(data), 3)]


class Picture:
    """A golden picture of a race of races.py and its cells by kind."""

    def __init__(self, name, race):
        """Read the picture of a shot that begins with a race."""
        self.image = Image.open(GOLDEN / f"{name}.png").convert("RGB")
        self.race = race_of(record(race))
        self.track = track = self.race.track
        outside = outside_of(track)
        self.road, self.ground, self.water = [], [], []
        for y in range(track.height):
            for x in range(track.width):
                cell = track.cell(x, y)
                off = self.ground if outside[cell] else self.water
                (self.road if track.kinds[cell] != OFF else off).append((x, y))

    def tile(self, place):
        """Return the 64 colours of a cell, row by row."""
        return self.box(place[0] * CELL, place[1] * CELL, CELL, CELL)

    def box(self, x, y, width, height):
        """Return the colours of a rectangle, row by row."""
        return colours_of(self.image.crop((x, y, x + width, y + height)))

    def main(self, places):
        """Return the colour that most pixels of some cells have."""
        seen = Counter(colour for place in places for colour in self.tile(place))
        return seen.most_common(1)[0][0]

    def is_road(self, place):
        """Return whether a place of the grid is road."""
        return place in self.road


@pytest.fixture(scope="module")
def bare():
    """A race without marks or aims: the computer is to move."""
    return Picture("race-computer", "aim")


@each_eye
def test_the_road_stands_out_from_ground_and_water(bare, eye):
    road = bare.main(bare.road)
    assert contrast(road, bare.main(bare.ground), eye) >= ENOUGH
    assert contrast(road, bare.main(bare.water), eye) >= ENOUGH


@each_eye
def test_a_white_kerb_runs_along_every_edge_of_the_road(bare, eye):
    edges = list(edges_of(bare))
    assert len(edges) > 80
    for colours in edges:
        white = [c for c in colours if luminance(c, eye) > 0.95]
        assert len(white) >= CELL // 2 - 1
        assert contrast(white[0], bare.main(bare.ground), eye) >= ENOUGH


def edges_of(picture):
    """Yield the colours along each edge of the road, where no car stands."""
    track = picture.track
    cars = [(track.x(car.cell), track.y(car.cell)) for car in picture.race.cars]
    for x, y in picture.road:
        left, top = x * CELL, y * CELL
        for beside, box in (
            ((x, y - 1), (left, top, CELL, 1)),
            ((x, y + 1), (left, top + CELL - 1, CELL, 1)),
            ((x - 1, y), (left, top, 1, CELL)),
            ((x + 1, y), (left + CELL - 1, top, 1, CELL)),
        ):
            if not picture.is_road(beside) and (x, y) not in cars:
                yield picture.box(*box)


@each_eye
def test_the_hole_has_another_pattern_than_the_outside(bare, eye):
    waves = patterns(bare, bare.water, eye)
    tufts = patterns(bare, bare.ground, eye)
    plain = frozenset()
    assert plain not in waves, "every cell of the hole is patterned"
    assert waves.isdisjoint(tufts)
    assert min(map(len, waves)) > max(map(len, tufts))


def patterns(picture, places, eye):
    """Return the patterns in some cells: the pixels that are not of the main tone."""
    main = picture.main(places)
    found = set()
    for place in places:
        tile = picture.tile(place)
        found.add(
            frozenset(at for at in range(64) if contrast(tile[at], main, eye) > 1.3)
        )
    return found


BARS = {
    "blue": ("race-start", (1, BAR_Y, 60, 16)),
    "green": ("race-aim", (1, BAR_Y, 60, 16)),
    "blue-note": ("race-start", (112, BAR_Y, 48, 16)),
    "green-note": ("race-aim", (112, BAR_Y, 48, 16)),
    "speeds": ("race-start", (62, BAR_Y, 36, 16)),
    "aimed": ("race-start", (98, BAR_Y, 12, 16)),
    "lost-turn": ("race-lost-turn", (14, 76, 132, 24)),
    "lap": ("race-lap", (14, 12, 132, 24)),
    "green-wins": ("race-green-wins", (14, 76, 132, 24)),
    "draw": ("race-draw", (14, 12, 132, 24)),
}
"""Name -> picture, and the box with text on one ground."""


@each_eye
@pytest.mark.parametrize("name", BARS)
def test_text_stands_out_from_the_ground_of_bar_and_notice(name, eye):
    picture, box = BARS[name]
    colours = Counter(Picture(picture, "start").box(*box)).most_common(2)
    (ground, most), (ink, some) = colours
    assert some < most
    assert contrast(ground, ink, eye) >= ENOUGH


def sheet(name, tile, count, across):
    """Return the tiles of a sheet as sets of the pixels that are not transparent."""
    with Image.open(ART / f"{name}.bmp") as image:
        colours = image.convert("RGB")
        tiles = []
        for number in range(count):
            left, top = number % across * tile, number // across * tile
            box = colours.crop((left, top, left + tile, top + tile))
            solid = [at for at, c in enumerate(colours_of(box)) if c != (0, 0, 0)]
            tiles.append(frozenset(solid))
    return tiles


@pytest.mark.parametrize("direction", range(8))
def test_the_cars_differ_in_shape_whichever_way_they_point(direction):
    cars = sheet("sprites", CELL, 16, 8)
    assert len(cars[direction] ^ cars[8 + direction]) >= 12


@each_eye
def test_the_outlines_of_the_cars_stand_out_from_the_road_and_differ(eye):
    picture = Picture("race-computer", "aim")
    track, road = picture.track, picture.main(picture.road)
    outlines = []
    for car in picture.race.cars:
        tile = picture.tile((track.x(car.cell), track.y(car.cell)))
        dark = [at for at in range(64) if contrast(tile[at], road, eye) >= ENOUGH]
        outlines.append(frozenset(dark))
    blue, green = outlines
    assert min(len(blue), len(green)) >= 16
    assert len(blue ^ green) >= 12


def test_the_marks_for_faster_and_slower_differ_in_shape():
    marks = sheet("marks", 7, 8, 4)
    for fast, slow in zip(marks[:4], marks[4:]):
        assert len(fast ^ slow) >= 12


@each_eye
def test_the_marks_stand_out_from_the_road(eye):
    picture = Picture("race-in-the-way", "in-the-way")
    road = picture.main(picture.road)
    for place in ((11, 9), (13, 8)):  # one faster, one slower
        mark = Counter(picture.tile(place)).most_common(2)
        assert max(contrast(colour, road, eye) for colour, _ in mark) >= ENOUGH
