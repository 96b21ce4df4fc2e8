"""The words of the game as numbers: symbols, die colours, terrains, resources."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Symbols (D1.1): six main actions, the pioneer, four resources.
RECRUIT: Final[i64] = 0
EXPLORE: Final[i64] = 1
SETTLE: Final[i64] = 2
ATTACK: Final[i64] = 3
TRADE: Final[i64] = 4
RESEARCH: Final[i64] = 5
PIONEER: Final[i64] = 6
GOLD: Final[i64] = 7
IRON: Final[i64] = 8
WOOD: Final[i64] = 9
FOOD: Final[i64] = 10
SYMBOLS: Final[i64] = 11

# Harvest is a main action without a symbol of its own.
HARVEST: Final[i64] = 6
MAIN_ACTIONS: Final[i64] = 7

# Resource k is the symbol RESOURCE + k; a player's tokens have these four kinds.
RESOURCE: Final[i64] = 7
RESOURCES: Final[i64] = 4

# Die colours. A die in the active area is a colour and the symbol it shows: colour * SYMBOLS + symbol.
WHITE: Final[i64] = 0
GREEN: Final[i64] = 1
YELLOW: Final[i64] = 2
ORANGE: Final[i64] = 3
BROWN: Final[i64] = 4
GREY: Final[i64] = 5
COLOURS: Final[i64] = 6
DIE_FACES: Final[i64] = 66

# Terrains and the die colour of each (D1.2).
PLAINS: Final[i64] = 0
FOREST: Final[i64] = 1
MOUNTAINS: Final[i64] = 2
DESERT: Final[i64] = 3
HILLS: Final[i64] = 4
TERRAINS: Final[i64] = 5
TERRAIN_COLOUR: Final[vec[i64]] = vec[i64]([YELLOW, GREEN, GREY, ORANGE, BROWN])

# Tiles are numbered as in the book, 1 to 40; 0 is no tile.
TILES: Final[i64] = 41
START_TILES: Final[i64] = 7
TECHNOLOGIES: Final[i64] = 55
