"""The printed components as tables of numbers: shared by all states of a game, never changed."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from landrush.engine.bits import bit
from landrush.engine.vectors import numbers
from landrush.games.dice_settlers.effects import FACTORY, GIVE_LIMIT, GIVE_SYMBOL
from landrush.games.dice_settlers.symbols import COLOURS, DIE_FACES, SYMBOLS, TERRAINS, TILES


@final
class Parts:
    """Dice, tiles and technologies. Tiles by number from 1; technologies in the order of the file."""

    def __init__(
        self,
        digest: str,
        dice: vec[i64],
        face_weight: vec[i64],
        tile_terrain: vec[i64],
        tile_high: vec[i64],
        tile_low: vec[i64],
        tile_when: vec[i64],
        tile_effect: vec[i64],
        tile_number: vec[i64],
        tile_players: vec[i64],
        tech_type: vec[i64],
        tech_research: vec[i64],
        tech_cost: vec[i64],
        tech_terrains: vec[i64],
        tech_points: vec[i64],
        tech_timing: vec[i64],
        tech_effect: vec[i64],
        tech_a: vec[i64],
        tech_b: vec[i64],
        draw_of_type: vec[i64],
    ) -> None:
        self.digest = digest
        # How many dice of each colour there are; how many faces of a colour show a symbol.
        self.dice = dice
        self.face_weight = face_weight
        # -1 for a tile without points. Tiles that need more players than there are stay in the box.
        self.tile_terrain = tile_terrain
        self.tile_high = tile_high
        self.tile_low = tile_low
        self.tile_when = tile_when
        self.tile_effect = tile_effect
        self.tile_number = tile_number
        self.tile_players = tile_players
        # Types A to E are 0 to 4, explosive is 5. Costs are four numbers a technology; terrains are bits.
        self.tech_type = tech_type
        self.tech_research = tech_research
        self.tech_cost = tech_cost
        self.tech_terrains = tech_terrains
        self.tech_points = tech_points
        self.tech_timing = tech_timing
        self.tech_effect = tech_effect
        self.tech_a = tech_a
        self.tech_b = tech_b
        # How many cards of types A to E a random set has.
        self.draw_of_type = draw_of_type
        # Derived, as bits: symbols on the faces of each colour, tiles of each terrain, tiles with a symbol
        # for each action, factories, tiles that raise the dice limit.
        self.face_symbols = numbers(COLOURS, 0)
        for die in range(DIE_FACES):
            if face_weight[die] > 0:
                self.face_symbols[die // SYMBOLS] |= bit(die % SYMBOLS)
        self.terrain_tiles = numbers(TERRAINS, 0)
        self.symbol_tiles = numbers(SYMBOLS, 0)
        self.factory_tiles: i64 = 0
        self.limit_tiles: i64 = 0
        for tile in range(1, TILES):
            self.terrain_tiles[tile_terrain[tile]] |= bit(tile)
            if tile_when[tile] == FACTORY:
                self.factory_tiles |= bit(tile)
            if tile_effect[tile] == GIVE_SYMBOL:
                self.symbol_tiles[tile_number[tile]] |= bit(tile)
            if tile_effect[tile] == GIVE_LIMIT:
                self.limit_tiles |= bit(tile)
