# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The drive's settings.toml, as far as the firmware reads it: texts and whole numbers.

Source: CircuitPython's documentation of its environment variables. What is neither a
text in double quotes nor a whole number is left out, as is a file that is not there.
"""

import re

_LINE = re.compile(r'\s*([A-Za-z_]\w*)\s*=\s*(?:"([^"\\]*)"|([+-]?\d+))\s*(?:#.*)?')


def read(path) -> dict:
    """Return the values of a settings.toml by name."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError:
        return {}
    found = [_LINE.fullmatch(line) for line in text.splitlines()]
    return {
        match[1]: int(match[3]) if match[2] is None else match[2]
        for match in found
        if match
    }
