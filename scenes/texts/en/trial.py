# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of a time trial's result. A line has 25 letters."""

HEADING = "Time trial"
LAP = "A lap in %d turns"
NO_LAP = "No lap"
"""The trial was given up, or went on for too long."""
PAR = "par is %d"
BEST = "your best is %d"
IS_BEST = "your best here so far"
KEYS = "Ⓐ again   Ⓑ menu"
LOOK_BACK = "Select: look back"
