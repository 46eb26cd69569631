# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Blinka's displayio, imported the one way that works here, and made stricter.

- It is imported while the stand-ins come first, so that no PC pin library starts.
- displayio comes before vectorio: the other way round the import fails.
- Its background thread is stopped: it would refresh in real time, at random moments.
  The machine refreshes instead, on the virtual clock, while auto_refresh is on.
- ``CIRCUITPYTHON_TERMINAL`` is missing there; the empty splash group stands for it.
- What the badge refuses and Blinka takes is refused (``sim.strict``).
"""

import os

from sim import strict
from sim.world import stand_ins_first

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")

with stand_ins_first():
    import bitmaptools  # noqa: F401  so that no run pays for the import
    import busdisplay
    import displayio
    import fourwire
    import vectorio  # noqa: F401  after displayio, see above

displayio._stop_background()
displayio.CIRCUITPYTHON_TERMINAL = displayio._group.circuitpython_splash
strict.apply(displayio)

__all__ = ["busdisplay", "displayio", "fourwire"]
