# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""supervisor's clock is the virtual one; to restart is the pilot's business."""

from virtual import reload, ticks_ms  # noqa: F401


class RunReason:
    """Why code.py was started."""

    STARTUP = 0
    SUPERVISOR_RELOAD = 1


class runtime:
    """The firmware's state; sim/vm/run.py sets it."""

    run_reason = 0
