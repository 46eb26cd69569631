# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The list of a version's files is read as it was written, and not believed blindly."""

import shutil
import subprocess

import pytest

from sim.ship import manifest
from tests.sim.ship.drives import fill

ENTRIES = {"code.py": ["a" * 64], "lib/a b.py": ["b" * 64, "c" * 64]}


def test_what_was_written_is_read():
    assert manifest.read(manifest.write("1.0.0", ENTRIES)) == ENTRIES


def test_the_version_is_read():
    assert manifest.version(manifest.write("1.0.0", ENTRIES)) == "1.0.0"


@pytest.mark.parametrize("data", [None, b"", b"\xff\xfe", b"# Speed\n"])
def test_without_a_list_there_is_no_version_and_no_file(data):
    assert (manifest.version(data), manifest.read(data)) == ("", {})


@pytest.mark.parametrize(
    "name",
    [
        "../code.py",
        "a/../b",
        "/etc",
        "a//b",
        "./a",
        "C:/a",
        "a\\b",
        "a/",
        "",
        "a*",
        ".",
    ],
)
def test_a_name_that_may_lie_elsewhere_is_left_out(name):
    data = f"{'a' * 64}  {name}\n{'b' * 64}  code.py\n".encode()
    assert list(manifest.read(data)) == ["code.py"]


@pytest.mark.parametrize("line", ["a" * 63 + "  code.py", "A" * 64 + "  x", "a" * 64])
def test_a_line_that_cannot_be_read_is_left_out(line):
    assert manifest.read(line.encode()) == {}


@pytest.mark.skipif(not shutil.which("sha256sum"), reason="there is no sha256sum here")
def test_sha256sum_reads_it(tmp_path):
    files = {"code.py": b"1", "lib/a.py": b""}
    text = manifest.write("1.0.0", manifest.entries_of(files))
    fill(tmp_path, {**files, manifest.NAME: text})
    command = ["sha256sum", "--strict", "-c", manifest.NAME]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "code.py: OK\nlib/a.py: OK\n")
