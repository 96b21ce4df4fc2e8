"""In which language a command speaks, and that everything it says is told in it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import landrush
from landrush.bots import names
from landrush.cli import COMMANDS
from landrush.cli.parser import FRAME, translated
from landrush.games.montana.components import GOOD_NAMES
from landrush.l10n import LANGUAGES, PSEUDO, message, speaking

every_language = pytest.mark.parametrize("lang", LANGUAGES)
# The pseudo-locale puts an accent on these letters.
ACCENTED = re.compile(r"[aceinosuyACEINOSUY]")
# Words that are typed are the same in every language.
TYPED = {
    "help",
    "log",
    "why",
    "hint",
    "undo",
    "restart",
    "save",
    "quit",
    "landrush",
    "montana",
    "settlers",
    "report",
    *COMMANDS,
    *LANGUAGES,
    *names(),
}
PARTS = {"map", "board", "players", "tiles", "boards", "cards", "supply"}
NAMES = {"sims", "ms", "npz", "URL", "landrush", "montana", "dice", "settlers", *LANGUAGES.values()}
NAMES |= {word for good in GOOD_NAMES for word in good.split()}
# Signs of goods, workers, terrains and the like.
SIGNS = re.compile(r"[gpcCsSwPFMDH]+")


def notation() -> set[str]:
    """The words of all moves, options and topics."""
    out = set()
    for game in map(landrush.game, landrush.games()):
        state = game.new(2)
        texts = [state.notation(action) for action in range(game.num_ids)]
        texts += [text for _, _, text, _ in game.action_table()]
        texts += [*game.options, *(str(value) for values in game.options.values() for value in values)]
        out |= {word for text in (*texts, *game.topics) for word in re.findall(r"[^\W\d_]+", text)}
    return out


TOLERATED = {*TYPED, *PARTS, *NAMES, *notation()}


def english_words(text: str) -> set[str]:
    """Plain words that are neither typed nor made strange by the pseudo-locale."""
    words = set(re.findall(r"[^\W\d_]{2,}", text))
    plain = {word for word in words if word.isascii() and ACCENTED.search(word)}
    strange = {word for word in plain if not SIGNS.fullmatch(word)}
    return {word for word in strange if word not in TOLERATED and word.lower() not in TOLERATED}


def too_wide(text: str, width: int) -> list[str]:
    return [line for line in text.split("\n") if cell_len(line.rstrip()) > width]


def test_english_is_the_language_when_none_is_asked_for(command) -> None:
    code, out, err = command("actions", "montana")
    assert (code, err) == (0, "")
    assert "meaning" in out


@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize("words", [("--lang", PSEUDO), (f"--lang={PSEUDO}",)])
def test_the_option_may_stand_anywhere(command, place: int, words: tuple[str, ...]) -> None:
    arguments: list[object] = ["actions", "montana"]
    arguments[place:place] = words
    code, out, _ = command(*arguments)
    assert code == 0
    assert "méáñíñg" in out


@pytest.mark.parametrize(
    ("variables", "lang"),
    [
        ({"LANDRUSH_LANG": "pl"}, "pl"),
        ({"LANDRUSH_LANG": "", "LANG": "de_DE.UTF-8"}, "de"),
        ({"LANDRUSH_LANG": "nl", "LC_ALL": "de_DE.UTF-8"}, "nl"),
        ({"LC_ALL": "ja_JP.UTF-8", "LANG": "pl_PL.UTF-8"}, "ja"),
        ({"LC_MESSAGES": "nl_BE", "LANG": "pl_PL.UTF-8"}, "nl"),
        ({"LC_ALL": "", "LANG": "pl"}, "pl"),
        ({"LC_ALL": "C.UTF-8", "LANG": "pl_PL.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "pseudo"}, "en"),
    ],
)
def test_else_the_environment_says_it(command, variables: dict[str, str], lang: str) -> None:
    code, out, err = command("actions", "montana", **variables)
    assert (code, err) == (0, "")
    assert message("cli-actions-meaning", lang) in out


def test_the_option_goes_before_the_environment(command) -> None:
    assert "meaning" in command("actions", "montana", "--lang", "en", LANDRUSH_LANG="pl", LANG="de_DE")[1]


@pytest.mark.parametrize("arguments", [("--lang", "xx"), ("--lang=",), ("--lang",), ("--lang", "en_GB")])
def test_a_language_that_there_is_not_is_one_line(command, arguments: tuple[str, ...]) -> None:
    code, out, err = command("actions", "montana", *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("landrush: no language “")
    assert err.count("\n") == 1
    assert command("actions", "montana", LANDRUSH_LANG="xx")[0] == 2


ALL_BOTS = ", ".join(names())


@every_language
def test_errors_are_told_in_the_language(command, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    file.write_text("{}", encoding="utf-8")
    cases: list[tuple[tuple[object, ...], str]] = [
        (("play", "chess"), message("error-no-game", lang, game="chess", games="dice-settlers, montana")),
        (("play", "montana", "--seats", "human"), message("error-players", lang, **PLAYERS)),
        (("play", "montana", "--option", "x"), message("error-option-form", lang, text="x")),
        (
            ("simulate", "montana", "--bots", "deep"),
            message("error-no-bot", lang, bot="deep", bots=ALL_BOTS),
        ),
        (
            ("play", "montana", "--load", file),
            message("error-position-file", lang, file=str(file), detail=""),
        ),
    ]
    for arguments, says in cases:
        code, out, err = command(*arguments, "--lang", lang)
        assert (code, out) == (2, "")
        assert err.startswith(f"landrush: {says.strip()}")
        assert err.count("\n") == 1


PLAYERS = {"game": "montana", "least": 2, "most": 4, "players": "1"}


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        *([name, "--help"] for name in COMMANDS),
        ["actions", "montana"],
        ["actions", "dice-settlers"],
        ["simulate", "montana", "--games", "2"],
        *(
            ["balance", "report", game, "--bots", "random", "--players", "2", "--games", "2", *more]
            for game, more in (("montana", ["--gifts", "2", "--forced", "2"]), ("dice-settlers", []))
        ),
        ["balance", "report", "--help"],
        ["simulate", "dice-settlers", "--games", "2", "--players", "1", "--option", "gold_rush=all"],
        [
            "arena",
            "--game",
            "montana",
            "--bots",
            "greedy,random",
            "--games",
            "2",
            "--backend",
            "serial",
            "--times",
        ],
        ["arena", "--game", "montana", "--bots", "greedy,random", "--sprt", "60,50"],
        ["actions"],
        ["chess"],
        ["actions", "montana", "--deep"],
        ["simulate", "montana", "--games"],
        ["simulate", "montana", "--games", "0"],
        ["simulate", "montana", "--players", "x"],
        ["simulate", "montana", "--seed", "-5"],
        ["play", "montana", "--se", "1"],
        ["play", "montana", "--pause=1"],
    ],
)
def test_commands_say_nothing_in_plain_english(command, arguments: list[str]) -> None:
    _, out, err = command(*arguments, "--lang", PSEUDO)
    # What follows two dashes or stands in quotation marks is typed.
    told = re.sub(r"--[\w-]+|“[^”]*”", "", out + err)
    assert "~" in told
    assert english_words(told) == set()
    assert too_wide(out, 80) == []


@every_language
def test_help_is_shown_in_every_language(command, lang: str) -> None:
    for name in ("", *COMMANDS):
        code, out, err = command(*name.split(), "--help", "--lang", lang)
        assert (code, err) == (0, "")
        assert message(f"cli-{name or 'about'}", lang).split()[0] in out
        assert too_wide(out, 80) == []


@every_language
def test_what_argparse_fills_in_is_there_in_every_language(lang: str) -> None:
    values = {"argument_name": 1, "message": 2, "option": 3, "matches": 4, "value": 5, "choices": 6}
    with speaking(lang):
        for text in FRAME:
            told = translated(text)
            assert told.count("%") == text.count("%"), text
            assert told % (values if "%(" in text else (7,) * text.count("%"))


@pytest.mark.parametrize("name", landrush.games())
def test_components_say_nothing_in_plain_english_but_what_is_in_the_files(command, name: str) -> None:
    """Names of values, values and sources are those of the file."""
    _, out, _ = command("components", name, "--lang", PSEUDO, width=200)
    lines = out.split(message("cli-counts", PSEUDO))
    told = [line.partition(":")[0] for line in out.split("\n") if line[:1].strip()]
    told += [line for line in lines[1].split("\n") if not line[:1].strip()]
    assert english_words("\n".join(told)) == set()


@pytest.mark.parametrize("name", landrush.games())
@pytest.mark.parametrize("arguments", [("components",), ("actions",)])
def test_programs_are_told_the_same_in_every_language(command, name: str, arguments: tuple[str]) -> None:
    told = [command(*arguments, name, "--json", "--lang", lang)[1] for lang in ("en", "ja", PSEUDO)]
    assert json.loads(told[0])
    assert told[0] == told[1] == told[2]


@pytest.mark.parametrize(
    ("name", "seats"),
    [("montana", "human,random"), pytest.param("dice-settlers", "human", marks=pytest.mark.long)],
)
def test_a_whole_game_says_nothing_in_plain_english(command, name: str, seats: str) -> None:
    asides = "\n".join(["help", *PARTS, "log", "why 1", "why", "save", "help xx", "999", "", "undo", ""])
    topics = "".join(f"help {topic}\n" for topic in landrush.game(name).topics)
    stdin = f"1\n{asides}{topics}" + "1\n" * 3000
    arguments = ("play", name, "--seats", seats, "--seed", "7", "--lang", PSEUDO)
    code, out, err = command(*arguments, stdin=stdin, height=20)
    assert (code, err) == (0, "")
    assert message("ui-play-over", PSEUDO) in out
    # What was typed is shown behind the prompt.
    told = re.sub(r"^(. \S+~ >).*$", r"\1", out, flags=re.MULTILINE)
    assert english_words(told) == set()
    assert too_wide(out, 80) == []


@every_language
@pytest.mark.parametrize("name", landrush.games())
def test_help_tells_every_topic(command, name: str, lang: str) -> None:
    game = landrush.game(name)
    stdin = "help\n" + "".join(f"help {topic}\n" for topic in game.topics) + "quit\n"
    code, out, _ = command("play", name, "--seed", "5", "--lang", lang, stdin=stdin, width=2000)
    assert code == 0
    with speaking(lang):
        for topic in game.topics:
            title = message(f"help-{game.letter}-{topic}-title")
            text = " ".join(message(f"help-{game.letter}-{topic}").split())
            assert message("ui-play-topic", title=title, text=text) in out
            assert f"{topic}" in out.split("> help\n")[1]


def test_options_that_are_not_the_default_are_told_first(command) -> None:
    arguments = ("--seats", "human", "--option", "automaton=hard", "--option", "technologies=Czas pokoju")
    _, out, _ = command("play", "dice-settlers", *arguments, "--option", "gold_rush=false", "--lang", "en")
    assert out.startswith("Automaton: hard\nTechnologies: A Time of Peace\nDice Settlers: ")
