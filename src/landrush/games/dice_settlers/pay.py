"""Paying with symbols: dice, once-a-round cards, pairs of pioneers (D5.4, D5.5, D14.2).

Means of payment are dice, cards and pairs, and may be named in any order (D5.7).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.engine.bits import bit, lowest, without_lowest
from landrush.engine.state import OK
from landrush.games.dice_settlers import actions, effects, happened, why
from landrush.games.dice_settlers.dice import dice_showing, next_die, spend_die
from landrush.games.dice_settlers.state import ACT, PAIR, PAY, Player, Position, note
from landrush.games.dice_settlers.symbols import DIE_FACES, GOLD, HARVEST, PIONEER, SETTLE, SYMBOLS

CARD_MEANS: Final[i64] = DIE_FACES
PAIR_MEANS: Final[i64] = DIE_FACES + 55
PIONEERS: Final[i64] = 2
RESOURCE_BITS: Final[i64] = 0b11110000000


def die_serves(p: Player, die: i64) -> i64:
    """What the symbol on a die may be used as."""
    return p.serves[die % SYMBOLS]


def card_serves(s: Position, p: Player, tech: i64) -> i64:
    """What the symbol of a once-a-round card may be used as; nothing if it is used or not the player's."""
    own = bit(tech)
    if p.techs & own == 0 or p.used & own or s.parts.tech_effect[tech] != effects.SYMBOL:
        return 0
    symbols = s.parts.tech_a[tech]
    mask: i64 = 0
    while symbols:
        mask |= p.serves[SYMBOLS + lowest(symbols)]
        symbols = without_lowest(symbols)
    return mask


def serving(p: Player, wanted: i64) -> i64:
    """The symbols on dice that may be used as one of the wanted, as bits."""
    symbols: i64 = 0
    while wanted:
        symbols |= p.serves[2 * SYMBOLS + lowest(wanted)]
        wanted = without_lowest(wanted)
    return symbols


def unused_cards(p: Player) -> i64:
    """The player's cards that give a symbol once a round and have not yet, as bits."""
    return p.powers[effects.EFFECTS + effects.SYMBOL] & ~p.used


def payable(s: Position, seat: i64, wanted: i64, from_means: i64) -> i64:
    """How many of the wanted symbols can be paid with these means and those after them."""
    p = s.players[seat]
    count = dice_showing(p, serving(p, wanted), from_means)
    cards = unused_cards(p)
    while cards:
        tech = lowest(cards)
        if CARD_MEANS + tech >= from_means and card_serves(s, p, tech) & wanted:
            count += 1
        cards = without_lowest(cards)
    if may_pair(p, wanted):
        count += pioneer_dice(p, 0) // PIONEERS
    return count


def may_pair(p: Player, wanted: i64) -> bool:
    """Pairs are of use for anything but gold, unless a single pioneer does it already."""
    return wanted & ~bit(GOLD) != 0 and p.serves[PIONEER] & wanted == 0


def pioneer_dice(p: Player, die: i64) -> i64:
    """Dice from this one up that show a pioneer."""
    return dice_showing(p, bit(PIONEER), die)


def is_paying(s: Position) -> bool:
    """Whether the question at hand can be answered with a means of payment."""
    kind = s.stack.kind()
    return kind == PAY or kind == ACT


def wanted_now(s: Position) -> i64:
    """The symbols that the payment at hand takes, as bits."""
    if s.stack.kind() == PAY:
        return bit(s.stack.arg(0))
    return wanted_by(s.stack.arg(0))


def wanted_by(action: i64) -> i64:
    """The symbols that an action takes: its own, or any resource for the harvest."""
    if action == HARVEST:
        return RESOURCE_BITS
    return bit(action)


def check_pay_die(s: Position, die: i64) -> i64:
    """Pay with an active die."""
    p = s.players[s.stack.seat()]
    if p.active[die] == 0:
        return why.NO_SUCH_DIE
    return OK if die_serves(p, die) & wanted_now(s) else why.NO_SYMBOL


