"""Components as data: the shipped files, own files laid over them, and what is said about broken ones."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import landrush
from landrush.component_files import REMARKS, STATUSES
from landrush.games.dice_settlers import effects, setup, state, symbols
from landrush.games.dice_settlers.components import (
    COLOUR_NAMES,
    EFFECTS,
    FILES,
    SYMBOL_NAMES,
    TECH_IDS,
    TERRAIN_NAMES,
    load,
    standard,
)
from tests.rounds import examples

SHIPPED_FILES = [
    tomllib.loads(files("landrush.games.dice_settlers").joinpath(name).read_text(encoding="utf-8"))
    for name in FILES
]
SHIPPED = {key: value for file in SHIPPED_FILES for key, value in file.items()}
TILES = {int(number): tile for number, tile in SHIPPED["tiles"].items() if number not in REMARKS}
CARDS = {name: card for name, card in SHIPPED["technologies"].items() if name not in REMARKS}
PARTS = standard().parts


def bits(*names):
    return sum(1 << SYMBOL_NAMES.index(name) for name in names)


def test_every_file_has_a_format():
    assert all(file["format"] == 1 for file in SHIPPED_FILES)


def test_no_table_is_in_two_files():
    assert sum(len(file) - 1 for file in SHIPPED_FILES) == len(SHIPPED) - 1


def test_every_colour_card_and_set_has_a_status_and_a_source():
    for section in ("dice", "technologies", "sets"):
        for name, entry in SHIPPED[section].items():
            if name not in REMARKS:
                assert entry["status"] in STATUSES[:3]
                assert entry["source"]
                if "known" in entry:
                    assert set(entry["known"]) == {"fields", "source"}
                    assert set(entry["known"]["fields"]) <= set(entry) - set(REMARKS)
                    assert entry["known"]["source"]


def test_names_stand_in_the_order_of_the_kernel():
    for names, count in (
        (SYMBOL_NAMES, symbols.SYMBOLS),
        (COLOUR_NAMES, symbols.COLOURS),
        (TERRAIN_NAMES, symbols.TERRAINS),
        (TECH_IDS, symbols.TECHNOLOGIES),
    ):
        assert len(names) == count
    for names in (SYMBOL_NAMES, COLOUR_NAMES, TERRAIN_NAMES):
        assert [getattr(symbols, name.upper()) for name in names] == list(range(len(names)))


def test_every_effect_of_the_kernel_has_its_word():
    assert sorted(effect.number for effect in EFFECTS.values()) == list(range(1, len(EFFECTS) + 1))
    for name, effect in EFFECTS.items():
        assert getattr(effects, name.upper()) == effect.number
    assert {card["effect"] for card in CARDS.values()} == set(EFFECTS)


def test_dice():
    """D1.1: 51 dice of six colours."""
    assert dict(zip(COLOUR_NAMES, PARTS.dice, strict=True)) == {
        "white": 12,
        "green": 9,
        "yellow": 9,
        "orange": 7,
        "brown": 7,
        "grey": 7,
    }
    assert sum(PARTS.dice) == 51
    assert len(PARTS.face_weight) == symbols.DIE_FACES
    for colour in range(symbols.COLOURS):
        assert sum(list(PARTS.face_weight)[colour * 11 : colour * 11 + 11]) == 6
    assert PARTS.face_weight[symbols.WHITE * symbols.SYMBOLS + symbols.PIONEER] == 2
    assert PARTS.face_weight[symbols.GREY * symbols.SYMBOLS + symbols.IRON] == 2
    assert PARTS.face_weight[symbols.ORANGE * symbols.SYMBOLS + symbols.GOLD] == 1


def test_numbers_of_the_setup():
    """D2.1, D2.5, D2.6, D12.6: what the rules fix."""
    shown = {
        section: {key: value for key, value in SHIPPED[section].items() if key not in REMARKS}
        for section in ("bag", "supply", "automaton")
    }
    assert shown == {
        "bag": {"white": 3, "green": 1, "yellow": 1},
        "supply": {"points": [30, 39, 48], "dice_removed": [2, 1, 0]},
        "automaton": {"step_die": [1, 2, 2, 3, 3, 4]},
    }


def test_tiles_of_each_player_count():
    """D2.2: start tiles 1 to 7, no 35 to 40 with three players, no 27 to 40 with two."""
    assert standard().tiles == len(TILES) == 40
    assert list(PARTS.tile_players) == [0] + [1] * 7 + [2] * 19 + [3] * 8 + [4] * 6
    assert len(PARTS.tile_players) == symbols.TILES


# The tile list once more, by columns.
TERRAINS = {
    "plains": [1, 2, 23, 24, 25, 26, 33, 34, 40],
    "forest": [3, 4, 15, 16, 17, 18, 29, 30, 38],
    "mountains": [5, 6, 19, 20, 21, 22, 31, 32, 39],
    "desert": [7, 8, 9, 12, 27, 35, 36],
    "hills": [10, 11, 13, 14, 28, 37],
}
POINTS = "40 50 10 43 10 41 60 31 62 -- 73 31 95 -- 84 21 63 52 31 10 10 10 42 30 42 42 30 10 70 42 51 73 41"
WHENS = {
    "placement": [1, 3, 5, 7, 8, 15, 19, 26, 29, 31, 34],
    "control": [2, 4, 6, 10, 12, 17, 21, 23, 27, 28, 35],
    "presence": [38, 39, 40],
    "factory": [9, 11, 13, 16, 22, 25, 30, 32, 33, 37],
}
GIVES = {
    (effects.GIVE_TOKEN, 0): [13, 32],
    (effects.GIVE_TOKEN, 1): [22, 31],
    (effects.GIVE_TOKEN, 2): [16, 29],
    (effects.GIVE_TOKEN, 3): [25, 34],
    (effects.GIVE_TOKEN_AND_DIE, 1): [5],
    (effects.GIVE_TOKEN_AND_DIE, 2): [3],
    (effects.GIVE_TOKEN_AND_DIE, 3): [1],
    (effects.GIVE_DIE, 0): [11],
    (effects.GIVE_ANY_DIE, 0): [8],
    (effects.GIVE_TENTS, 2): [9],
    (effects.GIVE_POINTS, 2): [37],
    (effects.GIVE_LIMIT, 1): [2, 4, 6, 12, 17, 21, 23, 35, 38, 39, 40],
    (effects.GIVE_SYMBOL, symbols.RECRUIT): [27],
    (effects.GIVE_SYMBOL, symbols.SETTLE): [28],
    (effects.GIVE_SYMBOL, symbols.TRADE): [10],
    (effects.GIVE_ACTION, 0): [15, 19, 26, 30],
    (effects.GIVE_START_HOUSE, 0): [7],
    (effects.GIVE_HOUSE, 0): [33],
    (effects.NOTHING, 0): [0, 14, 18, 20, 24, 36],
}


def numbers_where(found, wanted):
    return [number for number in range(1, 41) if found[number] == wanted]


def test_tile_terrains():
    """D13.1: the tile list."""
    for terrain, name in enumerate(TERRAIN_NAMES):
        assert numbers_where(PARTS.tile_terrain, terrain) == TERRAINS[name]


def test_tile_points():
    """D13.1: the tile list."""
    pairs = ["--"] * 7 + POINTS.split()
    for number in range(1, 41):
        high, low = (-1, -1) if pairs[number - 1] == "--" else map(int, pairs[number - 1])
        assert (PARTS.tile_high[number], PARTS.tile_low[number]) == (high, low)


def test_tile_abilities():
    """D13.1: the tile list."""
    for name, numbers in WHENS.items():
        assert numbers_where(PARTS.tile_when, getattr(effects, name.upper())) == numbers
    found = list(zip(PARTS.tile_effect, PARTS.tile_number, strict=True))
    for wanted, numbers in GIVES.items():
        assert [number for number in range(41) if found[number] == wanted] == numbers
    assert all((PARTS.tile_when[n] == 0) == (PARTS.tile_effect[n] == 0) for n in range(41))


def test_technologies_of_each_type():
    """D14.1: 55 cards, 7 of them explosive."""
    assert list(CARDS) == list(TECH_IDS) == list(standard().tech_ids)
    assert len(CARDS) == 55
    assert [list(PARTS.tech_type).count(kind) for kind in range(6)] == [4, 12, 12, 8, 12, 7]
    assert len({card[language] for card in CARDS.values() for language in ("pl", "en")}) == 110


# Every word for what a technology does, with its two numbers and when it works.
DOES = [
    ("TA1", effects.LIMIT, 1, 0, effects.PERMANENT),
    ("TA2", effects.EXTRA_DRAW, 1, 0, effects.PERMANENT),
    ("TA3", effects.LIMIT, 1, 2, effects.PERMANENT),
    ("TA4", effects.KEEP, 2, 0, effects.PERMANENT),
    ("TB1", effects.EXPLORE_MORE, 1, 0, effects.PERMANENT),
    ("TB2", effects.CONVERT, bits("pioneer"), bits("settle"), effects.PERMANENT),
    ("TB3", effects.DEFENCE, 1, 0, effects.PERMANENT),
    ("TB4", effects.ATTACK_FROM_GENERAL, 0, 0, effects.PERMANENT),
    ("TB5", effects.HARVEST_MORE, 1, 0, effects.PERMANENT),
    ("TB6", effects.CONVERT, bits("recruit"), bits("attack"), effects.PERMANENT),
    ("TB7", effects.DEFENCE, 2, 0, effects.PERMANENT),
    ("TB8", effects.EXPLORE_ANYWHERE, 0, 0, effects.PERMANENT),
    ("TB10", effects.SETTLE_REACH, 2, 0, effects.PERMANENT),
    ("TB11", effects.MERCENARIES, 2, 0, effects.PERMANENT),
    ("TB12", effects.LAST_TENT_COST, 2, 0, effects.PERMANENT),
    ("TC1", effects.CONVERT, bits("settle"), bits("recruit"), effects.PERMANENT),
    ("TC2", effects.CONVERT_DICE, bits("gold"), (1 << 11) - 1 - bits("gold"), effects.PERMANENT),
    ("TC3", effects.FETCH, 2, 0, effects.PERMANENT),
    ("TC4", effects.CONVERT, bits("pioneer"), bits("food", "wood", "iron"), effects.PERMANENT),
    ("TC5", effects.IMPROVISE, 2, 0, effects.PERMANENT),
    ("TC6", effects.LIMIT, 2, 0, effects.PERMANENT),
    ("TC8", effects.CHEAP_RECRUIT, 0, 0, effects.PERMANENT),
    ("TC9", effects.CONVERT_DICE, bits("iron"), bits("attack"), effects.PERMANENT),
    ("TC10", effects.CONVERT_DICE, bits("food"), bits("recruit"), effects.PERMANENT),
    ("TC11", effects.CONVERT_DICE, bits("wood"), bits("settle"), effects.PERMANENT),
    ("TC12", effects.CONVERT, bits("research"), bits("trade"), effects.PERMANENT),
    ("TD1", effects.SYMBOL, bits("research"), 0, effects.ONCE),
    ("TD2", effects.FREE_FACTORY, 0, 0, effects.ONCE),
    ("TD3", effects.IGNORE_COST, 0, 0, effects.ONCE),
    ("TD4", effects.FREE_TENT, 0, 0, effects.ONCE),
    ("TD5", effects.SYMBOL, bits("attack"), 0, effects.ONCE),
    ("TD8", effects.SYMBOL, bits("explore", "settle"), 0, effects.ONCE),
    ("TE1", effects.ADJACENT_FACTORY, 0, 0, effects.PERMANENT),
    ("TE2", effects.END_HOUSES, 2, 0, effects.AT_END),
    ("TE3", effects.END_DICE, 1, 0, effects.AT_END),
    ("TE4", effects.TRADE_SETS, 1, 0, effects.PERMANENT),
    ("TE5", effects.END_PRESENT, 1, 0, effects.AT_END),
    ("TE6", effects.TRADE_PAIR, 4, 0, effects.PERMANENT),
    ("TE7", effects.END_FACTORIES, 2, 0, effects.AT_END),
    ("TE8", effects.END_TECHNOLOGIES, 1, 0, effects.AT_END),
    ("TE9", effects.END_TERRAINS, 2, 0, effects.AT_END),
    ("TE10", effects.FACTORY_TIMES, 2, 0, effects.PERMANENT),
    ("TE11", effects.END_CONTROLLED, 1, 0, effects.AT_END),
    ("TE12", effects.END_MARKERS, 1, 0, effects.AT_END),
    ("TX1", effects.DYNAMITE, 2, 0, effects.EXPLOSIVE),
    ("TX2", effects.MARCH, 0, 0, effects.EXPLOSIVE),
    ("TX3", effects.LEVY, 2, 0, effects.EXPLOSIVE),
    ("TX4", effects.BRAINSTORM, 3, 0, effects.EXPLOSIVE),
    ("TX5", effects.RUSH_BUILDING, 2, 0, effects.EXPLOSIVE),
    ("TX6", effects.MOTHER_LODE, 0, 0, effects.EXPLOSIVE),
    ("TX7", effects.CLEARANCE_SALE, 2, 0, effects.EXPLOSIVE),
]


@pytest.mark.parametrize(("name", "effect", "a", "b", "timing"), DOES, ids=[row[0] for row in DOES])
def test_what_technologies_do(name, effect, a, b, timing):
    """D14.1: every word of the vocabulary becomes the kernel's numbers."""
    at = TECH_IDS.index(name)
    found = (PARTS.tech_effect[at], PARTS.tech_a[at], PARTS.tech_b[at], PARTS.tech_timing[at])
    assert found == (effect, a, b, timing)


