"""The documentation tells the truth: its tables, examples and links are compared with the code."""

from __future__ import annotations

import doctest
import itertools
import json
import re
from collections import defaultdict
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import NamedTuple

import pytest

import landrush
from landrush.engine.rng import Rng
from landrush.games.dice_settlers import components as dice_settlers
from landrush.games.dice_settlers import recruit, scoring, trade
from landrush.games.dice_settlers.notation import DIE_NAMES
from landrush.games.dice_settlers.position import FRAMES
from landrush.games.montana.components import COLOUR_NAMES, GOOD_NAMES, standard
from landrush.games.montana.parts import FIELD, TILES
from landrush.games.montana.town import ROW_COINS, ROW_GOODS, ROW_UPGRADES

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules" / "montana.md"
DICE_SETTLERS = ROOT / "docs" / "rules" / "dice-settlers.md"
NOTATION = ROOT / "docs" / "notation.md"
PARTS = dict(
    zip(
        ("montana", "dice-settlers"),
        NOTATION.read_text(encoding="utf-8").split("\n## Dice Settlers\n"),
        strict=True,
    )
)
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md"))]
GAME = landrush.game("montana")


class Book(NamedTuple):
    """A rules page: its game, how many clauses its sections have, which clauses are rulings."""

    page: Path
    game: str
    sections: list[int]
    rulings: str

    @property
    def letter(self):
        return self.game[0].upper()

    def clauses(self):
        found = [f"{self.letter}{i}.{k}" for i, n in enumerate(self.sections, 1) for k in range(1, n + 1)]
        if self.game == "montana":
            found.insert(found.index("M2.1"), "M2.0")
        return found


BOOKS = [
    Book(
        RULES,
        "montana",
        [5, 7, 5, 5, 4, 16, 7, 2, 2],
        "M2.0 M2.1 M2.2 M4.2 M4.4 M5.3 M6.4 M6.11 M6.15 M7.5 M7.7",
    ),
    Book(
        DICE_SETTLERS,
        "dice-settlers",
        [4, 7, 3, 5, 7, 8, 3, 2, 2, 1, 5, 20, 1, 4],
        "D1.1 D3.2 D4.4 D4.5 D5.1 D5.2 D5.4 D5.5 D6.1 D6.2 D6.4 D6.7 D7.1 D7.3 D12.1 D12.2 D12.5 D12.7 D12.9 "
        "D12.10 D12.12 D12.13 D12.14 D12.15 D12.17 D14.2",
    ),
]
every_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)


def read(page):
    """The text of a page, or a part of one that is text already."""
    return page if isinstance(page, str) else page.read_text(encoding="utf-8")


