"""landrush balance report, and its page."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser

import pytest

from landrush.balance.play import groups
from landrush.balance.words import figure_words, group_words
from landrush.cli import main
from landrush.l10n import LANGUAGES, message, speaking

GAME = ("balance", "report", "montana", "--bots", "random", "--players", "2", "--games", "2")
DICE = ("balance", "report", "dice-settlers", "--bots", "random", "--games", "2")
OWN = "[town]\ncolumn_prices = [3, 4, 5, 6, 7]\n"


@pytest.fixture
def own(tmp_path):
    file = tmp_path / "dearer.toml"
    file.write_text("format = 1\n" + OWN)
    return file


def run(capsys, *arguments):
    """What the command prints, and its code."""
    code = main([*map(str, arguments)])
    said = capsys.readouterr()
    return code, said.out, said.err


class Tags(HTMLParser):
    """Everything that is open is closed, and nothing is fetched or run."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        assert tag not in ("script", "link", "img", "iframe")
        assert not {"src", "href", "onclick"} & dict(attrs).keys()
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        assert tag in ("line", "rect", "circle")

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words.append(data)


def test_the_page_has_every_part_and_both_files(capsys, tmp_path, own) -> None:
    html = tmp_path / "page.html"
    options = ("--gifts", 2, "--forced", 2, "--beside", own, "--html", html)
    code, _, _ = run(capsys, *GAME, *options)
    assert code == 0
    text = html.read_text(encoding="utf-8")
    words = Tags(text).words
    for name, group in groups("montana").items():
        assert group_words(name) in words
        assert all(figure_words(figure) in words for figure in group.figures)
    for key in ("wanted", "worth-gifts", "worth-forced", "lead", "win"):
        assert message(f"cli-balance-{key}") in words
    assert f"{message('cli-balance-shipped')}; 2 players" in words
    assert "dearer.toml; 2 players" in words
    assert any(str(own) in line for line in words)
    assert {"Mine 1", "1\N{NO-BREAK SPACE}canteen"} <= set(words)
    numbers = [float(n) for n in re.findall(r'(?:x|x1|x2|cx|width)="(-?[\d.]+)%"', text)]
    assert numbers
    assert all(0 <= n <= 100.01 for n in numbers)


def test_things_are_called_as_in_the_file_that_has_them(capsys, tmp_path) -> None:
    """A bank of two spaces, the first of which gives more, and a cost that no shipped tile has."""
    file = tmp_path / "other.toml"
    bank = "[bank]\nspaces = [{ workers = 1, coins = 5 }, { workers = 2, coins = 8 }]\n"
    hexes = ['{ cost = ["grain", "grain", "grain"] }', *["{ mountain = true }"] * 6]
    tile = f"[tiles.B6]\nhexes = [{', '.join(hexes)}]\n"
    file.write_text(f"format = 1\n{bank}{tile}")
    html = tmp_path / "page.html"
    code, _, err = run(capsys, *GAME, "--forced", 2, "--beside", file, "--html", html)
    assert (code, err) == (0, "")
    words = [word.replace("\N{NO-BREAK SPACE}", " ") for word in Tags(html.read_text(encoding="utf-8")).words]
    assert {"4 coins / 5 coins", "8 coins", "12 coins", "3 grain"} <= set(words)


def test_the_json_has_both_files_side_by_side(capsys, own) -> None:
    code, out, _ = run(capsys, *GAME, "--beside", own, "--json")
    cases = json.loads(out)["cases"]
    assert code == 0
    assert [case["components"] for case in cases] == [None, str(own)]
    assert cases[0]["digest"] != cases[1]["digest"]
    assert [case["games"] for case in cases] == [2, 2]
    assert set(cases[0]["groups"]) == set(groups("montana"))


def test_every_number_of_players_by_default(capsys) -> None:
    code, out, _ = run(capsys, *DICE, "--json")
    assert code == 0
    assert [case["players"] for case in json.loads(out)["cases"]] == [2, 3, 4]


def test_options_of_the_solo_game_say_nothing_about_the_others(capsys) -> None:
    """Each value has a case of its own; games of two have no automaton."""
    options = ("--players", 1, 2, "--option", "gold_rush=all", "--option", "explosive=true")
    code, out, _ = run(capsys, *DICE, *options, "--json")
    assert code == 0
    cases = [(case["players"], case["options"]) for case in json.loads(out)["cases"]]
    solo = [(1, {"explosive": True, "gold_rush": value}) for value in (False, True)]
    assert cases == [*solo, (2, {"explosive": True})]


def test_an_option_that_no_number_of_players_has_is_refused(capsys) -> None:
    code, out, err = run(capsys, *DICE, "--players", 2, "--option", "gold_rush=true")
    assert (code, out) == (2, "")
    assert "gold_rush is not for 2 players" in err


def test_tables_have_a_column_for_each_case(capsys) -> None:
    code, out, _ = run(capsys, *GAME, "--players", 2, 3)
    assert code == 0
    assert "2 players" in out
    assert "3 players" in out
    assert message("cli-balance-wanted") in out


def test_going_on_prints_the_same(capsys, tmp_path) -> None:
    options = (*GAME, "--forced", 2, "--json")
    _, whole, _ = run(capsys, *options)
    file = tmp_path / "results.jsonl"
    run(capsys, *GAME, "--results", file)
    assert run(capsys, *options, "--results", file) == (0, whole, "")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--games", "1"), "at least 2 games"),
        (("--players", "5"), "2 to 4 players, not 5"),
        (("--bots", "deep-thought"), "no bot “deep-thought”"),
        (("--option", "weather=wet"), "no option “weather”"),
        (("--option", "start_tile=wet"), "wet"),
        (("--option", "first_player=4"), "first_player"),
        (("--beside", "nowhere.toml"), "nowhere.toml"),
        (("--gifts", "0"), "--gifts"),
        (("--html", "nowhere/page.html"), "nowhere/page.html"),
    ],
)
def test_bad_input_is_one_clear_line(capsys, arguments, said) -> None:
    try:
        code, _, err = run(capsys, *GAME, *arguments)
    except SystemExit as error:
        code, err = error.code, capsys.readouterr().err
    assert code == 2
    assert said in err
    assert err.count("\n") <= 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_speaks_every_language(capsys, tmp_path, lang) -> None:
    html = tmp_path / "page.html"
    code, _, _ = run(capsys, "--lang", lang, *GAME, "--gifts", 2, "--html", html)
    text = html.read_text(encoding="utf-8")
    Tags(text)
    assert code == 0
    assert f'<html lang="{lang}">' in text
    with speaking(lang):
        assert group_words("town-rows") in text