def check_pay_card(s: Position, tech: i64) -> i64:
    """Pay with the symbol of a once-a-round card (D5.5)."""
    p = s.players[s.stack.seat()]
    mask: i64 = bit(tech)
    if p.techs & mask == 0:
        return why.TECH_NOT_OWNED
    if s.parts.tech_effect[tech] != effects.SYMBOL:
        return why.NOT_NOW
    if p.used & mask:
        return why.ONCE_PER_ROUND
    return OK if card_serves(s, p, tech) & wanted_now(s) else why.NO_SYMBOL


def check_pair(s: Position) -> i64:
    """Two pioneers stand for any one symbol but gold (D5.4)."""
    if not is_paying(s):
        return why.NOT_NOW
    p = s.players[s.stack.seat()]
    return OK if may_pair(p, wanted_now(s)) and pioneer_dice(p, 0) >= PIONEERS else why.NO_SYMBOL


def options_pay_dice(s: Position, out: ActionBuffer) -> None:
    p = s.players[s.stack.seat()]
    symbols = serving(p, wanted_now(s))
    die = next_die(p, symbols, 0)
    while die < DIE_FACES:
        out.add(actions.DIE + die)
        die = next_die(p, symbols, die + 1)


def options_pay_cards(s: Position, out: ActionBuffer) -> None:
    cards = unused_cards(s.players[s.stack.seat()])
    while cards:
        tech = lowest(cards)
        if check_pay_card(s, tech) == OK:
            out.add(actions.USE + tech)
        cards = without_lowest(cards)


def do_pay_die(s: Position, die: i64) -> i64:
    """Spend the die and tell what of the wanted it serves."""
    seat = s.stack.seat()
    served = die_serves(s.players[seat], die) & wanted_now(s)
    spend_die(s, seat, die)
    after_payment(s, die)
    return served


def do_pay_card(s: Position, tech: i64) -> i64:
    """Use the card for this round and tell what of the wanted it serves."""
    seat = s.stack.seat()
    p = s.players[seat]
    served = card_serves(s, p, tech) & wanted_now(s)
    p.used |= bit(tech)
    note(s, happened.USED, seat, tech, 0, 0)
    after_payment(s, CARD_MEANS + tech)
    return served


def do_pair(s: Position) -> i64:
    """Count the symbol; the caller asks for the two dice with `ask_pair`, above whatever the symbol does."""
    served = wanted_now(s) & ~bit(GOLD)
    after_payment(s, PAIR_MEANS)
    return served


def ask_pair(s: Position, seat: i64) -> None:
    """Which two pioneers."""
    s.stack.push(PAIR, seat, PIONEERS, 0, 0, 0)


def after_payment(s: Position, means: i64) -> None:
    """One symbol is paid with these means."""
    if s.stack.kind() == PAY:
        left = s.stack.arg(1) - 1
        if left == 0:
            s.stack.pop()
            return
        s.stack.set_arg(1, left)
        s.stack.set_named(means)
    elif s.stack.arg(0) == SETTLE or s.stack.arg(0) == HARVEST:
        # In a trade the order of spent dice can matter; in an attack few symbols are paid.
        s.stack.set_named(means)


def check_pair_die(s: Position, die: i64) -> i64:
    """A pioneer of the pair."""
    if s.players[s.stack.seat()].active[die] == 0:
        return why.NO_SUCH_DIE
    return OK if die % SYMBOLS == PIONEER else why.NO_SYMBOL


def do_pair_die(s: Position, die: i64) -> None:
    """Spend one pioneer of the pair."""
    spend_die(s, s.stack.seat(), die)
    left = s.stack.arg(0) - 1
    if left == 0:
        s.stack.pop()
    else:
        s.stack.set_arg(0, left)
        s.stack.set_named(die)