def test_every_word_is_checked_above():
    assert {row[1] for row in DOES} == {effect.number for effect in EFFECTS.values()}


def test_what_a_technology_costs():
    """D6.7: symbols, tokens and terrains of Trained Troops; the two tokens of Stable Rule."""
    at = TECH_IDS.index("TD5")
    assert PARTS.tech_research[at] == 2
    assert list(PARTS.tech_cost)[at * 4 : at * 4 + 4] == [0, 1, 0, 0]
    assert PARTS.tech_terrains[at] == 1 << symbols.FOREST | 1 << symbols.MOUNTAINS
    at = TECH_IDS.index("TC6")
    assert list(PARTS.tech_cost)[at * 4 : at * 4 + 4] == [0, 1, 0, 1]
    assert len(PARTS.tech_cost) == 4 * len(TECH_IDS)


KNOWN_POINTS = {
    "TA1": 0,
    "TB1": 1,
    "TB2": 2,
    "TC1": 1,
    "TC2": 2,
    "TD1": 4,
    "TE1": 3,
    "TE2": 4,
    "TE3": 5,
    "TE7": 2,
}


def test_known_facts_of_the_technologies():
    """What the rulebook's text tells of the cards is marked as known, and nothing else."""
    fields = {name: card.get("known", {"fields": []})["fields"] for name, card in CARDS.items()}
    assert {name for name in fields if "points" in fields[name]} == set(KNOWN_POINTS)
    assert {name: PARTS.tech_points[TECH_IDS.index(name)] for name in KNOWN_POINTS} == KNOWN_POINTS
    told = {*KNOWN_POINTS, "TC6", "TD5", "TE8"}
    assert {name for name in fields if "effect" in fields[name]} == told
    assert {name for name in fields if "resources" in fields[name] or "terrains" in fields[name]} == {"TD5"}
    for name in told - {"TE8"}:
        assert {key for key, _, _ in EFFECTS[CARDS[name]["effect"]].keys} <= set(fields[name])
    assert "each" not in fields["TE8"]
    named = {name for name in fields if "pl" in fields[name]}
    in_sets = {TECH_IDS[card] for cards in standard().presets.values() for card in cards}
    assert named == in_sets | {"TD5", "TE12"}
    assert len(named) == 35


