"""The order in which searches and playouts name what people may name in any order (M3.5).

Workers and goods are named in ascending order. So there is one way to name each choice of them, trees do not
grow, and random games end as often in each result as if the rules asked for this order.
"""

from __future__ import annotations

from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.games.montana.actions import PICK_COLOUR, PLACE_COLOUR, RETURN_COLOUR, TAKE_GOOD, UPGRADE
from landrush.games.montana.kinds import ANY, WORKERS
from landrush.games.montana.state import ANNOUNCE, PICK, PLACE, SURPLUS, Position, workers_from
from landrush.games.montana.town import GOODS_ROW
from landrush.games.montana.work import area_of


def keep_order(s: Position, out: ActionBuffer) -> None:
    """Leave out what comes before what was named last, or after which too little is left to name."""
    stack = s.stack
    kind = stack.kind()
    if kind == PLACE:
        keep_workers(s, out, PLACE_COLOUR, area_of(stack.arg(0)), stack.arg(1))
    elif kind == SURPLUS:
        keep_workers(s, out, RETURN_COLOUR, ANY, stack.arg(0))
    elif kind == PICK:
        out.drop(PICK_COLOUR, PICK_COLOUR + stack.named())
    elif kind == ANNOUNCE:
        first = TAKE_GOOD if stack.arg(0) == GOODS_ROW else UPGRADE
        out.drop(first, first + stack.named())


def keep_workers(s: Position, out: ActionBuffer, first: i64, area: i64, left: i64) -> None:
    """Colours from the last one on, as long as there are enough workers from there on.

    Of an area's own colour one worker does, so its place in the order does not matter.
    """
    p = s.players[s.stack.seat()]
    lowest = s.stack.named()
    there = workers_from(p, lowest, area)
    if there < left:
        # Somebody has named a later colour first.
        lowest = 0
        there = workers_from(p, lowest, area)
    kept: i64 = 0
    for i in range(out.n):
        colour = out.ids[i] - first
        is_next = colour == area
        if not is_next and colour >= lowest:
            is_next = there >= left
            there -= p.holds[WORKERS + colour]
        if is_next:
            out.ids[kept] = out.ids[i]
            kept += 1
    out.n = kept
