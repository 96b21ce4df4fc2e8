"""What a gift is worth: the same game with it and without, by the same bots and with the same chance."""

from __future__ import annotations

from dataclasses import dataclass

from landrush.balance.play import Table, lead, part
from landrush.bots import finish
from landrush.gifts import NOTHING, gifts_of
from landrush.simulation import Plan


@dataclass(frozen=True)
class Worth:
    """By how much a seat did better in one branch than in the other: its lead, its part of the victory."""

    lead: float
    win: float


def after_setup(plan: Plan, index: int) -> Table:
    """Game number `index` of a plan where its first turn or round begins."""
    table = Table(plan, index)
    while table.is_going() and table.state.game.turn_of(table.state)[0] <= 0:
        table.do(table.next())
    return table


def worths(plan: Plan, index: int, seat: int) -> dict[str, Worth]:
    """What each gift does for a seat of game number `index`."""
    table = after_setup(plan, index)
    finish(table.bots, table.state)
    known = gifts_of(table.state.game)
    ends = {
        gift: table.at(known.give(table.state, seat, gift)).play_out() for gift in known.gifts(table.state)
    }
    before = ends[NOTHING]
    return {
        gift: Worth(lead(end, seat) - lead(before, seat), part(end, seat) - part(before, seat))
        for gift, end in ends.items()
    }
