# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""sim/check.py: what the verb prints, where, and with which status."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from sim.check import HELP, LARGEST_BYTES, main

RACE = """speed race 1
forward E
............
............
..########..
..########..
.....G......
.....B......
--
1E
9E
x
1E
resign
0
"""

KEYS = ["file", "ply", "by", "move", "ok", "why", "blue", "green", "turn", "moves"]


@pytest.fixture
def file(tmp_path):
    """A function that writes a file and returns its name."""

    def write(content, name="race.txt"):
        data = content if isinstance(content, bytes) else content.encode()
        (tmp_path / name).write_bytes(data)
        return str(tmp_path / name)

    return write


@pytest.fixture
def check(capsys):
    """A function that runs the verb: its status, its reports and its error lines."""

    def run(*argv):
        status = main(list(argv))
        out, err = capsys.readouterr()
        return status, [json.loads(line) for line in out.splitlines()], err.splitlines()

    return run


def test_each_ply_is_one_line_and_the_start_is_ply_0(check, file):
    status, reports, errors = check(file(RACE))
    assert (status, errors) == (0, [])
    assert [(report["ply"], report["move"]) for report in reports] == [
        (0, None),
        (1, "1E"),
        (2, "9E"),
        (3, "x"),
        (4, "1E"),
        (5, "resign"),
        (6, "0"),
    ]


def test_a_report_has_all_its_keys_in_order(check, file):
    _, reports, _ = check(file(RACE))
    assert all(list(report) == [*KEYS, "result"] for report in reports)


def test_the_start_says_where_everything_is(check, file):
    name = file(RACE)
    assert check(name)[1][0] == {
        "file": name,
        "ply": 0,
        "by": None,
        "move": None,
        "ok": True,
        "why": None,
        "blue": {"x": 5, "y": 5, "speed": 0, "lap": 0},
        "green": {"x": 5, "y": 4, "speed": 0, "lap": 0},
        "turn": "blue",
        "moves": ["1NE", "1E", "1W", "1NW"],
        "result": None,
    }


def test_a_refused_move_keeps_the_state_and_the_record_goes_on(check, file):
    _, reports, _ = check(file(RACE))
    before, refused = reports[1:3]
    assert (refused["ok"], refused["by"]) == (False, "green")
    assert "must change by 1" in refused["why"]
    same = ("blue", "green", "turn", "moves", "result")
    assert [refused[key] for key in same] == [before[key] for key in same]
    assert reports[4]["ok"]


def test_after_the_end_everything_is_refused(check, file):
    last = check(file(RACE))[1][-1]
    assert (last["ok"], last["why"], last["by"]) == (False, "the race is over", None)
    assert (last["turn"], last["moves"], last["result"]) == (None, [], "green")


def test_the_file_is_named_as_given(check, file, tmp_path, monkeypatch):
    file(RACE)
    monkeypatch.chdir(tmp_path)
    assert {report["file"] for report in check("./race.txt")[1]} == {"./race.txt"}


def test_files_are_reported_in_the_order_given(check, file):
    names = [file(RACE, "b.txt"), file(RACE, "a.txt"), file(RACE, "b.txt")]
    starts = [report["file"] for report in check(*names)[1] if report["ply"] == 0]
    assert starts == names


def test_an_unreadable_record_prints_its_line_and_nothing_else(check, file):
    name = file(RACE + "9Q\n")
    status, reports, errors = check(name)
    assert (status, reports) == (2, [])
    found = "expected a move such as 2NE, or 0, x, resign or draw, found '9Q'"
    assert errors == [f"{name}:16: {found}"]


def test_the_other_files_are_still_checked(check, file):
    bad, good = file("no record", "bad.txt"), file(RACE, "good.txt")
    status, reports, errors = check(bad, good, bad)
    assert (status, len(errors)) == (2, 2)
    assert {report["file"] for report in reports} == {good}


@pytest.mark.parametrize(
    ("content", "line", "words"),
    [
        ("", 1, "expected 'speed cards 1' or 'speed race 1' as first line, found ''"),
        (
            "; only\n\n; comments\n",
            1,
            "expected 'speed cards 1' or 'speed race 1' as first line",
        ),
        ("; a\nspeed race 2\n--\n", 2, "found 'speed race 2'"),
        (b"speed race 1\n; \xff\n--\n", 2, "expected text in UTF-8"),
        (b"\xfe\xff\x00s", 1, "expected text in UTF-8"),
        (b"\x00" * 40, 1, "expected 'speed cards 1' or 'speed race 1' as first line"),
        (" " * (LARGEST_BYTES + 1), 1, f"found more than {LARGEST_BYTES} bytes"),
    ],
    ids=["empty", "comments", "version", "latin", "utf-16", "zeros", "huge"],
)
def test_what_is_no_record_is_refused_in_one_line(check, file, content, line, words):
    name = file(content)
    status, reports, errors = check(name)
    assert (status, reports, len(errors)) == (2, [], 1)
    assert errors[0].startswith(f"{name}:{line}: ")
    assert words in errors[0]


def test_a_missing_file_is_refused(check, tmp_path):
    name = str(tmp_path / "none.txt")
    status, reports, errors = check(name)
    assert (status, reports) == (2, [])
    assert errors == [
        f"{name}:1: expected a record, found no file to read: No such file or directory"
    ]


def test_a_folder_is_refused(check, tmp_path):
    status, reports, errors = check(str(tmp_path))
    assert (status, reports, len(errors)) == (2, [], 1)
    assert errors[0].startswith(f"{tmp_path}:1: expected a record")


def test_a_byte_order_mark_is_no_fault(check, file):
    status, reports, _ = check(file("\ufeff" + RACE))
    assert (status, len(reports)) == (0, 7)


def test_comments_may_have_any_letters(check, file):
    assert check(file("; año, 競走\n" + RACE))[0] == 0


@pytest.mark.parametrize("argv", [[], ["--fast", "race.txt"], ["-x"]])
def test_wrong_arguments_get_a_message_and_status_2(check, argv):
    status, reports, errors = check(*argv)
    assert (status, reports) == (2, [])
    assert errors[0].startswith("check: expected ")
    assert errors[-len(HELP.splitlines()) :] == HELP.splitlines()


def test_help_is_printed_when_asked_for(capsys):
    assert main(["--help"]) == 0
    assert capsys.readouterr().out == HELP


def test_checking_needs_no_package_beyond_python(file):
    root = Path(__file__).resolve().parent.parent.parent
    script = f"import sys; sys.path.append({str(root)!r}); from sim.check import main; "
    done = subprocess.run(
        # -S: without the packages that are installed
        [sys.executable, "-S", "-c", script + f"sys.exit(main([{file(RACE)!r}]))"],
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr, done.stdout.count("\n")) == (0, "", 7)
