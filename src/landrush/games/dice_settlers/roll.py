"""The roll phase: the dice limit, drawing and rolling, spending dice to change others (D4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.engine.bits import bit, lowest, without_lowest
from landrush.engine.state import OK
from landrush.games.dice_settlers import actions, effects, happened, why
from landrush.games.dice_settlers.dice import (
    ANY_SYMBOL,
    activate,
    active_count,
    deactivate,
    next_die,
    spend_die,
)
from landrush.games.dice_settlers.land import controlled_count, controls
from landrush.games.dice_settlers.pay import RESOURCE_BITS, die_serves
from landrush.games.dice_settlers.state import (
    ARRANGE,
    ASIDE,
    BAG,
    DRAWING,
    FACE,
    REROLL,
    ROLLING,
    SPEND,
    SPENT,
    TURN_ONE,
    Position,
    note,
    tech_sum,
    techs_with,
)
from landrush.games.dice_settlers.symbols import COLOURS, DIE_FACES, PIONEER, SYMBOLS

BASE_LIMIT: Final[i64] = 3
MAX_LIMIT: Final[i64] = 9
REROLLED: Final[i64] = 3
DRAWN: Final[i64] = 2
CUP: Final[i64] = 8
NO_DIE: Final[i64] = -1
ACTION_BITS: Final[i64] = 0b111111


def dice_limit(s: Position, seat: i64) -> i64:
    """Three, more by technologies and tiles, at most nine (D4.1)."""
    limit = BASE_LIMIT
    parts = s.parts
    techs = techs_with(s, seat, effects.LIMIT)
    while techs:
        tech = lowest(techs)
        if parts.tech_b[tech] == 0 or controlled_count(s, seat) >= parts.tech_b[tech]:
            limit += parts.tech_a[tech]
        techs = without_lowest(techs)
    tiles = s.present[seat] & parts.limit_tiles
    while tiles:
        tile = lowest(tiles)
        if parts.tile_when[tile] == effects.PRESENCE or controls(s, seat, tile):
            limit += parts.tile_number[tile]
        tiles = without_lowest(tiles)
    return min(limit, MAX_LIMIT)


def begin_roll(s: Position) -> None:
    """The limit is taken now; then dice are drawn and rolled, then changed (D4.1 to D4.4)."""
    seat = s.stack.seat()
    s.stack.pop()
    s.stack.push(ARRANGE, seat, 0, 0, 0, 0)
    extra = tech_sum(s, seat, effects.EXTRA_DRAW)
    limit = dice_limit(s, seat)
    p = s.players[seat]
    drawn = min(limit + extra, p.bag_size() + p.spent_size())
    if drawn > limit:
        # Dice kept from the last round are not among those that may be put aside.
        one, other = kept_dice(s, seat)
        s.stack.push(ASIDE, seat, drawn - limit, one, other, 0)
    draw_dice(s, seat, drawn, 1)


def kept_dice(s: Position, seat: i64) -> tuple[i64, i64]:
    """The one or two dice in the active area before drawing, or NO_DIE."""
    one = NO_DIE
    other = NO_DIE
    p = s.players[seat]
    die = next_die(p, ANY_SYMBOL, 0)
    while die < DIE_FACES:
        for copy in range(i64(p.active[die])):
            if one == NO_DIE:
                one = die
            else:
                other = die
        die = next_die(p, ANY_SYMBOL, die + 1)
    return one, other


def draw_dice(s: Position, seat: i64, count: i64, refill: i64) -> None:
    """Ask chance for dice, as long as the bag, perhaps refilled, has any (D4.2)."""
    p = s.players[seat]
    if count == 0:
        return
    if p.bag_size() == 0:
        if refill == 0 or p.spent_size() == 0:
            return
        for colour in range(COLOURS):
            p.holds[BAG + colour] = p.holds[SPENT + colour]
            p.holds[SPENT + colour] = 0
        note(s, happened.REFILLED, seat, 0, 0, 0)
    s.stack.push(DRAWING, seat, count, refill, 0, 0)


def options_drawing(s: Position, out: ActionBuffer) -> None:
    """A die out of the bag shows a face: both at once (D4.2, D4.3)."""
    p = s.players[s.stack.seat()]
    for colour in range(COLOURS):
        if p.holds[BAG + colour] > 0:
            options_faces(s, colour, p.holds[BAG + colour], out)


def options_faces(s: Position, colour: i64, dice: i64, out: ActionBuffer) -> None:
    """The faces of a colour as outcomes, for one of so many dice."""
    symbols = s.parts.face_symbols[colour]
    while symbols:
        die = colour * SYMBOLS + lowest(symbols)
        out.add_outcome(actions.CHANCE_ROLL + die, dice * s.parts.face_weight[die])
        symbols = without_lowest(symbols)


def do_drawing(s: Position, die: i64) -> None:
    """The die joins the active ones."""
    seat = s.stack.seat()
    count = s.stack.arg(0)
    refill = s.stack.arg(1)
    s.stack.pop()
    p = s.players[seat]
    p.holds[BAG + die // SYMBOLS] -= 1
    activate(p, die)
    note(s, happened.DREW, seat, die, 0, 0)
    draw_dice(s, seat, count - 1, refill)


def check_aside(s: Position, die: i64) -> i64:
    """A die drawn beyond the limit is put aside unused."""
    kept: i64 = 0
    if s.stack.arg(1) == die:
        kept += 1
    if s.stack.arg(2) == die:
        kept += 1
    return OK if i64(s.players[s.stack.seat()].active[die]) > kept else why.NO_SUCH_DIE


def do_aside(s: Position, die: i64) -> None:
    left = s.stack.arg(0) - 1
    seat = s.stack.seat()
    if left == 0:
        s.stack.pop()
    else:
        s.stack.set_arg(0, left)
    spend_die(s, seat, die)


def may_turn(s: Position, die: i64) -> bool:
    """A pioneer or a resource turns another active die (D4.4)."""
    p = s.players[s.stack.seat()]
    return die_serves(p, die) & (RESOURCE_BITS | bit(PIONEER)) != 0 and active_count(p) > 1


def may_reroll(s: Position, die: i64) -> i64:
    """How many other dice a die may reroll: a pioneer three, with Improvisation an action symbol fewer."""
    p = s.players[s.stack.seat()]
    if active_count(p) <= 1:
        return 0
    if die_serves(p, die) & bit(PIONEER):
        return REROLLED
    if ACTION_BITS & bit(die % SYMBOLS):
        return tech_sum(s, s.stack.seat(), effects.IMPROVISE)
    return 0


def may_draw(s: Position, die: i64) -> bool:
    """A resource draws two dice, if the bag has any (D4.4)."""
    p = s.players[s.stack.seat()]
    return die_serves(p, die) & RESOURCE_BITS != 0 and p.bag_size() > 0


def check_arrange(s: Position, die: i64) -> i64:
    """A die that is of use when spent now."""
    if s.players[s.stack.seat()].active[die] == 0:
        return why.NO_SUCH_DIE
    if may_turn(s, die) or may_reroll(s, die) > 0 or may_draw(s, die):
        return OK
    return why.DIE_NOT_FOR_THIS


def do_arrange(s: Position, die: i64) -> None:
    """Choose the die to spend; then what for."""
    s.stack.push(SPEND, s.stack.seat(), die, 0, 0, 0)


def check_spend_turn(s: Position) -> i64:
    if s.stack.kind() != SPEND:
        return why.NOT_NOW
    return OK if may_turn(s, s.stack.arg(0)) else why.DIE_NOT_FOR_THIS


def check_spend_reroll(s: Position) -> i64:
    if s.stack.kind() != SPEND:
        return why.NOT_NOW
    return OK if may_reroll(s, s.stack.arg(0)) > 0 else why.DIE_NOT_FOR_THIS


def check_spend_draw(s: Position) -> i64:
    if s.stack.kind() != SPEND:
        return why.NOT_NOW
    if die_serves(s.players[s.stack.seat()], s.stack.arg(0)) & RESOURCE_BITS == 0:
        return why.DIE_NOT_FOR_THIS
    return OK if may_draw(s, s.stack.arg(0)) else why.BAG_EMPTY


def options_spend(s: Position, out: ActionBuffer) -> None:
    if check_spend_turn(s) == OK:
        out.add(actions.TURN_DIE)
    if check_spend_reroll(s) == OK:
        out.add(actions.REROLL)
    if check_spend_draw(s) == OK:
        out.add(actions.DRAW)


def do_spend_turn(s: Position) -> None:
    """The die is spent; another one is turned."""
    seat = s.stack.seat()
    die = s.stack.arg(0)
    s.stack.pop()
    spend_die(s, seat, die)
    s.stack.push(TURN_ONE, seat, 1, 0, 0, 0)


def do_spend_reroll(s: Position) -> None:
    """The die is spent; others are rerolled."""
    seat = s.stack.seat()
    die = s.stack.arg(0)
    most = may_reroll(s, die)
    s.stack.pop()
    spend_die(s, seat, die)
    s.stack.push(REROLL, seat, most, 0, 0, 0)


def do_spend_draw(s: Position) -> None:
    """The die is spent; two dice are drawn without refilling the bag."""
    seat = s.stack.seat()
    die = s.stack.arg(0)
    s.stack.pop()
    spend_die(s, seat, die)
    draw_dice(s, seat, DRAWN, 0)


def check_turn_one(s: Position, die: i64) -> i64:
    return OK if s.players[s.stack.seat()].active[die] else why.NO_SUCH_DIE


def do_turn_one(s: Position, die: i64) -> None:
    """Choose the die to turn; then the face."""
    seat = s.stack.seat()
    left = s.stack.arg(0) - 1
    if left == 0:
        s.stack.pop()
    else:
        s.stack.set_arg(0, left)
    s.stack.push(FACE, seat, die, 0, 0, 0)


def check_face(s: Position, symbol: i64) -> i64:
    """Any face that the die has."""
    if s.stack.kind() != FACE:
        return why.NOT_NOW
    colour = s.stack.arg(0) // SYMBOLS
    return OK if s.parts.face_weight[colour * SYMBOLS + symbol] > 0 else why.NO_SUCH_FACE


def options_face(s: Position, out: ActionBuffer) -> None:
    symbols = s.parts.face_symbols[s.stack.arg(0) // SYMBOLS]
    while symbols:
        out.add(actions.FACE + lowest(symbols))
        symbols = without_lowest(symbols)


def do_face(s: Position, symbol: i64) -> None:
    """Turn the die."""
    seat = s.stack.seat()
    die = s.stack.arg(0)
    s.stack.pop()
    p = s.players[seat]
    colour = die // SYMBOLS
    deactivate(p, die)
    activate(p, colour * SYMBOLS + symbol)
    note(s, happened.TURNED, seat, colour, symbol, 0)


def check_reroll_die(s: Position, die: i64) -> i64:
    """Any active die, up to the number allowed."""
    return OK if s.players[s.stack.seat()].active[die] else why.NO_SUCH_DIE


def do_reroll_die(s: Position, die: i64) -> None:
    """Put a die into the cup."""
    seat = s.stack.seat()
    deactivate(s.players[seat], die)
    left = s.stack.arg(0) - 1
    cup = s.stack.arg(1) + bit(CUP * (die // SYMBOLS))
    s.stack.set_arg(0, left)
    s.stack.set_arg(1, cup)
    s.stack.set_named(die)
    if left == 0 or active_count(s.players[seat]) == 0:
        do_reroll_finish(s)


def check_reroll_finish(s: Position) -> i64:
    """At least one die is rerolled."""
    return OK if s.stack.arg(1) > 0 else why.NO_EFFECT


def do_reroll_finish(s: Position) -> None:
    """Roll what is in the cup."""
    seat = s.stack.seat()
    cup = s.stack.arg(1)
    s.stack.pop()
    s.stack.push(ROLLING, seat, cup, 0, 0, 0)


def cup_colour(cup: i64) -> i64:
    """The first colour in the cup."""
    colour: i64 = 0
    while (cup >> (CUP * colour)) & 0xFF == 0:
        colour += 1
    return colour


def options_rolling(s: Position, out: ActionBuffer) -> None:
    options_faces(s, cup_colour(s.stack.arg(0)), 1, out)


def do_rolling(s: Position, die: i64) -> None:
    """One die of the cup shows a face."""
    seat = s.stack.seat()
    cup = s.stack.arg(0) - bit(CUP * (die // SYMBOLS))
    activate(s.players[seat], die)
    note(s, happened.REROLLED, seat, die, 0, 0)
    if cup == 0:
        s.stack.pop()
    else:
        s.stack.set_arg(0, cup)
