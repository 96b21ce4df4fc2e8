"""Research: technologies (D6.7, D14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.engine.bits import bit, count_bits, lowest, without_lowest
from landrush.engine.state import OK
from landrush.games.dice_settlers import actions, effects, happened, why
from landrush.games.dice_settlers.dice import pay_token
from landrush.games.dice_settlers.land import terrains_present
from landrush.games.dice_settlers.powers import renew_powers
from landrush.games.dice_settlers.state import COST, TOKENS, Position, has_tech, note
from landrush.games.dice_settlers.symbols import RESEARCH, RESOURCES
from landrush.games.dice_settlers.turn import ask_payment, available, begin_action, check_action

GOLD_TOKEN: Final[i64] = 0
# Bits for the tokens of one resource that were paid for a card.
PAID: Final[i64] = 8


def is_laid_out(s: Position, tech: i64) -> bool:
    """Whether a technology is among the cards of this game."""
    return card_set(s) & bit(tech) != 0


def card_set(s: Position) -> i64:
    """The technologies of this game, as bits."""
    cards: i64 = 0
    for card in s.cards:
        cards |= bit(card)
    return cards


def innovators(s: Position, seat: i64) -> i64:
    """The unused card that waives one token or one terrain, or -1."""
    tech = has_tech(s, seat, effects.IGNORE_COST)
    if tech >= 0 and s.players[seat].used & bit(tech):
        return -1
    return tech


def missing_terrains(s: Position, seat: i64, tech: i64) -> i64:
    """How many terrains of a card the player is not present on."""
    return count_bits(s.parts.tech_terrains[tech] & ~terrains_present(s, seat))


def missing_tokens(s: Position, seat: i64, tech: i64) -> i64:
    """How many tokens of a card's cost the player lacks, gold standing for any."""
    holds = s.players[seat].holds
    cost = s.parts.tech_cost
    lacking: i64 = 0
    for resource in range(1, RESOURCES):
        lacking += max(0, cost[tech * RESOURCES + resource] - holds[TOKENS + resource])
    return max(0, lacking + cost[tech * RESOURCES] - holds[TOKENS])


def check_research(s: Position, tech: i64) -> i64:
    """A card without the own marker, with its terrains, symbols and tokens at hand."""
    reason = check_action(s, RESEARCH)
    if reason != OK:
        return reason
    if not is_laid_out(s, tech):
        return why.TECH_NOT_HERE
    seat = s.stack.seat()
    if s.players[seat].techs & bit(tech):
        return why.TECH_OWNED
    reason = check_cost(s, seat, tech)
    if reason != OK:
        return reason
    if available(s, seat, RESEARCH) < s.parts.tech_research[tech]:
        return why.NOT_ENOUGH_SYMBOLS
    return OK


def check_cost(s: Position, seat: i64, tech: i64) -> i64:
    """The terrains and tokens of a card, one of them waived by Innovators."""
    terrains = missing_terrains(s, seat, tech)
    waived: i64 = 1 if innovators(s, seat) >= 0 else 0
    if terrains > waived:
        return why.NO_PRESENCE_TERRAIN
    return OK if missing_tokens(s, seat, tech) + terrains <= waived else why.TECH_TOKENS


def options_research(s: Position, out: ActionBuffer) -> None:
    if check_action(s, RESEARCH) != OK:
        return
    seat = s.stack.seat()
    symbols = available(s, seat, RESEARCH)
    if symbols == 0:
        return
    techs = card_set(s) & ~s.players[seat].techs
    while techs:
        tech = lowest(techs)
        if symbols >= s.parts.tech_research[tech] and check_cost(s, seat, tech) == OK:
            out.add(actions.RESEARCH + tech)
        techs = without_lowest(techs)


def do_research(s: Position, tech: i64) -> None:
    """Pay the symbols, then the tokens one by one; the marker follows."""
    seat = s.stack.seat()
    if missing_terrains(s, seat, tech) > 0:
        use_innovators(s, seat)
    begin_action(s, RESEARCH)
    s.stack.push(COST, seat, tech, cost_size(s, tech), 0, 0)
    ask_payment(s, seat, RESEARCH, s.parts.tech_research[tech])


def use_innovators(s: Position, seat: i64) -> None:
    """The card is used for this round."""
    tech = innovators(s, seat)
    s.players[seat].used |= bit(tech)
    note(s, happened.USED, seat, tech, 0, 0)


def cost_size(s: Position, tech: i64) -> i64:
    """How many tokens a card costs."""
    total: i64 = 0
    for resource in range(RESOURCES):
        total += s.parts.tech_cost[tech * RESOURCES + resource]
    return total


def tokens_paid(s: Position, resource: i64) -> i64:
    """How many tokens of a resource were paid for the card at hand."""
    return s.stack.arg(2) >> (PAID * resource) & 0xFF


def is_paid(s: Position) -> bool:
    """Whether no token of the cost is left to pay; its frame is on top."""
    return s.stack.arg(1) == 0


def check_cost_token(s: Position, resource: i64) -> i64:
    """A token printed that was not paid yet, or gold in the place of any."""
    if s.stack.kind() != COST:
        return why.NOT_NOW
    printed = s.parts.tech_cost[s.stack.arg(0) * RESOURCES + resource]
    if resource != GOLD_TOKEN and tokens_paid(s, resource) >= printed:
        return why.TECH_TOKENS
    return OK if s.players[s.stack.seat()].holds[TOKENS + resource] > 0 else why.NO_TOKEN


def check_cost_waived(s: Position) -> i64:
    """With Innovators one token is not paid."""
    if s.stack.kind() != COST:
        return why.NOT_NOW
    return OK if innovators(s, s.stack.seat()) >= 0 else why.ONCE_PER_ROUND


def options_cost(s: Position, out: ActionBuffer) -> None:
    for resource in range(RESOURCES):
        if check_cost_token(s, resource) == OK:
            out.add(actions.TOKEN + resource)
    if check_cost_waived(s) == OK:
        out.add(actions.USE + innovators(s, s.stack.seat()))


def do_cost_token(s: Position, resource: i64) -> None:
    """Return a token of the cost."""
    pay_token(s, s.stack.seat(), resource)
    s.stack.set_arg(2, s.stack.arg(2) + bit(PAID * resource))
    go_on_with_cost(s)


def do_cost_waived(s: Position) -> None:
    """Leave a token out."""
    use_innovators(s, s.stack.seat())
    go_on_with_cost(s)


def go_on_with_cost(s: Position) -> None:
    """The next token of the cost."""
    s.stack.set_arg(1, s.stack.arg(1) - 1)
    s.stack.set_named(s.stack.named() + 1)


def finish_research(s: Position) -> None:
    """The marker is put; the card works from now on."""
    seat = s.stack.seat()
    tech = s.stack.arg(0)
    s.stack.pop()
    p = s.players[seat]
    p.techs |= bit(tech)
    renew_powers(s, seat)
    note(s, happened.RESEARCHED, seat, tech, 0, 0)
