# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The computer's levels at Cards, gentle to fierce; the shadow follows the person.

A name has 7 letters.
"""

NAMES = ("snail", "turtle", "fox", "hare", "cheetah", "shadow")
