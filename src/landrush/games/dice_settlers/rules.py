"""Dice Settlers' state with its rules: offer.py lists, judge.py refuses, carry_out.py performs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from landrush.engine.actions import ActionBuffer
from landrush.engine.bits import bit
from landrush.engine.pending import Pending
from landrush.engine.rng import Rng
from landrush.engine.state import CHANCE, OVER
from landrush.engine.vectors import numbers, small_numbers
from landrush.games.dice_settlers import actions, setup, state, why
from landrush.games.dice_settlers.carry_out import do_action
from landrush.games.dice_settlers.evaluate import evaluate
from landrush.games.dice_settlers.features import features
from landrush.games.dice_settlers.imagine import imagine_bags, imagine_draft, imagine_stack
from landrush.games.dice_settlers.judge import check_chance, check_decision
from landrush.games.dice_settlers.land import empty_near
from landrush.games.dice_settlers.observation import observe
from landrush.games.dice_settlers.offer import (
    options_before_turns,
    options_inside_action,
    options_payment,
    options_turn,
)
from landrush.games.dice_settlers.order import keep_order
from landrush.games.dice_settlers.parts import Parts
from landrush.games.dice_settlers.scoring import score, winner_bits
from landrush.games.dice_settlers.solo.automaton import (
    PLAYER,
    SOLO_SEATS,
    Automaton,
    Difficulty,
    new_automaton,
)
from landrush.games.dice_settlers.solo.frames import FIRST_SOLO_KIND
from landrush.games.dice_settlers.solo.prepare import prepare_solo
from landrush.games.dice_settlers.solo.questions import check_solo, options_solo
from landrush.games.dice_settlers.state import NO_HOUSE, Player, Position
from landrush.games.dice_settlers.symbols import TILES

if TYPE_CHECKING:
    from landrush.engine.game import Game

NOT_YET: Final[i64] = -1


@final
class DiceSettlers(Position):
    """A state of Dice Settlers."""

    def clone(self) -> DiceSettlers:
        players = vec[Player](capacity=self.seats)
        for p in self.players:
            players = append(players, p.clone())
        automaton = self.automaton
        return DiceSettlers(
            self.game,
            self.seats,
            self.parts,
            self.explosive,
            players,
            self.supply[:],
            self.points,
            self.cards,
            self.first,
            self.rounds,
            self.last_round,
            self.placed,
            self.stack_tiles,
            self.hand,
            self.seen[:],
            self.q,
            self.r,
            self.near,
            self.spots,
            self.spot_tiles,
            self.tents[:],
            self.house[:],
            self.present[:],
            self.stack.clone(),
            self.to_move,
            None if automaton is None else automaton.clone(),
        )

    def options(self, out: ActionBuffer) -> None:
        if self.to_move == OVER:
            return
        kind = self.stack.kind()
        if kind == state.TURN or kind == state.EXTRA:
            options_turn(self, out)
        elif kind == state.ACT or kind == state.PAY:
            options_payment(self, out)
        elif kind >= FIRST_SOLO_KIND:
            options_solo(self, out)
        elif kind < state.TURN:
            options_before_turns(self, out)
        else:
            options_inside_action(self, out)

    def options_in_order(self, out: ActionBuffer) -> None:
        self.options(out)
        if out.n > 1:
            keep_order(self, out)

    def forget_order(self) -> None:
        self.stack.forget_named()

    def check(self, action: i64) -> i64:
        if self.to_move == OVER:
            return why.GAME_OVER
        if self.stack.kind() >= FIRST_SOLO_KIND:
            return check_solo(self, action)
        if action >= actions.NUM_ACTIONS:
            return check_chance(self, action)
        return check_decision(self, action)

    def do(self, action: i64) -> None:
        do_action(self, action)

    def scores(self) -> list[int]:
        return [score(self, seat) for seat in range(self.seats)]

    def evaluate(self, seat: i64) -> i64:
        return evaluate(self, seat)

    def features(self, seat: i64, out: vec[float]) -> None:
        features(self, seat, out)

    def observe(self, seat: i64, out: vec[u8], at: i64) -> None:
        observe(self, seat, out, at)

    def imagine(self, seat: i64, rng: Rng) -> DiceSettlers:
        copy = self.clone()
        copy.forget_order()
        imagine_stack(copy, seat, rng)
        imagine_bags(copy, seat, rng)
        imagine_draft(copy, seat, rng)
        return copy

    def winners(self) -> list[int]:
        if self.to_move != OVER:
            return []
        bits = winner_bits(self)
        return [seat for seat in range(self.seats) if bits & bit(seat)]


def new_state(
    game: Game,
    seats: i64,
    parts: Parts,
    cards: vec[i64],
    explosive_cards: bool,
    automaton: Automaton | None,
    first: i64,
) -> DiceSettlers:
    """The table before the first player is known: drawn, or the one named. No cards means a random set."""
    stack = Pending(vec[i64]())
    stack.push(state.FIRST, 0, first, 0, 0, 0)
    return DiceSettlers(
        game,
        seats,
        parts,
        explosive_cards,
        setup.starting_players(seats),
        setup.starting_supply(parts.dice, seats),
        setup.POINTS_FOR[seats - 2],
        cards,
        NOT_YET,
        0,
        False,
        0,
        setup.starting_stack(parts.tile_players, seats),
        0,
        numbers(seats, 0),
        numbers(TILES, 0),
        numbers(TILES, 0),
        empty_near(),
        vec[i64](),
        vec[i64](),
        small_numbers(seats * TILES, 0),
        small_numbers(TILES, u8(NO_HOUSE)),
        numbers(seats, 0),
        stack,
        CHANCE,
        automaton,
    )


def new_solo_state(
    game: Game, parts: Parts, cards: vec[i64], explosive_cards: bool, difficulty: Difficulty, tents: i64
) -> DiceSettlers:
    """The table of a solo game, in which the player is always first (D12.1)."""
    automaton = new_automaton(difficulty, tents)
    s = new_state(game, SOLO_SEATS, parts, cards, explosive_cards, automaton, PLAYER)
    s.stack.pop()
    prepare_solo(s, tents)
    return s
