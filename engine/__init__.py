# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The rules of both games: no screen, no key, no clock; time and seeds come in."""
