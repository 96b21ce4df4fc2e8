"""Which verb an action id is, carried out; then the pending work that asks nobody."""

from __future__ import annotations

from mypy_extensions import i64

from landrush.engine.bits import bit
from landrush.engine.state import CHANCE, OVER
from landrush.games.dice_settlers import (
    actions,
    attack,
    effects,
    explore,
    explosive,
    free,
    happened,
    harvest,
    pay,
    recruit,
    research,
    roll,
    rounds,
    settle,
    setup,
    state,
    symbols,
    trade,
    turn,
)
from landrush.games.dice_settlers.dice import active_count
from landrush.games.dice_settlers.solo.by_itself import go_on_by_itself
from landrush.games.dice_settlers.solo.frames import FIRST_SOLO_KIND
from landrush.games.dice_settlers.solo.questions import do_solo, who_answers
from landrush.games.dice_settlers.state import Position, note


def do_action(s: Position, action: i64) -> None:
    """Carry out a decision or a chance outcome, then all that follows without a question."""
    if s.stack.kind() >= FIRST_SOLO_KIND:
        do_solo(s, action)
    elif action >= actions.NUM_ACTIONS:
        do_chance(s, action)
    else:
        do_decision(s, action)
    settle_pending(s)


def do_chance(s: Position, outcome: i64) -> None:
    """Carry out a chance outcome."""
    if outcome >= actions.CHANCE_CARD:
        setup.do_card(s, outcome - actions.CHANCE_CARD)
    elif outcome >= actions.CHANCE_TILE:
        tile = outcome - actions.CHANCE_TILE + 1
        if s.stack.kind() == state.DRAFT_DRAW:
            setup.do_draft_draw(s, tile)
        else:
            explore.do_draw_tile(s, tile)
    elif outcome >= actions.CHANCE_ROLL:
        if s.stack.kind() == state.DRAWING:
            roll.do_drawing(s, outcome - actions.CHANCE_ROLL)
        else:
            roll.do_rolling(s, outcome - actions.CHANCE_ROLL)
    else:
        setup.do_first(s, outcome - actions.CHANCE_FIRST)


def do_decision(s: Position, action: i64) -> None:
    """Carry out a decision, by its verb."""
    if action >= actions.SELL_TWO:
        trade.do_sell_two(s, action - actions.SELL_TWO)
    elif action >= actions.SELL_DIFFERENT:
        trade.do_sell_three(s, action - actions.SELL_DIFFERENT, False)
    elif action >= actions.SELL_EQUAL:
        trade.do_sell_three(s, action - actions.SELL_EQUAL, True)
    elif action >= actions.SPOT:
        if s.stack.kind() == state.PLACE_START:
            setup.do_start_spot(s, action - actions.SPOT)
        else:
            explore.do_put_tile(s, action - actions.SPOT)
    elif action >= actions.ATTACK:
        attack.do_attack(s, action - actions.ATTACK)
    elif action >= actions.POWER:
        free.do_power(s, action - actions.POWER + 1)
    elif action >= actions.FACTORY:
        free.do_factory(s, action - actions.FACTORY + 1)
    elif action >= actions.TILE:
        do_tile(s, action - actions.TILE + 1)
    elif action >= actions.USE:
        do_use(s, action - actions.USE)
    elif action >= actions.RESEARCH:
        research.do_research(s, action - actions.RESEARCH)
    elif action == actions.TRADE:
        trade.do_trade(s)
    elif action == actions.HARVEST:
        harvest.do_harvest(s)
    elif action == actions.SETTLE:
        settle.do_settle(s)
    elif action >= actions.EXPLORE:
        explore.do_explore(s, action - actions.EXPLORE + 1)
    elif action >= actions.RECRUIT:
        recruit.do_recruit(s, action - actions.RECRUIT + 1)
    elif action >= actions.DIE:
        do_die(s, action - actions.DIE)
    elif action >= actions.TOKEN:
        do_token(s, action - actions.TOKEN)
    elif action >= actions.FACE:
        roll.do_face(s, action - actions.FACE)
    elif action >= actions.COLOUR:
        if s.stack.kind() == state.SELL:
            trade.do_sell_spent(s, action - actions.COLOUR)
        else:
            recruit.do_take_die(s, action - actions.COLOUR)
    else:
        do_word(s, action)


def do_word(s: Position, action: i64) -> None:
    """Carry out a verb without an object."""
    if action == actions.FINISH:
        do_finish(s)
    elif action == actions.END or action == actions.PASS:
        s.stack.pop()
    elif action == actions.JOIN:
        explore.do_join(s)
    elif action == actions.ADD:
        explore.do_add(s)
    elif action == actions.TURN_DIE:
        roll.do_spend_turn(s)
    elif action == actions.REROLL:
        roll.do_spend_reroll(s)
    elif action == actions.DRAW:
        roll.do_spend_draw(s)
    elif action == actions.FETCH:
        settle.do_fetch(s)
    elif action == actions.BACK:
        settle.do_back(s)
    elif action == actions.FROM_OWN or action == actions.FROM_GENERAL:
        attack.do_tent_from(s, action == actions.FROM_OWN)
    elif action == actions.PAIR:
        seat = s.stack.seat()
        is_open = s.stack.kind() == state.ACT
        served = pay.do_pair(s)
        if is_open:
            use_symbol(s, served)
        # The two dice are asked for before whatever the symbol does.
        pay.ask_pair(s, seat)
    else:
        turn.do_bonus(s)
        use_symbol(s, bit(s.stack.arg(0)))


