"""Which verb an action id is, and the reason against it."""

from __future__ import annotations

from mypy_extensions import i64

from landrush.engine.bits import bit
from landrush.engine.state import OK
from landrush.games.dice_settlers import (
    actions,
    attack,
    effects,
    explore,
    explosive,
    free,
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
    why,
)
from landrush.games.dice_settlers.possible import can_act
from landrush.games.dice_settlers.state import Position
from landrush.games.dice_settlers.symbols import SYMBOLS


def is_attack(s: Position) -> bool:
    """Whether the symbols asked for are those of an attack."""
    return s.stack.kind() == state.ACT and s.stack.arg(0) == symbols.ATTACK


def has_more_effect(s: Position) -> bool:
    """Whether one more symbol of the action at hand could do anything."""
    action = s.stack.arg(0)
    if action == symbols.ATTACK:
        return attack.can_go_on(s)
    return action != symbols.TRADE or trade.can_sell(s, s.stack.seat())


def check_end(s: Position) -> i64:
    """The first turn has a main action if any is possible (D5.1)."""
    if s.stack.kind() != state.TURN:
        return why.NOT_NOW
    if turn.is_action_due(s) and can_act(s):
        return why.MUST_ACT
    return OK


def check_finish(s: Position) -> i64:
    """Where a sequence may end here."""
    kind = s.stack.kind()
    if kind == state.ARRANGE or kind == state.KEEP or kind == state.BLAST:
        return OK
    if kind == state.ACT:
        if s.stack.arg(1) == 0:
            return why.NO_EFFECT
        return attack.check_stop(s) if is_attack(s) else OK
    if kind == state.REROLL:
        return roll.check_reroll_finish(s)
    if kind == state.TAKE_BACK:
        return OK if s.stack.arg(0) == 1 else why.NO_EFFECT
    if kind == state.SELL or kind == state.TURN_ONE:
        return OK if s.stack.arg(1) == 1 else why.NO_EFFECT
    return why.NOT_NOW


def check_die(s: Position, die: i64) -> i64:
    """A die as the answer to the question at hand."""
    kind = s.stack.kind()
    if kind == state.PAY or (kind == state.ACT and has_more_effect(s)):
        return pay.check_pay_die(s, die)
    if kind == state.ARRANGE:
        return roll.check_arrange(s, die)
    if kind == state.ASIDE:
        return roll.check_aside(s, die)
    if kind == state.TURN_ONE:
        return roll.check_turn_one(s, die)
    if kind == state.REROLL:
        return roll.check_reroll_die(s, die)
    if kind == state.PAIR:
        return pay.check_pair_die(s, die)
    if kind == state.SELL:
        return trade.check_sell_active(s, die)
    return rounds.check_keep(s, die) if kind == state.KEEP else why.NOT_NOW


def check_tile(s: Position, tile: i64) -> i64:
    """A tile as the answer to the question at hand."""
    kind = s.stack.kind()
    seat = s.stack.seat()
    mask: i64 = bit(tile)
    if kind == state.DRAFT_KEEP or kind == state.CHOOSE_TILE:
        return OK if s.hand & mask else why.NOT_IN_HAND
    if kind == state.SETTLE_STEP:
        return settle.check_place_tent(s, tile)
    if kind == state.TAKE_BACK:
        return settle.check_take_back(s, tile)
    if kind == state.HOUSE_FOR:
        return free.check_house_for(s, tile)
    if kind == state.TENT_TO:
        return OK if s.present[seat] & mask else why.NOT_PRESENT
    if kind == state.FACTORY_BY:
        return free.check_factory_by(s, seat, s.stack.arg(0), tile)
    if kind == state.FREE_FACTORY:
        return OK if free.can_use_free_factory(s, seat, tile) else why.NO_EFFECT
    if kind == state.BLAST_TILE:
        return OK if explosive.can_blast(s, seat, tile) else why.NO_ENEMY_TENTS
    return explosive.check_blast(s, tile) if kind == state.BLAST else why.NOT_NOW


def check_use(s: Position, tech: i64) -> i64:
    """A card: its symbol in a payment, a waived cost, a free action, an explosion."""
    kind = s.stack.kind()
    if kind == state.PAY or (kind == state.ACT and has_more_effect(s)):
        return pay.check_pay_card(s, tech)
    if kind == state.COST:
        return (
            research.check_cost_waived(s) if research.innovators(s, s.stack.seat()) == tech else why.NOT_NOW
        )
    if s.parts.tech_timing[tech] == effects.EXPLOSIVE:
        return explosive.check_explode(s, tech)
    return free.check_use(s, tech)


def check_token(s: Position, resource: i64) -> i64:
    """A token as the answer to the question at hand."""
    kind = s.stack.kind()
    if kind == state.HARVEST_TOKEN:
        return harvest.check_harvest_token(s, resource)
    if kind == state.COST:
        return research.check_cost_token(s, resource)
    if is_attack(s) and attack.can_go_on(s):
        return attack.check_mercenary(s, resource)
    return why.NOT_NOW


