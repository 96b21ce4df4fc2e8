"""One game of a value function against itself, as training needs it. Compiled: it is a hot loop."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.strings import BytesWriter, write_f32_le, write_i32_le
from librt.vecs import vec
from mypy_extensions import i32, i64

from landrush.bots.planner import Planner
from landrush.bots.value import PLAYERS, Value, final_margin, shares
from landrush.engine.actions import ActionBuffer
from landrush.engine.rng import Rng
from landrush.engine.state import CHANCE, OK, OVER, State
from landrush.engine.vectors import floats, number_vector, numbers

# Who has learnt nothing yet may pass for ever; a game that takes longer is nobody's.
LONGEST: Final[i64] = 2000
WORDS: Final = 4294967296.0
# Liked by who likes nothing in particular.
NOTHING: Final[i64] = -1
# The most of a victory that a leaning makes of a whole feature.
FONDEST: Final = 0.2
# Who plans draws from numbers of its own.
PLANNING: Final[i64] = 0x5DEECE66D


@final
class Played:
    """A game as packed numbers: a value of all seats for each decision, and rows of features.

    `values` has four shares a decision, single precision; `rows` has a row's features, single precision;
    `places` has for each row its decision and the seat that sees it, 32 bits each.
    """

    def __init__(self) -> None:
        self.values = BytesWriter()
        self.rows = BytesWriter()
        self.places = BytesWriter()
        self.decisions: i64 = 0
        self.shares = floats(PLAYERS, 0.0)
        self.margins = floats(PLAYERS, 0.0)

    def packed(self) -> tuple[bytes, bytes, bytes]:
        """Values, rows and places."""
        return self.values.getvalue(), self.rows.getvalue(), self.places.getvalue()

    def note_row(self, features: vec[float], seat: i64) -> None:
        """Keep what a seat sees after the decision at hand."""
        for i in range(len(features)):
            write_f32_le(self.rows, features[i])
        write_i32_le(self.places, i32(self.decisions))
        write_i32_le(self.places, i32(seat))


@final
class Player:
    """Takes the option that a planner likes best, or for the sake of learning another one.

    The planner follows so many `lines`. `temperature` says how much less an option may be worth and still be
    taken now and then, `anything` how often any option is taken, `kept` how many decisions leave rows.
    `leaning` says how many seats go through a game fond of one of the features that are `likeable`.
    """

    def __init__(
        self,
        value: Value,
        seed: i64,
        lines: i64,
        temperature: float,
        anything: float,
        kept: float,
        leaning: float,
        likeable: list[int],
    ) -> None:
        self.value = value
        self.planner = Planner(value, seed ^ PLANNING, lines)
        self.rng = Rng(seed)
        self.temperature = temperature
        self.anything = anything
        self.kept = kept
        self.leaning = leaning
        self.likeable = number_vector(likeable)
        # For each seat the feature that it likes, and how much.
        self.liked = numbers(PLAYERS, NOTHING)
        self.liking = floats(PLAYERS, 0.0)
        self.seen = floats(value.inputs, 0.0)
        self.listed = ActionBuffer()
        # What is left of a plan, the next decision last, and whose it is.
        self.planned = vec[i64]()
        self.planning: i64 = 0

    def chance(self) -> float:
        """A number from 0 to below 1."""
        return float(self.rng.next32()) / WORDS

    def play(self, root: State) -> Played:
        """A game from a copy of a state to its end."""
        s = root.clone()
        played = Played()
        out = self.listed
        self.lean()
        while s.to_move != OVER and played.decisions < LONGEST:
            out.n = 0
            s.options_in_order(out)
            seat = s.to_move
            if seat == CHANCE:
                s.do(out.sample(self.rng))
            elif out.n == 1:
                n = len(self.planned)
                if n > 0 and self.planned[n - 1] == out.ids[0]:
                    self.planned = self.planned[: n - 1]
                s.do(out.ids[0])
            else:
                s.do(self.choose(s, out))
                self.note(s, seat, played)
        if s.to_move == OVER:
            shares(s, played.shares)
            for seat in range(s.seats):
                played.margins[seat] = final_margin(s, seat)
        else:
            for seat in range(s.seats):
                played.shares[seat] = 1.0 / float(s.seats)
        return played

    def lean(self) -> None:
        """Give some seats a fondness, mostly a small one; what nobody does shows its worth only so."""
        for seat in range(PLAYERS):
            self.liked[seat] = NOTHING
            if self.leaning > 0.0 and self.chance() < self.leaning:
                self.liked[seat] = self.likeable[self.rng.randrange(len(self.likeable))]
                self.liking[seat] = FONDEST * self.chance() * self.chance()

    def choose(self, s: State, out: ActionBuffer) -> i64:
        """One of the options, the better the likelier."""
        if self.chance() < self.anything:
            self.planned = vec[i64]()
            return out.pick(self.rng)
        n = len(self.planned)
        if n > 0:
            # A turn that was planned is played as planned: this takes much less time.
            action = self.planned[n - 1]
            self.planned = self.planned[: n - 1]
            if s.to_move == self.planning and s.check(action) == OK:
                return action
        worths = self.planner.worths(s)
        out = self.planner.listed
        if self.liked[s.to_move] != NOTHING:
            for i in range(out.n):
                worths[i] += self.fondness(self.planner.best[i].state, s.to_move)
        most = worths[0]
        for i in range(1, out.n):
            most = max(most, worths[i])
        total = 0.0
        for i in range(out.n):
            worths[i] = exp((worths[i] - most) / self.temperature)
            total += worths[i]
        point = self.chance() * total
        for i in range(out.n):
            point -= worths[i]
            if point < 0.0:
                return self.begin(i, s.to_move)
        return self.begin(out.n - 1, s.to_move)

    def fondness(self, s: State, seat: i64) -> float:
        """What the seat likes about where a plan leads."""
        if s.to_move == OVER:
            return 0.0
        s.features(seat, self.seen)
        return self.liking[seat] * self.seen[self.liked[seat]]

    def begin(self, option: i64, seat: i64) -> i64:
        """The first decision of the plan for an option; the others are kept for later."""
        actions = self.planner.best[option].actions()
        self.planned = actions[: len(actions) - 1]
        self.planning = seat
        return actions[len(actions) - 1]

    def note(self, s: State, seat: i64, played: Played) -> None:
        """Keep how the position after a decision is judged, and how it looks to its seat and to another."""
        value = self.value
        judged = floats(PLAYERS, 0.0)
        value.judge(s, seat, judged)
        for i in range(PLAYERS):
            write_f32_le(played.values, judged[i])
        if s.to_move != OVER and self.chance() < self.kept:
            # What the seat sees is still there from judging.
            played.note_row(value.seen, seat)
            if s.deciders > 1:
                other = (seat + 1 + self.rng.randrange(s.deciders - 1)) % s.deciders
                s.features(other, value.seen)
                played.note_row(value.seen, other)
        played.decisions += 1
