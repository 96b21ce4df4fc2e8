"""Dice Settlers as the world outside the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from landrush.engine.game import Game, Tally
from landrush.engine.pending import FRAME
from landrush.engine.state import OVER, State
from landrush.engine.vectors import number_vector
from landrush.games.dice_settlers import actions, explain, flows, log, notation, picture, position, reasons
from landrush.games.dice_settlers import state as kinds
from landrush.games.dice_settlers.components import Components, load, standard
from landrush.games.dice_settlers.feature_names import FEATURES
from landrush.games.dice_settlers.help import TOPICS
from landrush.games.dice_settlers.observation_names import OBSERVATION
from landrush.games.dice_settlers.restore import from_json
from landrush.games.dice_settlers.rules import DiceSettlers, new_solo_state, new_state
from landrush.games.dice_settlers.scoring import points_by_source
from landrush.games.dice_settlers.solo import frames
from landrush.games.dice_settlers.solo.options import SOLO_OPTIONS, read_difficulty
from landrush.l10n import message
from landrush.messages import Action, Event, Reason, Term
from landrush.options import FIRST_PLAYER, first_players, first_seat
from landrush.picture import Picture

RANDOM = "random"
SET_KEYS = {
    "W stepie szerokim": "set-wide-steppe",
    "Kupcy i wojownicy": "set-merchants-warriors",
    "Ekspansja na całego": "set-all-out-expansion",
    "Czas pokoju": "set-time-of-peace",
}

NOBODY = -1
# The phases of a round in their order: those of the setup, the roll phase, two turns, the clean-up.
SETUP, DRAFT, START, QUEUE, ROLL, TURNS, CLEAN_UP = 0, 1, 2, 3, 4, 5, 7
# The frame that stays below everything that is asked in a phase.
PHASES: dict[int, int] = {
    kinds.FIRST: SETUP,
    kinds.CARD: SETUP,
    kinds.DRAFT_DRAW: DRAFT,
    kinds.DRAFT_KEEP: DRAFT,
    kinds.PLACE_START: START,
    kinds.ARRANGE: ROLL,
    kinds.TURN: TURNS,
    kinds.KEEP: CLEAN_UP,
    frames.OWN_START: DRAFT,
    frames.TAKE_DICE: ROLL,
    frames.OWN_TURN: TURNS,
    frames.EVICT: CLEAN_UP,
    # Only in the setup there is no other frame below its queue.
    kinds.ROUND: QUEUE,
}


class DiceSettlersGame(Game):
    """Dice Settlers for 2 to 4 players, or for one against the automaton."""

    name = "dice-settlers"
    title = "Dice Settlers"
    letter = "d"
    rules_version = 1
    min_players = 1
    max_players = 4
    num_actions = actions.NUM_ACTIONS
    num_ids = actions.NUM_IDS
    options: ClassVar = {
        FIRST_PLAYER: first_players(max_players),
        "technologies": (*standard().presets, RANDOM),
        "explosive": (False, True),
        **SOLO_OPTIONS,
    }
    topics = TOPICS
    components: Components
    accounts = flows.ACCOUNTS
    features = FEATURES
    observation = OBSERVATION

    def __init__(self, components: Components) -> None:
        self.components = components

    def new(self, players: int, components: str | Path | None = None, **options: Any) -> DiceSettlers:
        self.check_players(players)
        chosen = self.check_options(options, players)
        game = self if components is None else DiceSettlersGame(load(components))
        found = game.components
        cards = [] if chosen["technologies"] == RANDOM else list(found.presets[chosen["technologies"]])
        explosive = chosen["explosive"]
        if players > 1:
            first = first_seat(chosen[FIRST_PLAYER])
            return new_state(game, players, found.parts, number_vector(cards), explosive, None, first)
        level, tents = read_difficulty(chosen)
        return new_solo_state(game, found.parts, number_vector(cards), explosive, level, tents)

    def options_for(self, players: int) -> Mapping[str, tuple[Any, ...]]:
        """The automaton's options belong to the solo game, in which the player is always first."""
        if players == 1:
            return {name: values for name, values in self.options.items() if name != FIRST_PLAYER}
        found = {name: values for name, values in self.options.items() if name not in SOLO_OPTIONS}
        return {**found, FIRST_PLAYER: first_players(players)}

    def option_value(self, name: str, value: Any) -> Term | str:
        """The printed sets have names of their own; one of a component file is called as it is there."""
        if name == "technologies" and value != RANDOM:
            return Term(SET_KEYS[value]) if value in SET_KEYS else str(value)
        return super().option_value(name, value)

    def from_json(self, text: str, components: str | Path | None = None) -> DiceSettlers:
        game = self if components is None else DiceSettlersGame(load(components))
        return from_json(game, text)

    def to_json(self, state: State) -> str:
        return position.to_json(self, dice_settlers(state))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return position.view(self, dice_settlers(state), seat)

    def picture(self, view: Mapping[str, Any]) -> Picture:
        return picture.picture(self, view)

    def notation(self, state: State, action: int) -> str:
        return notation.notation(self.components.tech_ids, action)

    def parse(self, state: State, text: str) -> int:
        return notation.parse(self.components.tech_ids, text)

    def reason(self, state: State, action: int) -> Reason | None:
        return reasons.reason(dice_settlers(state), action)

    def explain(self, state: State, action: int) -> Action:
        return explain.explain(dice_settlers(state), action)

    def read_events(self, state: State, rows: list[tuple[int, int, int, int, int]]) -> list[Event]:
        return log.read_events(dice_settlers(state), rows)

    def action_table(self) -> list[tuple[int, int, str, str]]:
        return [(int(first), int(last), text, message(key)) for first, last, text, key in notation.TABLE]

    def turn_of(self, state: State) -> tuple[int, ...]:
        """The round, 0 in the setup, its phase and the seat whose turn, roll or clean-up it is."""
        s = dice_settlers(state)
        if s.to_move == OVER:
            return ()
        # What is asked inside a turn lies on top of it.
        cells = s.stack.cells
        at = int(s.stack.top)
        while cells[at] not in PHASES:
            at -= FRAME
        phase, seat = PHASES[cells[at]], int(cells[at + 1])
        if phase == TURNS:
            phase += int(cells[at + 2]) - 1
        return (s.rounds, phase, NOBODY if phase in (SETUP, QUEUE) else seat)

    def hidden(self, state: State, seat: int | None) -> int:
        """Tiles that the seat has not seen."""
        s = dice_settlers(state)
        return position.unknown_bits(s, 0 if seat is None else s.seen[seat]).bit_count()

    def holdings(self, state: State, seat: int) -> dict[str, int]:
        return flows.holdings(dice_settlers(state), seat)

    def tally(self, state: State) -> Tally:
        s = dice_settlers(state)
        names = self.components.tech_ids
        cards = self.components.values["technologies"]
        # The first player marker has moved on with every round but the first.
        first = None if s.first < 0 else (s.first - max(0, s.rounds - 1)) % s.seats
        return Tally(
            {"rounds": s.rounds},
            first,
            [points_by_source(s, seat) for seat in range(s.seats)],
            {actions.RESEARCH + card: f"{names[card]} {cards[names[card]]['en']}" for card in s.cards},
        )


def dice_settlers(state: State) -> DiceSettlers:
    """A state of this game; anything else is a mistake of the caller."""
    if not isinstance(state, DiceSettlers):
        raise TypeError(f"a state of Dice Settlers is needed, not {state!r}")
    return state


GAME = DiceSettlersGame(standard())
