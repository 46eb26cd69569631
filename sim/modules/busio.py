# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Stand-in for ``busio``: named by Blinka's displayio, used by nobody here.

Left out: all buses. The display hangs on a bus of the simulator, and the game talks to
nothing else.
"""


class _Refused:
    def __init__(self, *_, **__):
        """Refuse: no bus of the board leads anywhere here."""
        raise NotImplementedError(f"busio.{type(self).__name__} leads nowhere here")


class I2C(_Refused):
    """Two-wire bus; refused."""


class SPI(_Refused):
    """Four-wire bus; refused."""


class UART(_Refused):
    """Serial line; refused."""
