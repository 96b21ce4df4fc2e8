"""The order in which searches and playouts name what people may name in any order (D5.7).

Dice come by colour and symbol, then cards, pairs of pioneers last; tents by tile; tokens as a card prints
them. So there is one way to name each choice, trees do not grow, and random games end as often in each result
as if the rules asked for this order.
"""

from __future__ import annotations

from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.games.dice_settlers import actions, state
from landrush.games.dice_settlers.attack import is_other_symbol_due
from landrush.games.dice_settlers.pay import CARD_MEANS, PIONEERS, payable, pioneer_dice, wanted_now
from landrush.games.dice_settlers.research import GOLD_TOKEN, cost_size, innovators
from landrush.games.dice_settlers.state import TOKENS, Position
from landrush.games.dice_settlers.symbols import ATTACK, DIE_FACES, RESOURCES


def keep_order(s: Position, out: ActionBuffer) -> None:
    """Leave out what comes before what was named last, or after which too little is left to name."""
    stack = s.stack
    kind = stack.kind()
    if kind == state.ACT:
        if stack.arg(0) == ATTACK:
            if is_other_symbol_due(s):
                out.drop(actions.TOKEN, actions.TOKEN + RESOURCES)
        elif stack.named() > 0:
            drop_means_before(out, stack.named())
    elif kind == state.PAY:
        keep_means(s, out)
    elif kind == state.PAIR:
        keep_pioneers(s, out)
    elif kind == state.REROLL or kind == state.KEEP:
        out.drop(actions.DIE, actions.DIE + stack.named())
    elif kind == state.TAKE_BACK:
        out.drop(actions.TILE, actions.TILE + stack.named() - 1)
    elif kind == state.COST:
        keep_cost(s, out)


def drop_means_before(out: ActionBuffer, means: i64) -> None:
    """Dice and cards that come before some means of payment."""
    out.drop(actions.DIE, actions.DIE + min(means, DIE_FACES))
    if means > CARD_MEANS:
        out.drop(actions.USE, actions.USE + means - CARD_MEANS)


def keep_means(s: Position, out: ActionBuffer) -> None:
    """For a fixed number of symbols: means from the last one on, as long as those from there on suffice."""
    seat = s.stack.seat()
    left = s.stack.arg(1)
    wanted = wanted_now(s)
    means = s.stack.named()
    there = payable(s, seat, wanted, means)
    if there < left:
        # Somebody has named later means first.
        means = 0
        there = payable(s, seat, wanted, means)
    drop_means_before(out, means)
    if left == 1:
        return
    p = s.players[seat]
    kept: i64 = 0
    for i in range(out.n):
        action = out.ids[i]
        if action == actions.PAIR:
            suffices = pioneer_dice(p, 0) >= PIONEERS * left
        elif action < actions.DIE + DIE_FACES:
            suffices = there >= left
            there -= i64(p.active[action - actions.DIE])
        else:
            suffices = payable(s, seat, wanted, CARD_MEANS + action - actions.USE) >= left
        if suffices:
            out.ids[kept] = action
            kept += 1
    out.n = kept


def keep_pioneers(s: Position, out: ActionBuffer) -> None:
    """Of a pair: the dice from the last one on, as long as there are enough from there on."""
    p = s.players[s.stack.seat()]
    left = s.stack.arg(0)
    first = s.stack.named()
    if pioneer_dice(p, first) < left:
        first = 0
    last = out.ids[out.n - 1] - actions.DIE
    if pioneer_dice(p, last) < left:
        out.n -= 1
    out.drop(actions.DIE, actions.DIE + first)


def keep_cost(s: Position, out: ActionBuffer) -> None:
    """The next token printed on a card, gold in its place, or its waiving, if the others can then be paid."""
    stack = s.stack
    tech = stack.arg(0)
    answered = stack.named()
    if answered != cost_size(s, tech) - stack.arg(1):
        # Somebody has named the first ones.
        return
    printed: i64 = 0
    before: i64 = 0
    while before + s.parts.tech_cost[tech * RESOURCES + printed] <= answered:
        before += s.parts.tech_cost[tech * RESOURCES + printed]
        printed += 1
    left = before + s.parts.tech_cost[tech * RESOURCES + printed] - answered - 1
    waived: i64 = 1 if innovators(s, stack.seat()) >= 0 else 0
    kept: i64 = 0
    for i in range(out.n):
        action = out.ids[i]
        if action == actions.TOKEN + printed:
            is_next = True
        elif action == actions.TOKEN + GOLD_TOKEN:
            is_next = tokens_short(s, tech, printed, left, 1) <= waived
        else:
            is_next = action >= actions.USE and tokens_short(s, tech, printed, left, 0) == 0
        if is_next:
            out.ids[kept] = action
            kept += 1
    if kept > 0:
        out.n = kept


def tokens_short(s: Position, tech: i64, printed: i64, left: i64, gold: i64) -> i64:
    """How many tokens the rest of a card's cost lacks: `left` of the printed kind, after paying this gold."""
    holds = s.players[s.stack.seat()].holds
    for resource in range(printed, RESOURCES):
        need = left if resource == printed else s.parts.tech_cost[tech * RESOURCES + resource]
        if resource == GOLD_TOKEN:
            gold += need
        else:
            gold += max(0, need - holds[TOKENS + resource])
    return max(0, gold - holds[TOKENS])
