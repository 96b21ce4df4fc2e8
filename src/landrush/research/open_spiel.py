"""The games as OpenSpiel games: landrush_montana and landrush_dice_settlers, once `register` was called.

Chance is explicit: its outcomes are the game's chance outcomes, counted from 0. A state never changes the
position that it had: states of one game share what they have in common, so that copies cost nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from typing import Any

from landrush.extras import needing

with needing("open-spiel"):
    import numpy as np
    import pyspiel

from landrush.engine.state import CHANCE, OVER, State
from landrush.games import game, games
from landrush.positions import one_line
from landrush.research.encoding import Encoder, encoder, results

# A game that nobody ends is over after so many decisions, and nobody has won.
MOST_DECISIONS = 10_000
PLAYERS = "players"
DEFAULT = -1
DIGEST_BYTES = 16

GameType = pyspiel.GameType
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
assert int(pyspiel.PlayerId.CHANCE) == CHANCE
Options = tuple[tuple[str, Any], ...]
# The game's name, the players, the options.
Start = tuple[str, int, Options]


class Node:
    """A position with how it came about. Shared by states and never changed."""

    __slots__ = ("action", "decisions", "memories", "parent", "position", "start")

    def __init__(
        self, parent: Node | None, action: int, position: State, decisions: int, start: Start | None = None
    ) -> None:
        self.parent = parent
        self.action = action
        # What makes the beginning of a game.
        self.start = start
        self.position = position
        # How many decisions led here.
        self.decisions = decisions
        # For each player a digest of everything that it saw and did, once it was asked for.
        self.memories: dict[int, bytes] = {}

    def after(self, action: int) -> Node:
        """What an action or chance outcome makes of it. Raises IllegalMove."""
        position = self.position.clone()
        position.apply(action)
        return Node(self, action, position, self.decisions + (self.position.to_move >= 0))

    def __copy__(self) -> Node:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """It is saved as the way to it."""
        actions = []
        node = self
        while node.parent is not None:
            actions.append(node.action)
            node = node.parent
        assert node.start is not None
        return followed, (*node.start, actions[::-1])

    def memory(self, player: int) -> bytes:
        """A digest of what a player saw change and what it did itself, from the beginning on."""
        path: list[Node] = []
        node: Node | None = self
        while node is not None and player not in node.memories:
            path.append(node)
            node = node.parent
        for each in reversed(path):
            each.memories[player] = each.remembered(player)
        return self.memories[player]

    def remembered(self, player: int) -> bytes:
        """The digest, given that of the position before."""
        now = self.seen(player)
        before = self.parent
        if before is None:
            return blake2b(now, digest_size=DIGEST_BYTES).digest()
        did = b"%d" % self.action if before.position.to_move == player else b""
        if not did and before.seen(player) == now:
            return before.memories[player]
        return blake2b(before.memories[player] + did + now, digest_size=DIGEST_BYTES).digest()

    def seen(self, player: int) -> bytes:
        """A player's observation as bytes."""
        found = encoder(self.position.game.name)
        self.position.observe(player, found.buffer, 0)
        seen: bytes = found.numbers.tobytes()
        return seen


class LandrushState(pyspiel.State):  # type: ignore[misc]
    """A state of either game."""

    def __init__(self, spiel_game: LandrushGame) -> None:
        super().__init__(spiel_game)
        self.node = root(spiel_game.name, spiel_game.players, spiel_game.options)

    @property
    def position(self) -> State:
        """The position in the project's own terms."""
        return self.node.position

    def current_player(self) -> int:
        to_move = self.node.position.to_move
        if to_move == OVER or self.node.decisions >= MOST_DECISIONS:
            return TERMINAL
        # OpenSpiel counts players as we do seats, and has the same number for chance.
        return to_move

    def is_terminal(self) -> bool:
        return self.node.position.to_move == OVER or self.node.decisions >= MOST_DECISIONS

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.position.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        position = self.node.position
        first = position.game.num_actions
        return [(outcome - first, share) for outcome, share in position.chance_outcomes()]

    def _apply_action(self, action: int) -> None:
        position = self.node.position
        first = position.game.num_actions if position.to_move == CHANCE else 0
        self.node = self.node.after(first + action)

    def _action_to_string(self, player: int, action: int) -> str:
        position = self.node.position
        return position.notation(action + position.game.num_actions if player == CHANCE else action)

    def returns(self) -> list[float]:
        return results(self.node.position)

    def __str__(self) -> str:
        return self.node.position.to_json()


