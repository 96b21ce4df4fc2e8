"""A position of Montana: what lies where, whose turn it is, and the pending stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from landrush.engine.pending import Pending
from landrush.engine.state import State
from landrush.games.montana.kinds import COLOURS, GOODS, WORKERS
from landrush.games.montana.landscape import Landscape
from landrush.games.montana.parts import Parts

if TYPE_CHECKING:
    from landrush.engine.game import Game

# Kinds of pending frames. The numbers after the arrow are the frame's own.
FIRST: Final[i64] = 0  # chance: who is first player -> who was named, or ANYBODY
TILE: Final[i64] = 1  # chance: a landscape tile -> slot
START: Final[i64] = 2  # where the start tile goes
START_CHANCE: Final[i64] = 3  # chance: the same
SPIN: Final[i64] = 4  # chance: the wheel
PICK: Final[i64] = 5  # a colour of a white segment -> the first colour picked, or -1
SURPLUS: Final[i64] = 6  # a worker to return -> how many
TURN: Final[i64] = 7  # the turn -> step, step's number
PLACE: Final[i64] = 8  # a worker to place -> part, how many at most
AUCTION: Final[i64] = 9  # done by itself: the next pawn -> players asked so far
BID: Final[i64] = 10  # a pawn to place -> 1 if it must be placed
REWARDS: Final[i64] = 11  # done by itself: the next reward -> players served so far
ANNOUNCE: Final[i64] = 12  # a reward -> row, amounts of grain, copper, stone announced

# Nobody was named: the first player is drawn.
ANYBODY: Final[i64] = -1

# Steps of a turn.
MAIN: Final[i64] = 0  # the action is still to be chosen
HIRED: Final[i64] = 1  # paid hiring is possible
WORKED: Final[i64] = 2  # the small part is possible -> production space
BUILT: Final[i64] = 3  # more builds are possible -> builds made
DONE: Final[i64] = 4  # nothing but trading is left -> 1 after paid hiring

# Parts of the worker board: bank spaces, large parts and small parts of the production spaces.
LARGE_PART: Final[i64] = 4
SMALL_PART: Final[i64] = 16
BOARD_PARTS: Final[i64] = 28

# A row of the town holds no pawn, or seat * PAWN_SEAT + column.
NO_PAWN: Final[i64] = -1
PAWN_SEAT: Final[i64] = 8


# Who lays the start tile.
BY_FIRST: Final[i64] = 0
BY_LAST: Final[i64] = 1
AT_RANDOM: Final[i64] = 2


@final
class Rulings:
    """What the players agreed on before the game."""

    def __init__(self, start: i64, near_canteen: bool, exact_line: bool, up_to_goods: bool) -> None:
        # Who lays the start tile, and whether beside a lake with a canteen too (M2.2).
        self.start = start
        self.near_canteen = near_canteen
        # Whether a line of four must not become longer at once (M7.5).
        self.exact_line = exact_line
        # Whether row 2 of the town may give fewer than three goods (M6.16).
        self.up_to_goods = up_to_goods


@final
class Player:
    """A player's board."""

    def __init__(self, holds: vec[i64], coins: i64, cattle: i64, canteens: i64, settlements: i64) -> None:
        self.holds = holds
        self.coins = coins
        self.cattle = cattle
        self.canteens = canteens
        self.settlements = settlements

    def clone(self) -> Player:
        return Player(self.holds[:], self.coins, self.cattle, self.canteens, self.settlements)

    def workers(self) -> i64:
        """How many workers stand on this board."""
        holds = self.holds
        return holds[WORKERS] + holds[WORKERS + 1] + holds[WORKERS + 2] + holds[WORKERS + 3]

    def packed_goods(self) -> i64:
        """All goods in one number, a byte each."""
        holds = self.holds
        packed: i64 = 0
        for g in range(GOODS):
            packed |= holds[g] << (8 * g)
        return packed


class Position(State):
    """All that the rules read and change.

    Clones share `rulings`, `owner`, `height`, `token` and `frontier`: rules replace the vectors, never change
    them.
    """

    def __init__(
        self,
        game: Game,
        seats: i64,
        parts: Parts,
        ground: Landscape,
        rulings: Rulings,
        players: vec[Player],
        supply: vec[i64],
        cattle: i64,
        first: i64,
        active: i64,
        pointer: i64,
        start: i64,
        owner: vec[u8],
        height: vec[u8],
        token: vec[u8],
        frontier: vec[i64],
        standing: vec[u8],
        busy: i64,
        pawns: vec[i64],
        last_round: bool,
        turns: i64,
        stack: Pending,
        to_move: i64,
    ) -> None:
        super().__init__(game, seats)
        self.parts = parts
        self.ground = ground
        self.rulings = rulings
        self.players = players
        self.supply = supply
        self.cattle = cattle
        self.first = first
        self.active = active
        self.pointer = pointer
        self.start = start
        self.owner = owner
        self.height = height
        self.token = token
        self.frontier = frontier
        self.standing = standing
        self.busy = busy
        self.pawns = pawns
        self.last_round = last_round
        self.turns = turns
        self.stack = stack
        self.to_move = to_move


def note(s: Position, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
    """Tell the listener, if there is one."""
    events = s.events
    if events is not None:
        events.add(kind, seat, a, b, c)


def is_turn(s: Position, step: i64) -> bool:
    """Whether the question at hand is this step of a turn."""
    return s.stack.kind() == TURN and s.stack.arg(0) == step


def set_step(s: Position, step: i64, number: i64) -> None:
    """Move the turn on; its frame must be on top."""
    s.stack.set_arg(0, step)
    s.stack.set_arg(1, number)


def workers_from(p: Player, lowest: i64, without: i64) -> i64:
    """How many workers of the colours from `lowest` up a player has, one colour left out."""
    count: i64 = 0
    for c in range(lowest, COLOURS):
        if c != without:
            count += p.holds[WORKERS + c]
    return count