def do_finish(s: Position) -> None:
    """End the sequence at hand."""
    kind = s.stack.kind()
    if kind == state.REROLL:
        roll.do_reroll_finish(s)
    elif kind == state.KEEP:
        rounds.finish_keep(s)
    elif kind == state.ACT and s.stack.arg(0) == symbols.HARVEST:
        seat = s.stack.seat()
        gained = s.stack.arg(2)
        s.stack.pop()
        harvest.finish_harvest(s, seat, gained)
    else:
        s.stack.pop()


def do_die(s: Position, die: i64) -> None:
    """A die answers the question at hand."""
    kind = s.stack.kind()
    if kind == state.PAY:
        pay.do_pay_die(s, die)
    elif kind == state.ACT:
        use_symbol(s, pay.do_pay_die(s, die))
    elif kind == state.ARRANGE:
        roll.do_arrange(s, die)
    elif kind == state.ASIDE:
        roll.do_aside(s, die)
    elif kind == state.TURN_ONE:
        roll.do_turn_one(s, die)
    elif kind == state.REROLL:
        roll.do_reroll_die(s, die)
    elif kind == state.PAIR:
        pay.do_pair_die(s, die)
    elif kind == state.SELL:
        trade.do_sell_active(s, die)
    else:
        rounds.do_keep(s, die)


def use_symbol(s: Position, served: i64) -> None:
    """One symbol of the open action at hand takes effect."""
    action = s.stack.arg(0)
    if action == symbols.ATTACK:
        attack.strike(s)
        return
    s.stack.set_arg(1, s.stack.arg(1) + 1)
    if action == symbols.SETTLE:
        s.stack.push(state.SETTLE_STEP, s.stack.seat(), 0, 0, 0, 0)
    elif action == symbols.TRADE:
        s.stack.push(state.SELL, s.stack.seat(), 0, 0, 0, 0)
    else:
        harvest.reap(s, served)


def do_tile(s: Position, tile: i64) -> None:
    """A tile answers the question at hand."""
    kind = s.stack.kind()
    if kind == state.SETTLE_STEP:
        settle.do_place_tent(s, tile)
    elif kind == state.TAKE_BACK:
        settle.do_take_back(s, tile)
    elif kind == state.CHOOSE_TILE:
        explore.do_choose_tile(s, tile)
    elif kind == state.DRAFT_KEEP:
        setup.do_draft_keep(s, tile)
    elif kind == state.HOUSE_FOR:
        free.do_house_for(s, tile)
    elif kind == state.TENT_TO:
        free.do_tent_to(s, tile)
    elif kind == state.FACTORY_BY:
        free.do_factory_by(s, tile)
    elif kind == state.FREE_FACTORY:
        seat = s.stack.seat()
        s.stack.pop()
        free.use_factory(s, seat, tile)
    elif kind == state.BLAST_TILE:
        explosive.do_blast_tile(s, tile)
    else:
        explosive.do_blast(s, tile)


def do_use(s: Position, tech: i64) -> None:
    """A card answers the question at hand, or is a free action."""
    kind = s.stack.kind()
    if kind == state.PAY:
        pay.do_pay_card(s, tech)
    elif kind == state.ACT:
        use_symbol(s, pay.do_pay_card(s, tech))
    elif kind == state.COST:
        research.do_cost_waived(s)
    elif s.parts.tech_timing[tech] == effects.EXPLOSIVE:
        explosive.do_explode(s, tech)
    else:
        free.do_use(s, tech)


def do_token(s: Position, resource: i64) -> None:
    """A token answers the question at hand."""
    kind = s.stack.kind()
    if kind == state.HARVEST_TOKEN:
        harvest.do_harvest_token(s, resource)
    elif kind == state.COST:
        research.do_cost_token(s, resource)
    else:
        attack.do_mercenary(s, resource)


def settle_pending(s: Position) -> None:
    """Do the pending work that asks nobody, until a question is on top or the game is over."""
    stack = s.stack
    while stack.depth() > 0:
        if s.automaton is not None and go_on_by_itself(s):
            continue
        kind = stack.kind()
        if kind == state.ROLL:
            roll.begin_roll(s)
        elif kind == state.ROUND:
            rounds.go_on_with_rounds(s)
        elif kind == state.TAKE_DIE and recruit.is_taking_over(s):
            stack.pop()
        elif kind == state.MORE and not explore.may_add_tent(s):
            stack.pop()
        elif kind == state.COST and research.is_paid(s):
            research.finish_research(s)
        elif kind == state.KEEP and stack.arg(0) == 0:
            begin_keep(s)
        elif kind >= FIRST_SOLO_KIND:
            s.to_move = who_answers(s)
            return
        else:
            begin_turn(s)
            is_chance = kind <= state.DRAFT_DRAW or kind == state.DRAWING or kind == state.ROLLING
            is_chance = is_chance or kind == state.DRAW_TILE
            s.to_move = CHANCE if is_chance else stack.seat()
            return
    s.to_move = OVER


def begin_turn(s: Position) -> None:
    """Note when a turn's frame comes on top for the first time."""
    if s.stack.kind() == state.TURN and s.stack.arg(3) == 0:
        s.stack.set_arg(3, 1)
        note(s, happened.TURN_STARTED, s.stack.seat(), s.stack.arg(0), 0, 0)


def begin_keep(s: Position) -> None:
    """A player's clean-up: ask only if there are dice to keep."""
    seat = s.stack.seat()
    if active_count(s.players[seat]) == 0:
        rounds.finish_keep(s)
    else:
        s.stack.set_arg(0, rounds.keep_limit(s, seat))
