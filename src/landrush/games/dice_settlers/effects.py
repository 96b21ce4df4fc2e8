"""The closed vocabulary of what tiles and technologies do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOTHING: Final[i64] = 0

# Tiles: when their ability works.
PLACEMENT: Final[i64] = 1
CONTROL: Final[i64] = 2
PRESENCE: Final[i64] = 3
FACTORY: Final[i64] = 4

# What tiles give.
GIVE_TOKEN: Final[i64] = 1  # resource
GIVE_TOKEN_AND_DIE: Final[i64] = 2  # resource; the die of the tile's terrain
GIVE_DIE: Final[i64] = 3  # the die of the tile's terrain
GIVE_ANY_DIE: Final[i64] = 4  # any colour the player has access to
GIVE_TENTS: Final[i64] = 5  # amount, from the general to the own supply
GIVE_POINTS: Final[i64] = 6  # amount, from the reserve
GIVE_LIMIT: Final[i64] = 7  # amount
GIVE_SYMBOL: Final[i64] = 8  # symbol, when its action is taken
GIVE_ACTION: Final[i64] = 9  # an additional action
GIVE_START_HOUSE: Final[i64] = 10  # a house instead of the start tent
GIVE_HOUSE: Final[i64] = 11  # a house for three own tents

# Technologies: permanent, once a round, at the end of the game, explosive.
PERMANENT: Final[i64] = 0
ONCE: Final[i64] = 1
AT_END: Final[i64] = 2
EXPLOSIVE: Final[i64] = 3

# What technologies do. Two numbers may follow: a and b.
LIMIT: Final[i64] = 1  # a more dice; only while controlling b tiles
EXTRA_DRAW: Final[i64] = 2  # a more dice drawn, as many put aside
KEEP: Final[i64] = 3  # a dice kept in clean-up
EXPLORE_MORE: Final[i64] = 4  # a more tiles drawn
CONVERT: Final[i64] = 5  # symbols of mask a may be used as symbols of mask b
CONVERT_DICE: Final[i64] = 6  # the same, only of the symbols on dice
DEFENCE: Final[i64] = 7  # a attack symbols ignored
ATTACK_FROM_GENERAL: Final[i64] = 8
HARVEST_MORE: Final[i64] = 9  # a more tokens
EXPLORE_ANYWHERE: Final[i64] = 10
SETTLE_REACH: Final[i64] = 11  # a steps
MERCENARIES: Final[i64] = 12  # up to a tokens as attack symbols
LAST_TENT_COST: Final[i64] = 13  # a attack symbols for the last tent
FETCH: Final[i64] = 14  # a tents fetched
IMPROVISE: Final[i64] = 15  # an action symbol rerolls up to a dice
CHEAP_RECRUIT: Final[i64] = 16  # thresholds 1, 2, 4
SYMBOL: Final[i64] = 17  # one symbol of mask a while paying
FREE_FACTORY: Final[i64] = 18
IGNORE_COST: Final[i64] = 19
FREE_TENT: Final[i64] = 20
ADJACENT_FACTORY: Final[i64] = 21
FACTORY_TIMES: Final[i64] = 22  # a times a round
TRADE_SETS: Final[i64] = 23  # a more points for a set of three
TRADE_PAIR: Final[i64] = 24  # a points for any two
END_HOUSES: Final[i64] = 25  # a points each, as for all below
END_DICE: Final[i64] = 26
END_PRESENT: Final[i64] = 27
END_FACTORIES: Final[i64] = 28
END_TECHNOLOGIES: Final[i64] = 29
END_TERRAINS: Final[i64] = 30
END_CONTROLLED: Final[i64] = 31
END_MARKERS: Final[i64] = 32
DYNAMITE: Final[i64] = 33  # up to a tents of each opponent
MARCH: Final[i64] = 34
LEVY: Final[i64] = 35  # a dice of different colours
BRAINSTORM: Final[i64] = 36  # up to a dice turned
RUSH_BUILDING: Final[i64] = 37  # a tents for a house
MOTHER_LODE: Final[i64] = 38
CLEARANCE_SALE: Final[i64] = 39  # up to a exchanges
EFFECTS: Final[i64] = 40
