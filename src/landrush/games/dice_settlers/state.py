"""A position of Dice Settlers: the map, the boards, the supplies and the pending stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from landrush.engine.bits import bit
from landrush.engine.pending import Pending
from landrush.engine.state import State
from landrush.games.dice_settlers.effects import EFFECTS
from landrush.games.dice_settlers.parts import Parts
from landrush.games.dice_settlers.solo.automaton import Automaton
from landrush.games.dice_settlers.symbols import COLOURS, RESOURCES

if TYPE_CHECKING:
    from landrush.engine.game import Game

# Kinds of pending frames; solo/frames.py has more. The numbers after the arrow are the frame's own.
FIRST: Final[i64] = 0  # chance: who is first player -> who was named, or ANYBODY
CARD: Final[i64] = 1  # chance: a technology -> type
DRAFT_DRAW: Final[i64] = 2  # chance: a start tile into the hand
DRAFT_KEEP: Final[i64] = 3  # which start tile to keep
PLACE_START: Final[i64] = 4  # where the start tile goes -> tile
ROLL: Final[i64] = 5  # done by itself: the roll phase begins
DRAWING: Final[i64] = 6  # chance: a die out of the bag -> how many, 1 if spent dice may return
ASIDE: Final[i64] = 7  # a die drawn beyond the limit -> how many
ARRANGE: Final[i64] = 8  # spend dice to turn, reroll or draw
SPEND: Final[i64] = 9  # what a spent die is used for -> die
TURN_ONE: Final[i64] = 10  # which die to turn -> how many at most, 1 if it may be declined
FACE: Final[i64] = 11  # to which face -> die
REROLL: Final[i64] = 12  # which dice to reroll -> how many at most, dice in the cup
ROLLING: Final[i64] = 13  # chance: a die of the cup -> dice in the cup
TURN: Final[i64] = 14  # the turn -> first or second, actions taken, actions allowed
EXTRA: Final[i64] = 15  # an additional action, or none
PAY: Final[i64] = 16  # a symbol to pay -> symbol, how many
PAIR: Final[i64] = 17  # a pioneer of a pair -> how many
ACT: Final[i64] = 18  # one more symbol, or done -> action, symbols so far, target
TAKE_DIE: Final[i64] = 19  # a die of the supply -> how many, colours still allowed
DRAW_TILE: Final[i64] = 20  # chance: a map tile into the hand -> how many
CHOOSE_TILE: Final[i64] = 21  # which tile of the hand to place
PUT_TILE: Final[i64] = 22  # where the tile goes -> tile
JOIN: Final[i64] = 23  # whether to join the exploration -> tile
MORE: Final[i64] = 24  # whether the explorer adds a tent -> tile
SETTLE_STEP: Final[i64] = 25  # what a settle symbol does
TAKE_BACK: Final[i64] = 26  # a tent to take back -> 1 after the first
TENT_FROM: Final[i64] = 27  # own or general supply for an attacking tent
HARVEST_TOKEN: Final[i64] = 28  # which token a symbol brings -> resources
SELL: Final[i64] = 29  # an exchange -> how many more may be declined
COST: Final[i64] = 30  # a token of a technology's cost -> technology, tokens left, tokens paid
HOUSE_FOR: Final[i64] = 31  # where tents become a house -> tents
TENT_TO: Final[i64] = 32  # where a free tent goes
FACTORY_BY: Final[i64] = 33  # from which neighbour the tent for a factory comes -> factory
FREE_FACTORY: Final[i64] = 34  # which factory to use without a tent
BLAST_TILE: Final[i64] = 35  # where the dynamite goes off -> tents
BLAST: Final[i64] = 36  # how many tents of a seat -> tile, seat, tents left
KEEP: Final[i64] = 37  # a die to keep -> how many at most, how many named, the last one, the one before
ROUND: Final[i64] = 38  # done by itself: the round ends

# Nobody was named: the first player is drawn.
ANYBODY: Final[i64] = -1

NO_HOUSE: Final[i64] = 255

# A player's holds: dice in the bag, spent dice, tokens.
BAG: Final[i64] = 0
SPENT: Final[i64] = 6
TOKENS: Final[i64] = 12
HOLDS: Final[i64] = 16


@final
class Player:
    """A player's board. `serves` and `powers` are replaced, never changed: clones share them."""

    def __init__(
        self,
        holds: vec[i64],
        active: vec[u8],
        serves: vec[i64],
        tents: i64,
        houses: i64,
        points: i64,
        techs: i64,
        used: i64,
        acted: i64,
        factories: i64,
        again: i64,
        powers: vec[i64],
        active_low: i64,
        active_high: i64,
        active_dice: i64,
    ) -> None:
        self.holds = holds
        # Active dice by colour and symbol.
        self.active = active
        # For each symbol what it may be used as, on a die and elsewhere, and which symbols on dice serve it.
        self.serves = serves
        self.tents = tents
        self.houses = houses
        self.points = points
        # Technologies with the player's marker, those used this round, main actions taken this round.
        self.techs = techs
        self.used = used
        self.acted = acted
        # Factories used this round, and those used a second time.
        self.factories = factories
        self.again = again
        # Derived. For each effect of the player's technologies the sum of their numbers, then their bits.
        self.powers = powers
        # Which active dice there are, as bits, of the first three colours and of the others; and how many.
        self.active_low = active_low
        self.active_high = active_high
        self.active_dice = active_dice

    def clone(self) -> Player:
        return Player(
            self.holds[:],
            self.active[:],
            self.serves,
            self.tents,
            self.houses,
            self.points,
            self.techs,
            self.used,
            self.acted,
            self.factories,
            self.again,
            self.powers,
            self.active_low,
            self.active_high,
            self.active_dice,
        )

    def bag_size(self) -> i64:
        """Dice in the bag."""
        total: i64 = 0
        for colour in range(COLOURS):
            total += self.holds[BAG + colour]
        return total

    def spent_size(self) -> i64:
        """Dice in the spent area."""
        total: i64 = 0
        for colour in range(COLOURS):
            total += self.holds[SPENT + colour]
        return total

    def token_count(self) -> i64:
        """Resource tokens."""
        total: i64 = 0
        for resource in range(RESOURCES):
            total += self.holds[TOKENS + resource]
        return total


