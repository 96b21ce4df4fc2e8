"""What Dice Settlers' events bring and cost, for statistics."""

from __future__ import annotations

from landrush.engine.game import Accounts
from landrush.engine.pending import FRAME
from landrush.games.dice_settlers.log import COLOUR_KEYS, RESOURCE_KEYS
from landrush.games.dice_settlers.plausible import held_dice
from landrush.games.dice_settlers.rules import DiceSettlers
from landrush.games.dice_settlers.setup import HOUSES
from landrush.games.dice_settlers.solo.automaton import AUTOMATON
from landrush.games.dice_settlers.state import BAG, SPENT, TOKENS
from landrush.games.dice_settlers.symbols import SYMBOLS, TILES

PLAYER = "player"
GAIN, COST = (1, PLAYER), (-1, PLAYER)

ACCOUNTS = Accounts(
    flows={
        "log-start-choice": {"houses": GAIN},
        "log-receive": {"goods": GAIN},
        "log-auto-recruit": {"dice": GAIN},
        "log-explore": {"new": GAIN},
        "log-auto-explore": {"new": GAIN},
        "log-fetch-tents": {"tents": GAIN},
        "log-place-tent": {"new": GAIN},
        "log-attack": {"new": GAIN},
        "log-trade": {"tokens": COST, "points": GAIN},
        "log-trade-die": {"dice": COST, "points": GAIN},
        "log-pay-tokens": {"tokens": COST},
        "log-research": {"technologies": GAIN},
        "log-auto-research": {"technologies": GAIN},
        "log-explode": {"technologies": COST},
        "log-factory": {"tents": GAIN},
        "log-take-power": {"tents": COST, "houses": GAIN},
        "log-house": {"tents": COST, "houses": GAIN},
        "log-points": {"points": GAIN},
        "log-auto-points": {"points": GAIN},
        "log-auto-token-to": {"goods": GAIN},
        "log-auto-strength": {"tokens": COST},
    },
    groups={
        "stat-d-dice": COLOUR_KEYS,
        "stat-d-tokens": RESOURCE_KEYS,
        "d-tent": ("d-tent",),
        "d-house": ("d-house",),
        "d-technology": ("d-technology",),
    },
    sources={
        "during the game": "stat-d-during",
        "tiles": "stat-d-tiles",
        "technologies, printed": "stat-d-printed",
        "technologies, by rule": "stat-d-rules",
        "pairs of dice": "stat-d-pairs",
        "houses": "d-house",
        "automaton": "stat-d-automaton",
    },
    turns=("log-turn", "log-auto-step", "log-auto-nothing"),
    counts={
        "log-explore": "stat-d-explored",
        "log-auto-explore": "stat-d-explored",
        "log-join": "stat-d-joined",
        "log-add-tent": "stat-d-added",
        "log-attack": "stat-d-replaced",
        "log-factory": "stat-d-factories",
    },
)


def holdings(s: DiceSettlers, seat: int) -> dict[str, int]:
    """What a seat has: all dice and tokens wherever they lie, tents of its own supply and on the map,
    houses on the map, markers on technologies, points gained in the game.
    """
    p = s.players[seat]
    tents = int(p.tents) + sum(int(s.tents[seat * TILES + tile]) for tile in range(TILES))
    return {
        **dict(zip(COLOUR_KEYS, dice(s, seat), strict=True)),
        **dict(zip(RESOURCE_KEYS, tokens(s, seat), strict=True)),
        "d-tent": tents,
        "d-house": int(HOUSES - p.houses),
        "d-technology": int(p.techs).bit_count(),
        "d-point": int(p.points),
    }


def dice(s: DiceSettlers, seat: int) -> list[int]:
    """The dice of each colour: bag, spent and active area, in a cup or set aside, at the automaton's tile."""
    p = s.players[seat]
    cells = s.stack.cells
    frames = [tuple(int(x) for x in cells[i * FRAME : (i + 1) * FRAME]) for i in range(s.stack.depth())]
    held = [colour for frame in frames if frame[1] == seat for colour in held_dice(frame)]
    found = []
    for colour in range(len(COLOUR_KEYS)):
        count = int(p.holds[BAG + colour] + p.holds[SPENT + colour]) + held.count(colour)
        count += sum(int(p.active[colour * SYMBOLS + symbol]) for symbol in range(SYMBOLS))
        if s.automaton is not None and seat == AUTOMATON:
            count += int(s.automaton.dice_of(colour))
        found.append(count)
    return found


def tokens(s: DiceSettlers, seat: int) -> list[int]:
    """The tokens of each resource, those at the sides of the automaton's tile included."""
    found = [int(s.players[seat].holds[TOKENS + resource]) for resource in range(len(RESOURCE_KEYS))]
    if s.automaton is not None and seat == AUTOMATON:
        sides = [int(token) for token in s.automaton.tokens]
        found = [n + sides.count(resource) for resource, n in enumerate(found)]
    return found
