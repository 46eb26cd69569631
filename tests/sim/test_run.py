# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The verb run: pictures and stats.json, or one message and nothing written."""

import json

import pytest
from PIL import Image

from sim import run
from tests.sim import programs

SCRIPT = "10 shot start\n50 tap a\n60 shot moved\n80 end\n"


@pytest.fixture
def play(tmp_path, drive):
    """Return a function that runs a script on a small drive and gives the status."""

    def play(script=SCRIPT, program=programs.DRIVE, *more):
        file = tmp_path / "script.txt"
        file.write_text(script, encoding="utf-8")
        arguments = ["--script", str(file), "--out", str(tmp_path / "out"), *more]
        return run.main(arguments, code=drive(program))

    return play


def test_a_run_writes_its_pictures_and_its_stats(play, tmp_path):
    assert play() == 0
    names = sorted(path.name for path in (tmp_path / "out").iterdir())
    assert names == ["moved.png", "start.png", "stats.json"]
    picture = Image.open(tmp_path / "out" / "moved.png")
    assert picture.size == (160, 128)
    assert picture.getpixel((8, 0)) == (255, 0, 0)


def test_stats_hold_what_the_notation_says(play, tmp_path):
    play()
    stats = json.loads((tmp_path / "out" / "stats.json").read_text())
    move = {"ms": 50, "scene": "road", "whole": False, "bytes": 256, "changed": 256}
    assert list(stats) == ["refreshes", "sounds", "lights", "scenes", "saves"]
    assert stats["refreshes"][-1] == move
    assert stats["scenes"] == [{"ms": 0, "name": "road"}]
    assert (stats["sounds"], stats["lights"], stats["saves"]) == ([], [], [])


def test_two_runs_write_the_same_bytes(play, tmp_path):
    play()
    first = {path.name: path.read_bytes() for path in (tmp_path / "out").iterdir()}
    play()
    assert {
        path.name: path.read_bytes() for path in (tmp_path / "out").iterdir()
    } == first


def test_board_and_chance_reach_code_py(play, capsys):
    program = "import board, os\nprint(board.board_id, *os.urandom(3))\n"
    assert play("0 end\n", program, "--board", "pygamer", "--chance", "258") == 0
    assert capsys.readouterr().out == "pygamer 0 1 2\n"


def test_a_script_that_cannot_be_read_writes_nothing(play, tmp_path, capsys):
    assert play("10 tap a\n5 tap a\n") == 2
    found = capsys.readouterr()
    assert found.err.startswith(
        f"{tmp_path / 'script.txt'}:2: time 5 after 10; expected"
    )
    assert found.out == ""
    assert not (tmp_path / "out").exists()


def test_a_script_that_is_not_there_is_refused(tmp_path, capsys):
    out = str(tmp_path / "out")
    assert run.main(["--script", "no-such-file", "--out", out]) == 2
    assert "no-such-file: No such file" in capsys.readouterr().err


def test_a_script_that_is_no_text_is_refused(tmp_path, capsys):
    file = tmp_path / "script.txt"
    file.write_bytes(b"\xff\xfe\x00")
    assert run.main(["--script", str(file), "--out", str(tmp_path / "out")]) == 2
    assert f"{file}:1: not a text file" in capsys.readouterr().err


def test_a_folder_that_cannot_be_made_is_refused(play, tmp_path, capsys):
    (tmp_path / "out").write_text("in the way")
    assert play() == 2
    assert "out: File exists" in capsys.readouterr().err


def test_an_exception_in_code_py_gives_its_traceback_and_status_1(play, capsys):
    assert play(SCRIPT, "import time\ntime.sleep(0.02)\nraise KeyError('wheel')\n") == 1
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == "Traceback (most recent call last):"
    assert "code.py" in lines[1]
    assert lines[-1] == "KeyError: 'wheel'"


def test_what_came_out_before_an_exception_is_kept(play, tmp_path):
    play(SCRIPT, programs.DRAW + "time.sleep(0.02)\nraise KeyError\n")
    names = sorted(path.name for path in (tmp_path / "out").iterdir())
    assert names == ["start.png", "stats.json"]


def test_a_fault_in_the_syntax_of_code_py_gives_status_1(play, capsys):
    assert play(SCRIPT, "if True\n") == 1
    assert "SyntaxError" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ([], "--script"),
        (["--script", "x"], "--out"),
        (["--script", "x", "--out", "y", "--board", "pico"], "pybadge"),
        (["--script", "x", "--out", "y", "--chance", "-1"], "0 to 16777215"),
        (["--script", "x", "--out", "y", "--chance", "16777216"], "0 to 16777215"),
        (["--script", "x", "--out", "y", "--scale", "2"], "--scale"),
    ],
)
def test_wrong_arguments_get_a_message_and_status_2(wrong, words, capsys):
    with pytest.raises(SystemExit) as end:
        run.main(wrong)
    assert end.value.code == 2
    assert words in capsys.readouterr().err
