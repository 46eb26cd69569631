# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The settings, from the choice of the games: each is heard or seen as it changes.

They are kept over power-off when the list is left.
"""

from scenes.keep import use_settings
from scenes.list_page import ListPage, arrows
from scenes.session import LANGUAGES

LANGUAGE, SOUND, LIGHTS, BRIGHTNESS, RESULTS, SELF_TEST, LOW_LIGHT = range(7)
"""The rows; the last is there only where there is a light sensor."""

STEPS = 4
"""Volumes, the lowest of them silence, and steps of brightness."""


class SettingsScene(ListPage):
    """The list; what is chosen goes into the session and to the hardware."""

    def enter(self):
        """Build the list; the cursor comes back to the page that was open."""
        director = self.director
        session = director.session
        row, session.order = session.order or LANGUAGE, None
        words = self._words = director.words("settings")
        self._languages = director.words("language").NAMES
        self.lay_out(words.HEADING, words.KEYS)
        count = 7 if director.power.sensor else 6
        valued = (LANGUAGE, SOUND, LIGHTS, BRIGHTNESS, LOW_LIGHT)
        self.lay_list(words.ROWS[:count], valued, row)
        self._show_values()

    def move_to(self, row):
        """Put the cursor on a row and say what A does there."""
        super().move_to(row)
        words = self._words
        is_page = row in (RESULTS, SELF_TEST)
        self.keys.write(words.KEYS_PAGE if is_page else words.KEYS)

    def choose(self, row):
        """Open a page, or change a setting with A, too."""
        if row in (RESULTS, SELF_TEST):
            self.director.keep_settings()
            self.director.session.order = row
            self.director.go("so_far" if row == RESULTS else "self_test")
            return False
        return self.change(row, 1)

    def change(self, row, by):
        """Change the setting of a row; another language begins the list anew."""
        director = self.director
        session, speaker = director.session, director.speaker
        if row == LANGUAGE:
            session.lang = ((session.lang or 0) + by) % len(LANGUAGES)
            director.go("settings")
            return False
        if row in (RESULTS, SELF_TEST):
            return False
        if row == SOUND:
            session.sound = (session.sound + by) % STEPS
        elif row == LIGHTS:
            session.lights = not session.lights
        elif row == BRIGHTNESS:
            session.brightness = (session.brightness + by) % STEPS
        else:
            session.low_light = not session.low_light
        use_settings(director)
        if row == SOUND:
            speaker.play(speaker.LAP)
        elif row == LIGHTS:
            director.lights.show(0o12647)  # each colour that they have
        return self._show_values()

    def go_back(self):
        """Keep what was chosen, and go to the choice of the games."""
        self.director.keep_settings()
        self.director.go("games")

    def _show_values(self):
        session, words = self.director.session, self._words
        values = (
            self._languages[session.lang or 0],
            bar(session.sound, STEPS - 1) if session.sound else words.SWITCH[0],
            words.SWITCH[session.lights],
            bar(session.brightness + 1, STEPS),
            "",  # pages of their own
            "",
            words.DARK[session.low_light],
        )
        changed = False
        for row in range(self._end):
            if values[row]:
                changed = self.show_value(row, arrows(values[row])) or changed
        return changed


def bar(count, total):
    """Return a bar of some letters, so many of them full."""
    return "█" * count + "░" * (total - count)


SCENE = SettingsScene