def test_chronicles_are_for_four_players():
    """D2.7: Kroniki is redrawn below four players."""
    assert [name for name, card in CARDS.items() if "min_players" in card] == ["TE12"]
    assert CARDS["TE12"]["pl"] == "Kroniki"
    assert CARDS["TE12"]["min_players"] == 4


def test_printed_sets():
    """D2.7: four sets of nine, in the order of the rulebook."""
    assert list(standard().presets) == [
        "W stepie szerokim",
        "Kupcy i wojownicy",
        "Ekspansja na całego",
        "Czas pokoju",
    ]
    names = [CARDS[TECH_IDS[card]]["pl"] for card in standard().presets["W stepie szerokim"]]
    assert names == [
        "Stabilizacja",
        "Wielkie powozy",
        "Zwiadowcy",
        "Leśnictwo",
        "Gorączka złota",
        "Powszechna edukacja",
        "Migracja zarobkowa",
        "Konstruktor",
        "Dobra koniunktura",
    ]
    assert list(PARTS.draw_of_type) == [1, 2, 2, 1, 3]
    for cards in standard().presets.values():
        assert Counter(PARTS.tech_type[card] for card in cards) == {0: 1, 1: 2, 2: 2, 3: 1, 4: 3}


def test_no_file_is_the_shipped_ones():
    assert load(None) is standard()
    assert PARTS.digest == standard().digest


