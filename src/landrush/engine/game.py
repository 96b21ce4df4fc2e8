"""A game as the world outside the kernel sees it: how to start, name, save and explain. Ordinary Python."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, Protocol

from landrush.engine.state import State
from landrush.errors import BadOption, IllegalMove, NotationError
from landrush.messages import Action, Event, Reason, Term, plain
from landrush.moves import no_action
from landrush.picture import Picture, svg

SHOWN_TEXT = 40


class Printed(Protocol):
    """What is printed on a game's components: the contents of its file and their hash."""

    @property
    def values(self) -> Mapping[str, Any]: ...

    @property
    def digest(self) -> str: ...


class Tally(NamedTuple):
    """What a game that was played tells about itself, for those who sum up many of them."""

    # How long it was in the game's own measures.
    length: Mapping[str, int] = MappingProxyType({})
    # The seat that began; None before that is known.
    first: int | None = None
    # Each seat's score by where it came from.
    points: Sequence[Mapping[str, int]] = ()
    # Actions that each seat may take or leave once in this game, with their names.
    choices: Mapping[int, str] = MappingProxyType({})


class Seen(NamedTuple):
    """A number of an observation: what it tells, and what it is divided by to be about 1 at most."""

    # What it belongs to: a player's board, a hex, the question.
    group: str
    name: str
    scale: int = 1
    # Whether others do not know it of the seat.
    is_private: bool = False


class Accounts(NamedTuple):
    """What a game's events bring and cost, and the words to tell it."""

    # For each event the parameters that are gained (1) or given away (-1), and the one that tells by whom.
    flows: Mapping[str, Mapping[str, tuple[int, str]]]
    # Kinds of things that are counted together, by the key of their word.
    groups: Mapping[str, tuple[str, ...]]
    # The word of each source of points.
    sources: Mapping[str, str]
    # The events that begin a turn of their player.
    turns: tuple[str, ...]
    # Other events worth counting, with the word for what they were.
    counts: Mapping[str, str]


