# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Packs files into a zip that is the same byte for byte wherever it is made.

Names are sorted, times and permissions fixed, and nothing is compressed: another
version of zlib would give other bytes.
"""

import io
import zipfile

EPOCH = (1980, 1, 1, 0, 0, 0)
"""The earliest time that a zip can tell."""

_UNIX, _PLAIN_FILE = 3, 0o100644


def zip_of(files: dict) -> bytes:
    """Return the zip of files, their bytes by name."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.create_system = _UNIX
            entry.external_attr = _PLAIN_FILE << 16
            archive.writestr(entry, files[name])
    return packed.getvalue()
