"""What a player's technologies make possible, as tables that change only with the markers (D14)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from landrush.engine.bits import bit
from landrush.engine.vectors import numbers
from landrush.games.dice_settlers import effects
from landrush.games.dice_settlers.effects import EFFECTS
from landrush.games.dice_settlers.solo.automaton import AUTOMATON
from landrush.games.dice_settlers.state import Position
from landrush.games.dice_settlers.symbols import SYMBOLS


def plain_serves() -> vec[i64]:
    """Without technologies each symbol stands for itself, on dice and elsewhere."""
    out = numbers(3 * SYMBOLS, 0)
    for symbol in range(SYMBOLS):
        out[symbol] = bit(symbol)
        out[SYMBOLS + symbol] = bit(symbol)
        out[2 * SYMBOLS + symbol] = bit(symbol)
    return out


def serves_with(s: Position, techs: i64) -> vec[i64]:
    """What each symbol may be used as with these technologies; conversions chain (D14.2)."""
    out = plain_serves()
    for at in range(2 * SYMBOLS):
        mask: i64 = 0
        while mask != out[at]:
            mask = out[at]
            for tech in s.cards:
                effect = s.parts.tech_effect[tech]
                converts = effect == effects.CONVERT or (effect == effects.CONVERT_DICE and at < SYMBOLS)
                if converts and techs & bit(tech) and mask & s.parts.tech_a[tech]:
                    out[at] |= s.parts.tech_b[tech]
    for shown in range(SYMBOLS):
        for symbol in range(SYMBOLS):
            if out[shown] & bit(symbol):
                out[2 * SYMBOLS + symbol] |= bit(shown)
    return out


def no_powers() -> vec[i64]:
    """Without technologies."""
    return numbers(2 * EFFECTS, 0)


def powers_with(s: Position, techs: i64) -> vec[i64]:
    """For each effect the numbers of these technologies added up; then the technologies, as bits."""
    out = no_powers()
    for tech in s.cards:
        if techs & bit(tech):
            effect = s.parts.tech_effect[tech]
            out[effect] += s.parts.tech_a[tech]
            out[EFFECTS + effect] |= bit(tech)
    return out


def renew_powers(s: Position, seat: i64) -> None:
    """A marker of this seat was put or taken off; the automaton never uses a technology (D12.15)."""
    if s.automaton is not None and seat == AUTOMATON:
        return
    p = s.players[seat]
    p.serves = serves_with(s, p.techs)
    p.powers = powers_with(s, p.techs)