def test_an_own_file_replaces_only_what_it_names(own):
    found = load(own('[dice.grey]\nfaces = ["iron", "iron", "iron", "iron", "iron", "gold"]\n'))
    first = symbols.GREY * symbols.SYMBOLS
    assert list(found.parts.face_weight)[first:] == [0, 0, 0, 0, 0, 0, 0, 1, 5, 0, 0]
    assert list(found.parts.face_weight)[:first] == list(PARTS.face_weight)[:first]
    assert list(found.parts.dice) == list(PARTS.dice)
    assert found.digest != standard().digest
    assert found.parts.digest == found.digest
    assert found.values["dice"]["grey"]["status"] == "own"
    assert found.values["dice"]["grey"]["source"] == "own.toml"
    assert found.values["dice"]["grey"]["known"] == SHIPPED["dice"]["grey"]["known"]
    assert found.values["dice"]["brown"]["status"] == "reconstruction"
    assert found.values["dice"]["status"] == "reconstruction"


def test_one_file_may_hold_the_tables_of_all_three(own):
    cards = standard().presets["Czas pokoju"]
    listed = json.dumps([TECH_IDS[card] for card in reversed(cards)])
    found = load(
        own(
            "format = 1\n[tiles.12]\npoints = [1, 0]\n[dice.white]\ncount = 12\n"
            f"[technologies.TB2]\nresearch = 1\n[sets.'Mine']\ncards = {listed}\n"
        )
    )
    assert found.parts.tech_research[TECH_IDS.index("TB2")] == 1
    assert found.presets["Mine"] == tuple(reversed(cards))
    assert list(found.presets)[:4] == list(standard().presets)
    assert found.values["technologies"]["TB2"]["status"] == "own"
    assert list(found.parts.tile_high) == list(PARTS.tile_high)


