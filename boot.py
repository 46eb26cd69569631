# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Switch auto-reload off: writing to the drive must not restart a running race."""

import supervisor

supervisor.runtime.autoreload = False
