# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Cards: the rules, the deal, the computer player and the texts of the card game."""
