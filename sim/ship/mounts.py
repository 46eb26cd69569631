# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Finds the drives that boards show up as: by their label, where systems mount them."""

import os
import string
from pathlib import Path

LABEL = "CIRCUITPY"
"""The label that the firmware gives its drive; a second one may get a number."""

PLACES = ("media/*", "media", "run/media/*", "Volumes")
"""Folders below / in which Linux and macOS mount what is plugged in."""

_REMOVABLE = 2


def drives(top: Path = Path("/")) -> list:
    """Return the folders of the drives that are mounted now, sorted."""
    if os.name == "nt":
        return _windows_drives()
    found = {
        path
        for place in PLACES
        for path in top.glob(f"{place}/{LABEL}*")
        if path.is_dir()
    }
    return sorted(found)


def _windows_drives():
    """Return the removable drives with the label, as Windows itself knows them."""
    import ctypes

    kernel, found = ctypes.windll.kernel32, []
    for letter in string.ascii_uppercase:
        root = f"{letter}:\\"
        label = ctypes.create_unicode_buffer(64)
        if kernel.GetDriveTypeW(root) == _REMOVABLE:
            kernel.GetVolumeInformationW(root, label, 64, None, None, None, None, 0)
        if label.value.startswith(LABEL):
            found.append(Path(root))
    return found
