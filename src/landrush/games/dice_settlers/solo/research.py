"""The automaton researches (D12.15)."""

from __future__ import annotations

from mypy_extensions import i64

from landrush.engine.bits import bit
from landrush.games.dice_settlers import happened
from landrush.games.dice_settlers.research import missing_terrains, missing_tokens
from landrush.games.dice_settlers.solo import chosen
from landrush.games.dice_settlers.solo.automaton import AUTOMATON
from landrush.games.dice_settlers.solo.turn import gain_for_unused
from landrush.games.dice_settlers.state import TOKENS, Position, note
from landrush.games.dice_settlers.symbols import RESOURCES

NO_CARD = -1


def can_research(s: Position, tech: i64, strength: i64) -> bool:
    """Strength, terrains and tokens of the centre suffice, and its marker is not there yet."""
    if s.players[AUTOMATON].techs & bit(tech) or s.parts.tech_research[tech] > strength:
        return False
    return missing_terrains(s, AUTOMATON, tech) == 0 and missing_tokens(s, AUTOMATON, tech) == 0


def card_to_research(s: Position, strength: i64) -> tuple[i64, i64]:
    """The card with the most printed points, the leftmost if equal, or NO_CARD; and what decided."""
    best: i64 = NO_CARD
    why = chosen.ONLY
    for tech in s.cards:
        if can_research(s, tech, strength):
            if best == NO_CARD:
                best = tech
            elif s.parts.tech_points[tech] > s.parts.tech_points[best]:
                best = tech
                why = chosen.MOST_POINTS
            elif s.parts.tech_points[tech] == s.parts.tech_points[best]:
                why = chosen.LEFTMOST
            elif why == chosen.ONLY:
                why = chosen.MOST_POINTS
    return best, why


def own_research(s: Position, strength: i64) -> None:
    """Pay from the centre, gold last; strength beyond the need is unused."""
    tech, why = card_to_research(s, strength)
    if tech == NO_CARD:
        gain_for_unused(s, strength)
        return
    holds = s.players[AUTOMATON].holds
    gold = s.parts.tech_cost[tech * RESOURCES]
    packed: i64 = 0
    for resource in range(1, RESOURCES):
        cost = s.parts.tech_cost[tech * RESOURCES + resource]
        paid = min(cost, holds[TOKENS + resource])
        holds[TOKENS + resource] -= paid
        gold += cost - paid
        packed |= paid << (8 * resource)
    holds[TOKENS] -= gold
    note(s, happened.PAID, AUTOMATON, packed | gold, 0, 0)
    s.players[AUTOMATON].techs |= bit(tech)
    note(s, happened.CHOSE_CARD, AUTOMATON, tech, why, 0)
    note(s, happened.RESEARCHED, AUTOMATON, tech, 0, 0)
    gain_for_unused(s, strength - s.parts.tech_research[tech])