def test_an_effect_is_replaced_together_with_its_numbers(own):
    found = load(own('[technologies.TB6]\neffect = "defence"\nsymbols = 3\n'))
    at = TECH_IDS.index("TB6")
    assert (found.parts.tech_effect[at], found.parts.tech_a[at], found.parts.tech_b[at]) == (
        effects.DEFENCE,
        3,
        0,
    )
    assert "from" not in found.values["technologies"]["TB6"]
    assert "from" in standard().values["technologies"]["TB6"]


def test_a_number_of_an_effect_may_be_replaced_alone(own):
    found = load(own("[technologies.TE8]\neach = 2\n"))
    assert found.parts.tech_a[TECH_IDS.index("TE8")] == 2


def test_remarks_do_not_change_the_hash(own):
    found = load(own('[tiles]\nsource = "my shelf"\n[technologies.TA1]\nstatus = "reported"\n'))
    assert found.digest == standard().digest
    assert found.values["tiles"]["status"] == "fact"
    assert found.values["technologies"]["TA1"]["status"] == "reported"


FIXED = [
    ("[tiles.12]\nterrain = 'hills'\n", 'tiles.12.terrain: expected "desert", which the rules fix, found'),
    ("[tiles.12]\npoints = [2, 0]\n", "tiles.12.points: expected [1, 0], which the rules fix, found [2, 0]"),
    ("[tiles.12]\npoints = [true, 0]\n", "tiles.12.points: expected [1, 0], which the rules fix"),
    ("[tiles.12]\namount = 1.0\n", "tiles.12.amount: expected 1, which the rules fix, found 1.0"),
    ("[tiles.12]\neffect = 'token'\n", 'tiles.12.effect: expected "limit", which the rules fix'),
    ("[tiles.1]\npoints = [2, 0]\n", "tiles.1.points: expected nothing, which the rules fix, found [2, 0]"),
    ("[tiles.14]\nwhen = 'control'\n", "tiles.14.when: expected nothing, which the rules fix"),
    ("[tiles.41]\nterrain = 'hills'\n", "tiles.41: expected nothing, which the rules fix"),
    ("[dice.white]\ncount = 13\n", "dice.white.count: expected 12, which the rules fix, found 13"),
    ("[bag]\nwhite = 4\n", "bag.white: expected 3, which the rules fix, found 4"),
    ("[bag]\norange = 1\n", "bag.orange: expected nothing, which the rules fix, found 1"),
    (
        "[supply]\npoints = [30, 39, 1979-05-27]\n",
        "supply.points: expected [30, 39, 48], which the rules fix",
    ),
    ("[supply]\ndice_removed = 0\n", "supply.dice_removed: expected [2, 1, 0], which the rules fix"),
    ("[automaton]\nstep_die = [1]\n", "automaton.step_die: expected [1, 2, 2, 3, 3, 4], which the rules fix"),
    ("[technologies.TA1]\npoints = 1\n", "technologies.TA1.points: expected 0, which the rules fix, found 1"),
    ("[technologies.TA1]\ncontrolled = 1\n", "technologies.TA1.controlled: expected 0, which the rules fix"),
    ("[technologies.TB2]\nto = ['attack']\n", 'technologies.TB2.to: expected ["settle"], which the rules'),
    ("[technologies.TB3]\npl = 'Mur'\n", 'technologies.TB3.pl: expected "Palisada", which the rules fix'),
    ("[technologies.TC6]\ndice = 3\n", "technologies.TC6.dice: expected 2, which the rules fix"),
    (
        "[technologies.TD5]\nresources = []\n",
        'technologies.TD5.resources: expected ["iron"], which the rules fix',
    ),
    ("[technologies.TD5]\nterrains = []\n", "technologies.TD5.terrains: expected"),
    (
        "[technologies.TE8]\neffect = 'end_dice'\neach = 1\n",
        'technologies.TE8.effect: expected "end_technologies"',
    ),
    ("[technologies.TE12]\nmin_players = 3\n", "technologies.TE12.min_players: expected 4, which the rules"),
    ("[sets.'Czas pokoju']\ncards = []\n", "sets.Czas pokoju.cards: expected"),
    (
        "[technologies.TA1]\npoints = 1\n[technologies.TA1.known]\nfields = []\n",
        "technologies.TA1.points: expected 0, which the rules fix",
    ),
]

