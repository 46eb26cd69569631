# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""supervisor's clock is the virtual one."""

from virtual import ticks_ms  # noqa: F401
