# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The director runs one scene, and panels over it, and keeps the heap clean between.

A pass of its loop judges every step of buttons, ticks the scene and sends at most one
refresh. Scenes ask for a change with ``go``, ``open`` and ``close``; it happens once
the running call has returned. Idle passes take no heap.
"""

import gc
import sys

import displayio

from scenes.area import area
from scenes.font import Font
from scenes.palette import GROUND
from scenes.session import LANGUAGES, Session


class Director:
    """The one object that every scene knows: the way to all that is shared."""

    def __init__(
        self,
        screen,
        buttons,
        clock,
        chance,
        seats,
        store,
        restart,
        speaker,
        lights,
        power,
    ):
        """Take the hardware; ``chance`` is called for a number that nobody foresees.

        ``seats`` tells which keys serve whom at Cards (boards.seats); ``restart``, or
        None, begins anew with an empty heap and does not return.
        """
        self.speaker = speaker
        self.lights = lights
        self.power = power
        self.screen = screen
        self.buttons = buttons
        self.clock = clock
        self.chance = chance
        self.seats = seats
        self.store = store
        self._restart = restart
        self._part = None
        self.session = Session()
        self.font = Font()
        self.name = "loading"
        self.whole = False
        self.needs = needs_of
        self._loading = None
        self._shown_ms = 0  # steps before the scene was first seen are not for it
        self._stack = []  # the scene, then the panels over it
        self._names = []
        self._marks = []  # how many of _loaded were there before each panel
        self._loaded = []  # modules to let go of, in the order they came
        self._changes = self._put_scene, self._put_panel, self._take_panel
        self._change = None  # one of them: to ask for it takes no heap
        self._root = displayio.Group()
        self._root.append(area(GROUND))
        screen.show(self._root)

    def run(self, is_restarted: bool, getenv):
        """Run for ever: from the title on, or with what a restart handed over.

        ``getenv`` gives the values of settings.toml.
        """
        self.go(self.once("scenes.keep").begin(self, is_restarted, getenv))
        while True:
            try:
                self.one_pass()
            except MemoryError as fault:
                self._begin_anew(fault)

    def keep_settings(self):
        """Keep what the players chose and have won, should the power go."""
        self.once("scenes.keep").keep(self.session, self.store)

    def one_pass(self):
        """Judge the buttons, tick, send one refresh if the picture changed, rest."""
        changed = self._press_all()
        now = self.clock.now()
        if now >= self.power.due_ms:
            self.power.tick(now)
        if self._stack[-1].tick(now):
            changed = True
        self._follow()
        if changed or self.whole:
            self.screen.refresh()
            self.whole = False
        self.clock.rest()

    def go(self, name: str):
        """Change to a scene, also to the running one."""
        self._change, self._target = self._changes[0], name

    def open(self, name: str):
        """Put a panel over the scene; it gets the steps."""
        self._change, self._target = self._changes[1], name

    def close(self):
        """Take the topmost panel away."""
        self._change = self._changes[2]

    @property
    def top(self):
        """The scene or panel that gets the steps."""
        return self._stack[-1]

    @property
    def below(self):
        """The scene below the panel that is on top."""
        return self._stack[-2]

    def words(self, name: str):
        """Return the module of a scene's words in the player's language."""
        return self.load("scenes.texts.%s.%s" % (self.lang, name))

    @property
    def lang(self):
        """The folder of the words in the player's language."""
        return LANGUAGES[self.session.lang or 0]

    def progress(self, done: int, total: int):
        """Show the waiting picture, its bar at done of total; sends its own refresh."""
        if self._loading is None:
            self._show_loading()
        if self._loading.move(done, total) or self.whole:  # type: ignore[union-attr]
            self.screen.refresh()
            self.whole = False

    def _press_all(self) -> bool:
        changed = False
        while True:
            self._follow()
            step = self.buttons.next_step()
            if step is None:
                if changed:
                    self.session.has_run_out = False
                return changed
            if step.down and self.power.press(step):
                continue  # it was there to wake the display
            if step.at_ms >= self._shown_ms and self._stack[-1].press(step):
                changed = True

    def _follow(self):
        """Do what a call to a scene asked for, and what that asks for in turn."""
        while self._change is not None:
            change = self._change
            self._change = None
            change(self._target)

    def _put_scene(self, name):
        began_ms = self.clock.now()
        while self._stack:
            self._stack[-1].let_go()  # may find no heap
            self._stack.pop()
        while len(self._root) > 1:  # the screen keeps the picture, the heap does not
            self._root.pop()
        self._names.clear()
        self._marks.clear()
        self.lights.show(0)
        part, needs = self.needs(name, self.lang, self.session.driver)
        self._let_go(0, needs)
        if self._part not in (None, part):
            self.change_part(name)
        self._part = part
        if self._restart and part.endswith("lessons"):
            self.speaker.close()  # nothing sounds in them, and they need its heap
        missing = [module for module in needs if module not in sys.modules]
        for done, module in enumerate(missing):
            self.progress(done, len(missing))
            self.load(module)
        self._put(name, self.load(needs[-1]))
        while len(self._root) > 2:
            self._root.pop(1)
        self._loading = None
        self._shown_ms = self.clock.now()
        self.session.note_load(name, self._shown_ms - began_ms)
        gc.collect()

    def change_part(self, name):
        """Keep the settings; restart with a scene, if that is wanted."""
        keep = self.once("scenes.keep")
        keep.keep(self.session, self.store)
        if self._restart and keep.hand_over(self.session, self.store, name):
            self._restart()

    def _begin_anew(self, fault):
        """Restart where the players were: the heap has run out."""
        is_here = len(self._names) > 0  # else under way
        name = self._names[0] if is_here else self._target
        while len(self._root) > 1:
            self._root.pop()
        del self._stack[1:]
        self._let_go(0, ())
        if is_here:
            self._stack[0].let_go()
        self._stack.clear()
        gc.collect()
        self.once("scenes.recovery").begin(self, name, is_here, fault)

    def _put_panel(self, name):
        self._marks.append(len(self._loaded))
        needs = ("scenes." + name,)
        if needs[0] not in sys.modules:  # a scene in play has its panels with it
            needs = self.needs(name, self.lang)[1]
        for module in needs:
            self.load(module)
        self._put(name, sys.modules[needs[-1]])

    def _put(self, name, module):
        scene = module.SCENE(self)
        self._stack.append(scene)
        scene.enter()
        self._names.append(name)
        self._root.append(scene.group)
        self.name = name
        self.whole = True

    def _take_panel(self, _):
        if not self._marks:
            return
        self._stack.pop().let_go()
        self._names.pop()
        self._root.pop()
        self._let_go(self._marks.pop(), ())
        self.name = self._names[-1]
        self._stack[-1].resume()
        self.whole = True

    def _show_loading(self):
        word = self.once("scenes.texts.%s.loading" % self.lang).LOADING
        self._loading = self.once("scenes.loading").Loading(self.font, word)
        self._root.append(self._loading.group)
        self.name = "loading"
        self.whole = True

    def load(self, name: str):
        """Import a module by name, note it when it is new, and return it."""
        if name not in sys.modules:
            __import__(name)
            gc.collect()
        if name not in self._loaded:
            self._loaded.append(name)
        return sys.modules[name]

    def once(self, name: str):
        """Import a module for one use, and return it; only the caller keeps it."""
        module = self.load(name)
        self._loaded.remove(name)
        forget(name)
        return module

    def _let_go(self, first, kept):
        """Forget the modules noted from a place on, but for those that are kept."""
        for name in self._loaded[first:]:
            if name not in kept:
                self._loaded.remove(name)
                forget(name)
        gc.collect()


def needs_of(name: str, lang: str, driver: str = "") -> tuple:
    """Return part and modules of a scene or panel, as scenes/needs.txt names them."""
    part, modules = None, []
    is_here = False
    with open("scenes/needs.txt") as file:
        for line in file:
            words = line.split()
            if words and line[0] != " ":
                is_here = words[0] == name
                part = words[1] if is_here else part
            elif words and is_here:
                modules.append(words[0].replace("*", lang).replace("?", driver))
    return part, modules


def forget(name: str):
    """Take a module out of the interpreter's table and off its parent package."""
    sys.modules.pop(name, None)
    package, _, last = name.rpartition(".")
    parent = sys.modules.get(package)
    if hasattr(parent, last):
        delattr(parent, last)
