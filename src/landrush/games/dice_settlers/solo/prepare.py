"""Setting up the solo game (D12.1)."""

from __future__ import annotations

from mypy_extensions import i64

from landrush.engine.bits import bit
from landrush.games.dice_settlers import happened
from landrush.games.dice_settlers.land import change_tents, put_tile
from landrush.games.dice_settlers.roll import CUP
from landrush.games.dice_settlers.setup import HAND, ask_cards
from landrush.games.dice_settlers.solo.automaton import AUTOMATON, PLAYER
from landrush.games.dice_settlers.solo.frames import OWN_START, QUEUE
from landrush.games.dice_settlers.state import (
    BAG,
    DRAFT_DRAW,
    DRAFT_KEEP,
    PLACE_START,
    ROUND,
    Position,
    note,
)
from landrush.games.dice_settlers.symbols import COLOURS


def prepare_solo(s: Position, tents: i64) -> None:
    """The player starts; the automaton has so many tents, no bag, and takes what is left of the draft."""
    s.first = PLAYER
    p = s.players[AUTOMATON]
    p.tents = tents
    cup: i64 = 0
    for colour in range(COLOURS):
        cup += p.holds[BAG + colour] * bit(CUP * colour)
        p.holds[BAG + colour] = 0
    stack = s.stack
    stack.push(ROUND, PLAYER, 0, 0, 0, 0)
    stack.push(QUEUE, AUTOMATON, cup, 0, 0, 0)
    stack.push(PLACE_START, AUTOMATON, 0, 0, 0, 0)
    stack.push(PLACE_START, PLAYER, 0, 0, 0, 0)
    stack.push(OWN_START, AUTOMATON, 0, 0, 0, 0)
    stack.push(DRAFT_DRAW, AUTOMATON, 0, 0, 0, 0)
    stack.push(DRAFT_KEEP, PLAYER, 0, 0, 0, 0)
    for card in range(HAND):
        stack.push(DRAFT_DRAW, PLAYER, 0, 0, 0, 0)
    ask_cards(s)


def place_own_start(s: Position) -> None:
    """Beside the player's tile, where all six places are alike; a tent but no ability, even on tile 7."""
    tile = s.stack.arg(0)
    s.stack.pop()
    put_tile(s, tile, s.spots[0])
    note(s, happened.START_PLACED, AUTOMATON, tile, 0, 0)
    s.players[AUTOMATON].tents -= 1
    change_tents(s, AUTOMATON, tile, 1)
