"""Whole games are told in every language: events, reasons, actions, questions and their options."""

from __future__ import annotations

import io
import random
import re
from collections import defaultdict
from functools import cache
from importlib import import_module
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import landrush
from landrush.cli.session import Session
from landrush.drawing import SHAPES, STYLES
from landrush.games import PACKAGES
from landrush.l10n import LANGUAGES, PSEUDO, describe, message, speaking
from landrush.messages import Action, Event, Reason

SETTINGS = [(name, players) for name in landrush.games() for players in landrush.game(name).player_counts]
# So many of each key are told; they differ in their parameters.
SAMPLES = 12
every_language = pytest.mark.parametrize("lang", [*LANGUAGES, PSEUDO])
every_game = pytest.mark.parametrize("name", landrush.games())

Said = Event | Reason | Action


class Heard:
    """What a random game says: a few of each key, and the positions in which something is asked."""

    def __init__(self, name: str, players: int) -> None:
        self.said: dict[str, list[Said]] = defaultdict(list)
        self.asked: dict[str, list[landrush.State]] = defaultdict(list)
        rng = random.Random(players)
        options = {"explosive": True} if name == "dice-settlers" else {}
        state = landrush.game(name).new(players, **options)
        state.listen()
        while state.to_move != landrush.OVER:
            actions = state.legal_actions()
            self.note(state, [*actions, *rng.sample(range(state.game.num_ids), 12)])
            state.apply(rng.choice(actions))
            self.keep(state.take_events())

    def note(self, state: landrush.State, actions: list[int]) -> None:
        """What can be done, and why something else cannot."""
        self.keep([state.explain(action) for action in actions])
        self.keep([why for action in actions if (why := state.game.reason(state, action))])
        if state.to_move >= 0:
            kind = state.view(state.to_move)["question"]["ask"]
            if len(self.asked[kind]) < 2:
                self.asked[kind].append(state.clone())

    def keep(self, said: list[Any]) -> None:
        for each in said:
            known = self.said[each.key]
            if len(known) < SAMPLES and each not in known:
                known.append(each)


@cache
def heard(name: str, players: int) -> Heard:
    return Heard(name, players)


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_everything_that_is_said_has_words_in_every_language(name: str, players: int) -> None:
    said = [each for found in heard(name, players).said.values() for each in found]
    assert {type(each) for each in said} == {Event, Reason, Action}
    for lang in (*LANGUAGES, PSEUDO):
        for each in said:
            text = describe(each, lang)
            assert text.strip() == text != "", (lang, each)
            assert "{" not in text, (lang, each)


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_everything_that_is_asked_has_words_in_every_language(name: str, players: int) -> None:
    for lang in (*LANGUAGES, PSEUDO):
        with speaking(lang):
            for states in heard(name, players).asked.values():
                for state in states:
                    check_question(state)


@every_language
@pytest.mark.parametrize(("name", "players", "width"), [("montana", 2, 80), ("montana", 4, 120)])
def test_montana_fits_in_every_language(name: str, players: int, width: int, lang: str) -> None:
    check_widths(name, players, width, lang)


@every_language
@pytest.mark.parametrize(("name", "players", "width"), [("dice-settlers", 1, 80), ("dice-settlers", 3, 120)])
def test_dice_settlers_fits_in_every_language(name: str, players: int, width: int, lang: str) -> None:
    check_widths(name, players, width, lang)


def check_widths(name: str, players: int, width: int, lang: str) -> None:
    """What is drawn for some of the questions keeps within the width, and nothing is cut off."""
    console = Console(file=io.StringIO(), width=width, height=30)
    with speaking(lang):
        for states in [*heard(name, players).asked.values()][::4]:
            state = states[-1]
            drawing, view = drawing_of(state), state.view(state.to_move)
            session = Session(console, None, drawing, names_of(state), {}, 1, False)
            groups = drawing.options(view, lambda action, state=state: after(state, action))
            shown = [drawing.part(view, part, width) for part in drawing.parts]
            shown += [drawing.legend(), drawing.table(view, width, 30), *session.option_lines(groups)]
            for each in shown:
                for segments in console.render_lines(each, pad=False):
                    line = "".join(segment.text for segment in segments).rstrip()
                    assert cell_len(line) <= width, line
                    assert "…" not in line or "[" in line, line


@every_language
def test_labels_and_hexes_stand_one_below_the_other(lang: str) -> None:
    """Japanese signs take two cells."""
    with speaking(lang):
        state = heard("montana", 3).asked["turn"][0]
        drawing, view = drawing_of(state), state.view(state.to_move)
        wide = drawing.label_width
        lines = [line.plain for line in drawing.board(view, 120).renderables]
        for line in (*lines[:6], lines[-2]):
            label = re.split(r"(?<=\S)\s{1,}(?=[\dg\[ ])", line)[0]
            assert cell_len(label) < wide
            assert line[len(label) :].startswith(" " * (wide - cell_len(label))), line
        header, *rows = (line.plain for line in drawing.players(view).renderables)
        coins = cell_len(header[: header.index("$") + 1])
        for row, board in zip(rows, view["position"]["boards"], strict=True):
            before = next(row[:i] for i in range(len(row)) if cell_len(row[:i]) == coins)
            assert before.endswith(f" {board['coins']}"), row
        for row in drawing.landscape(view).plain.split("\n"):
            walls = [cell_len(row[:i]) for i, sign in enumerate(row) if sign in "│▌"]
            assert all((wall - walls[0]) % 7 == 0 for wall in walls), row


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_fixed_places_are_short_enough(lang: str) -> None:
    for key, room in (("ui-montana-start", 6), ("m-town", 13)):
        assert cell_len(message(key, lang)) <= room


def drawing_of(state: landrush.State) -> Any:
    draw = import_module(PACKAGES[state.game.name] + ".draw")
    return draw.Drawing(state.game, names_of(state), STYLES)


def names_of(state: landrush.State) -> list[str]:
    """The players' shapes and colours, as at the table of a match."""
    seats = range(len(state.scores()))
    return [f"{SHAPES[seat]} {message(f'ui-colour-{seat + 1}')}" for seat in seats]


def check_question(state: landrush.State) -> None:
    """The question and its options, each under a heading that ends in the first word of its moves."""
    drawing, view = drawing_of(state), state.view(state.to_move)
    assert drawing.ask(view)
    assert "{" not in drawing.ask(view)
    for heading, moves in drawing.options(view, lambda action: after(state, action)):
        for text, label, words in moves:
            verb, _, rest = text.partition(" ")
            assert label == text or (label == rest and heading.endswith(f"{verb} …"))
            assert "{" not in words


def after(state: landrush.State, action: int) -> dict[str, Any]:
    then = state.clone()
    then.apply(action)
    return then.view(state.to_move)


@every_language
@every_game
def test_every_action_has_words_of_its_own(name: str, lang: str) -> None:
    game = landrush.game(name)
    state = game.new(game.max_players)
    texts = [describe(state.explain(action), lang) for action in range(game.num_ids)]
    assert all(texts)
    # Chance may bring what somebody could also choose.
    for ids in (range(game.num_actions), range(game.num_actions, game.num_ids)):
        told = [texts[i] for i in ids]
        assert len(set(told)) >= len(told) - 8, sorted(text for text in set(told) if told.count(text) > 1)


@every_game
def test_an_id_that_there_is_not_has_no_words(name: str) -> None:
    state = landrush.game(name).new(2)
    for action in (-1, state.game.num_ids):
        with pytest.raises(landrush.NotationError):
            state.explain(action)
