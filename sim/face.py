# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What the window looks like: a badge's face, with each key and the PC's key for it.

All measures are in pixels of the badge's screen and grow with the scale.
"""

import array
import sys

import pygame

from sim.frame import HEIGHT, WIDTH

SIDE, TOP, FOOT = 72, 16, 26
"""Room left and right of the screen, above it and below it."""

LIGHTS_Y = TOP + HEIGHT + 8
"""Middle of the lights, which lie below the screen at equal distances."""

GLOW = 28
"""The lights are dim on a badge; a window shows them so many times as bright."""

BODY, RIM, DARK, LIT = (38, 42, 54), (12, 12, 16), (84, 92, 112), (255, 200, 40)
TEXT, TEXT_ON_LIT, FAINT = (240, 240, 244), (20, 20, 20), (160, 166, 180)
"""Colours: the badge's body, the rim of its screen, keys up and down, their names."""

_LEFT, _RIGHT = SIDE // 2 - 2, SIDE + WIDTH + SIDE // 2 + 2
_PAD_Y, _ROW_Y = TOP + 76, TOP + 68

_PAD = {
    "up": (_LEFT, _PAD_Y - 16),
    "down": (_LEFT, _PAD_Y + 16),
    "left": (_LEFT - 22, _PAD_Y),
    "right": (_LEFT + 22, _PAD_Y),
}
_PLACES = {
    "pybadge": {
        "select": (_LEFT, TOP + 10),
        "start": (_RIGHT, TOP + 10),
        "b": (_RIGHT - 15, _ROW_Y + 16),
        "a": (_RIGHT + 15, _ROW_Y),
        **_PAD,
    },
    "pygamer": {
        "select": (_RIGHT - 18, TOP + 112),
        "start": (_RIGHT + 18, TOP + 112),
        "b": (_RIGHT - 15, _ROW_Y),
        "a": (_RIGHT + 15, _ROW_Y - 16),
        **_PAD,
    },
}
"""Middle of each key, by board."""

_SIZES = {"a": (18, 18), "b": (18, 18), "start": (28, 14), "select": (28, 14)}
"""Width and height of the keys; the others are 21x14."""

_ON_PC = {
    "up": "arrows",
    "a": "X, space",
    "b": "Z",
    "start": "Enter",
    "select": "Backspace",
}
"""What is written under a key: the PC's key for it (``sim.window.KEYBOARD``)."""

_LEFT_TWO, _RIGHT_TWO = (120, 170, 255), (90, 220, 120)
"""Colours of the PC's keys for two: the players' own in the game, left and right."""

FOR_TWO = {
    "up": ("W", _LEFT_TWO),
    "down": ("S", _LEFT_TWO),
    "left": ("A", _LEFT_TWO),
    "right": ("D", _LEFT_TWO),
    "select": ("F", _LEFT_TWO),
    "b": ("J", _RIGHT_TWO),
    "a": ("K", _RIGHT_TWO),
    "start": ("L", _RIGHT_TWO),
}
"""What is written beside a key: the PC's key when two play (``sim.window.FOR_TWO``)."""

_LEGEND = (("Two play: left ASDF,", _LEFT_TWO), ("right JKL", _RIGHT_TWO))
"""What stands below the screen, in two pieces."""


