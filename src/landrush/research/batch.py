"""Many games stepped together, compiled: what all of them show lies in one block of memory each."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.engine.rng import Rng
from landrush.engine.state import CHANCE, OVER, State
from landrush.engine.vectors import floats, numbers, small_numbers


@final
class Batch:
    """Games of one kind. A game that is over, or cut off, begins anew in the same step.

    `observations`, `masks` and `to_move` are those of the seat that is to decide in each game. `rewards` has
    a number for each seat of each game, not 0 only in the step that ended it; `over` and `cut` tell which.
    """

    def __init__(self, root: State, seeds: list[int], size: i64, actions: i64, most: i64) -> None:
        count: i64 = len(seeds)
        self.root = root
        self.count = count
        self.size = size
        self.actions = actions
        # Decisions after which a game is cut off.
        self.most = most
        self.seats = root.deciders
        self.observations = small_numbers(count * size, 0)
        self.masks = small_numbers(count * actions, 0)
        self.rewards = floats(count * root.deciders, 0.0)
        self.to_move = numbers(count, 0)
        self.over = small_numbers(count, 0)
        self.cut = small_numbers(count, 0)
        self.decisions = numbers(count, 0)
        # What a game that ended looked like to the seat that decided last.
        self.finals = small_numbers(count * size, 0)
        self.options = ActionBuffer()
        # What each game's mask shows.
        self.listed = vec[ActionBuffer](capacity=count)
        self.states = vec[State](capacity=count)
        self.chances = vec[Rng](capacity=count)
        for i in range(count):
            self.listed = append(self.listed, ActionBuffer())
            self.states = append(self.states, root)
            self.chances = append(self.chances, Rng(seeds[i]))
            self.begin(i)

    def begin(self, i: i64) -> None:
        """A new game in a place."""
        state = self.root.clone()
        self.states[i] = state
        self.decisions[i] = 0
        self.draw(state, self.chances[i])

    def draw(self, state: State, chance: Rng) -> None:
        """Chance outcomes, until somebody decides or the game is over."""
        options = self.options
        while state.to_move == CHANCE:
            options.n = 0
            state.options(options)
            state.do(options.sample(chance))

    def look(self) -> None:
        """Write what is to be seen in every game."""
        for i in range(self.count):
            self.look_at(i)

    def look_at(self, i: i64) -> None:
        """Write what the seat that decides sees, and what it may do."""
        state = self.states[i]
        seat = state.to_move
        self.to_move[i] = seat
        state.observe(seat, self.observations, i * self.size)
        masks = self.masks
        first = i * self.actions
        listed = self.listed[i]
        for k in range(listed.n):
            masks[first + listed.ids[k]] = 0
        listed.n = 0
        state.options(listed)
        for k in range(listed.n):
            masks[first + listed.ids[k]] = 1

    def first_illegal(self, actions: list[int]) -> i64:
        """The first game whose action is not legal, or -1."""
        for i in range(self.count):
            action = actions[i]
            if action < 0 or action >= self.actions or self.masks[i * self.actions + action] == 0:
                return i
        return -1

    def step(self, actions: list[int]) -> None:
        """Carry out an action in each game; all must be legal."""
        for i in range(self.count):
            self.step_one(i, actions[i])
            self.look_at(i)

    def step_one(self, i: i64, action: i64) -> None:
        """An action in one game, and a new game if it was the last."""
        state = self.states[i]
        seat = state.to_move
        state.do(action)
        self.draw(state, self.chances[i])
        self.decisions[i] += 1
        is_over = state.to_move == OVER
        is_cut = not is_over and self.decisions[i] >= self.most
        self.over[i] = 1 if is_over else 0
        self.cut[i] = 1 if is_cut else 0
        at = i * self.seats
        if is_over:
            self.reward(state, at)
        else:
            for k in range(at, at + self.seats):
                self.rewards[k] = 0.0
        if is_over or is_cut:
            state.observe(seat, self.finals, i * self.size)
            self.begin(i)

    def reward(self, state: State, at: i64) -> None:
        """What the game was worth to each seat, as `encoding.results` has it."""
        winners = state.winners()
        share: i64 = len(winners)
        others = float(state.seats - 1)
        for seat in range(self.seats):
            self.rewards[at + seat] = -1.0 / others
        for winner in winners:
            if winner < self.seats:
                self.rewards[at + winner] = (float(state.seats) / float(share) - 1.0) / others

    def pick(self, rng: Rng) -> list[int]:
        """A random legal action for each game."""
        out: list[int] = []
        for i in range(self.count):
            options = self.options
            options.n = 0
            self.states[i].options(options)
            out.append(options.pick(rng))
        return out