BROKEN = [
    ("[dice", "not TOML"),
    (f"x = {'9' * 5000}\n", "not TOML"),
    ("x = " + "[" * 50000, "not TOML"),
    ("[twon]\nx = 1\n", "twon: unknown key"),
    ("dice = 3\n", "dice: expected a table, found 3"),
    ("[format]\n", "format: expected a number, found {}"),
    ("format = 2\n", "format: expected 1, found 2"),
    ("format = true\n", "format: expected 1, found true"),
    ("[tiles]\n12 = 3\n", "tiles.12: expected a table, found 3"),
    ("[technologies]\nTA3 = 3\n", "technologies.TA3: expected a table, found 3"),
    ("[tiles]\nstatus = 'rumour'\n", "tiles.status: expected one of fact, reported, reconstruction, own"),
    ("[bag]\nstatus = 'rumour'\n", "bag.status: expected one of fact"),
    ("[dice]\nsource = 3\n", "dice.source: expected a text, found 3"),
    ("[dice]\nknown = 3\n", "dice.known: expected a list or a table, found 3"),
    (
        "[dice.white.known]\nfields = 3\nsource = ''\n",
        "dice.white.known.fields: expected a list of 0 to 99 fields, found 3",
    ),
    (
        "[dice.white.known]\nfields = [3]\nsource = ''\n",
        "dice.white.known.fields[0]: expected a text, found 3",
    ),
    ("[dice.white.known]\nfields = []\nsource = 3\n", "dice.white.known.source: expected a text, found 3"),
    ("[technologies.TA3.known]\nfields = []\n", "technologies.TA3.known.source: expected a value"),
    ("[dice.pink]\ncount = 1\n", "dice.pink: unknown key; expected white, green"),
    ("[dice.white]\nface = []\n", "dice.white.face: unknown key; expected count, faces"),
    ("[dice.white]\nfaces = ['gold']\n", "dice.white.faces: expected a list of 6 faces"),
    (
        f"[dice.white]\nfaces = {['gold'] * 7}\n",
        "dice.white.faces: expected a list of 6 faces",
    ),
    (
        f"[dice.white]\nfaces = {['gold'] * 5 + ['coin']}\n",
        "dice.white.faces[5]: expected one of recruit, explore",
    ),
    (
        f"[dice.white]\nfaces = {[['gold', 'iron']] + ['gold'] * 5}\n",
        "dice.white.faces[0]: expected one of recruit, explore",
    ),
    (
        "[dice.white]\nfaces = 1979-05-27\n",
        'dice.white.faces: expected a list of 6 faces, found "1979-05-27"',
    ),
    ("[technologies.TA5]\nresearch = 1\n", "technologies.TA5: unknown key; expected TA1, TA2"),
    ("[technologies.TA3]\nprice = 1\n", "technologies.TA3.price: unknown key"),
    ("[technologies.TA3]\nsteps = 1\n", "technologies.TA3.steps: unknown key"),
    ("[technologies.TA3]\npl = ''\n", "technologies.TA3.pl: expected a text of 1 to 80 characters"),
    ('[technologies.TA3]\nen = "a\\nb"\n', "technologies.TA3.en: expected a text of 1 to 80 characters"),
    ("[technologies.TA3]\nen = 3\n", "technologies.TA3.en: expected a text of 1 to 80 characters"),
    ("[technologies.TA3]\ntype = 'B'\n", 'technologies.TA3.type: expected "A", as in its id, found "B"'),
    ("[technologies.TA3]\nresearch = 0\n", "technologies.TA3.research: expected a whole number from 1 to 4"),
    ("[technologies.TA3]\nresearch = 5\n", "technologies.TA3.research: expected a whole number from 1 to 4"),
    ("[technologies.TA3]\npoints = 10\n", "technologies.TA3.points: expected a whole number from 0 to 9"),
    ("[technologies.TA3]\npoints = -1\n", "technologies.TA3.points: expected a whole number from 0 to 9"),
    ("[technologies.TA3]\nresources = 'food'\n", "technologies.TA3.resources: expected a list of 0 to 4"),
    (
        "[technologies.TA3]\nresources = ['trade']\n",
        "technologies.TA3.resources[0]: expected one of gold, iron, wood, food",
    ),
    ("[technologies.TA3]\nterrains = ['sea']\n", "technologies.TA3.terrains[0]: expected one of plains"),
    (
        "[technologies.TA3]\nterrains = ['hills', 'hills']\n",
        "technologies.TA3.terrains: expected different terrains",
    ),
    (
        "[technologies.TA3]\ntiming = 'once'\n",
        'technologies.TA3.timing: expected "permanent" with this effect',
    ),
    ("[technologies.TA3]\neffect = 'win'\n", "technologies.TA3.effect: expected one of limit, extra_draw"),
    ("[technologies.TA3]\neffect = 'march'\n", "technologies.TA3.effect: expected one of limit"),
    ("[technologies.TX1]\neffect = 'fetch'\n", "technologies.TX1.effect: expected one of dynamite, march"),
    ("[technologies.TA3]\neffect = 'keep'\n", "technologies.TA3.dice: expected a value, found nothing"),
    ("[technologies.TA3]\ndice = 7\n", "technologies.TA3.dice: expected a whole number from 1 to 6"),
    ("[technologies.TB9]\nfrom = []\n", "technologies.TB9.from: expected a list of 1 to 10 symbols"),
    ("[technologies.TB9]\nto = ['gold']\n", "technologies.TB9.to[0]: expected one of recruit"),
    ("[technologies.TB9]\nto = ['explore']\n", "technologies.TB9.to: expected no symbol of from"),
    (
        "[technologies.TB9]\nto = ['attack', 'attack']\n",
        "technologies.TB9.to: expected different symbols",
    ),
    ("[technologies.TD6]\none_of = ['food']\n", "technologies.TD6.one_of[0]: expected one of recruit"),
    (
        "[technologies.TE12]\neffect = 'end_dice'\neach = 1\n",
        'technologies.TE12.effect: expected "end_markers" with min_players',
    ),
    (
        "[technologies.TE11]\neffect = 'end_markers'\neach = 1\n",
        'technologies.TE11.effect: expected "end_markers" with min_players, and nowhere else',
    ),
    ("[technologies.TE11]\nmin_players = 2\n", "technologies.TE11.min_players: expected 4, found 2"),
    ("[technologies.TA4]\ndice = 3\n", "technologies.TA4.dice: expected 2, found 3"),
    ("[technologies.TB5]\ntokens = 2\n", "technologies.TB5.tokens: expected 1, found 2"),
    ("[technologies.TE10]\ntimes = 3\n", "technologies.TE10.times: expected 2, found 3"),
    (
        "[technologies.TB3]\nsymbols = 8\n[technologies.TB7]\nsymbols = 8\n",
        "technologies: expected at most 15 defence symbols in one game, found 16",
    ),
    (
        "[technologies.TB11]\ntokens = 8\n[technologies.TC9]\neffect = 'mercenaries'\ntokens = 8\n",
        "technologies: expected at most 15 mercenaries tokens in one game, found 16",
    ),
    (
        "[technologies.TB12]\nsymbols = 9\n[technologies.TB11]\neffect = 'last_tent_cost'\nsymbols = 7\n",
        "technologies: expected at most 15 last_tent_cost symbols in one game, found 16",
    ),
    (
        "[technologies.TB3]\neffect = 'keep'\ndice = 2\n",
        "technologies: expected at most 2 keep dice in one game, found 4",
    ),
    (
        "[technologies.TC9]\neffect = 'ignore_cost'\ntiming = 'once'\n",
        "technologies: expected at most 1 ignore_cost in one game, found 2",
    ),
    (
        "[technologies.TC9]\neffect = 'extra_draw'\ndice = 6\n",
        "technologies: expected at most 6 extra_draw dice in one game, found 7",
    ),
    ("[draw_per_type]\nA = 2\n", "draw_per_type: expected 9 cards in all"),
    ("[draw_per_type]\nA = -1\n", "draw_per_type.A: expected a whole number from 0 to 9"),
    ("[draw_per_type]\nX = 1\n", "draw_per_type.X: unknown key"),
    ("[draw_per_type]\nA = 2\nB = 1\n", "sets.W stepie szerokim.cards: expected 2 of type A"),
    ("[sets]\nMine = 3\n", "sets.Mine: expected a table, found 3"),
    ('[sets."a\\nb"]\ncards = []\n', "sets: expected names that fit on one line"),
    ("[sets.Mine]\nen = 'Mine'\n", "sets.Mine.cards: expected a value, found nothing"),
    ("[sets.'Czas pokoju']\nen = ''\n", "sets.Czas pokoju.en: expected a text of 1 to 80 characters"),
]

