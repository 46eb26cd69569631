# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Thin drivers over what a board has; each file takes the object it drives."""
