"""The automaton trades (D12.14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landrush.games.dice_settlers import happened
from landrush.games.dice_settlers.dice import gain_points
from landrush.games.dice_settlers.solo.automaton import AUTOMATON
from landrush.games.dice_settlers.solo.turn import gain_for_unused
from landrush.games.dice_settlers.state import TOKENS, Position, note, the_automaton
from landrush.games.dice_settlers.symbols import RESOURCES

TOKENS_A_STRENGTH: Final[i64] = 3


def own_trade(s: Position, strength: i64) -> None:
    """Up to three tokens of the centre for each strength; a strength without a token is unused."""
    p = s.players[AUTOMATON]
    tokens = p.token_count()
    sold = min(tokens, TOKENS_A_STRENGTH * strength)
    used = (sold + TOKENS_A_STRENGTH - 1) // TOKENS_A_STRENGTH
    if sold > 0:
        points = sold * the_automaton(s).difficulty.trade
        note(s, happened.SOLD, AUTOMATON, take_tokens(s, sold), points, 0)
        gain_points(s, AUTOMATON, points)
    gain_for_unused(s, strength - used)


def take_tokens(s: Position, count: i64) -> i64:
    """Return tokens, gold last since it stands for any, and tell which, packed."""
    holds = s.players[AUTOMATON].holds
    packed: i64 = 0
    for resource in range(RESOURCES - 1, -1, -1):
        amount = min(count, holds[TOKENS + resource])
        holds[TOKENS + resource] -= amount
        count -= amount
        packed |= amount << (8 * resource)
    return packed
