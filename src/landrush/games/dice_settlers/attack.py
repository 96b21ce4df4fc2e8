"""Attack: replace an opponent's tents on one tile (D6.4, D14.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.engine.bits import bit, lowest, without_lowest
from landrush.engine.state import OK
from landrush.games.dice_settlers import actions, effects, happened, why
from landrush.games.dice_settlers.dice import pay_token
from landrush.games.dice_settlers.land import change_tents, tents_on
from landrush.games.dice_settlers.state import TENT_FROM, TOKENS, Position, has_tech, note, tech_sum
from landrush.games.dice_settlers.symbols import ATTACK, RESOURCES
from landrush.games.dice_settlers.turn import ask_symbols, available, begin_action, check_action

SEATS: Final[i64] = 4
# The target of an attack in one number: tile and opponent, then symbols still ignored, symbols saved for a
# last tent, tents replaced, tokens given to mercenaries.
IGNORED: Final[i64] = 1 << 8
SAVED: Final[i64] = 1 << 12
REPLACED: Final[i64] = 1 << 16
HIRED: Final[i64] = 1 << 24


def target_tile(target: i64) -> i64:
    return (target & 0xFF) // SEATS + 1


def target_seat(target: i64) -> i64:
    return (target & 0xFF) % SEATS


def part(target: i64, unit: i64, most: i64) -> i64:
    """One of the counters of a target."""
    return target // unit & most


def has_attacking_tent(s: Position, seat: i64) -> bool:
    """A tent of the own supply, or of the general one with Quartermasters."""
    return s.players[seat].tents > 0 or has_tech(s, seat, effects.ATTACK_FROM_GENERAL) >= 0


def next_price(s: Position, target: i64) -> i64:
    """The symbols that replacing the next tent costs: more for a guarded last one."""
    opponent = target_seat(target)
    if tents_on(s, opponent, target_tile(target)) == 1:
        return max(1, tech_sum(s, opponent, effects.LAST_TENT_COST))
    return 1


def attack_symbols(s: Position, seat: i64) -> i64:
    """Attack symbols from all sources; mercenaries only beside at least one other."""
    symbols = available(s, seat, ATTACK)
    if symbols == 0:
        return 0
    return symbols + min(tech_sum(s, seat, effects.MERCENARIES), s.players[seat].token_count())


def check_attack(s: Position, tile: i64, opponent: i64) -> i64:
    """Presence, tents of the opponent there, and enough symbols to replace one (D6.4)."""
    reason = check_action(s, ATTACK)
    if reason != OK:
        return reason
    seat = s.stack.seat()
    if opponent >= s.seats or opponent == seat or tents_on(s, opponent, tile) == 0:
        return why.NO_ENEMY_TENTS
    if s.present[seat] & bit(tile) == 0:
        return why.NOT_PRESENT
    if not has_attacking_tent(s, seat):
        return why.NO_OWN_TENTS
    symbols = attack_symbols(s, seat)
    if symbols == 0:
        return why.NO_SYMBOL
    target = (tile - 1) * SEATS + opponent
    return OK if symbols >= first_price(s, target) else why.ATTACK_IGNORED


def first_price(s: Position, target: i64) -> i64:
    """The symbols that the first tent of an attack costs, those ignored included."""
    return tech_sum(s, target_seat(target), effects.DEFENCE) + next_price(s, target)


def options_attack(s: Position, out: ActionBuffer) -> None:
    if check_action(s, ATTACK) != OK:
        return
    seat = s.stack.seat()
    symbols = attack_symbols(s, seat)
    if symbols == 0 or not has_attacking_tent(s, seat):
        return
    tiles = s.present[seat]
    while tiles:
        tile = lowest(tiles)
        for opponent in range(s.seats):
            target = (tile - 1) * SEATS + opponent
            if opponent != seat and tents_on(s, opponent, tile) > 0 and symbols >= first_price(s, target):
                out.add(actions.ATTACK + target)
        tiles = without_lowest(tiles)


def do_attack(s: Position, target: i64) -> None:
    """Choose tile and opponent; symbols follow one by one."""
    seat = s.stack.seat()
    begin_action(s, ATTACK)
    ignored = tech_sum(s, target_seat(target), effects.DEFENCE)
    ask_symbols(s, seat, ATTACK, target + ignored * IGNORED)


def can_go_on(s: Position) -> bool:
    """Whether another symbol could still do something; the action's frame is on top."""
    target = s.stack.arg(2)
    seat = s.stack.seat()
    if tents_on(s, target_seat(target), target_tile(target)) == 0 or not has_attacking_tent(s, seat):
        return False
    needed = part(target, IGNORED, 0xF) + next_price(s, target) - part(target, SAVED, 0xF)
    return attack_symbols_left(s) >= needed