class LandrushGame(pyspiel.Game):  # type: ignore[misc]
    """Either game with its parameters: players and the game's options. It holds only what can be pickled."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        found = game(self.name)
        given = {**default_parameters(self.name), **(params or {})}
        self.players = given.pop(PLAYERS)
        self.options = read_options(self.name, self.players, given)
        # Raises what is wrong with them now, not with the first state.
        root(self.name, self.players, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=found.num_actions,
            max_chance_outcomes=found.num_ids - found.num_actions,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            **({"utility_sum": 0.0} if self.players > 1 else {}),
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(game_type(self.name, self.players == 1), info, params or {})

    def new_initial_state(self) -> LandrushState:
        return LandrushState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        if params:
            raise ValueError(f"observers have no parameters, not {params}")
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.name, self.num_players(), iig_obs_type or usual)


class Observer:
    """Sees what was asked for: what lies open, what one player or all know alone, and how it came about.

    The tensor has the numbers of the project's observation; what was not asked for is left out. What a player
    remembers has no tensor: it is a digest, in the string.
    """

    def __init__(self, name: str, players: int, kind: pyspiel.IIGObservationType) -> None:
        self.encoder = Encoder(game(name))
        self.kind = kind
        private = np.array([seen.is_private for seen in self.encoder.game.observation])
        self.public = np.flatnonzero(~private) if kind.public_info else np.array([], int)
        self.private = np.flatnonzero(private)
        own, others = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.ALL_PLAYERS
        # Whose private numbers are there, counted from the observer on.
        self.whose = {own: [0], others: [*range(players)]}.get(kind.private_info, [])
        self.players = players
        self.dict: dict[str, Any] = {}
        self.tensor = None
        if not kind.perfect_recall:
            size = len(self.public) + len(self.whose) * len(self.private)
            self.tensor = np.zeros(size, np.float32)
            self.dict = self.named()

    def named(self) -> dict[str, Any]:
        """Parts of the tensor by name."""
        assert self.tensor is not None
        at = len(self.public)
        parts = {"public": self.tensor[:at]} if at else {}
        for k in self.whose if len(self.private) else ():
            parts["private" if k == 0 else f"private_{k}"] = self.tensor[at : at + len(self.private)]
            at += len(self.private)
        return parts

    def set_from(self, state: LandrushState, player: int) -> None:
        """Write what a player sees."""
        if self.tensor is None:
            return
        seen = self.encoder.observe(state.position, player)
        if "public" in self.dict:
            self.dict["public"][:] = seen[self.public]
        if "private" in self.dict:
            self.dict["private"][:] = seen[self.private]
        for k in self.whose[1:] if len(self.private) else ():
            other = self.encoder.observe(state.position, (player + k) % self.players)
            self.dict[f"private_{k}"][:] = other[self.private]

    def string_from(self, state: LandrushState, player: int) -> str:
        """What a player sees in words: the view of a spectator, and what the player knows beyond it."""
        parts = []
        if self.kind.perfect_recall:
            parts.append(f"player {player}, memory {state.node.memory(player).hex()}")
        position = state.position
        if self.kind.public_info:
            parts.append(one_line(position.view(None)["position"]))
        for k in self.whose:
            seat = (player + k) % self.players
            if more := self.more(position, seat):
                parts.append(f"player {seat}: {one_line(more)}")
        return "\n".join(parts)

    def more(self, position: State, seat: int) -> dict[str, Any]:
        """What a seat knows that others do not."""
        public = position.view(None)["position"]
        own = position.view(seat)["position"]
        return {key: value for key, value in own.items() if value != public.get(key)}


def short_name(name: str) -> str:
    """What OpenSpiel calls a game: landrush_dice_settlers."""
    return f"landrush_{name.replace('-', '_')}"


@cache
def game_type(name: str, is_alone: bool) -> Any:
    """What OpenSpiel has to know about a game."""
    found = game(name)
    is_open = not any(seen.is_private for seen in found.observation)
    information = GameType.Information
    utility = GameType.Utility
    return GameType(
        short_name=short_name(name),
        long_name=f"{found.title} (Landrush)",
        dynamics=GameType.Dynamics.SEQUENTIAL,
        chance_mode=GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if is_open else information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if is_alone else utility.ZERO_SUM,
        reward_model=GameType.RewardModel.TERMINAL,
        max_num_players=found.max_players,
        min_num_players=found.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=default_parameters(name),
    )


def default_parameters(name: str) -> dict[str, Any]:
    """Players and the options of a game with their defaults."""
    return {PLAYERS: 2, **{option: spelt(values, values[0]) for option, values in game(name).options.items()}}


def spelt(values: Sequence[Any], value: Any) -> Any:
    """A value as OpenSpiel takes it: a parameter has one type, so among numbers a word is DEFAULT."""
    has_numbers = any(type(each) is int for each in values)
    return DEFAULT if has_numbers and isinstance(value, str) else value


def read_options(name: str, players: int, given: dict[str, Any]) -> Options:
    """The options of a game; what this player count does not have is left out where it is the default."""
    found = game(name)
    possible = found.options_for(players)
    read = []
    for option, value in given.items():
        values = found.options[option]
        meant = values[0] if value == spelt(values, values[0]) else value
        if option in possible or meant != values[0]:
            read.append((option, meant))
    return tuple(read)


@cache
def root(name: str, players: int, options: Options) -> Node:
    """Where all games of one kind begin. Raises BadOption."""
    return Node(None, -1, game(name).new(players, **dict(options)), 0, (name, players, options))


def followed(name: str, players: int, options: Options, actions: Sequence[int]) -> Node:
    """Where some actions and outcomes lead."""
    node = root(name, players, options)
    for action in actions:
        node = node.after(action)
    return node


@cache
def register() -> None:
    """Make the games known to OpenSpiel, once."""
    for name in games():
        made = type(f"Landrush{name.title().replace('-', '')}", (LandrushGame,), {"name": name})
        pyspiel.register_game(game_type(name, False), made)
