# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Small programs for the badge, to test the simulator without the game."""

KEYS = """\
import board, keypad, supervisor, time
keys = keypad.ShiftRegisterKeys(
    clock=board.BUTTON_CLOCK, data=board.BUTTON_OUT, latch=board.BUTTON_LATCH,
    key_count={count}, value_when_pressed=True, interval=0.005, debounce_threshold=2)
start = supervisor.ticks_ms()
event = keypad.Event()
log = []
"""

LISTEN = (
    KEYS.format(count=8)
    + """\
while True:
    while keys.events.get_into(event):
        sign = "+" if event.pressed else "-"
        passed = (event.timestamp - start) % 2**29
        log.append(f"{passed}{sign}{event.key_number}")
    time.sleep(0.005)
"""
)
"""Keeps every key event as ``MS+KEY`` (down) or ``MS-KEY`` (up) in ``log``."""

DRAW = """\
import board, displayio, time
def square(width, height, colour):
    palette = displayio.Palette(1)
    palette[0] = colour
    bitmap = displayio.Bitmap(width, height, 1)
    return displayio.TileGrid(bitmap, pixel_shader=palette)
def four_tiles():
    palette, bitmap = displayio.Palette(1), displayio.Bitmap(8, 8, 1)
    return displayio.TileGrid(bitmap, pixel_shader=palette, width=2, height=2)
group = displayio.Group()
ground, car = square(160, 128, 0x0000FF), square(8, 8, 0xFF0000)
group.append(ground)
group.append(car)
display = board.DISPLAY
display.auto_refresh = False
display.root_group = group
display.refresh()
"""
"""A red car of 8x8 on a blue ground; shown, nothing moves yet."""

DRIVE = (
    DRAW
    + KEYS.format(count=8)
    + """\
class Director:
    name, whole = "road", False
director = Director()
while True:
    while keys.events.get_into(event):
        if event.pressed:
            car.x += 8
            display.refresh()
    time.sleep(0.005)
"""
)
"""Each press of any key moves the car by its own width."""
