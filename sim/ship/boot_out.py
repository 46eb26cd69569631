# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What a board says of itself in boot_out.txt, and whether the game runs on it.

The firmware writes the file at every start::

    Adafruit CircuitPython 10.1.1 on 2026-01-20; Adafruit Pybadge with samd51j19
    Board ID:pybadge

Boards are those of boards/; firmware is judged as on the badge (hardware/firmware.py).
"""

import re

from boards import KNOWN
from hardware import firmware

NAME = "boot_out.txt"

_VERSION = re.compile(r"CircuitPython ((\d+)\.(\d+)\.(\d+)\S*) on ")
_BOARD = re.compile(r"^Board ID: *(\S+)", re.MULTILINE)
_BOOTLOADERS = "INFO_UF2.TXT"


class BoardError(Exception):
    """The game cannot go on this drive; says why, and what to do."""


class Board:
    """The board behind a drive: its ``board_id`` and its firmware's ``version``."""

    def __init__(self, text: str):
        """Read a boot_out.txt; BoardError when the game does not run there."""
        version, board = _VERSION.search(text), _BOARD.search(text)
        fault = _complaint(version) if version else None
        if not version or not (board or fault):
            raise BoardError(
                f"{NAME}: expected lines as 'Adafruit CircuitPython 10.1.1 on ...' and"
                f" 'Board ID:pybadge', found {text.strip()[:60]!r}"
            )
        if board and board[1] not in KNOWN:
            raise BoardError(
                f"{NAME}: the board {board[1]!r} is not supported:"
                f" expected {' or '.join(KNOWN)}"
            )
        if fault:
            raise BoardError(f"{NAME}: {fault}")
        self.version = version[1]
        self.board_id = board[1]

    def __str__(self):
        return f"{self.board_id}, CircuitPython {self.version}"


def board_of(drive) -> Board:
    """Return the board behind a drive; BoardError when it is none, or not ours."""
    data = drive.read(NAME)
    if data is not None:
        return Board(data.decode("utf-8", "replace"))
    if drive.read(_BOOTLOADERS) is not None:
        raise BoardError(
            "this is the bootloader's drive: install CircuitPython (copy its .uf2"
            " here), or press the reset button once"
        )
    raise BoardError(
        f"there is no {NAME}: this is not a CircuitPython drive. If it is a badge's,"
        " press its reset button once: the firmware writes the file at its start"
    )


def _complaint(version):
    """Return what the game itself says to a firmware, or None."""
    number = tuple(int(part) for part in version.groups()[1:])
    return firmware.complaint("circuitpython", number)
