# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""A zip of the same files has the same bytes, whatever the order, day or PC."""

import hashlib
import io
import time
import zipfile

from sim.ship.archive import zip_of

FILES = {"code.py": b"run()\n", "lib/a.py": b"", "art/b.bmp": bytes(range(256))}


def test_the_bytes_do_not_depend_on_order_or_day(monkeypatch):
    first = zip_of(FILES)
    monkeypatch.setattr(time, "time", lambda: 2_000_000_000)
    assert zip_of(dict(reversed(list(FILES.items())))) == first


def test_the_bytes_are_the_same_on_every_pc():
    found = hashlib.sha256(zip_of(FILES)).hexdigest()
    assert found == "dcd75d2c5905626627bccbcb93778dc1590bb5c976101667fc91e7afb871917b"


def test_the_zip_holds_the_files_with_plain_permissions():
    with zipfile.ZipFile(io.BytesIO(zip_of(FILES))) as archive:
        assert archive.namelist() == sorted(FILES)
        assert {name: archive.read(name) for name in FILES} == FILES
        modes = {entry.external_attr >> 16 for entry in archive.infolist()}
    assert modes == {0o100644}