SETS = [
    ("TA1 TB1 TB2 TC1 TC2 TD1 TE1 TE2", "sets.Mine.cards: expected a list of 9 cards"),
    ("TA1 TB1 TB2 TC1 TC2 TD1 TE1 TE2 TE99", "sets.Mine.cards[8]: expected one of TA1"),
    ("TA1 TB1 TB2 TC1 TC2 TD1 TE1 TE2 TE2", "sets.Mine.cards: expected different cards"),
    ("TA1 TB1 TB2 TC1 TC2 TD1 TE1 TE2 TE12", "sets.Mine.cards: expected cards for any number of players"),
    ("TA1 TB1 TB2 TC1 TC2 TD1 TE1 TE2 TX1", "sets.Mine.cards: expected 3 of type E, as in draw_per_type"),
    ("TA1 TA2 TB2 TC1 TC2 TD1 TE1 TE2 TE3", "sets.Mine.cards: expected 1 of type A, as in draw_per_type"),
]
BROKEN += [(f"[sets.Mine]\ncards = {cards.split()}\n", message) for cards, message in SETS]


@pytest.mark.parametrize(("text", "message"), FIXED + BROKEN, ids=[f"{m:.60}" for _, m in FIXED + BROKEN])
def test_errors_name_file_key_and_what_was_expected(own, text, message):
    path = own(text)
    with pytest.raises(landrush.BadComponents) as broken:
        load(path)
    assert str(broken.value).startswith(f"{path}: ")
    assert message in str(broken.value)
    assert "\n" not in str(broken.value)


