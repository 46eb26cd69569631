# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Which version this is: CHANGELOG.md says so, and nothing else does.

Its first heading is the version, as ``## 1.0.0``. While that is ``## Unreleased`` and
has entries this is a development build, named by what is in it: ``dev-1a2b3c4d``.
"""

import hashlib
import re

_HEADING = re.compile(r"^## +(\S+).*$", re.MULTILINE)
_NUMBER = re.compile(r"\d+\.\d+\.\d+")


class VersionError(ValueError):
    """The changelog does not tell the version; says what was expected."""


def version_of(changelog: str, files: dict) -> str:
    """Return the version by a changelog's text; ``files`` are the drive's, as bytes."""
    parts = _HEADING.split(changelog)
    for heading, body in zip(parts[1::2], parts[2::2]):
        if heading == "Unreleased":
            if re.search(r"^- ", body, re.MULTILINE):
                return f"dev-{digest_of(files)[:8]}"
        elif _NUMBER.fullmatch(heading):
            return heading
        else:
            raise VersionError(
                f"CHANGELOG.md: expected '## 1.0.0' or '## Unreleased', found"
                f" '## {heading}'"
            )
    raise VersionError("CHANGELOG.md: expected a heading '## 1.0.0', found none")


def digest_of(files: dict) -> str:
    """Return one SHA-256 for files by name, whatever order they came in."""
    total = hashlib.sha256()
    for name in sorted(files):
        total.update(f"{name}\0{len(files[name])}\0".encode())
        total.update(files[name])
    return total.hexdigest()
