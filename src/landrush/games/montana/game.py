"""Montana as the world outside the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from landrush.engine.game import Game, Tally
from landrush.engine.state import OVER, State
from landrush.games.montana import actions, explain, flows, log, notation, picture, position, reasons
from landrush.games.montana.components import Components, load, standard
from landrush.games.montana.feature_names import FEATURES
from landrush.games.montana.help import TOPICS
from landrush.games.montana.observation_names import OBSERVATION
from landrush.games.montana.options import OPTIONS, read_rulings
from landrush.games.montana.restore import from_json
from landrush.games.montana.rules import Montana, new_state
from landrush.games.montana.scoring import points_by_source
from landrush.games.montana.state import BY_LAST, FIRST, MAIN, PICK, SPIN, START, START_CHANCE, TILE
from landrush.l10n import message
from landrush.messages import Action, Event, Reason
from landrush.options import FIRST_PLAYER, first_players, first_seat
from landrush.picture import Picture

NOBODY = -1


class MontanaGame(Game):
    """Montana for 2 to 4 players."""

    name = "montana"
    title = "Montana"
    letter = "m"
    rules_version = 1
    min_players = 2
    max_players = 4
    num_actions = actions.NUM_ACTIONS
    num_ids = actions.NUM_IDS
    options: ClassVar = OPTIONS
    topics = TOPICS

    components: Components
    accounts = flows.ACCOUNTS
    features = FEATURES
    observation = OBSERVATION

    def __init__(self, components: Components) -> None:
        self.components = components

    def new(self, players: int, components: str | Path | None = None, **options: Any) -> Montana:
        self.check_players(players)
        chosen = self.check_options(options, players)
        game = self.with_components(components)
        found = game.components
        first = first_seat(chosen[FIRST_PLAYER])
        return new_state(game, players, found.parts, found.layouts[players], read_rulings(chosen), first)

    def options_for(self, players: int) -> Mapping[str, tuple[Any, ...]]:
        """Nobody can be first who does not play."""
        return {**self.options, FIRST_PLAYER: first_players(players)}

    def with_components(self, path: str | Path | None) -> MontanaGame:
        """This game with a component file of one's own."""
        return self if path is None else MontanaGame(load(path))

    def from_json(self, text: str, components: str | Path | None = None) -> Montana:
        return from_json(self.with_components(components), text)

    def to_json(self, state: State) -> str:
        return position.to_json(self, montana(state))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return position.view(self, montana(state), seat)

    def picture(self, view: Mapping[str, Any]) -> Picture:
        return picture.picture(self, view)

    def notation(self, state: State, action: int) -> str:
        return notation.notation(self.cell_names(state), action)

    def parse(self, state: State, text: str) -> int:
        return notation.parse(self.cell_names(state), text)

    def reason(self, state: State, action: int) -> Reason | None:
        return reasons.reason(montana(state), action)

    def explain(self, state: State, action: int) -> Action:
        return explain.explain(montana(state), self.cell_names(state), action)

    def read_events(self, state: State, rows: list[tuple[int, int, int, int, int]]) -> list[Event]:
        return log.read_events(montana(state), self.cell_names(state), rows)

    def action_table(self) -> list[tuple[int, int, str, str]]:
        return [(int(first), int(last), text, message(key)) for first, last, text, key in notation.TABLE]

    def turn_of(self, state: State) -> tuple[int, ...]:
        """The number of the turn, 0 in the setup, and its active player or who sets up."""
        s = montana(state)
        if s.to_move == OVER:
            return ()
        kind = s.stack.kind()
        if kind in (FIRST, TILE, START_CHANCE):
            return (0, NOBODY)
        if kind == START and s.rulings.start == BY_LAST:
            # The last player spins only after the others.
            return (-1, int(s.stack.seat()))
        # The first turn lies below the spins of the setup, its action still to be chosen.
        if kind == START or (kind in (SPIN, PICK) and s.turns == 0 and s.stack.cells[2] == MAIN):
            return (0, int(s.stack.seat()))
        return (s.turns + 1, int(s.active))

    def holdings(self, state: State, seat: int) -> dict[str, int]:
        return flows.holdings(montana(state), seat)

    def tally(self, state: State) -> Tally:
        s = montana(state)
        first = None if s.first < 0 else int(s.first)
        points = [points_by_source(s, seat) for seat in range(s.seats)]
        return Tally({"turns": s.turns + 1}, first, points)

    def cell_names(self, state: State) -> tuple[str, ...]:
        """The names of the fields for this player count."""
        return self.components.cell_names[state.seats]


def montana(state: State) -> Montana:
    """A state of this game; anything else is a mistake of the caller."""
    if not isinstance(state, Montana):
        raise TypeError(f"a state of Montana is needed, not {state!r}")
    return state


GAME = MontanaGame(standard())
