# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What goes on a badge's drive, and how it gets there; sim.bundle and sim.flash use it.

Nothing here knows the game: what belongs on the drive is found from code.py on.
"""
