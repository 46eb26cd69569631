# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Ring: the paper-and-pencil car race for two (docs/rules.md)."""
