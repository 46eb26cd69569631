# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Which track a lesson of Ring is on; apart, since a badge makes the track first."""


def code_of(record: str):
    """Return the share code in a lesson's record, None when there is none."""
    for line in record.split("\n"):
        if line.startswith("code "):
            return line[5:]
    return None
