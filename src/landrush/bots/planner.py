"""Plans a turn: the best lines go on until chance or somebody else decides. Compiled: it is a hot loop."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from landrush.bots.value import Value
from landrush.engine.actions import ActionBuffer
from landrush.engine.rng import Rng
from landrush.engine.state import State
from landrush.engine.vectors import floats

# So many lines are followed at a time, for so many decisions.
LINES: Final[i64] = 12
LONGEST: Final[i64] = 24
NOTHING: Final = -1e9


@final
class Line:
    """A plan: its first option by number, its last decision, the plan before that, and where it stands."""

    def __init__(self, first: i64, action: i64, before: Line | None, state: State, worth: float) -> None:
        self.first = first
        self.action = action
        self.before = before
        self.state = state
        self.worth = worth

    def actions(self) -> vec[i64]:
        """All decisions, the last one first."""
        out = vec[i64](capacity=8)
        line: Line | None = self
        while line is not None:
            out = append(out, line.action)
            line = line.before
        return out


@final
class Planner:
    """Judges each option by the best plan that begins with it. With 0 lines it looks one decision ahead."""

    def __init__(self, value: Value, seed: i64, lines: i64 = LINES) -> None:
        self.value = value
        self.rng = Rng(seed)
        self.lines = lines
        self.listed = ActionBuffer()
        self.buffer = ActionBuffer()
        # The best line found for each option of the last question.
        self.best: list[Line] = []

    def worths(self, state: State) -> vec[float]:
        """What each option is worth, in the order of the options, which are left in `listed`."""
        seat = state.to_move
        world = state.imagine(seat, self.rng)
        listed = self.listed
        listed.n = 0
        world.options_in_order(listed)
        found = floats(listed.n, NOTHING)
        lines = vec[Line](capacity=listed.n)
        for i in range(listed.n):
            lines = append(lines, self.follow(world, listed.ids[i], i, None, seat))
        best = list(lines)
        self.best = best
        if self.lines == 0:
            for line in lines:
                found[line.first] = line.worth
            return found
        for depth in range(LONGEST):
            going = vec[Line](capacity=16)
            for line in lines:
                if line.state.to_move == seat and depth < LONGEST - 1:
                    going = append(going, line)
                elif line.worth > found[line.first]:
                    found[line.first] = line.worth
                    best[line.first] = line
            if len(going) == 0:
                break
            lines = self.go_on(going, seat)
        return found

    def options(self) -> list[int]:
        """The options that were judged last."""
        return [self.listed.ids[i] for i in range(self.listed.n)]

    def go_on(self, going: vec[Line], seat: i64) -> vec[Line]:
        """One decision further along the best lines."""
        longer = vec[Line](capacity=64)
        for rank in range(min(self.lines, len(going))):
            best = rank
            for i in range(rank + 1, len(going)):
                if going[i].worth > going[best].worth:
                    best = i
            line = going[best]
            going[best] = going[rank]
            going[rank] = line
            # Small decisions in another order lead to the same position, which is worth the same.
            if rank > 0 and line.worth == going[rank - 1].worth and line.first == going[rank - 1].first:
                continue
            out = self.buffer
            out.n = 0
            line.state.options_in_order(out)
            for i in range(out.n):
                longer = append(longer, self.follow(line.state, out.ids[i], line.first, line, seat))
        return longer

    def follow(self, s: State, action: i64, first: i64, before: Line | None, seat: i64) -> Line:
        """A line that goes on with an action."""
        after = s.clone()
        after.do(action)
        return Line(first, action, before, after, self.value.worth(after, seat))

    def choose(self, state: State) -> int:
        """The option with the best plan; among equals any."""
        worths = self.worths(state)
        best: i64 = 0
        ties: i64 = 1
        for i in range(1, len(worths)):
            if worths[i] > worths[best]:
                best = i
                ties = 1
            elif worths[i] == worths[best]:
                ties += 1
                if self.rng.randrange(ties) == 0:
                    best = i
        return self.listed.ids[best]
