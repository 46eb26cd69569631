# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What outlives the power, settings and results, and all that a restart hands over.

The director loads this module for one use at a time, since its heap is needed in play.
The settings are a byte each in the order of SETTINGS; new ones go to the end, so that a
record of an older version, which is shorter, leaves them as they are. What a restart
hands over is two bytes each, then the texts: it is read by the same version only, since
the game may have been copied anew while it ran.
"""

from scenes.session import LANGUAGES

SETTINGS = (
    "lang",
    "has_played",
    "has_played_cards",
    "level",
    "is_expert",
    "has_before",
    "swaps_ends",
    "sound",
    "lights",
    "brightness",
    "low_light",
    "rival",
    "hints",
    "ghost",
)
"""The session's attributes that the badge keeps."""

LIMITS = (2, 2, 2, 6, 2, 2, 2, 4, 2, 4, 2, 5, 3, 3)
"""How many values each can have, from 0 on."""

REST = (
    "game",
    "versus",
    "size",
    "number",
    "is_continued",
    "race_versus",
    "lesson",
    "cards_versus",
    "is_ready",
    "is_swapped",
    "is_new",
    "has_run_out",
    "wins_one",
    "wins_two",
    "draws",
)
"""Those that a restart hands over beside the settings; None, or 0 to 65534."""

TEXTS = ("code", "race_code", "track_code", "result", "result_how", "loads")
"""Share codes, or None; the last result, how it came about; times of loading."""

PAIRS = ("laps", "pars")
"""Pairs of turns, Blue's and Green's, 0 to 255."""

_NONE = 0xFFFF


def begin(director, is_restarted, getenv) -> str:
    """Take over what was kept, have the hardware follow; return the first scene.

    ``getenv`` gives the values of settings.toml, which count where nothing was kept.
    """
    session, store = director.session, director.store
    payload = store.read(store.HAND_OVER) if is_restarted else None
    try:
        name = (payload and take_over(session, payload)) or "title"
    except (IndexError, ValueError):  # it ends too soon, or what should be text is none
        session.__init__()
        name = "title"
    set_defaults(session, getenv)
    payload = store.read(store.SETTINGS)
    session.fault = store.fault
    if payload:
        set_settings(session, payload)
    payload = store.read(store.TALLY)
    session.fault = session.fault or store.fault
    if payload:
        session.tally[: len(payload)] = payload[: len(session.tally)]
    use_settings(director)
    return name if director.needs(name, director.lang)[1] else "title"


def use_settings(director):
    """Have the hardware follow what the players chose."""
    session, power = director.session, director.power
    director.speaker.change(session.sound)
    director.lights.hidden = not session.lights
    power.level = session.brightness
    power.low_light = session.low_light
    power.show()


def keep(session, store):
    """Keep what the players chose and have won, should the power go."""
    store.write(store.SETTINGS, settings_of(session))
    if any(session.tally):
        store.write(store.TALLY, bytes(session.tally))


def hand_over(session, store, scene: str) -> bool:
    """Note all that a restart hands over; return False when there is no room."""
    return store.write(store.HAND_OVER, handed_over(session, scene))


def settings_of(session) -> bytes:
    """Return the settings of a session."""
    values = [getattr(session, name) for name in SETTINGS]
    return bytes([255 if value is None else int(value) for value in values])


def set_settings(session, payload: bytes):
    """Give a session its settings; those out of range stay as they are."""
    for name, limit, value in zip(SETTINGS, LIMITS, payload):
        if value < limit:
            setattr(session, name, value)


def set_defaults(session, getenv):
    """Give a session what settings.toml asks for, before what was kept overrides it.

    ``SPEED_LANG`` is a folder of words, ``SPEED_SOUND`` a volume, with or without
    quotes; anything else is left alone.
    """
    lang, sound = getenv("SPEED_LANG"), str(getenv("SPEED_SOUND"))
    if lang in LANGUAGES:
        session.lang = LANGUAGES.index(lang)
    if sound.isdigit() and int(sound) < 4:
        session.sound = int(sound)


def handed_over(session, scene: str) -> bytes:
    """Return all that a restart hands over: the scene to begin with, the session."""
    out = bytearray(_form())
    for name in REST:
        value = getattr(session, name)
        value = _NONE if value is None else int(value)
        out.append(value >> 8)
        out.append(value & 255)
    for text in [scene] + [getattr(session, name) or "" for name in TEXTS]:
        text = text.encode()
        out.append(len(text))
        out.extend(text)
    for name in PAIRS:
        out.extend(bytes([turns or 0 for turns in getattr(session, name)]))
    log = session.race_log
    return bytes(out) + bytes((len(log) >> 8, len(log) & 255)) + log + session.played


def take_over(session, payload: bytes):
    """Give a session what was handed over; return the scene to begin with.

    None, and nothing taken over, when another version of the game handed it over.
    """
    if payload[:2] != _form():
        return None
    at = 2
    for name in REST:
        value = payload[at] << 8 | payload[at + 1]
        setattr(session, name, None if value == _NONE else value)
        at += 2
    texts = []
    for _ in range(1 + len(TEXTS)):
        end = at + 1 + payload[at]
        texts.append(payload[at + 1 : end].decode() or None)
        at = end
    for name, text in zip(TEXTS, texts[1:]):
        setattr(session, name, text)
    for name in PAIRS:
        setattr(session, name, list(payload[at : at + 2]))
        at += 2
    end = at + 2 + (payload[at] << 8 | payload[at + 1])
    session.race_log = payload[at + 2 : end]
    session.played = payload[end:]
    return texts[0]


def _form():
    """Return two bytes that change with what is handed over, as a rule."""
    total = 0
    for byte in ",".join(REST + TEXTS + PAIRS).encode():
        total = (total * 31 + byte) & 0xFFFF
    return bytes((total >> 8, total & 255))
