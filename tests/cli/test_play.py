"""A game in the terminal, played through pipes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import landrush as package
from landrush.bots.levels import LEVELS

SEED = ("--seed", "5")
# In this position Blue is the first player and lays the start tile; with this seed Blue then gets a worker of
# each colour and has the first turn.
POSITION = Path(__file__).parent / "positions" / "montana.json"
BLUE_FIRST = ("--load", POSITION, "--seed", "87")
FIRST_TURN = "start F2\n"


def ask_again(output: str) -> list[str]:
    """What was printed right after each input, up to the next line."""
    return [answer.split("\n")[1] for answer in output.split("● Blue > ")[1:] if "\n" in answer]


@pytest.mark.long
def test_a_person_can_play_to_the_end_with_the_first_option(landrush) -> None:
    done = landrush("play", "montana", "--seats", "human,random", "--seed", "1", stdin="1\n" * 2000)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "The game is over." in done.stdout
    assert re.search(r"^ +1  . \w+ +12 ", done.stdout, re.MULTILINE)
    assert "\nMost settlements on the landscape: 12.\nStatistics" in done.stdout


def test_bots_alone_just_show_the_game(landrush) -> None:
    done = landrush("play", "montana", "--seats", "random,random,random,random", *SEED)
    assert done.returncode == 0, done.stderr
    assert ">" not in done.stdout
    assert "Turn 2: " in done.stdout
    assert "The game is over." in done.stdout


def test_the_seed_repeats_the_game(landrush) -> None:
    once, again = (landrush("play", "montana", "--seats", "random,random", *SEED).stdout for _ in range(2))
    assert once == again
    assert once != landrush("play", "montana", "--seats", "random,random", "--seed", "6").stdout


def test_without_a_seed_chance_is_secret_and_committed(landrush, tmp_path: Path) -> None:
    commitments = set()
    for _ in range(2):
        file = tmp_path / "evening.game"
        done = landrush("play", "montana", "--record", file, COLUMNS="200")
        commitments.add(re.search(r"secret seed with the hash ([0-9a-f]{64});", done.stdout)[1])
        match = package.Match.load(file)
        assert match.setup.commitment in commitments
        assert match.setup.seed.hex() not in done.stdout
    assert len(commitments) == 2


def test_the_end_of_the_input_ends_cleanly(landrush) -> None:
    done = landrush("play", "montana", *SEED)
    assert (done.returncode, done.stderr) == (0, "")


def test_quit_leaves(landrush) -> None:
    done = landrush("play", "montana", *BLUE_FIRST, stdin=FIRST_TURN + "quit\nhire\n")
    assert done.returncode == 0
    assert done.stdout.endswith("● Blue > quit\n")


def test_several_people_share_the_terminal(landrush) -> None:
    done = landrush("play", "montana", "--seats", "human,human", *SEED, stdin="1\n" * 12)
    assert {"● Blue > 1", "▲ Yellow > 1"} <= set(done.stdout.split("\n"))


def test_numbers_moves_and_their_last_words_mean_the_same(landrush, tmp_path: Path) -> None:
    saved = []
    for i, moves in enumerate(
        ("18\n4\n1\n1\n", "start F2\nbank 2\nplace copper\nplace stone\n", "f2\nBANK  2\ncopper\n1\n")
    ):
        file = tmp_path / f"{i}.json"
        done = landrush("play", "montana", *BLUE_FIRST, stdin=f"{moves}save {file}\n", COLUMNS="300")
        assert f"Saved in {file}." in done.stdout
        saved.append(file.read_text(encoding="utf-8"))
    assert saved[0] == saved[1] == saved[2]
    assert json.loads(saved[0])["boards"][0]["coins"] == 3 + 8


def test_an_impossible_or_unreadable_move_is_answered_with_the_reason(landrush) -> None:
    inputs = ("start A1", "build A1", "99", "jump", "", "hire now", "9" * 5000)
    done = landrush("play", "montana", *BLUE_FIRST, stdin="\n".join(inputs) + "\nstart F2\n")
    assert done.returncode == 0
    assert ask_again(done.stdout)[:6] == [
        "No settlement on a mountain.",
        "Not possible at this moment.",
        "There is no option 99: they go from 1 to 49.",
        "“jump” is no move of this game.",
        "Type the number of an option or a move; see help.",
        "“hire now” is no move of this game.",
    ]
    assert "Choose an action" in done.stdout


def test_bytes_that_are_no_text_are_no_move(landrush) -> None:
    done = landrush("play", "montana", *SEED, stdin="\x1b[2J\0\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "is no move of this game" in done.stdout


def test_why_tells_the_reason_or_what_would_happen(landrush) -> None:
    questions = ("why build A1", "why build G2", "why 3", "why end", "why")
    stdin = FIRST_TURN + "\n".join(questions) + "\n"
    done = landrush("play", "montana", *BLUE_FIRST, stdin=stdin, COLUMNS="200")
    answers = ask_again(done.stdout)[1:]
    assert answers[0] == "No settlement on a mountain."
    assert (
        answers[1]
        == "Possible now. Then: ● Blue built a settlement on G2 and paid 1 grain and 1 small stone."
    )
    assert answers[2] == "Possible now."
    assert answers[3] == "You must take an action before ending the turn."
    assert answers[4] == "why needs something after it; see help."


def coins_shown(output: str) -> list[str]:
    """Blue's coins on each table, in the order of the questions."""
    return re.findall(r"> ● Blue +(?:\d+ +){6}(\d+) ", output)