def blocks(page, language):
    """The contents of all fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", read(page), re.MULTILINE | re.DOTALL)


def tables(page):
    """All Markdown tables as lists of rows of cells, the header first."""
    found, rows = [], []
    for line in [*read(page).splitlines(), ""]:
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip("|").split("|")])
        elif rows:
            found.append([rows[0], *rows[2:]])
            rows = []
    return found


def table(page, *header):
    """The rows of the one table whose header begins with these cells."""
    (found,) = [rows[1:] for rows in tables(page) if rows[0][: len(header)] == list(header)]
    return found


def example_state(name):
    state = landrush.game(name).new(2)
    (entries,) = blocks(PARTS[name], "entries")
    for entry in entries.split(","):
        state.apply(state.parse(entry))
    return state


def keys(value, names):
    """Every key inside a JSON value, without the tables that are keyed by names."""
    if isinstance(value, list):
        return {key for inner in value for key in keys(inner, names)}
    if not isinstance(value, dict):
        return set()
    own = {key for key in value if key not in names}
    return own.union(*(keys(inner, names) for inner in value.values()))


def played(name, players, **options):
    """The positions of a random game."""
    rng = Rng(players)
    state = landrush.game(name).new(players, **options)
    while state.to_move != landrush.OVER:
        yield state
        actions = state.legal_actions()
        state.apply(actions[rng.randrange(len(actions))])
    yield state


@every_book
def test_rules_page_has_every_clause_once_and_in_order(book):
    pattern = rf"^- \*\*({book.letter}\d+\.\d+)\*\* "
    assert re.findall(pattern, read(book.page), re.MULTILINE) == book.clauses()


@every_book
def test_rules_page_names_no_other_clause(book):
    assert set(re.findall(rf"\b{book.letter}\d+\.\d+\b", read(book.page))) == set(book.clauses())


@every_book
def test_code_names_only_clauses_of_the_rules_page(book):
    sources = [path for path in (ROOT / "src").rglob("*") if path.suffix in (".py", ".toml")]
    pattern = rf"\b{book.letter}\d+\.\d+\b"
    named = {clause for path in sources for clause in re.findall(pattern, read(path))}
    assert named
    assert named <= set(book.clauses())


@every_book
def test_every_ruling_is_marked(book):
    clauses = re.split(rf"^- \*\*({book.letter}\d+\.\d+)\*\* ", read(book.page), flags=re.MULTILINE)
    texts = dict(zip(clauses[1::2], clauses[2::2], strict=True))
    assert [clause for clause, text in texts.items() if "**Ruling:**" in text] == book.rulings.split()


def test_dice_settlers_tables_are_those_of_the_component_files():
    """tools/docs.py writes them again."""
    spec = spec_from_file_location("docs", ROOT / "tools" / "docs.py")
    tool = module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.with_tables(read(DICE_SETTLERS)) == read(DICE_SETTLERS)
    assert tool.with_hashes(read(NOTATION)) == read(NOTATION)
    assert len(table(DICE_SETTLERS, "Tile", "Players")) == 40
    assert len(table(DICE_SETTLERS, "Card", "Name")) == 55


def test_setup_table():
    setup = standard().values["setup"]
    rows = [[int(cell) for cell in row[1:]] for row in table(RULES, "Players", "2", "3", "4")]
    assert rows == [
        setup["landscape_tiles"],
        setup["settlements"],
        setup["small_goods_in_supply"],
        setup["large_goods_in_supply"],
    ]
    (coins,) = table(RULES, "Place in turn order")
    assert [int(cell) for cell in coins[1:]] == setup["coins_by_turn_order"]


def test_dice_settlers_setup_table():
    """D2.5, D2.6."""
    values = dice_settlers.standard().values
    removed = values["supply"]["dice_removed"]
    rows = [[int(cell) for cell in row[1:]] for row in table(DICE_SETTLERS, "Players", "2", "3", "4")]
    assert rows == [
        values["supply"]["points"],
        removed,
        [values["dice"]["green"]["count"] - seats - removed[seats - 2] for seats in (2, 3, 4)],
        [values["dice"]["grey"]["count"] - removed[seats - 2] for seats in (2, 3, 4)],
    ]


def test_dice_settlers_prices_and_points():
    """D6.1, D6.6, D11.4."""
    (symbols,) = table(DICE_SETTLERS, "Dice", "1", "2", "3")
    assert [int(cell) for cell in symbols[1:]] == list(recruit.THRESHOLDS)
    worth = [int(points) for _, points in table(DICE_SETTLERS, "You give", "Points")]
    assert worth == [trade.EQUAL_POINTS, trade.DIFFERENT_POINTS, trade.TWO_POINTS, trade.DIE_POINTS]
    (points,) = table(DICE_SETTLERS, "Houses on the map")
    assert [int(cell) for cell in points[1:]] == list(scoring.HOUSE_POINTS)[1:]


def test_dice_settlers_setup_can_be_played():
    """D2: the moves of the example, from the beginning to the first draw."""
    (setup,) = [block for block in blocks(DICE_SETTLERS, "moves") if block.startswith("first 1 ")]
    state = landrush.game("dice-settlers").new(2)
    for line in setup.splitlines():
        state.apply(state.parse(re.split(r"\s{2,}", line)[0]))
    assert state.view(0)["question"]["ask"] == "drawing"


def test_colour_table():
    colours = standard().values["colours"]
    rows = [(worker, colour) for worker, colour, *_ in table(RULES, "Worker", "Colour")]
    assert rows == [(name, colours[name]) for name in COLOUR_NAMES]


def test_wheel_table():
    wheel = standard().values["wheel"]
    assert table(RULES, "Segment", "Workers", "Status") == [
        [str(i), ", ".join(segment["workers"]), segment.get("status", wheel["status"])]
        for i, segment in enumerate(wheel["segments"], 1)
    ]


def test_bank_table():
    bank = standard().values["bank"]
    assert table(RULES, "Bank space", "Workers", "Coins", "Status") == [
        [str(i), str(space["workers"]), str(space["coins"]), space.get("status", bank["status"])]
        for i, space in enumerate(bank["spaces"], 1)
    ]


def known_words(space):
    """How a space of the worker board is known, in the words of the page."""
    apart = space.get("known")
    return (
        f"{', '.join(apart['fields'])} {apart['status']}, the rest {space['status']}"
        if apart
        else space["status"]
    )


def test_production_table():
    production = standard().values["production"]
    areas = {name: area for name, area in production.items() if isinstance(area, dict)}
    assert table(RULES, "Area", "Good", "Space", "Coins", "Goods", "Small part", "Status") == [
        [
            name.replace("_", " "),
            area["good"],
            str(i),
            str(space["coins"]),
            str(space["goods"]),
            str(space["small"]),
            known_words(space),
        ]
        for name, area in areas.items()
        for i, space in enumerate(area["spaces"], 1)
    ]


def test_price_table():
    prices = standard().values["town"]["column_prices"]
    columns = [str(i) for i in range(1, len(prices) + 1)]
    (row,) = table(RULES, "Column", *columns)
    assert [int(cell) for cell in row[1:]] == prices


def test_reward_table():
    """M6.16."""
    rewards = [reward for _, reward, _ in table(RULES, "Row", "Reward")]
    upgrades = [re.search(r"up to (\d) upgrade", reward) for reward in rewards]
    assert [int(found[1]) if found else 0 for found in upgrades] == list(ROW_UPGRADES)
    assert rewards[0].startswith("1 cattle")
    assert rewards[1].startswith(f"exactly {ROW_GOODS} goods")
    assert rewards[3].startswith(f"{ROW_COINS} coins")


@every_book
def test_moves_of_examples_are_moves(book):
    state = landrush.game(book.game).new(2)
    lines = [line for block in blocks(book.page, "moves") for line in block.splitlines()]
    assert lines
    for line in lines:
        text = re.split(r"\s{2,}", line)[0]
        assert state.notation(state.parse(text)) == text


every_game = pytest.mark.parametrize("name", PARTS)


@every_game
def test_action_table(name):
    text = read(NOTATION).split(f"<!-- actions {name} -->")[1].split("<!-- end -->")[0]
    rows = re.findall(r"^\| (\d+) \| (\d+) \| `(.+)` \| (.+) \|$", text, re.MULTILINE)
    found = [(int(first), int(last), move, what) for first, last, move, what in rows]
    assert found == landrush.game(name).action_table()


@every_game
def test_forms_of_moves_are_those_of_the_action_table(name):
    game = landrush.game(name)
    rows = [row for found in tables(PARTS[name]) if found[0][:2] == ["Text", "Example"] for row in found[1:]]
    assert {row[0].strip("`") for row in rows} == {text for _, _, text, _ in game.action_table()}
    state = game.new(2)
    for form, example, _ in rows:
        text = example.strip("`")
        first, last = next((low, high) for low, high, move, _ in game.action_table() if f"`{move}`" == form)
        assert first <= state.parse(text) <= last


def words(name):
    return {word: re.findall(r"`([^`]+)`", text) for word, text in table(PARTS[name], "Word", "One of")}


def texts(name):
    """The texts of all ids, split into words."""
    game = landrush.game(name)
    return [game.new(2).notation(action).split() for action in range(game.num_ids)]


@pytest.mark.parametrize(
    ("name", "verb", "word"),
    [
        ("montana", "pick", "COLOUR"),
        ("montana", "take", "GOOD"),
        ("montana", "upgrade", "METAL"),
        ("montana", "trade", "WARE"),
        ("dice-settlers", "colour", "COLOUR"),
        ("dice-settlers", "face", "SYMBOL"),
        ("dice-settlers", "token", "RESOURCE, R"),
    ],
)
def test_words_are_those_of_the_moves(name, verb, word):
    assert words(name)[word] == [text[1] for text in texts(name) if text[0] == verb]


def test_areas_are_those_of_the_moves():
    areas = words("montana")["AREA"]
    assert areas == [text[0] for text in texts("montana") if text[0] in areas and text[1] == "1"]


def test_sides_are_those_of_the_moves():
    sides = words("dice-settlers")["SIDE"]
    spots = [text[1] for text in texts("dice-settlers") if text[0] == "spot"]
    assert spots == ["origin", *(f"{tile}-{side}" for tile in range(1, 41) for side in sides)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_maps_show_the_fields_where_they_lie(players):
    (drawn,) = blocks(NOTATION, f"map-{players}")
    layout, names = standard().layouts[players], standard().cell_names[players]
    west = min(2 * q + r for q, r in zip(layout.q, layout.r, strict=True))
    north = min(layout.r)
    places = {
        match[0]: (row, match.start())
        for row, line in enumerate(drawn.splitlines())
        for match in re.finditer(r"\S+", line)
    }
    assert places == {
        name: (layout.r[cell] - north, 2 * (2 * layout.q[cell] + layout.r[cell] - west))
        for cell, name in enumerate(names)
    }
    centres = dict(table(NOTATION, "Players", "Centres, in the order of the places"))
    assert centres[str(players)].split(", ") == list(names[::7])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_key_of_positions_and_views_is_explained(players):
    names = {*GOOD_NAMES, *COLOUR_NAMES} - {"grain", "copper", "stone"}
    found = set()
    for ply, state in enumerate(played("montana", players)):
        if ply % 5 == 0 or state.to_move == landrush.OVER:
            found |= keys(json.loads(state.to_json()), names) | keys(state.view(0), names)
    assert {"ask", "served", "must", "part", "slot", "terrain"} <= found
    assert found <= set(re.findall(r"`([a-z0-9_]+)`", PARTS["montana"]))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_key_of_dice_settlers_is_explained(players):
    names = {*dice_settlers.COLOUR_NAMES, *dice_settlers.RESOURCE_NAMES, *DIE_NAMES}
    found = set()
    for ply, state in enumerate(played("dice-settlers", players, technologies="random", explosive=True)):
        if ply % 20 == 0 or state.to_move == landrush.OVER:
            found |= keys(json.loads(state.to_json()), names) | keys(state.view(0), names)
    assert {"ask", "refill", "free_places", "bag_size", "factories_again"} <= found
    explained = PARTS["dice-settlers"] + "".join(f"`{key}`" for key in ("action", "text"))
    assert found <= set(re.findall(r"`([a-z0-9_]+)`", explained))


def test_every_frame_of_dice_settlers_is_explained():
    rows = table(PARTS["dice-settlers"], "`ask`", "Who answers")
    found = {row[0].strip("`"): tuple(re.findall(r"`([a-z0-9_]+)`", row[2])) for row in rows}
    assert found == dict(FRAMES.values())
    keys_explained = {
        key for row in table(PARTS["dice-settlers"], "Key", "In") for key in re.findall(r"`(\w+)`", row[0])
    }
    assert {key for args in found.values() for key in args} == keys_explained


@every_game
def test_example_position(name):
    state = example_state(name)
    position, view = [json.loads(block) for block in blocks(PARTS[name], "json")]
    assert position == json.loads(state.to_json())
    assert landrush.game(name).from_json(json.dumps(position)).to_json() == state.to_json()
    assert f"`{state.digest()}`" in PARTS[name]
    seen = state.view(view["seat"])
    assert view == {key: value for key, value in seen.items() if key not in ("position", "printed")}


@every_game
def test_hash_of_the_shipped_components(name):
    assert f"have the hash `{landrush.game(name).components.digest}`" in " ".join(PARTS[name].split())


def test_python_examples_run(tmp_path, monkeypatch):
    (own,) = blocks(NOTATION, "toml")
    (tmp_path / "own.toml").write_text(own, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    failed, attempted = doctest.testfile(str(NOTATION), module_relative=False, encoding="utf-8")
    assert attempted > 10
    assert failed == 0


@pytest.mark.parametrize(("index", "own"), [(0, "[box]\ncattle = 30\n"), (1, "[twon]\nrows = 4\n")])
def test_component_errors(tmp_path, monkeypatch, index, own):
    monkeypatch.chdir(tmp_path)
    Path("own.toml").write_text(own, encoding="utf-8")
    (shown,) = blocks(NOTATION, "errors")
    with pytest.raises(landrush.BadComponents) as refused:
        GAME.new(2, components="own.toml")
    assert str(refused.value) == shown.splitlines()[index]


def can_be_closed(choices, closed):
    """Whether each place can get one of its tiles so that no two fields touch across a border in `closed`."""
    if not choices:
        return True
    place = min(choices, key=lambda place: len(choices[place]))
    for tile in choices[place]:
        left = {
            other: {
                choice
                for choice in tiles
                if choice[0] != tile[0]
                and ((place, other) not in closed or choice in closed[place, other][tile])
            }
            for other, tiles in choices.items()
            if other != place
        }
        if all(left.values()) and can_be_closed(left, closed):
            return True
    return False


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_shipped_landscape_has_fields_that_are_cut_off(players):
    """M2.2: what the rules page says under Doubts. First within each tile, then between groups of tiles."""
    hexes = {}
    for tile in range(TILES):
        centre, *rim = standard().parts.hex_terrain[7 * tile : 7 * tile + 7]
        pieces = sum(1 for i in range(6) if rim[i] == FIELD and rim[i - 1] != FIELD)
        assert centre == FIELD or pieces <= 1
        for rotation in range(6):
            hexes[tile, rotation] = [centre, *rim[6 - rotation :], *rim[: 6 - rotation]]
    layout = standard().layouts[players]
    borders = defaultdict(list)
    for i, near in enumerate(layout.neighbours):
        cell = i // 6
        if near >= 0 and cell // 7 != near // 7:
            borders[cell // 7, near // 7].append((cell % 7, near % 7))
    closed = {
        border: {
            one: {
                other
                for other in hexes
                if all(hexes[one][a] != FIELD or hexes[other][b] != FIELD for a, b in pairs)
            }
            for one in hexes
        }
        for border, pairs in borders.items()
    }
    for size in range(1, layout.slots // 2 + 1):
        for group in itertools.combinations(range(layout.slots), size):
            cut = {
                border: closed[border] for border in closed if (border[0] in group) != (border[1] in group)
            }
            choices = {place: set(hexes) for place, _ in cut}
            for (place, _), others in cut.items():
                choices[place] -= {tile for tile in hexes if not others[tile]}
            assert not can_be_closed(choices, cut)


def anchors(page):
    """The anchors that GitHub gives to the headings of a page."""
    headings = re.findall(r"^#+ (.+)$", read(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page):
    text = re.sub(r"^```.*?^```$", "", read(page), flags=re.MULTILINE | re.DOTALL)
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), link