def test_totals_are_those_of_the_cards_of_one_game(own):
    """D2.7: a set has one card of type A and two of type B, so these do not meet."""
    load(own("[technologies.TA3]\neffect = 'keep'\ndice = 2\n"))
    for name, n in (("TB3", 8), ("TB7", 7)):
        assert load(own(f"[technologies.{name}]\nsymbols = {n}\n")).digest != standard().digest
    load(own("".join(f"[technologies.TB{i}]\neffect = 'defence'\nsymbols = 7\n" for i in range(3, 7))))


def test_the_kernel_starts_with_what_the_files_say():
    """D1.1, D1.3, D2.1, D2.5, D2.6: numbers of the rules, in the kernel and as facts of the files."""
    values = standard().values
    (player,) = setup.starting_players(1)
    bag = dict(zip(COLOUR_NAMES, list(player.holds)[state.BAG :], strict=False))
    assert {colour: n for colour, n in bag.items() if n} == {
        colour: n for colour, n in values["bag"].items() if colour not in REMARKS
    }
    assert list(setup.POINTS_FOR) == values["supply"]["points"]
    assert list(setup.REMOVED_FOR) == values["supply"]["dice_removed"]
    assert (player.tents, player.houses) == (6, 5)
    assert sum(PARTS.dice) == 51


WORDS = ["gold", "settle", "desert", "fact", "once", "fetch", "TA1", "A", ""]
KEYS = ["a", "cards", "count", "effect", "faces", "known", "status"]
plain = st.recursive(
    st.one_of(st.booleans(), st.integers(-5, 30), st.sampled_from(WORDS)),
    lambda inner: st.one_of(st.lists(inner, max_size=9), st.dictionaries(st.sampled_from(KEYS), inner)),
    max_leaves=9,
)


@settings(max_examples=examples(400))
@given(st.sampled_from(sorted(set(SHIPPED) - {"format"})), st.data())
def test_arbitrary_values_load_or_are_refused(tmp_path_factory, as_toml, section, data):
    path: Path = tmp_path_factory.mktemp("own") / "own.toml"
    place = [section]
    table = SHIPPED[section]
    key = data.draw(st.sampled_from(sorted(table)))
    if isinstance(table[key], dict) and data.draw(st.integers(0, 3)):
        place.append(key)
        key = data.draw(st.sampled_from(sorted({*table[key], "effect", "points"})))
    value = as_toml(data.draw(plain))
    path.write_text(f"[{'.'.join(map(json.dumps, place))}]\n{key!r} = {value}\n", encoding="utf-8")
    try:
        found = load(path)
    except landrush.BadComponents as error:
        assert "\n" not in str(error)
    else:
        assert len(found.presets) >= 4
        assert list(found.parts.dice) == list(PARTS.dice)
        assert list(found.parts.tile_high) == list(PARTS.tile_high)
