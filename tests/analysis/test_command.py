"""landrush analyse: what it prints, in every language and as JSON, and what it says to bad input."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from judges import WINNING, at_random, last_turn, model_file
from rich.cells import cell_len

from landrush.games import game
from landrush.l10n import LANGUAGES, PSEUDO, message

Command = Callable[..., tuple[int, str, str]]
BUDGET = ("--budget", "300sims")


@pytest.fixture
def lost(tmp_path: Path) -> tuple[Path, ...]:
    """The record of a match with a blunder, and a value function that judges it."""
    path = tmp_path / "lost.game"
    last_turn("bank 3").save(path)
    return path, "--model", model_file(tmp_path, game("montana"), 8)


@pytest.mark.parametrize("lang", [*LANGUAGES, PSEUDO])
def test_the_blunder_is_told_in_every_language(command: Command, lost: tuple, lang: str) -> None:
    code, out, err = command("analyse", *lost, *BUDGET, "--lang", lang)
    assert (code, err) == (0, "")
    for key in ("accuracy", "start", "skill", "gifts", "luck", "rest", "end", "blunder", "wins"):
        assert message(f"ui-analyse-{key}", lang) in out
    assert "bank 3" in out
    assert WINNING in out
    assert "█" in out
    assert all(cell_len(line.rstrip()) <= 80 for line in out.split("\n"))


@pytest.mark.parametrize(
    ("name", "players", "lang"),
    [
        ("montana", 3, "nl"),
        ("montana", 4, "pl"),
        ("dice-settlers", 1, "de"),
        ("dice-settlers", 2, "en"),
        ("dice-settlers", 4, "ja"),
    ],
)
def test_a_match_of_any_kind_is_told(
    command: Command, tmp_path: Path, name: str, players: int, lang: str
) -> None:
    path = tmp_path / "some.game"
    at_random(name, players, seed=6, decisions=25).save(path)
    model = model_file(tmp_path, game(name), 4)
    code, out, err = command("analyse", path, "--model", model, "--budget", "6sims", "--lang", lang)
    assert (code, err) == (0, "")
    assert all(shape in out for shape in "●▲■◆"[: max(2, players)])


@pytest.mark.parametrize(
    ("budget", "lang", "words"),
    [
        ("1sims", "en", "by 1 simulation for"),
        ("6sims", "en", "by 6 simulations for"),
        ("1ms", "de", "mit 1 ms für"),
        ("22sims", "pl", "22 symulacje na"),
        ("25sims", "pl", "25 symulacji na"),
    ],
)
def test_how_long_it_searched_is_told_in_words(
    command: Command, lost: tuple, budget: str, lang: str, words: str
) -> None:
    code, out, _ = command("analyse", *lost, "--budget", budget, "--lang", lang)
    assert code == 0
    assert words in out


def test_only_the_mistakes_of_one_seat(command: Command, lost: tuple) -> None:
    blunder = "blunder, −"
    told = [command("analyse", *lost, *BUDGET, "--seat", seat)[1] for seat in (1, 2)]
    assert sorted(blunder in each for each in told) == [False, True]
    assert any(message("ui-analyse-none") in each for each in told)


def test_json_is_the_same_in_every_language(command: Command, lost: tuple) -> None:
    told = [command("analyse", *lost, *BUDGET, "--json", "--lang", lang) for lang in ("en", "ja")]
    assert told[0] == told[1]
    data = json.loads(told[0][1])
    assert data["mistakes"][0]["better"][0] == WINNING
    assert (data["version"], data["budget"], data["over"]) == (2, "300sims", True)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--budget", "much"), "much"),
        (("--seat", "3"), "there is no seat 3"),
        (("--seat", "0"), "there is no seat 0"),
        (("--seat", "x"), "not a whole number"),
        (("--model", "nowhere.npz"), "cannot read the model nowhere.npz"),
    ],
)
def test_bad_input_is_one_line(command: Command, lost: tuple, arguments: tuple[str, ...], says: str) -> None:
    code, out, err = command("analyse", *lost, *arguments)
    assert (code, out) == (2, "")
    assert says in err
    assert err.count("\n") == 1


def test_what_is_no_record_is_one_line(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "no.game"
    path.write_text("chess\n", encoding="utf-8")
    for file in (path, tmp_path / "none.game"):
        code, out, err = command("analyse", file)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert str(file) in err
