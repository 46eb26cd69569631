# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Ring as two people see and play it, or one against the computer: its keys.

The D-pad aims, B changes between faster and slower, A drives, Select takes back, Start
pauses. A press cuts short what is on its way and is judged at once.
"""

from scenes.buttons import A_BIT, B_BIT, SELECT_BIT, START_BIT
from scenes.race_play import NEWS, NOTHING, TURN, RacePlay

SHAKE_MS = 50
"""Time of each of the shakes that answer a move that is not legal."""

_D_PAD = 0xF0


class RaceScene(RacePlay):
    """The ring-road race."""

    def enter(self):
        """Build the race; nothing shakes."""
        self._shakes = 0
        self._shake_ms = 0
        super().enter()

    def press(self, step) -> bool:
        """Act on the keys that went down; what was on its way or due comes at once."""
        down = step.down
        if not down:
            return False
        changed = self._slide.finish()
        self._stop_shaking()
        if self.due == NEWS or self.due == TURN:
            is_news = self.due == NEWS
            self.do_due()
            if is_news:
                return True
            changed = True
        if down & START_BIT:
            self.director.open("pause")
        elif down & SELECT_BIT:
            changed = self.take_back() or changed
        elif self.is_noticing:
            changed = (down & A_BIT and self.go_on()) or changed
        elif self.due == NOTHING:
            changed = self._steer(down) or changed
        return bool(changed)

    def tick(self, now) -> bool:
        """Move what is on its way; do what is due."""
        changed = self._slide.tick(now)
        if self._shakes and now >= self._shake_ms:
            return self._shake(now)
        if self.due == NOTHING or now < self.due_ms or not self._slide.is_at_rest:
            return changed
        self.do_due()
        return True

    def resume(self):
        """Do what was chosen in the pause."""
        session = self.director.session
        order, session.order = session.order, None
        if order == "resign":
            self.race.resign()
        elif order == "draw":
            self.race.agree_draw()
        elif order == "menu":
            self.director.go("menu")
        if order and self.race.turn is None:
            self.begin_turn()

    def _steer(self, down):
        """Act on the D-pad, B and A, in this order when they come in one step."""
        aim = self.aim
        changed = False
        if down & _D_PAD:
            changed = aim.turn_to(down)
        if down & B_BIT:
            changed = aim.shift() or changed
        if changed:
            self.show_aim()
        if down & A_BIT:
            if aim.is_legal:
                self.push(aim.drive())
                return True
            self._shakes = 4
            return self._shake(self.director.clock.now()) or changed
        return changed

    def _shake(self, now):
        """Show the next of the shakes; return True, since it changes the picture."""
        self._shakes -= 1
        self._board.shake((0, 2, 0, -2)[self._shakes])
        self._shake_ms = now + SHAKE_MS
        return True

    def _stop_shaking(self):
        if self._shakes:
            self._shakes = 0
            self._board.shake(0)


SCENE = RaceScene
