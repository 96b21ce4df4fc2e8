"""Dice Settlers' drawings: every question of random games, within the width."""

from __future__ import annotations

import io
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import landrush as package
from landrush.bots import bot
from landrush.cli.session import Session
from landrush.component_files import REMARKS
from landrush.drawing import STYLES, seat_names
from landrush.engine.rng import Rng
from landrush.engine.state import CHANCE, OVER, State
from landrush.games.dice_settlers.draw import Drawing, counts, entry_name
from landrush.games.dice_settlers.draw.printed import effect_words
from landrush.games.dice_settlers.position import FRAMES
from landrush.l10n import message
from landrush.match.match import Match
from tests.rounds import rounds

WIDTHS = (80, 120)
# Which questions of each kind are looked at: the map grows meanwhile.
SAMPLES = (1, 6)[: rounds(1, 2)]
MAX_PLIES = 1500


@cache
def positions(players: int) -> list[State]:
    """A few decisions of each kind from random games, and the end of one."""
    out: list[State] = []
    for seed, explosive in ((players, False), (players + 10, True)):
        state = package.game("dice-settlers").new(players, technologies="random", explosive=explosive)
        chance, chooser = Rng(seed), bot("random", seed)
        seen: dict[str, int] = {}
        plies = 0
        while state.to_move != OVER and plies < MAX_PLIES:
            if state.to_move == CHANCE:
                state.advance(chance)
                continue
            plies += 1
            kind = state.view(None)["question"]["ask"]
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] in SAMPLES:
                out.append(state.clone())
            state.apply(chooser.choose(state))
        out.append(state)
    return out


def drawing_of(state: State) -> Drawing:
    return Drawing(state.game, seat_names(state), STYLES)


def lines(what: Any, width: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width)
    return ["".join(part.text for part in line).rstrip() for line in console.render_lines(what, pad=False)]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_question_has_words_and_names_every_move_once(players: int) -> None:
    for state in positions(players):
        if state.to_move == OVER:
            continue
        view = state.view(state.to_move)
        drawing = drawing_of(state)
        assert drawing.ask(view).endswith((".", "?", "(last round)"))
        console = Console(file=io.StringIO(), width=80, height=24)
        match = Match.new("dice-settlers", ["human"] * players, seed=0, position=state.to_json())
        at_table = Session(console, match, drawing, seat_names(state), {}, 0, False)
        groups = drawing.options(
            view, lambda action, table=at_table, view=view: table.after(view["seat"], action)
        )
        moves = [text for _, group in groups for text, _, _ in group]
        assert sorted(moves) == sorted(option["text"] for option in view["options"])
        for heading, group in groups:
            for text, label, _ in group:
                verb, _, rest = text.partition(" ")
                assert label == text or (label == rest and heading.endswith(f"{verb} …"))
        assert [len(line) for line in at_table.option_lines(groups) if len(line) > 80] == []


@pytest.mark.longer
@pytest.mark.parametrize("width", [80, pytest.param(120, marks=pytest.mark.long)])
@pytest.mark.parametrize("players", [1, *(pytest.param(n, marks=pytest.mark.long) for n in (2, 3)), 4])
def test_table_and_parts_are_within_the_width(players: int, width: int) -> None:
    for state in positions(players):
        drawing = drawing_of(state)
        view = state.view(None if state.to_move == OVER else state.to_move)
        shown = [drawing.part(view, name, width) for name in drawing.parts]
        shown += [drawing.table(view, width, height) for height in (14, 60)]
        shown.append(drawing.ranking(view))
        for each in shown:
            drawn = lines(each, width)
            assert drawn
            assert max(map(len, drawn)) <= width
            assert not any("…" in line for line in drawn)
        assert all(seat in lines(shown[-1], width)[i + 1] for i, seat in enumerate(ranked(state)))


