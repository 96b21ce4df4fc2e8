"""Montana's drawings: every question of whole games, at every size, within the width."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import landrush
from landrush.bots import bot
from landrush.cli.session import Session
from landrush.drawing import STYLES, seat_names
from landrush.engine.rng import Rng
from landrush.engine.state import CHANCE, OVER, State
from landrush.games.montana.draw import Drawing
from landrush.match.match import Match

SIZES = ((80, 24), (80, 50), (120, 40), (200, 60))


def positions(players: int, seed: int) -> list[State]:
    """The decisions of a random game, and its end."""
    state = landrush.game("montana").new(players)
    chance, chooser = Rng(seed), bot("random", seed)
    out = []
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.advance(chance)
        else:
            out.append(state.clone())
            state.apply(chooser.choose(state))
    return [*out, state]


def drawing_of(state: State) -> Drawing:
    return Drawing(state.game, seat_names(state), STYLES)


def lines(what: Any, width: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width)
    return ["".join(part.text for part in line).rstrip() for line in console.render_lines(what, pad=False)]


def session(state: State, width: int = 80) -> Session:
    console = Console(file=io.StringIO(), width=width, height=24)
    match = Match.new("montana", ["human"] * state.seats, seed=0, position=state.to_json())
    return Session(console, match, drawing_of(state), seat_names(state), {}, 0, False)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_question_has_words_and_names_every_move_once(players: int) -> None:
    for state in positions(players, players)[:-1]:
        view = state.view(state.to_move)
        drawing = drawing_of(state)
        assert drawing.ask(view).endswith((".", "(last round)"))
        at_table = session(state)
        groups = drawing.options(
            view, lambda action, table=at_table, view=view: table.after(view["seat"], action)
        )
        moves = [text for _, group in groups for text, _, _ in group]
        assert sorted(moves) == sorted(option["text"] for option in view["options"])
        for heading, group in groups:
            for text, label, _ in group:
                assert label == text or f"{heading.removesuffix('…')}{label}" == text
        assert [at_table.understood(str(i + 1), moves) for i in range(len(moves))] == [
            (m, None) for m in moves
        ]
        assert all(len(line) <= 80 for line in at_table.option_lines(groups))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_wider_than_the_terminal_or_cut_off(players: int) -> None:
    for state in positions(players, 7)[::20]:
        view = state.view(None)
        drawing = drawing_of(state)
        land, board = lines(drawing.landscape(view), 80), lines(drawing.board(view, 80), 80)
        rows = {each["r"] for each in view["position"]["landscape"]["fields"]}
        assert len(land) == 2 * len(rows)
        assert len(board) == 13
        for width, height in SIZES:
            shown = lines(drawing.table(view, width, height), width)
            assert max(map(len, shown)) <= width
            assert not any("…" in line for line in shown)
            if width >= 120 and height > len(land) + players:
                assert [line[: len(hexes)] for line, hexes in zip(shown, land, strict=False)] == land
                assert shown[1].endswith(board[1][-5:])


def test_a_field_shows_its_price_or_its_owner() -> None:
    """Rule 5 of the look: never both."""
    state = positions(2, 3)[-1]
    land = state.view(None)["position"]["landscape"]
    drawing = drawing_of(state)
    for each in land["fields"]:
        owned = next((s for s in land["settlements"] if s["field"] == each["field"]), None)
        above, below, _ = drawing.hex_lines(each, owned, "", 0)
        assert above.startswith(each["field"])
        if owned:
            assert below.strip() == "●▲"[owned["seat"]] * owned["count"]
        elif each["terrain"] == "field":
            assert len(below) == sum(each["cost"].values())


def test_before_the_start_tile_the_map_shows_the_printed_cattle_and_canteens() -> None:
    """M2.2, M2.3: the first player chooses the field knowing what lies where."""
    before, *rest = (state for state in positions(3, 2))
    land = before.view(None)["position"]["landscape"]
    assert land["cattle"] == []
    drawn = drawing_of(before).landscape(before.view(None)).plain
    placed = rest[0].view(None)["position"]["landscape"]
    symbols = {each["field"]: each["symbol"] for each in land["fields"] if each["symbol"]}
    assert {name for name in symbols if symbols[name] == "cattle"} - {placed["start"]} == set(
        placed["cattle"]
    )
    assert {name for name in symbols if symbols[name] == "canteen"} == set(placed["canteens"])
    assert drawn.count("Ÿ") == sum(1 for symbol in symbols.values() if symbol == "cattle")
    assert drawn.count("ô") == sum(1 for symbol in symbols.values() if symbol == "canteen")


def over(*boards: dict[str, int]) -> dict[str, Any]:
    """The view of a finished game with these boards: settlements placed, cattle, coins."""
    state = landrush.game("montana").new(len(boards))
    view = state.view(None)
    view["scores"] = [board["placed"] for board in boards]
    for mine, board in zip(view["position"]["boards"], boards, strict=True):
        mine.update(cattle=board["cattle"], canteens=0, coins=board["coins"])
    return view


@pytest.mark.parametrize(
    ("first", "second", "reason"),
    [
        ((12, 0, 0), (11, 9, 9), "Most settlements on the landscape: 12."),
        ((12, 3, 0), (12, 2, 9), "Equal in settlements; most cattle plus canteens: 3."),
        ((12, 3, 5), (12, 3, 4), "most coins plus workers plus goods: 9."),
        ((12, 3, 5), (12, 3, 5), "the victory is shared."),
    ],
)
def test_the_ranking_says_what_decided(first: tuple[int, ...], second: tuple[int, ...], reason: str) -> None:
    """M9.2."""
    keys = ("placed", "cattle", "coins")
    view = over(dict(zip(keys, second, strict=True)), dict(zip(keys, first, strict=True)))
    shown = lines(drawing_of(landrush.game("montana").new(2)).ranking(view), 120)
    assert shown[-1].endswith(reason)
    places = [line.split()[0] for line in shown[1:-1]]
    assert places == (["1", "1"] if first == second else ["1", "2"])
    assert "▲ Yellow" in shown[1] or first == second
