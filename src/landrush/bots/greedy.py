"""Plans the rest of the own turn by trying it out, and judges where it ends. Compiled: it is a hot loop."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.engine.playout import step
from landrush.engine.rng import Rng
from landrush.engine.state import CHANCE, State
from landrush.engine.vectors import numbers

# Each option is judged in so many worlds, each with its own luck, by the best of so many plans.
WORLDS: Final[i64] = 2
PLANS: Final[i64] = 6
# A plan that goes on for longer than this is judged where it stands.
LONGEST_PLAN: Final[i64] = 60


@final
class GreedyBot:
    """Looks no further than the next decision of somebody else."""

    def __init__(self, seed: i64, worlds: i64 = WORLDS, plans: i64 = PLANS) -> None:
        self.rng = Rng(seed)
        self.worlds = worlds
        self.plans = plans
        self.listed = ActionBuffer()
        self.buffer = ActionBuffer()

    def choose(self, state: State) -> int:
        seat = state.to_move
        listed = self.listed
        listed.n = 0
        here = state.clone()
        here.forget_order()
        here.options_in_order(listed)
        if listed.n == 1:
            return listed.ids[0]
        values = numbers(listed.n, 0)
        for world in range(self.worlds):
            # All options meet the same luck, so that luck does not decide between them.
            luck = self.rng.next32()
            imagined = state.imagine(seat, self.rng)
            for i in range(listed.n):
                values[i] += self.best_plan(imagined, listed.ids[i], seat, luck)
        best: i64 = 0
        ties: i64 = 1
        for i in range(1, listed.n):
            if values[i] > values[best]:
                best = i
                ties = 1
            elif values[i] == values[best]:
                ties += 1
                if self.rng.randrange(ties) == 0:
                    best = i
        return listed.ids[best]

    def best_plan(self, root: State, action: i64, seat: i64, luck: i64) -> i64:
        """The most that any of some random ways to go on after an action brings."""
        best = self.plan(root, action, seat, luck)
        for again in range(1, self.plans):
            best = max(best, self.plan(root, action, seat, luck))
        return best

    def plan(self, root: State, action: i64, seat: i64, luck: i64) -> i64:
        """Go on at random until somebody else decides."""
        s = root.clone()
        s.do(action)
        chance = Rng(luck)
        for n in range(LONGEST_PLAN):
            if s.to_move == CHANCE:
                step(s, chance, self.buffer)
            elif s.to_move == seat:
                step(s, self.rng, self.buffer)
            else:
                break
        return s.evaluate(seat)
