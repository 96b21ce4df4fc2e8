"""What Montana's events bring and cost, for statistics."""

from __future__ import annotations

from landrush.engine.game import Accounts
from landrush.games.montana.log import KIND_KEYS
from landrush.games.montana.rules import Montana
from landrush.games.montana.scoring import settlements_placed

PLAYER = "player"
GAIN, COST = (1, PLAYER), (-1, PLAYER)

ACCOUNTS = Accounts(
    flows={
        "log-start-coins": {"coins": GAIN},
        "log-hire": {"workers": GAIN},
        "log-move-pointer": {"grain": COST},
        "log-surplus": {"workers": COST},
        "log-bank": {"workers": COST, "coins": GAIN},
        "log-produce": {"workers": COST, "coins": COST, "goods": GAIN},
        "log-small-part": {"workers": COST, "goods": GAIN},
        "log-town-open": {"pumpkins": GAIN},
        "log-reward": {"pumpkins": COST},
        "log-receive": {"goods": GAIN},
        "log-upgrade": {"small": COST, "large": GAIN},
        "log-scarcity-return": {"goods": COST},
        "log-build": {"goods": COST, "settlements": GAIN},
        "log-double": {"settlements": GAIN},
        "log-line": {"settlements": GAIN},
        "log-unbuilt": {"coins": GAIN},
        "log-cattle-taken": {"cattle": GAIN},
        "log-canteen-taken": {"canteens": GAIN},
        "log-canteen-used": {"canteens": COST},
        "log-cattle-trade": {"cattle": COST, "what": GAIN},
    },
    groups={
        "stat-m-goods": KIND_KEYS[:6],
        "m-workers": KIND_KEYS[6:],
        "m-coin": ("m-coin",),
        "m-cattle": ("m-cattle",),
        "m-canteen": ("m-canteen",),
    },
    sources={
        "fields": "stat-m-fields",
        "double fields": "stat-m-doubles",
        "lines of four": "stat-m-lines",
    },
    turns=("log-turn",),
    counts={
        "log-town-open": "stat-m-towns",
        "log-reward": "stat-m-rewards",
        "log-outbid": "stat-m-outbid",
    },
)


def holdings(s: Montana, seat: int) -> dict[str, int]:
    """What a seat has, settlements on the landscape included."""
    p = s.players[seat]
    return {
        **{key: int(p.holds[kind]) for kind, key in enumerate(KIND_KEYS)},
        "m-coin": int(p.coins),
        "m-cattle": int(p.cattle),
        "m-canteen": int(p.canteens),
        "m-settlements": int(settlements_placed(s, seat)),
    }
