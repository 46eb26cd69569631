# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Ring as two people see and play it, or one against the computer: its keys.

The D-pad aims, B changes between faster and slower, A drives, Select takes back, Start
pauses. A press cuts short what is on its way and is judged at once.
"""

from scenes.buttons import A_BIT, SELECT_BIT, START_BIT
from scenes.race_play import MOVE, NEWS, NOTHING, TURN, RacePlay

SHAKE_MS = 50
"""Time of each of the shakes that answer a move that is not legal."""


class RaceScene(RacePlay):
    """The ring-road race."""

    def enter(self):
        """Build the race; nothing shakes."""
        self._shake_ms = 0
        super().enter()

    def press(self, step) -> bool:
        """Act on the keys that went down; what was on its way or due comes at once."""
        down = step.down
        if not down:
            return False
        changed = self._slide.finish()
        if down & START_BIT:
            self.director.open("pause")
        elif down & SELECT_BIT:
            changed = self.take_back() or changed
        elif self.is_noticing:
            changed = (down & A_BIT and self.go_on()) or changed
        else:
            changed = self._play_on(down) or changed
        return bool(changed)

    def tick(self, now) -> bool:
        """Move what is on its way; do what is due."""
        self.is_fresh = False
        changed = self._slide.tick(now)
        if self.shakes and now >= self._shake_ms:
            return self._shake(now)
        if self.due == MOVE and not self.sides.tick():
            return changed
        if self.due == NOTHING or now < self.due_ms or not self._slide.is_at_rest:
            return changed
        self.do_due()
        return True

    def resume(self):
        """Do what was chosen in the pause."""
        session = self.director.session
        order, session.order = session.order, None
        if order == "resign":
            self.give_up()
        elif order == "draw":
            self.race.agree_draw()
            self.end()
        elif order == "menu" and self.race.turn is None:
            self.go_on()  # a race that is over counts, whichever way one leaves it
        elif order == "menu":
            self.director.go("menu")
        elif self.due == MOVE:
            self.begin_turn()  # so that the table is seen before the computer moves

    def _play_on(self, down):
        """Act on the keys for the aim, once all that is due has come."""
        is_due = self.due == NEWS or self.due == TURN
        if is_due:
            if self.is_fresh:
                return False  # it comes in the next pass: one refresh is full
            self.do_due()
            down &= ~A_BIT  # nobody has seen yet what it would answer
        if self.due == NOTHING and not self.is_noticing:
            return self._steer(down) or is_due
        return is_due

    def _steer(self, down):
        """Act on the D-pad, B and A, in this order when they come in one step."""
        aim = self.aim
        changed = aim.steer(down)
        if changed:
            self.show_aim()
        if not down & A_BIT:
            return changed
        if aim.is_legal:
            self.push(aim.move)
            return True
        self.shakes = self.shakes % 4 + 4
        speaker = self.director.speaker
        speaker.play(speaker.SHAKE)
        return self._shake(self.director.clock.now())

    def _shake(self, now):
        """Show the next of the shakes; return True, since it changes the picture."""
        self.shakes -= 1
        self.board.path.shake((0, 2, 0, -2)[self.shakes % 4])
        self._shake_ms = now + SHAKE_MS
        return True


SCENE = RaceScene
