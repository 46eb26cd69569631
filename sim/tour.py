# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Shows a virtual badge round: keys as a hand gives them, waits, numbered pictures."""

from pathlib import Path

PATIENCE_MS = 20000
"""Virtual time after which a screen that was waited for counts as missing."""


class DemoError(AssertionError):
    """The game did not go the way of the demo."""


class Tour:
    """A badge that is shown round: keys, waits and numbered pictures."""

    def __init__(self, badge, folder):
        """Write pictures into a folder, making it."""
        self.badge = badge
        self.folder = Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        for old in self.folder.glob("*.png"):
            old.unlink()
        self._count = 0

    @property
    def top(self):
        """The scene or panel on top."""
        return self.badge.namespace["director"].top

    def shot(self, name):
        """Write the screen to NN-NAME.png."""
        self._count += 1
        self.badge.frame().save(self.folder / f"{self._count:02}-{name}.png")

    def tap(self, *keys):
        """Tap keys one after the other, as a hand does."""
        for key in keys:
            self.badge.tap(key)
            self.badge.advance(60)

    def wait_for(self, scene):
        """Let time pass until a scene is up."""
        limit_ms = self.badge.ms + PATIENCE_MS
        while self.badge.scene != scene:
            if self.badge.ms > limit_ms:
                raise DemoError(f"expected scene {scene}, found {self.badge.scene}")
            self.badge.advance(20)
        self.badge.advance(40)

    def read_rules(self, menu):
        """Turn the pages of the rules to the last, then go back to the menu."""
        self.shot("how")
        for _ in self.top.words.PAGES[1:]:
            self.tap("a")
            self.shot("how")
        self.tap("start")
        self.wait_for(menu)

    def save_stats(self):
        """Write stats.json beside the pictures."""
        text = self.badge.stats.as_text()
        (self.folder / "stats.json").write_text(text, encoding="utf-8")