class Face:
    """Draws one board at one scale."""

    def __init__(self, board: str, scale: int):
        """Take the board's id and the scale; pygame's fonts must be ready."""
        self._places = _PLACES[board]
        self._scale = scale
        self.size = self.size_at(scale)
        self._name_font = pygame.font.Font(None, max(10, 9 * scale))
        self._small_font = pygame.font.Font(None, max(9, 7 * scale))
        masks = (0xF800, 0x07E0, 0x001F, 0)
        self._screen = pygame.Surface((WIDTH, HEIGHT), 0, 16, masks)

    @staticmethod
    def size_at(scale: int) -> tuple:
        """Return width and height of the window at a scale."""
        return (WIDTH + 2 * SIDE) * scale, (HEIGHT + TOP + FOOT) * scale

    @classmethod
    def fits(cls, scale: int, width: float, height: float) -> bool:
        """Return whether a window at a scale fits into a space."""
        own_width, own_height = cls.size_at(scale)
        return own_width <= width and own_height <= height

    @staticmethod
    def light_place(number: int, count: int) -> tuple:
        """Return the middle of a light, at scale 1."""
        return SIDE + WIDTH * (2 * number + 1) // (2 * count), LIGHTS_Y

    @staticmethod
    def place(board: str, key: str) -> tuple:
        """Return the middle of a key, at scale 1."""
        return _PLACES[board][key]

    def draw(self, surface, frame, held, lights, brightness):
        """Draw the badge with a picture on its screen, some keys held, its lights."""
        scale = self._scale
        surface.fill(BODY)
        rim = pygame.Rect(SIDE - 3, TOP - 3, WIDTH + 6, HEIGHT + 6)
        pygame.draw.rect(surface, RIM, self._scaled(rim), 0, 3 * scale)
        pixels = array.array("H", frame.data)
        if sys.byteorder == "little":
            pixels.byteswap()
        self._screen.get_buffer().write(pixels.tobytes())
        size = WIDTH * scale, HEIGHT * scale
        picture = pygame.transform.scale(self._screen, size)
        level = round(255 * (0.25 + 0.75 * brightness)) if brightness else 0
        picture.fill((level, level, level), special_flags=pygame.BLEND_MULT)
        surface.blit(picture, (SIDE * scale, TOP * scale))
        self._draw_lights(surface, lights)
        for key in self._places:
            self._draw_key(surface, key, key in held)
        middle = SIDE + WIDTH // 2
        for (text, colour), x in zip(_LEGEND, (middle - 14, middle + 26)):
            place = x * scale, (TOP + HEIGHT + FOOT - 7) * scale
            self._write(surface, self._small_font, text, colour, place)

    def _draw_lights(self, surface, lights):
        """Draw the lights below the screen, those that are lit inside of their rims."""
        scale = self._scale
        for number, colour in enumerate(lights):
            x, y = self.light_place(number, len(lights))
            seen = [min(255, GLOW * part) for part in colour]
            pygame.draw.circle(surface, RIM, (x * scale, y * scale), 4 * scale)
            if any(seen):
                pygame.draw.circle(surface, seen, (x * scale, y * scale), 3 * scale)

    def _draw_key(self, surface, key, is_down):
        """Draw a key, its name on it and the PC's keys for one and two beside it."""
        x, y = self._places[key]
        width, height = _SIZES.get(key, (21, 14))
        corner = pygame.Rect(x - width // 2, y - height // 2, width, height)
        rect = self._scaled(corner)
        colour = LIT if is_down else DARK
        pygame.draw.rect(surface, colour, rect, 0, height * self._scale // 2)
        ink = TEXT_ON_LIT if is_down else TEXT
        self._write(surface, self._name_font, key.capitalize(), ink, rect.center)
        if key in _ON_PC:
            away = height // 2 + 5
            low = y - away if key == "up" else y + away
            middle = x * self._scale, low * self._scale
            self._write(surface, self._small_font, _ON_PC[key], FAINT, middle)
        letter, owner = FOR_TWO[key]
        if key == "up":  # the line above it is taken
            middle = (x + width // 2 + 6) * self._scale, y * self._scale
        else:
            low = y + height // 2 + (12 if key in _ON_PC else 5)
            middle = x * self._scale, low * self._scale
        self._write(surface, self._name_font, letter, owner, middle)

    def _write(self, surface, font, text, colour, middle):
        """Write a word around a point."""
        image = font.render(text, True, colour)
        surface.blit(image, image.get_rect(center=middle))

    def _scaled(self, rect):
        """Return a rectangle in pixels of the window."""
        return pygame.Rect(*(side * self._scale for side in rect))
