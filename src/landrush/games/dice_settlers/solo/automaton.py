"""What belongs to the automaton besides its board: queue, action tile, tents in the general supply."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from landrush.engine.vectors import numbers
from landrush.games.dice_settlers.symbols import (
    ATTACK,
    COLOURS,
    EXPLORE,
    GOLD,
    RECRUIT,
    RESEARCH,
    RESOURCE,
    SETTLE,
    SYMBOLS,
    TRADE,
)

# The seats of a solo game.
PLAYER: Final[i64] = 0
AUTOMATON: Final[i64] = 1
SOLO_SEATS: Final[i64] = 2

# The sides of the action tile clockwise, by their action (D12.2).
SIDES: Final[i64] = 6
SIDE_ACTION: Final[vec[i64]] = vec[i64]([RECRUIT, SETTLE, EXPLORE, RESEARCH, ATTACK, TRADE])
EXPLORE_SIDE: Final[i64] = 2
NO_TOKEN: Final[i64] = -1
ALL_TENTS: Final[i64] = 20


@final
class Difficulty:
    """The easy and hard changes, each for itself (D12.18), the gold rush and the rulings."""

    def __init__(
        self,
        dice: i64,
        unused: i64,
        trade: i64,
        end: i64,
        gold_rush: bool,
        player_decides: bool,
        end_rules: bool,
    ) -> None:
        # Dice beyond the player's limit; points for a strength that is not used; points for a traded token.
        self.dice = dice
        self.unused = unused
        self.trade = trade
        # Points for a technology at the end; none means none for tokens either.
        self.end = end
        self.gold_rush = gold_rush
        self.player_decides = player_decides
        # Whether the end-of-game rules of its technologies count (D12.15).
        self.end_rules = end_rules


@final
class Automaton:
    """Clones share all vectors: rules replace them."""

    def __init__(
        self,
        difficulty: Difficulty,
        queue: vec[i64],
        rolled: vec[i64],
        dice: vec[i64],
        tokens: vec[i64],
        marker: i64,
        general: i64,
    ) -> None:
        self.difficulty = difficulty
        # Colours from the front to the end; dice of this roll with their symbols in the order taken.
        self.queue = queue
        self.rolled = rolled
        # Dice at the sides in the order in which they came, each side * COLOURS + colour.
        self.dice = dice
        # The token at each side; those in the centre are on the automaton's board.
        self.tokens = tokens
        self.marker = marker
        self.general = general

    def clone(self) -> Automaton:
        return Automaton(
            self.difficulty, self.queue, self.rolled, self.dice, self.tokens, self.marker, self.general
        )

    def dice_at(self, side: i64) -> i64:
        """How many dice lie at a side."""
        count: i64 = 0
        for die in self.dice:
            if die // COLOURS == side:
                count += 1
        return count

    def strength_at(self, side: i64) -> i64:
        """Dice and tokens at a side."""
        token: i64 = 0 if self.tokens[side] == NO_TOKEN else 1
        return self.dice_at(side) + token

    def strength(self) -> i64:
        """Dice and tokens at all sides."""
        return len(self.dice) + self.tokens_at_sides()

    def tokens_at_sides(self) -> i64:
        """How many sides have a token."""
        count: i64 = 0
        for token in self.tokens:
            if token != NO_TOKEN:
                count += 1
        return count

    def dice_count(self) -> i64:
        """All its dice: queue, sides and those being rolled."""
        return len(self.queue) + len(self.dice) + len(self.rolled)

    def dice_of(self, colour: i64) -> i64:
        """Its dice of a colour."""
        count: i64 = 0
        for each in self.queue:
            if each == colour:
                count += 1
        for die in self.dice:
            if die % COLOURS == colour:
                count += 1
        for die in self.rolled:
            if die // SYMBOLS == colour:
                count += 1
        return count

    def put_die(self, side: i64, colour: i64) -> None:
        """Lay a die at a side."""
        self.dice = append(self.dice[:], side * COLOURS + colour)

    def put_token(self, side: i64, resource: i64) -> None:
        """Lay a token at a side, or none."""
        tokens = self.tokens[:]
        tokens[side] = resource
        self.tokens = tokens

    def enqueue(self, colour: i64) -> None:
        """A die goes to the end of the queue."""
        self.queue = append(self.queue[:], colour)

    def empty_side(self, side: i64) -> None:
        """The dice of a side go to the end of the queue, first come first; its token leaves."""
        rest = vec[i64]()
        for die in self.dice:
            if die // COLOURS == side:
                self.enqueue(die % COLOURS)
            else:
                rest = append(rest, die)
        self.dice = rest
        self.put_token(side, NO_TOKEN)


def new_automaton(difficulty: Difficulty, tents: i64) -> Automaton:
    """The marker at recruit, gold at explore, so many tents in its own supply, the rest apart (D12.1)."""
    tokens = numbers(SIDES, NO_TOKEN)
    tokens[EXPLORE_SIDE] = GOLD - RESOURCE
    empty = vec[i64]()
    return Automaton(difficulty, empty, empty, empty, tokens, 0, ALL_TENTS - tents)