class Position(State):
    """All that the rules read and change.

    Clones share `q`, `r`, `near`, `spots`, `spot_tiles` and `cards`: rules replace these vectors.
    """

    def __init__(
        self,
        game: Game,
        seats: i64,
        parts: Parts,
        explosive: bool,
        players: vec[Player],
        supply: vec[i64],
        points: i64,
        cards: vec[i64],
        first: i64,
        rounds: i64,
        last_round: bool,
        placed: i64,
        stack_tiles: i64,
        hand: i64,
        seen: vec[i64],
        q: vec[i64],
        r: vec[i64],
        near: vec[i64],
        spots: vec[i64],
        spot_tiles: vec[i64],
        tents: vec[u8],
        house: vec[u8],
        present: vec[i64],
        stack: Pending,
        to_move: i64,
        automaton: Automaton | None,
    ) -> None:
        super().__init__(game, seats)
        self.parts = parts
        self.explosive = explosive
        self.players = players
        self.supply = supply
        self.points = points
        self.cards = cards
        self.first = first
        self.rounds = rounds
        self.last_round = last_round
        # Tiles on the map, tiles in the stack, tiles in somebody's hand, tiles each seat has looked at: bits.
        self.placed = placed
        self.stack_tiles = stack_tiles
        self.hand = hand
        self.seen = seen
        self.q = q
        self.r = r
        # For each tile the tiles that touch it: bits.
        self.near = near
        # Free places beside the map, ascending, and the tiles each of them touches.
        self.spots = spots
        self.spot_tiles = spot_tiles
        # Tents by seat and tile, the owner of each tile's house, and where each seat is present.
        self.tents = tents
        self.house = house
        self.present = present
        self.stack = stack
        self.to_move = to_move
        # Only in the solo game, where it has the second seat.
        self.automaton = automaton
        if automaton is not None:
            self.deciders = 1


def the_automaton(s: Position) -> Automaton:
    """The automaton of a solo game."""
    automaton = s.automaton
    assert automaton is not None
    return automaton


def note(s: Position, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
    """Tell the listener, if there is one."""
    events = s.events
    if events is not None:
        events.add(kind, seat, a, b, c)


def has_tech(s: Position, seat: i64, effect: i64) -> i64:
    """The first technology of this effect with the seat's marker, or -1."""
    techs = s.players[seat].powers[EFFECTS + effect]
    if techs:
        for tech in s.cards:
            if techs & bit(tech):
                return tech
    return -1


def tech_sum(s: Position, seat: i64, effect: i64) -> i64:
    """The numbers of all technologies of this effect with the seat's marker, added up."""
    return s.players[seat].powers[effect]


def techs_with(s: Position, seat: i64, effect: i64) -> i64:
    """All technologies of this effect with the seat's marker, as bits."""
    return s.players[seat].powers[EFFECTS + effect]
