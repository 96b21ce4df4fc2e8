"""Which verbs each question offers, in the order of their ids."""

from __future__ import annotations

from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.engine.bits import lowest, without_lowest
from landrush.engine.state import OK
from landrush.games.dice_settlers import (
    actions,
    attack,
    explore,
    explosive,
    free,
    harvest,
    pay,
    recruit,
    research,
    roll,
    settle,
    setup,
    state,
    trade,
    turn,
)
from landrush.games.dice_settlers.dice import ANY_SYMBOL, next_die
from landrush.games.dice_settlers.judge import (
    check_die,
    check_finish,
    check_use,
    has_more_effect,
    is_attack,
)
from landrush.games.dice_settlers.state import Position
from landrush.games.dice_settlers.symbols import DIE_FACES


def options_before_turns(s: Position, out: ActionBuffer) -> None:
    """Setup and roll phase."""
    kind = s.stack.kind()
    if kind == state.DRAWING:
        roll.options_drawing(s, out)
    elif kind == state.ARRANGE:
        out.add(actions.FINISH)
        options_dice(s, out)
    elif kind == state.ASIDE:
        options_dice(s, out)
    elif kind == state.TURN_ONE or kind == state.REROLL:
        if check_finish(s) == OK:
            out.add(actions.FINISH)
        options_dice(s, out)
    elif kind == state.SPEND:
        roll.options_spend(s, out)
    elif kind == state.FACE:
        roll.options_face(s, out)
    elif kind == state.ROLLING:
        roll.options_rolling(s, out)
    elif kind == state.FIRST:
        setup.options_first(s, out)
    elif kind == state.CARD:
        setup.options_card(s, out)
    elif kind == state.DRAFT_DRAW:
        setup.options_draft_draw(s, out)
    elif kind == state.DRAFT_KEEP:
        explore.options_hand(s, out)
    else:
        setup.options_start_spot(s, out)


def options_inside_action(s: Position, out: ActionBuffer) -> None:
    """Questions inside an action, and the clean-up."""
    kind = s.stack.kind()
    if kind == state.SETTLE_STEP:
        out.add(actions.FETCH)
        if settle.check_back(s) == OK:
            out.add(actions.BACK)
        settle.options_place_tent(s, out)
    elif kind == state.TAKE_BACK:
        if check_finish(s) == OK:
            out.add(actions.FINISH)
        settle.options_take_back(s, out)
    elif kind == state.PAIR:
        options_dice(s, out)
    elif kind == state.KEEP:
        out.add(actions.FINISH)
        options_dice(s, out)
    elif kind == state.TAKE_DIE:
        recruit.options_take_die(s, out)
    elif kind == state.HARVEST_TOKEN:
        harvest.options_harvest_token(s, out)
    elif kind == state.SELL:
        if check_finish(s) == OK:
            out.add(actions.FINISH)
        trade.options_sell(s, out)
    elif kind == state.COST:
        research.options_cost(s, out)
    elif kind == state.JOIN:
        out.add(actions.JOIN)
        out.add(actions.PASS)
    elif kind == state.MORE:
        out.add(actions.PASS)
        out.add(actions.ADD)
    elif kind == state.DRAW_TILE:
        explore.options_draw_tile(s, out)
    elif kind == state.CHOOSE_TILE:
        explore.options_hand(s, out)
    elif kind == state.PUT_TILE:
        explore.options_put_tile(s, out)
    elif kind == state.TENT_FROM:
        if attack.check_tent_from_own(s) == OK:
            out.add(actions.FROM_OWN)
        out.add(actions.FROM_GENERAL)
    elif kind == state.HOUSE_FOR:
        free.options_house_for(s, out)
    elif kind == state.TENT_TO:
        free.options_tent_to(s, out)
    elif kind == state.FACTORY_BY:
        free.options_factory_by(s, out)
    elif kind == state.FREE_FACTORY:
        free.options_free_factory(s, out)
    elif kind == state.BLAST_TILE:
        explosive.options_blast_tile(s, out)
    else:
        out.add(actions.FINISH)
        if explosive.check_blast(s, s.stack.arg(0)) == OK:
            out.add(actions.TILE + s.stack.arg(0) - 1)


def options_dice(s: Position, out: ActionBuffer) -> None:
    """The active dice that answer the question at hand."""
    p = s.players[s.stack.seat()]
    die: i64 = next_die(p, ANY_SYMBOL, 0)
    while die < DIE_FACES:
        if check_die(s, die) == OK:
            out.add(actions.DIE + die)
        die = next_die(p, ANY_SYMBOL, die + 1)


def options_payment(s: Position, out: ActionBuffer) -> None:
    """Means of payment, and for an open number of symbols the end of it."""
    if s.stack.kind() == state.ACT:
        if check_finish(s) == OK:
            out.add(actions.FINISH)
        if not has_more_effect(s):
            return
    if pay.check_pair(s) == OK:
        out.add(actions.PAIR)
    if turn.check_bonus(s) == OK:
        out.add(actions.BONUS)
    if is_attack(s):
        attack.options_mercenary(s, out)
    pay.options_pay_dice(s, out)
    pay.options_pay_cards(s, out)


def options_turn(s: Position, out: ActionBuffer) -> None:
    """Main actions; in a turn also free actions and its end."""
    is_turn = s.stack.kind() == state.TURN
    must_act = is_turn and turn.is_action_due(s)
    if not must_act:
        out.add(actions.END if is_turn else actions.PASS)
    start = out.n
    recruit.options_recruit(s, out)
    explore.options_explore(s, out)
    if settle.check_settle(s) == OK:
        out.add(actions.SETTLE)
    if harvest.check_harvest(s) == OK:
        out.add(actions.HARVEST)
    if trade.check_trade(s) == OK:
        out.add(actions.TRADE)
    research.options_research(s, out)
    free_start = out.n
    if is_turn:
        options_use(s, out)
        free.options_factory(s, out)
        free.options_power(s, out)
    free_end = out.n
    attack.options_attack(s, out)
    has_main_action = free_start > start or out.n > free_end
    if must_act and not has_main_action:
        out.insert(start, actions.END)


def options_use(s: Position, out: ActionBuffer) -> None:
    """Cards that are free actions, and explosive ones."""
    techs = s.players[s.stack.seat()].techs
    while techs:
        tech = lowest(techs)
        if check_use(s, tech) == OK:
            out.add(actions.USE + tech)
        techs = without_lowest(techs)
