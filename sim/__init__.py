# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The PC side: runs code.py unmodified, in a window or headless.

Only stand-ins for CircuitPython's own modules live here, none for the game's. This
file imports nothing, so that ``check`` and ``track`` need no package beyond Python.
"""
