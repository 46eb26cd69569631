# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Turns the art that people edit (text) into the bitmaps that the badge loads.

``python -m sim.art`` rewrites every scenes/art/*.bmp from the .txt beside it; with
names of .txt files only those. A source is text like this::

    ; a comment
    tile 6 8                 width and height of a tile in pixels
    across 16                tiles in a row of the sheet
    colour . 000000          a character and its colour; the first is value 0
    colour # ffffff
    tiles A B                the next tiles, then their rows side by side
    .###.. ####..
    ...                      (as many rows as a tile is high)

Two colours make a 1-bit sheet, up to sixteen a 4-bit one. The bitmaps are plain BMP
files: 40-byte header, rows from the bottom up, padded to 4 bytes.
"""

import argparse
import pathlib
import struct
import sys

ART = pathlib.Path(__file__).resolve().parent.parent / "scenes" / "art"


class ArtError(ValueError):
    """A source that cannot be read; says the line, what was expected and found."""


class Art:
    """A sheet of tiles as text tells it: names and rows of colour numbers."""

    def __init__(self):
        """Start with an empty sheet."""
        self.width_px = 0
        self.height_px = 0
        self.across = 1
        self.colours = {}
        """Character -> 0xRRGGBB, in the order of the values."""
        self.tiles = []
        """Pairs of a name and the tile's rows, strings of colour characters."""

    @property
    def bits(self) -> int:
        """Bits a pixel: 1 for two colours, else 4."""
        return 1 if len(self.colours) <= 2 else 4

    @property
    def names(self) -> list:
        """Names of the tiles in the order of the sheet."""
        return [name for name, _ in self.tiles]


def parse(text: str) -> Art:
    """Return the art that a source describes; ArtError when it cannot be read."""
    art = Art()
    lines = list(enumerate(text.splitlines(), 1))
    while lines:
        number, line = lines.pop(0)
        if line.strip() and not line.startswith(";"):
            _take(art, number, line.split(), lines)
    return art


def _take(art, number, words, lines):
    """Act on one line; ``tiles`` takes the rows after it off ``lines``."""
    key, rest = words[0], words[1:]
    try:
        if key == "tile":
            art.width_px, art.height_px = map(int, rest)
        elif key == "across":
            (art.across,) = map(int, rest)
        elif key == "colour":
            character, value = rest
            art.colours[character] = int(value, 16)
        elif key == "tiles":
            _take_tiles(art, rest, lines)
        else:
            raise ArtError(
                f"line {number}: expected tile, across, colour or tiles, found {key!r}"
            )
    except ArtError:
        raise
    except ValueError as error:
        raise ArtError(f"line {number}: {' '.join(words)!r}: {error}")
    if len(art.colours) > 16:
        raise ArtError(f"line {number}: expected 16 colours at most")


def _take_tiles(art, names, lines):
    """Take the rows of some tiles that stand side by side."""
    rows = [[] for _ in names]
    for _ in range(art.height_px):
        if not lines:
            raise ArtError(f"at the end: expected {art.height_px} rows of {names}")
        number, line = lines.pop(0)
        groups = line.split()
        if len(groups) != len(names):
            raise ArtError(
                f"line {number}: expected a row of {len(names)} tiles, found {line!r}"
            )
        for tile, group in zip(rows, groups):
            _check_row(art, number, group)
            tile.append(group)
    art.tiles += zip(names, rows)


def _check_row(art, number, row):
    if len(row) != art.width_px:
        raise ArtError(
            f"line {number}: expected {art.width_px} pixels, found {len(row)}: {row}"
        )
    for character in row:
        if character not in art.colours:
            raise ArtError(
                f"line {number}: expected one of {' '.join(art.colours)},"
                f" found {character!r}"
            )


def values(art: Art) -> list:
    """Return the sheet as rows of colour numbers; places without a tile are 0."""
    number = {character: value for value, character in enumerate(art.colours)}
    down = -(-len(art.tiles) // art.across)
    sheet = [[0] * (art.across * art.width_px) for _ in range(down * art.height_px)]
    for place, (_, rows) in enumerate(art.tiles):
        left = place % art.across * art.width_px
        top = place // art.across * art.height_px
        for y, row in enumerate(rows):
            sheet[top + y][left : left + art.width_px] = [number[c] for c in row]
    return sheet


def bmp(art: Art) -> bytes:
    """Return the sheet as the bytes of an uncompressed BMP file."""
    rows = values(art)
    width, height = len(rows[0]), len(rows)
    count = 1 << art.bits
    colours = [*art.colours.values(), *[0] * count][:count]
    row_bytes = -(-width * art.bits // 32) * 4
    start = 54 + 4 * count
    size = start + row_bytes * height
    head = struct.pack("<2sIHHI", b"BM", size, 0, 0, start) + struct.pack(
        "<IiiHHIIiiII", 40, width, height, 1, art.bits, 0, 0, 2835, 2835, count, 0
    )
    pixels = [_packed(row, art.bits, row_bytes) for row in reversed(rows)]
    return head + struct.pack(f"<{count}I", *colours) + b"".join(pixels)


def _packed(row, bits, row_bytes) -> bytes:
    """Return a row of colour numbers as bytes, the first pixel in the highest bits."""
    packed = 0
    for value in row:
        packed = packed << bits | value
    return (packed << (row_bytes * 8 - len(row) * bits)).to_bytes(row_bytes, "big")


def main(arguments=None) -> int:
    """Write the bitmaps; return the exit status, 2 when a source cannot be read."""
    parser = argparse.ArgumentParser(
        prog="python -m sim.art", description=__doc__.split("\n")[0]
    )
    parser.add_argument("source", nargs="*", type=pathlib.Path, help="a .txt file")
    status = 0
    for source in parser.parse_args(arguments).source or sorted(ART.glob("*.txt")):
        try:
            art = parse(source.read_text(encoding="utf-8"))
            source.with_suffix(".bmp").write_bytes(bmp(art))
        except (ArtError, OSError) as error:
            print(f"{source}: {error}", file=sys.stderr)
            status = 2
        else:
            print(f"{source.with_suffix('.bmp')}: {len(art.tiles)} tiles")
    return status


if __name__ == "__main__":
    sys.exit(main())