def test_undo_goes_back_decision_by_decision(landrush) -> None:
    moves = ("trade coins", "bank 1", "undo", "undo", "undo", "undo")
    done = landrush("play", "montana", *BLUE_FIRST, stdin=FIRST_TURN + "\n".join(moves) + "\n")
    shown = done.stdout.split("● Blue > ")
    assert coins_shown("".join(shown[2:])) == ["6", "6", "6", "3"]
    # Before the start tile there is nothing.
    assert "lay the start tile" in shown[6]
    assert shown[7].split("\n")[1] == "There is nothing to undo."


def test_restart_takes_the_whole_turn_back(landrush) -> None:
    stdin = FIRST_TURN + "trade coins\nbank 2\nplace copper\nrestart\n"
    done = landrush("play", "montana", *BLUE_FIRST, stdin=stdin)
    assert coins_shown(done.stdout)[-1] == "3"
    assert "● Blue restarted the turn." in done.stdout
    assert "Choose an action" in done.stdout.split("> restart")[1]


def test_chance_that_was_drawn_stays_drawn(landrush) -> None:
    done = landrush("play", "montana", *BLUE_FIRST, stdin=FIRST_TURN + "hire\nundo\nhire\nundo\nhire\n")
    spins = re.findall(r"● Blue spun the wheel: .*", done.stdout)
    assert len(spins) == 3
    assert len(set(spins)) == 1


def test_undo_goes_back_past_what_bots_did(landrush) -> None:
    stdin = FIRST_TURN + "bank 2\nplace copper\nplace stone\nend\nundo\n"
    done = landrush("play", "montana", *BLUE_FIRST, stdin=stdin)
    before, again = done.stdout.split("> undo")
    assert "Turn 4: ● Blue." in before
    assert "Trade cattle, or end the turn." in again


def test_what_was_undone_is_not_in_the_log(landrush) -> None:
    done = landrush("play", "montana", *BLUE_FIRST, stdin=FIRST_TURN + "trade coins\nundo\nlog\n")
    log = done.stdout.split("> log")[1]
    assert "traded" not in log
    assert "● Blue placed the start tile on F2." in log
    assert "● Blue undid the last step." in log


def test_a_record_is_continued_where_it_was_left(landrush, tmp_path: Path) -> None:
    file = tmp_path / "evening.game"
    arguments = ("--seats", "human:Ola,greedy", *SEED)
    first = landrush("play", "montana", *arguments, stdin="1\n1\n1\n" + f"save {file}\n")
    assert first.returncode == 0, first.stderr
    saved = file.read_text(encoding="utf-8")
    assert "seat 1 human:Ola\n" in saved
    again = landrush("play", "montana", "--load", file, "--record", file, stdin="log\n" + "1\n" * 3000)
    assert again.returncode == 0, again.stderr
    assert "● Ola" in again.stdout
    assert "The game is over." in again.stdout
    whole = file.read_text(encoding="utf-8")
    assert whole.startswith(saved.split("\n\n")[0])
    assert package.Match.load(file).is_over
    for wrong in (("--seats", "human,human"), ("--seed", "3")):
        done = landrush("play", "montana", "--load", file, *wrong)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert "are in its file" in done.stderr
    done = landrush("play", "dice-settlers", "--load", file)
    assert (done.returncode, done.stderr) == (
        2,
        "landrush: this is a record of montana, not of dice-settlers\n",
    )


def test_a_record_starts_no_program(landrush, tmp_path: Path) -> None:
    """It may come from somebody else: the seat of an outside bot is taken by one of ours."""
    seats = ["human", f"bot:stdio:touch {tmp_path / 'harm'}"]
    file = tmp_path / "evening.game"
    package.Match.new("montana", seats, seed=1).save(file)
    done = landrush("play", "montana", "--load", file, "--record", file, stdin="1\n" * 8)
    assert done.returncode == 0, done.stderr
    assert not (tmp_path / "harm").exists()
    assert " 2 /sits bot:rancher\n" in file.read_text(encoding="utf-8")


def test_a_record_that_cannot_be_written_is_said_before_the_game(landrush, tmp_path: Path) -> None:
    done = landrush("play", "montana", "--record", tmp_path / "no" / "evening.game")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "cannot be written" in done.stderr