def check_colour(s: Position, colour: i64) -> i64:
    """A colour: a die of the supply, or a spent die to sell."""
    if s.stack.kind() == state.SELL:
        return trade.check_sell_spent(s, colour)
    return recruit.check_take_die(s, colour)


def check_spot(s: Position, spot: i64) -> i64:
    """A free place for a start tile or an explored one."""
    kind = s.stack.kind()
    if kind == state.PLACE_START:
        return setup.check_start_spot(s, spot)
    return explore.check_put_tile(s, spot) if kind == state.PUT_TILE else why.NOT_NOW


def check_decision(s: Position, action: i64) -> i64:
    """The reason against a decision, by its verb."""
    if action >= actions.SELL_TWO:
        return trade.check_sell_two(s, action - actions.SELL_TWO)
    if action >= actions.SELL_DIFFERENT:
        return trade.check_sell_three(s, action - actions.SELL_DIFFERENT, False)
    if action >= actions.SELL_EQUAL:
        return trade.check_sell_three(s, action - actions.SELL_EQUAL, True)
    if action >= actions.SPOT:
        return check_spot(s, action - actions.SPOT)
    if action >= actions.ATTACK:
        target = action - actions.ATTACK
        return attack.check_attack(s, attack.target_tile(target), attack.target_seat(target))
    if action >= actions.POWER:
        return free.check_power(s, action - actions.POWER + 1)
    if action >= actions.FACTORY:
        return free.check_factory(s, action - actions.FACTORY + 1)
    if action >= actions.TILE:
        return check_tile(s, action - actions.TILE + 1)
    if action >= actions.USE:
        return check_use(s, action - actions.USE)
    if action >= actions.RESEARCH:
        return research.check_research(s, action - actions.RESEARCH)
    if action == actions.TRADE:
        return trade.check_trade(s)
    if action == actions.HARVEST:
        return harvest.check_harvest(s)
    if action == actions.SETTLE:
        return settle.check_settle(s)
    if action >= actions.EXPLORE:
        return explore.check_explore(s, action - actions.EXPLORE + 1)
    if action >= actions.RECRUIT:
        return recruit.check_recruit(s, action - actions.RECRUIT + 1)
    if action >= actions.DIE:
        return check_die(s, action - actions.DIE)
    if action >= actions.TOKEN:
        return check_token(s, action - actions.TOKEN)
    if action >= actions.FACE:
        return roll.check_face(s, action - actions.FACE)
    if action >= actions.COLOUR:
        return check_colour(s, action - actions.COLOUR)
    return check_word(s, action)


def check_word(s: Position, action: i64) -> i64:
    """The reason against a verb without an object."""
    kind = s.stack.kind()
    if action == actions.FINISH:
        return check_finish(s)
    if action == actions.END:
        return check_end(s)
    if action == actions.JOIN:
        return OK if kind == state.JOIN else why.NOT_NOW
    if action == actions.ADD:
        return OK if kind == state.MORE else why.NOT_NOW
    if action == actions.PASS:
        asked = kind == state.JOIN or kind == state.MORE or kind == state.EXTRA
        return OK if asked else why.NOT_NOW
    if action == actions.TURN_DIE:
        return roll.check_spend_turn(s)
    if action == actions.REROLL:
        return roll.check_spend_reroll(s)
    if action == actions.DRAW:
        return roll.check_spend_draw(s)
    if action == actions.FETCH:
        return settle.check_fetch(s)
    if action == actions.BACK:
        return settle.check_back(s)
    if action == actions.FROM_OWN:
        return attack.check_tent_from_own(s)
    if action == actions.FROM_GENERAL:
        return OK if kind == state.TENT_FROM else why.NOT_NOW
    if kind == state.ACT and not has_more_effect(s):
        return why.NO_EFFECT
    return pay.check_pair(s) if action == actions.PAIR else turn.check_bonus(s)


def check_chance(s: Position, outcome: i64) -> i64:
    """Whether an outcome belongs to the chance question at hand."""
    kind = s.stack.kind()
    if outcome >= actions.CHANCE_COLOUR:
        return why.NOT_NOW
    if outcome >= actions.CHANCE_CARD:
        return setup.check_card(s, outcome - actions.CHANCE_CARD) if kind == state.CARD else why.NOT_NOW
    if outcome >= actions.CHANCE_TILE:
        tile = outcome - actions.CHANCE_TILE + 1
        if kind == state.DRAFT_DRAW:
            return setup.check_draft_draw(s, tile)
        return OK if kind == state.DRAW_TILE and s.stack_tiles & bit(tile) else why.NOT_NOW
    if outcome >= actions.CHANCE_ROLL:
        die = outcome - actions.CHANCE_ROLL
        if s.parts.face_weight[die] == 0:
            return why.NO_SUCH_FACE
        if kind == state.DRAWING:
            in_bag = s.players[s.stack.seat()].holds[state.BAG + die // SYMBOLS] > 0
            return OK if in_bag else why.NO_SUCH_DIE
        is_next = kind == state.ROLLING and roll.cup_colour(s.stack.arg(0)) == die // SYMBOLS
        return OK if is_next else why.NOT_NOW
    return setup.check_first(s, outcome - actions.CHANCE_FIRST) if kind == state.FIRST else why.NOT_NOW
