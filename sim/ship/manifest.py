# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The list of what a version put on the drive, so that the next one can tidy up.

``speed-files.txt`` has a line ``SHA-256  NAME`` a file, as ``sha256sum -c`` reads it.
A name may stand there twice: while an update runs, both its old and its new bytes are
ours. What the list says is checked before it is believed: it may be damaged.
"""

import hashlib
import re

NAME = "speed-files.txt"
"""The list's own name on the drive; it does not list itself."""

_LINE = re.compile(r"([0-9a-f]{64})  (.+)")
_TITLE = re.compile(r"# Speed (\S+): ")


def digest(data: bytes) -> str:
    """Return the SHA-256 of a file's bytes."""
    return hashlib.sha256(data).hexdigest()


def write(version: str, entries: dict) -> bytes:
    """Return the list's bytes; ``entries`` maps a name to digests of its contents."""
    title = f"# Speed {version}: what it put on this drive, by SHA-256"
    lines = [f"{one}  {name}" for name in sorted(entries) for one in entries[name]]
    return "\n".join([title, *lines, ""]).encode()


def entries_of(files: dict) -> dict:
    """Return the entries for files whose bytes are known."""
    return {name: [digest(data)] for name, data in files.items() if name != NAME}


def read(data) -> dict:
    """Return the entries of a list's bytes (or None); unreadable lines are left out."""
    entries = {}
    for line in (data or b"").decode("utf-8", "replace").splitlines():
        found = _LINE.fullmatch(line)
        if found and is_inside(found[2]):
            entries.setdefault(found[2], []).append(found[1])
    return entries


def version(data) -> str:
    """Return the version that a list's bytes (or None) name, or ""."""
    found = _TITLE.match((data or b"").decode("utf-8", "replace"))
    return found[1] if found else ""


def is_inside(name: str) -> bool:
    """Return whether a name can only mean a file below the drive's root."""
    parts = name.split("/")
    return not (set(parts) & {"", ".", ".."} or set(name) & set('\\:*?"<>|'))
