# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""engine/race/generator.py: every track is a ring, fits its size and comes again."""

import io
from contextlib import redirect_stdout
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.codes import LONG, MEDIUM, NUMBERS, SHORT
from engine.race import generator
from engine.race.generator import ATTEMPTS, FALLBACKS, PARS, SEEDS, candidate, search
from engine.race.track import LINE
from engine.race.turns_left import TurnsLeft
from engine.race.validity import fault
from tests.engine.race.width import is_two_wide

SIZES = (SHORT, MEDIUM, LONG)

GOLDEN = {
    "200000D": "8803e44b",
    "200001F": "2eae2b10",
    "2000029": "79a68521",
    "20000WW": "bfc944bb",
    "200018S": "41c70ef1",
    "20003KE": "c337dddb",
    "20044JS": "ae8a8e10",
    "2031MZ9": "12abcc12",
    "279JXHZ": "dc42296d",
    "2FZZZZ3": "2ac6934e",
    "2G0000G": "ec3977f1",
    "2G0001J": "a672b4f3",
    "2G0002M": "5111ab6c",
    "2G000W1": "adae9b4c",
    "2G00184": "7c2ccdd7",
    "2G003KK": "cd982145",
    "2G044J4": "d6476624",
    "2G31MZM": "ed39f8a6",
    "2Q9JXH2": "da1e4742",
    "2ZZZZZY": "4b9ff0c6",
    "300000Z": "d709639c",
    "300001X": "6fc6fe0d",
    "300002V": "aebe742f",
    "30000WE": "750082cf",
    "300018B": "39222249",
    "30003KW": "95e9f458",
    "30044JB": "496ed359",
    "3031MZV": "fe6f0195",
    "379JXHD": "efe58d03",
    "3FZZZZH": "4d50eb8e",
}
"""Code of a track: the hash of its cells, direction and start cells."""

SCRIPT = """
from engine.codes import read_track_code
from engine.race.generator import candidate, search

def show(name, track):
    cells = "".join(["%d" % kind for kind in track.kinds])
    print(name, cells, track.forward, track.blue, track.green)
"""

SEARCHES = """
for size, seed in ((0, 5), (1, 77), (2, 2**18 - 1)):
    for found in search(size, seed):
        if found:
            show(found[1], found[0])
"""


def printed(script):
    """Return the lines that a script prints on this Python."""
    out = io.StringIO()
    with redirect_stdout(out):
        exec(script, {})
    return out.getvalue().splitlines()


def showing(codes):
    """Return a script that prints the tracks of some codes."""
    calls = [f"show({code!r}, candidate(*read_track_code({code!r})))" for code in codes]
    return SCRIPT + "\n".join(calls)


def pars(track):
    """Return the pars of both cars."""
    turns_left = TurnsLeft(track)
    for _ in turns_left.slices():
        pass
    return turns_left.par(track.blue), turns_left.par(track.green)


def found(size, seed):
    """Return (track, number) of a search, run to its end."""
    return list(search(size, seed))[-1]


def tracks(size, count):
    """Return the first candidates of some seeds."""
    return [candidate(size, seed * ATTEMPTS) for seed in range(count)]


def what_is_wrong(track):
    """Return the fault of a track by every rule that the generator keeps."""
    if not is_two_wide(track.width, track.kinds):
        return "a neck"
    return fault(
        track.width, track.height, track.kinds, track.forward, track.blue, track.green
    )


def outer_side(track):
    """Return the direction from Green's start cell to Blue's: north is 0, east 2..."""
    return track.delta.index(track.blue - track.green)


def fits(size, blue, green):
    """Return whether two pars are right for a size."""
    least, most = PARS[size]
    return least <= blue <= most and abs(blue - green) <= 1


def test_a_code_always_gives_its_track():
    lines = printed(showing(GOLDEN))
    hashes = {line[:7]: sha256(line.encode()).hexdigest()[:8] for line in lines}
    assert hashes == GOLDEN


def test_micropython_makes_the_same_tracks(micropython):
    script = showing(GOLDEN)
    assert micropython(script).splitlines() == printed(script)


def test_micropython_finds_the_same_tracks(micropython):
    script = SCRIPT + SEARCHES
    assert micropython(script).splitlines() == printed(script)


@given(st.sampled_from(SIZES), st.integers(0, NUMBERS - 1))
def test_every_number_gives_a_ring_of_two_cells_width(size, number):
    assert what_is_wrong(candidate(size, number)) is None


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_thousands_of_numbers_give_rings(size):
    faults = [what_is_wrong(candidate(size, number * 8111)) for number in range(2000)]
    assert faults == [None] * 2000


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", [0, 1, 2, 999, SEEDS - 1])
def test_a_search_finds_a_track_whose_par_fits(size, seed):
    track, number = found(size, seed)
    assert number // ATTEMPTS == seed
    assert fits(size, *pars(track))


@pytest.mark.parametrize("size", SIZES)
def test_what_a_search_finds_is_the_candidate_of_its_number(size):
    track, number = found(size, 31)
    again = candidate(size, number)
    assert (again.kinds, again.forward, again.blue, again.green) == (
        track.kinds,
        track.forward,
        track.blue,
        track.green,
    )


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_hundreds_of_searches_find_a_track_that_fits(size):
    assert all(fits(size, *pars(found(size, seed)[0])) for seed in range(200))


def test_a_search_tries_few_candidates():
    tried = [
        found(size, seed)[1] % ATTEMPTS + 1 for size in SIZES for seed in range(40)
    ]
    assert sum(tried) / len(tried) < 1.6


def test_a_search_stops_often_for_the_bar():
    steps = list(search(LONG, 3))
    assert len(steps) > 50
    assert steps[:-1] == [None] * (len(steps) - 1)


@pytest.mark.parametrize("size", SIZES)
def test_the_fallback_fits(size):
    track = candidate(size, FALLBACKS[size])
    assert what_is_wrong(track) is None
    assert fits(size, *pars(track))


def test_a_search_without_luck_ends_with_the_fallback(monkeypatch):
    monkeypatch.setattr(generator, "PARS", ((1, 1),) * 3)
    track, number = found(MEDIUM, 8)
    assert number == FALLBACKS[MEDIUM]
    assert track.kinds == candidate(MEDIUM, number).kinds


@pytest.mark.parametrize("size", SIZES)
def test_the_line_lies_on_every_side_and_the_travel_goes_both_ways(size):
    kinds = [(outer_side(track), track.forward) for track in tracks(size, 300)]
    ways = {kind: kinds.count(kind) for kind in kinds}
    assert len(ways) == 8
    assert min(ways.values()) >= 15


@pytest.mark.parametrize("size", SIZES)
def test_lines_are_of_two_to_four_cells_and_more(size):
    lengths = [track.kinds.count(LINE) for track in tracks(size, 300)]
    assert min(lengths.count(length) for length in (2, 3, 4)) >= 30


@pytest.mark.parametrize("size", SIZES)
def test_no_two_tracks_are_alike(size):
    assert len({track.kinds for track in tracks(size, 300)}) == 300


def test_a_longer_size_has_more_road():
    road = [sum(len(t.kinds) - t.kinds.count(0) for t in tracks(s, 50)) for s in SIZES]
    assert road == sorted(road)
    assert road[LONG] > 1.5 * road[SHORT]
