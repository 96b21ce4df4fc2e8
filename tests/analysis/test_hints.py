"""Hints: the winning move is named at each level, in every language, and the record tells that it was."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from judges import WIN, WINNING, before_a_win, choice, model_file, only
from values import value

from landrush.analysis.hints import AREA, KIND, LEVELS, MOVE, hints
from landrush.bots import models
from landrush.bots.budget import Budget
from landrush.bots.value import Value
from landrush.engine.rng import Rng
from landrush.errors import BadRecord, IllegalMove
from landrush.games import game
from landrush.l10n import LANGUAGES, describe, message
from landrush.match.entries import HINT
from landrush.match.match import Match
from landrush.messages import Term

SOME = Budget(simulations=40)
ENOUGH = Budget(simulations=300)


def test_the_winning_move_is_named_at_each_level() -> None:
    state = before_a_win()
    told = hints(state, value(state.game, 8), ENOUGH)
    assert [reason.params["area"] for reason in told[AREA]] == [Term("ui-area-m-landscape")]
    assert [reason.params["kind"] for reason in told[KIND]] == [Term("table-m-build")]
    assert [reason.key for reason in told[MOVE]] == ["ui-hint-move", "ui-hint-gap", "ui-hint-wins"]
    assert told[MOVE][0].params["move"] == WINNING
    assert told[MOVE][1].params["move"] != WINNING
    assert told[MOVE][1].params["n"] > 20


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "players"), [("montana", 2), ("dice-settlers", 1), ("dice-settlers", 3)])
def test_hints_are_told_in_every_language(name: str, players: int, lang: str) -> None:
    for decisions in (0, 30, 60):
        state = choice(name, players, seed=2, decisions=decisions)
        told = hints(state, value(state.game, 8), SOME)
        assert set(told) == set(LEVELS)
        for level in LEVELS:
            assert all(describe(reason, lang) for reason in told[level])
        exact = told[MOVE][0].params["move"]
        assert exact in [state.notation(action) for action in state.legal_actions()]
        assert exact in describe(told[MOVE][0], lang)


@pytest.mark.parametrize("decisions", [5, 40])
def test_hints_tell_nothing_that_the_seat_cannot_know(decisions: int) -> None:
    state = choice("dice-settlers", 3, seed=13, decisions=decisions)
    other = state.imagine(state.to_move, Rng(99))
    judged = value(state.game, 8)
    assert hints(state, judged, SOME) == hints(other, judged, SOME)


def test_equal_options_are_called_equal() -> None:
    state = choice("montana", 2, seed=2, decisions=30)
    told = hints(state, blind(), Budget(simulations=30))
    assert told[MOVE][1].key == "ui-hint-equal"


def blind() -> Value:
    """A value function for which everything is equal."""
    return only(game("montana"), "own: coins", 0.0)


def test_a_single_option_needs_no_search() -> None:
    match = Match.new("montana", ["human", "human"], 1)
    while len(match.state.legal_actions()) > 1:
        match.submit(match.state.to_move, match.state.legal_actions()[0])
    told = hints(match.state, blind(), SOME)
    assert {reason.key for reasons in told.values() for reason in reasons} == {"ui-hint-only"}


def test_there_is_no_hint_where_nobody_decides() -> None:
    with pytest.raises(IllegalMove):
        hints(game("montana").new(2), blind(), SOME)


def test_hints_are_entries_of_the_record() -> None:
    match = Match.new("montana", ["human", "bot:random"], 1)
    while match.state.to_move != 0:
        match.submit(1, match.state.legal_actions()[0])
    before = match.state.digest()
    [step] = match.hint(0, 2)
    assert [event.key for event in step.events] == ["log-hint"]
    assert (str(match.entries[-1]), match.state.digest()) == ("/hint 2", before)
    assert match.entries[-1] not in match.line
    again = Match.read(match.text())
    assert again.entries == match.entries
    for level in (0, 4):
        with pytest.raises(IllegalMove):
            match.hint(0, level)
    with pytest.raises(IllegalMove):
        match.hint(1, 1)


def test_who_plays_against_people_gets_no_hints() -> None:
    match = Match.new("montana", ["human", "human"], 1)
    reason = match.why_no_hint(match.state.to_move)
    assert reason is not None
    assert reason.key == "why-no-hint"


@pytest.fixture
def net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Another folder of models, with a net in it."""
    monkeypatch.setattr(models, "FOLDER", tmp_path)
    models.named.cache_clear()
    folder = tmp_path / "montana-net"
    folder.mkdir()
    model_file(tmp_path, game("montana"), 8).rename(folder / "model.npz")
    yield
    models.named.cache_clear()


@pytest.mark.usefixtures("net")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_tells_more_each_time(
    command: Callable[..., tuple[int, str, str]],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    lang: str,
) -> None:
    saved, record = tmp_path / "win.json", tmp_path / "win.game"
    saved.write_text(WIN, encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("hint\nhint\nhint\nhint\nhelp\nquit\n"))
    arguments = ("--load", saved, "--seats", "human,random", "--seed", 1, "--record", record, "--lang", lang)
    code, out, err = command("play", "montana", *arguments)
    assert (code, err) == (0, "")
    told = " ".join(out.split())
    assert message("ui-hint-area", lang, area=message("ui-area-m-landscape", lang)) in told
    assert message("table-m-build", lang) in told
    assert told.count(message("ui-hint-wins", lang)) == 2
    kinds = [(entry.kind, entry.value) for entry in Match.load(record).entries]
    assert kinds == [(HINT, level) for level in LEVELS]


def test_people_who_agreed_take_hints_against_each_other() -> None:
    """The record says that they agreed; without that it is refused."""
    match = Match.new("montana", ["human", "human"], 3, online=True, hints=True)
    seat = match.state.to_move
    assert match.why_no_hint(seat) is None
    match.hint(seat, 1)
    match.submit(seat, match.state.legal_actions()[0])
    text = match.text()
    assert "\nundo turn\nhints allowed\nchance " in text
    again = Match.read(text)
    assert (again.setup.hints, again.text()) == (True, text)
    with pytest.raises(BadRecord):
        Match.read(text.replace("hints allowed\n", ""))
    with pytest.raises(BadRecord):
        Match.read(text.replace("hints allowed", "hints forbidden"))
