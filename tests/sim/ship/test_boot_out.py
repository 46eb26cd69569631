# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""boot_out.txt tells board and firmware; both are judged by the game's own rules."""

import pytest

import boards
from sim.ship.boot_out import BoardError, board_of
from sim.ship.drive import Drive
from tests.hardware.test_firmware import BAD, GOOD
from tests.sim.ship.drives import boot_out


def board_with(folder, text, name="boot_out.txt"):
    """Return the board behind a drive with this file."""
    (folder / name).write_text(text)
    return board_of(Drive(folder))


@pytest.mark.parametrize("board_id", boards.KNOWN)
def test_every_board_that_has_a_profile_is_taken(tmp_path, board_id):
    board = board_with(tmp_path, boot_out("10.1.1", board_id))
    assert str(board) == f"{board_id}, CircuitPython 10.1.1"


@pytest.mark.parametrize("board_id", ["feather_m4_express", "pybadge2", "PyBadge"])
def test_another_board_is_refused_with_those_that_are_known(tmp_path, board_id):
    with pytest.raises(BoardError, match=f"'{board_id}' is not supported: expected py"):
        board_with(tmp_path, boot_out("10.1.1", board_id))


@pytest.mark.parametrize("version", GOOD)
def test_a_supported_firmware_is_taken(tmp_path, version):
    assert board_with(tmp_path, boot_out("%d.%d.%d" % version))


@pytest.mark.parametrize("version", BAD)
def test_an_unsupported_firmware_is_refused_as_on_the_badge(tmp_path, version):
    with pytest.raises(BoardError, match=r"not supported.*Please install 9\.2\.x"):
        board_with(tmp_path, boot_out("%d.%d.%d" % version))


def test_a_beta_counts_by_its_number(tmp_path):
    with pytest.raises(BoardError, match="10.1.0 is not supported"):
        board_with(tmp_path, boot_out("10.1.0-beta.1"))
    board = board_with(tmp_path, boot_out("10.2.0-alpha.1-3-g0123abc"))
    assert board.version == "10.2.0-alpha.1-3-g0123abc"


def test_a_firmware_too_old_to_name_its_board_is_refused_by_its_version(tmp_path):
    with pytest.raises(BoardError, match="CircuitPython 5.3.1 is not supported"):
        board_with(tmp_path, boot_out("5.3.1").split("Board ID")[0])


def test_what_boards_write_since_9_is_read(tmp_path):
    lines = boot_out().replace("\n", "\r\n") + "boot.py output:\r\nhello\r\n"
    assert board_with(tmp_path, lines).board_id == "pybadge"


@pytest.mark.parametrize(
    "text",
    ["", "hello", "Board ID:pybadge\n", "Adafruit CircuitPython 10.1.1 on 2026-01-01"],
)
def test_a_boot_out_of_another_form_is_refused_with_what_was_found(tmp_path, text):
    with pytest.raises(BoardError, match="expected lines as .* found") as error:
        board_with(tmp_path, text)
    assert repr(text.strip()) in str(error.value)


def test_a_folder_without_boot_out_is_no_drive_of_a_board(tmp_path):
    with pytest.raises(BoardError, match="no boot_out.txt.*press its reset button"):
        board_of(Drive(tmp_path))


def test_the_bootloaders_drive_is_told_apart(tmp_path):
    with pytest.raises(BoardError, match="bootloader.*install CircuitPython"):
        board_with(tmp_path, "UF2 Bootloader v3.6.0\n", "INFO_UF2.TXT")