def ranked(state: State) -> list[str]:
    names, scores = seat_names(state), state.scores()
    return [names[seat] for seat in sorted(range(len(names)), key=lambda seat: -scores[seat])]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_map_shows_every_tile_and_every_place_that_can_be_chosen(players: int) -> None:
    looked = 0
    for state in positions(players):
        view = state.view(None if state.to_move == OVER else state.to_move)
        land = "\n".join(lines(drawing_of(state).part(view, "map", 200), 200))
        for each in view["position"]["map"]:
            assert f"│{each['tile']}" in land or f"▌{each['tile']}" in land
            for seat, tents in enumerate(each["tents"]):
                assert tents == 0 or f"{'●▲■◆'[seat]}{tents}" in land
        for option in view["options"]:
            if option["text"].startswith("spot "):
                looked += 1
                assert f"▌{option['text'][5:]} " in land
    assert looked > 0


def test_a_map_wider_than_the_terminal_becomes_a_list() -> None:
    state = positions(4)[-1]
    drawn = lines(drawing_of(state).part(state.view(None), "map", 30), 200)
    assert drawn[0].split() == ["tile", "terrain", "points", "ability", "there"]
    assert len(drawn) == 1 + len(state.view(None)["position"]["map"])


def test_every_kind_of_frame_has_words() -> None:
    """Numbers that fit every kind of frame, and both wordings of those with two."""
    drawing = drawing_of(package.game("dice-settlers").new(2))
    for kind, args in FRAMES.values():
        for number in (0, 1):
            frame = {"ask": kind, "seat": 0, **dict.fromkeys(args, number)}
            if "tile" in args:
                frame["tile"] = 8
            for action in (2, 3, 4, 6) if kind == "act" else (0,):
                given = {**frame, "action": action} if kind == "act" else frame
                assert drawing.questions.question(given).endswith((".", "?"))


def test_every_technology_has_its_effect_in_words() -> None:
    values = package.game("dice-settlers").new(2).game.components.values
    for name, card in values["technologies"].items():
        if isinstance(card, dict):
            assert 0 < len(effect_words(card)) <= 60, name


def test_the_counts_are_those_of_the_rules() -> None:
    for clause, what, rules, file in counts(package.game("dice-settlers").new(2).game.components.values):
        assert rules.removeprefix("at least ") == file, (clause, what)
    assert entry_name(("technologies", "TA1", "min_players")) == "TA1 min_players"


def test_components_as_a_table_and_as_json(landrush) -> None:
    done = landrush("components", "dice-settlers", COLUMNS="120")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Counts checked against the rules" in done.stdout
    found = json.loads(landrush("components", "dice-settlers", "--json").stdout)
    assert found["game"] == "dice-settlers"
    assert {each["path"] for each in found["values"]} >= {"tiles.40.points", "technologies.TX7.effect"}


@pytest.mark.long
@pytest.mark.parametrize("width", WIDTHS)
def test_a_person_can_play_with_the_first_option(landrush, width: int) -> None:
    seats = "human,random,random" if width == 120 else "human,random"
    arguments = ("play", "dice-settlers", "--seats", seats, "--seed", "3")
    done = landrush(*arguments, stdin="1\n" * 3000, COLUMNS=str(width), LINES="40")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over." in done.stdout
    assert "Most points: " in done.stdout
    assert "luck in points" in done.stdout.split("Statistics")[1]
    assert all(len(line) <= width for line in done.stdout.splitlines())


def test_the_log_names_technologies(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('[technologies.TX1]\nen = "Black Powder"\n', encoding="utf-8")
    state = package.game("dice-settlers").new(2, components=own, technologies="random", explosive=True)
    state.listen()
    for entry in ["first 1", "card TA1", "card TB3", "card TB12", "card TC2", "card TC9", "card TD5"]:
        state.apply(state.parse(entry))
    for entry in ("card TE1", "card TE2", "card TE3", "card TX1"):
        state.apply(state.parse(entry))
    told = [package.describe(event) for event in state.take_events()]
    assert told[1] == "Technology Stabilization was laid out."
    assert told[-1] == "Technology Black Powder was laid out."


def test_words_and_components_name_technologies_alike() -> None:
    for name, card in package.game("dice-settlers").components.values["technologies"].items():
        if name not in REMARKS:
            assert message(f"tech-{name.lower()}") == card["en"]
