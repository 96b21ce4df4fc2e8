"""The documentation tells the truth: its tables, examples and links are compared with the code."""

from __future__ import annotations

import doctest
import itertools
import json
import re
from collections import defaultdict
from pathlib import Path

import pytest

import landrush
from landrush.engine.rng import Rng
from landrush.games.montana.components import COLOUR_NAMES, GOOD_NAMES, standard
from landrush.games.montana.parts import FIELD, TILES
from landrush.games.montana.town import ROW_COINS, ROW_GOODS, ROW_UPGRADES

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules" / "montana.md"
NOTATION = ROOT / "docs" / "notation.md"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md"))]
GAME = landrush.game("montana")

# The first and last clause of each section.
CLAUSES = {1: (1, 5), 2: (0, 7), 3: (1, 4), 4: (1, 5), 5: (1, 4), 6: (1, 16), 7: (1, 7), 8: (1, 2), 9: (1, 2)}
RULINGS = ["M2.0", "M2.1", "M2.2", "M4.2", "M4.4", "M5.3", "M6.4", "M6.11", "M6.15", "M7.5", "M7.7"]


def read(page):
    return page.read_text(encoding="utf-8")


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


def all_clauses():
    return [f"M{section}.{i}" for section, (low, high) in CLAUSES.items() for i in range(low, high + 1)]


def example_state():
    state = GAME.new(2)
    (entries,) = blocks(NOTATION, "entries")
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


def played(players):
    """The positions of a random game."""
    rng = Rng(players)
    state = GAME.new(players)
    while state.to_move != landrush.OVER:
        yield state
        actions = state.legal_actions()
        state.apply(actions[rng.randrange(len(actions))])
    yield state


def test_rules_page_has_every_clause_once_and_in_order():
    assert re.findall(r"^- \*\*(M\d+\.\d+)\*\* ", read(RULES), re.MULTILINE) == all_clauses()


def test_rules_page_names_no_other_clause():
    assert set(re.findall(r"\bM\d+\.\d+\b", read(RULES))) == set(all_clauses())


def test_code_names_only_clauses_of_the_rules_page():
    sources = [path for path in (ROOT / "src").rglob("*") if path.suffix in (".py", ".toml")]
    named = {clause for path in sources for clause in re.findall(r"\bM\d+\.\d+\b", read(path))}
    assert named
    assert named <= set(all_clauses())


def test_every_ruling_is_marked():
    clauses = re.split(r"^- \*\*(M\d+\.\d+)\*\* ", read(RULES), flags=re.MULTILINE)
    texts = dict(zip(clauses[1::2], clauses[2::2], strict=True))
    assert [clause for clause, text in texts.items() if "**Ruling:**" in text] == RULINGS


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
            space.get("status", production["status"]),
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


def test_moves_of_examples_are_moves():
    state = GAME.new(2)
    lines = [line for block in blocks(RULES, "moves") for line in block.splitlines()]
    assert lines
    for line in lines:
        text = re.split(r"\s{2,}", line)[0]
        assert state.notation(state.parse(text)) == text


def test_action_table():
    text = read(NOTATION).split("<!-- actions montana -->")[1].split("<!-- end -->")[0]
    rows = re.findall(r"^\| (\d+) \| (\d+) \| `(.+)` \| (.+) \|$", text, re.MULTILINE)
    assert [(int(first), int(last), move, what) for first, last, move, what in rows] == GAME.action_table()


def test_forms_of_moves_are_those_of_the_action_table():
    rows = [row for found in tables(NOTATION) if found[0][:2] == ["Text", "Example"] for row in found[1:]]
    assert {row[0].strip("`") for row in rows} == {text for _, _, text, _ in GAME.action_table()}
    state = GAME.new(2)
    for form, example, _ in rows:
        text = example.strip("`")
        first, last = next((low, high) for low, high, move, _ in GAME.action_table() if f"`{move}`" == form)
        assert first <= state.parse(text) <= last


def test_words_are_those_of_the_moves():
    words = {name: re.findall(r"`([^`]+)`", text) for name, text in table(NOTATION, "Word", "One of")}
    verbs = {"pick": "COLOUR", "take": "GOOD", "upgrade": "METAL", "trade": "WARE"}
    texts = [GAME.new(2).notation(action).split() for action in range(GAME.num_ids)]
    for verb, word in verbs.items():
        assert words[word] == [text[1] for text in texts if text[0] == verb]
    areas = [text[0] for text in texts if text[0] in words["AREA"] and text[1] == "1"]
    assert words["AREA"] == areas


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
    for ply, state in enumerate(played(players)):
        if ply % 5 == 0 or state.to_move == landrush.OVER:
            found |= keys(json.loads(state.to_json()), names) | keys(state.view(0), names)
    assert {"ask", "served", "must", "lowest", "part", "slot", "terrain"} <= found
    assert found <= set(re.findall(r"`([a-z_]+)`", read(NOTATION)))


def test_example_position():
    state = example_state()
    position, view = [json.loads(block) for block in blocks(NOTATION, "json")]
    assert position == json.loads(state.to_json())
    assert GAME.from_json(json.dumps(position)).to_json() == state.to_json()
    assert f"`{state.digest()}`" in read(NOTATION)
    assert view == {key: value for key, value in state.view(1).items() if key not in ("position", "printed")}


def test_hash_of_the_shipped_components():
    assert f"have the hash `{standard().digest}`" in read(NOTATION)


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