def attack_symbols_left(s: Position) -> i64:
    """Symbols and mercenaries that can still be paid in this action."""
    seat = s.stack.seat()
    target = s.stack.arg(2)
    left = tech_sum(s, seat, effects.MERCENARIES) - part(target, HIRED, 0xF)
    hired = min(left, s.players[seat].token_count())
    return available(s, seat, ATTACK) + hired


def check_mercenary(s: Position, resource: i64) -> i64:
    """A token for a symbol, beside at least one symbol from elsewhere, before or after it."""
    seat = s.stack.seat()
    target = s.stack.arg(2)
    if tech_sum(s, seat, effects.MERCENARIES) <= part(target, HIRED, 0xF):
        return why.NOT_NOW
    if is_other_symbol_due(s) and not leaves_work(s):
        return why.NO_SYMBOL
    return OK if s.players[seat].holds[TOKENS + resource] > 0 else why.NO_TOKEN


def is_other_symbol_due(s: Position) -> bool:
    """Whether all symbols of the attack so far came from mercenaries."""
    return s.stack.arg(1) == part(s.stack.arg(2), HIRED, 0xF)


def leaves_work(s: Position) -> bool:
    """Whether after one more symbol another one could still do something."""
    target = s.stack.arg(2)
    opponent = target_seat(target)
    if part(target, IGNORED, 0xF) > 0 or part(target, SAVED, 0xF) + 1 < next_price(s, target):
        return True
    seat = s.stack.seat()
    tents = tents_on(s, opponent, target_tile(target)) - 1
    own = s.players[seat].tents
    if tents == 0 or (own == 1 and has_tech(s, seat, effects.ATTACK_FROM_GENERAL) < 0):
        return False
    price = max(1, tech_sum(s, opponent, effects.LAST_TENT_COST)) if tents == 1 else 1
    return attack_symbols_left(s) > price


def options_mercenary(s: Position, out: ActionBuffer) -> None:
    for resource in range(RESOURCES):
        if check_mercenary(s, resource) == OK:
            out.add(actions.TOKEN + resource)


def do_mercenary(s: Position, resource: i64) -> None:
    """Return the token; it counts as a symbol."""
    pay_token(s, s.stack.seat(), resource)
    s.stack.set_arg(2, s.stack.arg(2) + HIRED)
    strike(s)


def strike(s: Position) -> None:
    """One attack symbol takes effect: ignored, saved for a guarded last tent, or a tent is replaced."""
    stack = s.stack
    stack.set_arg(1, stack.arg(1) + 1)
    target = stack.arg(2)
    if part(target, IGNORED, 0xF) > 0:
        stack.set_arg(2, target - IGNORED)
        return
    if part(target, SAVED, 0xF) + 1 < next_price(s, target):
        stack.set_arg(2, target + SAVED)
        return
    target -= part(target, SAVED, 0xF) * SAVED
    stack.set_arg(2, target + REPLACED)
    seat = stack.seat()
    if has_tech(s, seat, effects.ATTACK_FROM_GENERAL) >= 0:
        stack.push(TENT_FROM, seat, target_tile(target), target_seat(target), 0, 0)
    else:
        s.players[seat].tents -= 1
        replace(s, seat, target_seat(target), target_tile(target), 0)


def replace(s: Position, seat: i64, opponent: i64, tile: i64, general: i64) -> None:
    """The opponent's tent goes home, the attacker's stands there; how many came from the general supply."""
    change_tents(s, opponent, tile, -1)
    s.players[opponent].tents += 1
    change_tents(s, seat, tile, 1)
    note(s, happened.REPLACED, seat, tile, opponent, general)


def check_tent_from_own(s: Position) -> i64:
    if s.stack.kind() != TENT_FROM:
        return why.NOT_NOW
    return OK if s.players[s.stack.seat()].tents > 0 else why.NO_OWN_TENTS


def do_tent_from(s: Position, own: bool) -> None:
    """Where the replacing tent comes from."""
    seat = s.stack.seat()
    tile = s.stack.arg(0)
    opponent = s.stack.arg(1)
    s.stack.pop()
    if own:
        s.players[seat].tents -= 1
    replace(s, seat, opponent, tile, 0 if own else 1)


def check_stop(s: Position) -> i64:
    """An attack replaces at least one tent, and not with mercenaries alone."""
    if is_other_symbol_due(s):
        return why.NO_SYMBOL
    return OK if part(s.stack.arg(2), REPLACED, 0xFF) > 0 else why.REPLACE_ONE
