"""The automaton settles (D12.10, D12.11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landrush.games.dice_settlers import happened
from landrush.games.dice_settlers.land import change_tents, within
from landrush.games.dice_settlers.solo import chosen
from landrush.games.dice_settlers.solo.automaton import AUTOMATON
from landrush.games.dice_settlers.solo.frames import OWN_SETTLE
from landrush.games.dice_settlers.solo.priorities import by_priorities
from landrush.games.dice_settlers.solo.turn import gain_for_unused
from landrush.games.dice_settlers.state import Position, note, the_automaton

ORDER: Final[vec[i64]] = vec[i64](
    [
        chosen.NEW_TERRAIN,
        chosen.NEW_TILE,
        chosen.NEAR_HOUSE,
        chosen.STOP_CONTROL,
        chosen.SHARED_CONTROL,
        chosen.MOST_POINTS,
    ]
)
FETCHED_FOR_ONE: Final[i64] = 3
FETCHED_FOR_MORE: Final[i64] = 5


def begin_own_settle(s: Position, strength: i64) -> None:
    """Tents follow one by one."""
    s.stack.push(OWN_SETTLE, AUTOMATON, strength, 0, 0, 0)


def tiles_to_settle(s: Position) -> tuple[i64, i64]:
    """Where the next tent may go by the priorities, and which of them decided (D12.10)."""
    return by_priorities(s, within(s, s.present[AUTOMATON], 1), ORDER, chosen.ONLY, 0)


def must_place(s: Position) -> bool:
    """Whether a tent is to be placed now: for strength, or free after fetching."""
    if s.stack.arg(1) == 1:
        return True
    return s.stack.arg(0) > 0 and s.players[AUTOMATON].tents > 0


def do_own_tent(s: Position, tile: i64, why: i64) -> None:
    """A tent of the own supply."""
    s.players[AUTOMATON].tents -= 1
    change_tents(s, AUTOMATON, tile, 1)
    note(s, happened.CHOSE_TILE, AUTOMATON, tile, why, 0)
    note(s, happened.TENT_PLACED, AUTOMATON, tile, 0, 0)
    if s.stack.arg(1) == 1:
        s.stack.pop()
    else:
        s.stack.set_arg(0, s.stack.arg(0) - 1)


def fetch_own_tents(s: Position) -> None:
    """Out of tents: the strength left brings new ones and one is placed; too few bring points (D12.11)."""
    a = the_automaton(s)
    strength = s.stack.arg(0)
    s.stack.set_arg(0, 0)
    wanted = FETCHED_FOR_ONE if strength == 1 else FETCHED_FOR_MORE
    got = min(wanted, a.general)
    a.general -= got
    s.players[AUTOMATON].tents += got
    if got > 0:
        s.stack.set_arg(1, 1)
        note(s, happened.FETCHED, AUTOMATON, got, 0, 0)
    if got < wanted:
        gain_for_unused(s, strength)