class Game(ABC):
    """One of the games. States refer to their game for everything that is not rules."""

    name: ClassVar[str]
    title: ClassVar[str]
    # The keys of the game's own words begin with it.
    letter: ClassVar[str]
    rules_version: ClassVar[int]
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    # Decisions have the ids below num_actions; chance outcomes the ids from there below num_ids.
    num_actions: ClassVar[int]
    num_ids: ClassVar[int]
    # Each option's allowed values, the default first.
    options: ClassVar[Mapping[str, tuple[Any, ...]]]
    # What the help tells, in the order of reading.
    topics: ClassVar[tuple[str, ...]]
    components: Printed
    accounts: ClassVar[Accounts]
    # What `State.features` writes, by name and in that order; the same for all player counts.
    features: ClassVar[tuple[str, ...]]
    # What `State.observe` writes, in that order; the same for all player counts.
    observation: ClassVar[tuple[Seen, ...]]

    @abstractmethod
    def new(self, players: int, components: str | Path | None = None, **options: Any) -> State:
        """A game before its first chance outcome. Raises BadOption or BadComponents."""

    @abstractmethod
    def from_json(self, text: str, components: str | Path | None = None) -> State:
        """The position of `to_json`. Raises BadPosition."""

    @abstractmethod
    def to_json(self, state: State) -> str: ...

    @abstractmethod
    def view(self, state: State, seat: int | None) -> dict[str, Any]: ...

    @abstractmethod
    def picture(self, view: Mapping[str, Any]) -> Picture:
        """What lies on the table, drawn from a view."""

    @abstractmethod
    def notation(self, state: State, action: int) -> str: ...

    @abstractmethod
    def parse(self, state: State, text: str) -> int: ...

    @abstractmethod
    def reason(self, state: State, action: int) -> Reason | None:
        """Why this action id is not possible now, or None."""

    @abstractmethod
    def explain(self, state: State, action: int) -> Action:
        """What an action or chance outcome is. Raises NotationError for an id that the game does not have."""

    @abstractmethod
    def read_events(self, state: State, rows: list[tuple[int, int, int, int, int]]) -> list[Event]:
        """The kernel's event numbers as keys with parameters."""

    @abstractmethod
    def action_table(self) -> list[tuple[int, int, str, str]]:
        """The fixed action table: first id, last id, notation pattern, meaning in the current language."""

    @property
    def player_counts(self) -> range:
        """How many can play."""
        return range(self.min_players, self.max_players + 1)

    def option_value(self, name: str, value: Any) -> Term | str:
        """What a value of an option is called: numbers as they are, words by their key."""
        if isinstance(value, bool):
            return Term("ui-yes" if value else "ui-no")
        if isinstance(value, int):
            return str(value)
        return Term(f"{self.option_key(name)}-{value.replace(' ', '-')}")

    def option_key(self, name: str) -> str:
        """The key of an option's name; what it does has this key with "-does"."""
        return f"option-{self.letter}-{name.replace('_', '-')}"

    @abstractmethod
    def turn_of(self, state: State) -> tuple[int, ...]:
        """Which turn of whom it is: equal for all positions of one turn, different for any two turns.

        A turn belongs to one seat, the last number (-1 for nobody in the setup), also while chance or other
        seats are asked inside it. Empty when the game is over.
        """

    def hidden(self, state: State, seat: int | None) -> int:
        """How many things this seat, or a spectator, does not know; here everything is public."""
        return 0

    @abstractmethod
    def holdings(self, state: State, seat: int) -> dict[str, int]:
        """How many a seat has of each kind of thing that `accounts` knows."""

    def tally(self, state: State) -> Tally:
        """What is worth counting about a game; here only the score."""
        return Tally(points=[{"score": score} for score in state.scores()])

    def why_not(self, state: State, text: str) -> Reason | None:
        try:
            action = self.parse(state, text)
        except NotationError:
            shown = text if len(text) <= SHOWN_TEXT else text[:SHOWN_TEXT] + "…"
            return Reason("why-unreadable", {"text": shown})
        return self.reason(state, action)

    def svg(self, state: State, seat: int | None = None) -> str:
        """A position as a seat, or a spectator, sees it, as SVG."""
        return svg(self.picture(self.view(state, seat)))

    def digest(self, state: State) -> str:
        return hashlib.sha256(self.to_json(state).encode()).hexdigest()[:16]

    def illegal(self, state: State, action: int) -> IllegalMove:
        """The exception for an action of this game that is not possible now, with the reason alone."""
        return IllegalMove(self.reason(state, action) or Reason("why-not-possible-now"))

    def refusal(self, state: State, action: int) -> IllegalMove:
        """The exception for an action that `apply` does not take."""
        if not 0 <= action < self.num_ids:
            return IllegalMove(no_action(self.name, action, self.num_ids))
        why = self.reason(state, action) or ""
        return IllegalMove(Reason("error-illegal", {"move": self.notation(state, action), "why": why}))

    def bad_option(self, what: str, **params: Any) -> BadOption:
        """The exception for a setting that the game does not have."""
        return BadOption(Reason(f"error-{what}", {"game": self.name, **params}))

    def check_players(self, players: int) -> None:
        """Raise BadOption for a player count that the game does not have."""
        if type(players) is not int or not self.min_players <= players <= self.max_players:
            limits = {"least": self.min_players, "most": self.max_players}
            raise self.bad_option("players", **limits, players=repr(players))

    def options_for(self, players: int) -> Mapping[str, tuple[Any, ...]]:
        """The options that a game of so many players has."""
        return self.options

    def check_options(self, options: Mapping[str, Any], players: int) -> dict[str, Any]:
        """All options of this player count with defaults filled in, or BadOption."""
        possible = self.options_for(players)
        for name, value in options.items():
            if name not in self.options:
                raise self.bad_option("no-option", option=plain(name), options=", ".join(possible))
            if name not in possible:
                raise self.bad_option("option-players", option=name, players=players)
            # True is not taken for 1.
            if not any(value == each and type(value) is type(each) for each in possible[name]):
                allowed = ", ".join(map(str, possible[name]))
                raise self.bad_option("option-value", option=name, values=allowed, value=plain(value))
        return {name: options.get(name, values[0]) for name, values in possible.items()}
