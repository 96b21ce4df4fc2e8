"""landrush replay and verify, with records on file."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

import landrush as package

RECORDS = Path(__file__).parents[1] / "golden" / "records"
MONTANA = RECORDS / "montana-1" / "live.game"
SOLO = RECORDS / "dice-settlers-1" / "solo.game"


@pytest.mark.parametrize("record", [MONTANA, SOLO], ids=["montana", "solo"])
def test_verify_says_what_was_checked(landrush, record: Path) -> None:
    done = landrush("verify", record)
    assert (done.returncode, done.stderr) == (0, "")
    match = package.Match.load(record)
    entries, chance, result = done.stdout.splitlines()
    assert entries == f"{len(match.entries)} entries and {len(match.digests)} turns play as recorded."
    drawn = sum(entry.seat == package.CHANCE for entry in match.entries)
    assert chance == f"{drawn} chance outcomes follow from the seed with the hash {match.setup.commitment}."
    assert result.startswith("The result is right: ● Ola ")


def test_verify_for_programs(landrush) -> None:
    found = json.loads(landrush("verify", SOLO, "--json").stdout)
    assert (found["game"], found["rules"], found["over"]) == ("dice-settlers", 1, True)
    assert found["seats"] == ["human:Ola", "automaton"]
    assert found["options"]["automaton"] == "easy"
    assert len(bytes.fromhex(found["seed"])) == 32


def test_verify_of_a_match_going_on(landrush, tmp_path: Path) -> None:
    match = package.Match.new("montana", ["human", "human"], seed=3)
    file = tmp_path / "secret.game"
    file.write_text(match.text(reveal=False), encoding="utf-8")
    done = landrush("verify", file)
    assert done.returncode == 0
    assert "The seed is still secret: chance was not checked." in done.stdout
    assert "The game is not over yet." in done.stdout


def wrong_records(folder: Path):
    """Files that are no right record, with what the line must say."""
    text = MONTANA.read_text(encoding="utf-8")
    spin = re.search(r"^(\d+) chance spin (\d)$", text, re.MULTILINE)
    other = 1 if spin[2] != "1" else 2
    edited = text.replace(spin[0], f"{spin[1]} chance spin {other}")
    number = len(package.Match.load(MONTANA).entries)
    cut = text[: text.index(f"\n{number // 2} ")]
    contents = {
        "edited": (edited.encode(), f"entry {spin[1]} (spin {other}): The seeds give spin {spin[2]}."),
        "truncated": (cut.encode(), f"breaks off after entry {number // 2 - 1}"),
        "newer format": (text.replace("record 1", "record 7", 1).encode(), "newer format"),
        "newer rules": (text.replace("rules 1", "rules 2", 1).encode(), "no rules of version 2"),
        "other components": (re.sub("components .*", "components " + "0" * 16, text).encode(), "components"),
        "noise": (random.Random(1).randbytes(100_000), "not UTF-8 text"),
        "much noise": (b"1234567 1 build C4\n" * 5_300_000, "more than 8000000 bytes"),
        "nothing": (b"", "no game record"),
    }
    for name, (content, says) in contents.items():
        file = folder / f"{name}.game"
        file.write_bytes(content)
        yield file, says


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_wrong_record_is_one_line_and_exit_code_2(landrush, tmp_path: Path, command: str) -> None:
    for file, says in wrong_records(tmp_path):
        done = landrush(command, file)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), file.name
        assert done.stderr.startswith(f"landrush: {file}: ")
        assert says in done.stderr, done.stderr
    done = landrush(command, tmp_path / "none.game")
    assert done.returncode == 2
    assert "cannot be read: No such file" in done.stderr


def test_the_whole_match_is_printed(landrush) -> None:
    done = landrush("replay", MONTANA, "--print", COLUMNS="200")
    assert (done.returncode, done.stderr) == (0, "")
    match = package.Match.load(MONTANA)
    for entry in match.entries:
        assert f"\n{entry.number}  " in done.stdout
    assert "Ola undid the last step." in done.stdout or "restarted the turn." in done.stdout
    assert done.stdout.splitlines()[-1].startswith("Final score: ● Ola ")


def test_one_position_is_printed(landrush) -> None:
    done = landrush("replay", MONTANA, "--at", "30", "--print", COLUMNS="120", LINES="50")
    assert "Entry 30 of" in done.stdout
    assert done.stdout.count("Entry ") == 1
    done = landrush("replay", MONTANA, "--at", "100000")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "There is no entry 100000" in done.stderr


def test_stepping_jumping_and_looking(landrush, tmp_path: Path) -> None:
    saved = tmp_path / "here.json"
    lines = ("", "next", "back", "turn", "turn", "back turn", "50", "map", "log", "dance", "99999")
    stdin = "\n".join((*lines, f"save {saved}", "end", "next", "quit")) + "\n"
    done = landrush("replay", MONTANA, stdin=stdin, COLUMNS="160", LINES="60")
    assert (done.returncode, done.stderr) == (0, "")
    places = [int(n) for n in re.findall(r"^Entry (\d+) of", done.stdout, re.MULTILINE)]
    match = package.Match.load(MONTANA)
    assert places[:3] == [1, 2, 1]
    first, second = places[3:5]
    # A turn ends with the entry that has a digest.
    assert [first, second] == sorted(match.digests)[:2]
    assert places[5:7] == [first, 50]
    assert places[7:] == [len(match.entries)] * 2
    assert "“dance” is none of these." in done.stdout
    assert "There is no entry 99999" in done.stdout
    position = package.game("montana").from_json(saved.read_text(encoding="utf-8"))
    *_, at_50 = (so_far.state.digest() for (_, so_far), _ in zip(match.replay(), range(50), strict=False))
    assert position.digest() == at_50
    again = landrush("play", "montana", "--load", saved, "--seats", "greedy,greedy,greedy")
    assert again.returncode == 0
    assert "The game is over." in again.stdout


def test_the_log_of_a_place_leaves_out_what_was_taken_back(landrush) -> None:
    match = package.Match.load(MONTANA)
    undone = next(entry for entry in match.entries if str(entry).startswith(("/undo", "/restart")))
    taken = match.entries[undone.value - 1]
    before, after = (
        landrush("replay", MONTANA, "--at", str(at), stdin="log\n", COLUMNS="200").stdout.split("> log")[1]
        for at in (undone.number - 1, undone.number)
    )
    assert after != before
    assert len(after.splitlines()) <= len(before.splitlines()) + 1
    assert taken.number == undone.value
