# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The records on a real MicroPython: the same reports, the same refusals."""

import json

from engine.record import RecordError
from sim.check_race import reports
from tests.engine.race.random_race import RandomRace
from tests.expectations import record_files

SCRIPT = """
import json
from engine.record import RecordError
from sim.check_race import reports

for name in {names!r}:
    with open(name) as file:
        text = file.read()
    try:
        for report in reports(name, text):
            print(json.dumps(report))
    except RecordError as error:
        print(json.dumps([name, error.line, error.fault]))
"""


def here(files):
    """What CPython makes of the files, as the script prints it."""
    found = []
    for file in files:
        name = str(file)
        try:
            found += reports(name, file.read_text(encoding="utf-8"))
        except RecordError as error:
            found.append([name, error.line, error.fault])
    return found


def there(micropython, files):
    """What MicroPython makes of them."""
    printed = micropython(SCRIPT.format(names=[str(file) for file in files]))
    return [json.loads(line) for line in printed.splitlines()]


def test_every_record_plays_alike(micropython):
    files = record_files("race")
    assert there(micropython, files) == here(files)


def test_every_unreadable_record_is_refused_alike(micropython):
    files = record_files("bad/race")
    assert there(micropython, files) == here(files)


def test_random_races_play_alike(micropython, tmp_path):
    files = [tmp_path / f"{seed}.txt" for seed in range(40)]
    for seed, file in enumerate(files):
        race = RandomRace(seed)
        while not race.is_over():
            race.step()
        file.write_text(race.record(), encoding="utf-8")
    assert there(micropython, files) == here(files)
