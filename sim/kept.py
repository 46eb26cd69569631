# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The memory of a badge that was in use before: its settings, by name."""

from hardware.store import Store
from scenes.keep import settings_of
from scenes.session import LANGUAGES, Session
from sim.wiring import NVM_BYTES


def memory(lang: str = "en", **settings) -> bytearray:
    """Return what ``Badge(nvm=)`` takes; ``settings`` are attributes of the session."""
    session = Session()
    session.lang = LANGUAGES.index(lang)
    for name, value in settings.items():
        setattr(session, name, value)
    content = bytearray(b"\xff" * NVM_BYTES)
    Store(content).write(Store.SETTINGS, settings_of(session))
    return content