def test_forfeits_of_an_outside_bot_are_told(landrush) -> None:
    done = landrush("play", "montana", "--seats", "greedy,stdio:false", *SEED, COLUMNS="200")
    assert done.returncode == 0, done.stderr
    assert "forfeits the decision: it ended with exit code 1" in done.stdout
    assert "is not started again; another bot plays on." in done.stdout
    assert "The game is over." in done.stdout


def test_a_saved_position_is_continued(landrush, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    stdin = FIRST_TURN + f"bank 2\nplace copper\nsave {file}\n"
    first = landrush("play", "montana", *BLUE_FIRST, stdin=stdin)
    assert package.game("montana").from_json(file.read_text(encoding="utf-8")).to_move == 0
    again = landrush("play", "montana", "--load", file, stdin="place stone\n")
    assert again.returncode == 0, again.stderr
    assert "Bank: place 1 worker of any colour." in first.stdout
    assert "Bank: place 1 worker of any colour." in again.stdout
    assert "● Blue placed 1 brown worker and 1 grey worker in the bank and received 8 coins." in again.stdout


def test_a_file_that_cannot_be_written_is_said(landrush, tmp_path: Path) -> None:
    done = landrush("play", "montana", *SEED, stdin=f"save {tmp_path}\nsave\n", COLUMNS="300")
    assert f"{tmp_path}: cannot be written: " in done.stdout
    assert done.returncode == 0


def test_components_and_options_reach_the_game(landrush, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[town]\ncolumn_prices = [1, 2, 3, 4]\n", encoding="utf-8")
    arguments = ("--components", own, "--option", "start_tile=random", "--seats", "human,random")
    done = landrush("play", "montana", *SEED, *arguments, stdin="1\n1\nboard\n")
    assert "lay the start tile" not in done.stdout
    assert "1p  2p  3p  4p" in done.stdout


def test_without_seats_one_plays_against_a_level(landrush) -> None:
    done = landrush("play", "montana", *SEED)
    assert done.stdout.startswith("Montana: ● Blue human, ▲ Yellow bot Rancher and ■ Green bot Rancher\n")


def test_levels_are_called_by_their_names_in_the_language(landrush) -> None:
    arguments = ("--seats", "human,greenhorn,legend", "--lang", "de", *SEED)
    done = landrush("play", "montana", *arguments, COLUMNS="200")
    assert "▲ Gelb (Bot Grünschnabel) und ■ Grün (Bot Legende)\n" in done.stdout
    listed = landrush("play", "--help", "--lang", "de", COLUMNS="200").stdout
    lines = listed.split("Stufen der Bots, die schwächste zuerst:\n")[1].splitlines()[:6]
    assert [line.split()[0].rstrip(":") for line in lines] == list(LEVELS)
    assert lines[0].startswith("  greenhorn (Grünschnabel): spielt nach Gefühl")


def test_help_map_board_and_players_on_request(landrush) -> None:
    done = landrush("play", "montana", *BLUE_FIRST, stdin=FIRST_TURN + "map\nboard\nplayers\nhelp\n")
    land, board, players, help_text = done.stdout.split("● Blue > ")[2:6]
    assert re.search(r"▌F1 Ÿ  │F2    │F3  ×2│", land)
    assert re.search(r"▌gcs   │start │", land)
    assert re.search(r"^Bank +1→4\$ \[·\]", board, re.MULTILINE)
    assert re.search(r"^Supply +g 15", board, re.MULTILINE)
    assert "first player" in players
    assert "save FILE" in help_text


def test_pause_waits_for_enter(landrush) -> None:
    arguments = ("play", "montana", "--seats", "random,random", *SEED, "--pause")
    done = landrush(*arguments, stdin="\n" * 3)
    assert done.returncode == 0
    assert done.stdout.count("Press Enter to go on.") == 4
    assert "The game is over." not in done.stdout


@pytest.mark.parametrize("variables", [{}, {"NO_COLOR": "1", "FORCE_COLOR": "1", "TERM": "xterm"}])
def test_without_colour_there_are_shapes_and_marks(landrush, variables) -> None:
    done = landrush("play", "montana", *BLUE_FIRST, stdin=FIRST_TURN + "map\n", **variables)
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", done.stdout)
    assert "● Blue" in done.stdout
    assert "▌" in done.stdout


def test_on_a_terminal_with_colours_there_are_both(landrush) -> None:
    variables = {"FORCE_COLOR": "1", "TERM": "xterm-256color", "COLORTERM": "truecolor"}
    done = landrush("play", "montana", *BLUE_FIRST, stdin=FIRST_TURN, **variables)
    assert "\x1b[1;38;2;255;255;255;48;2;11;87;160m● Blue\x1b[0m" in done.stdout
