"""Records: what is saved is what is read, and nothing wrong gets through."""

from __future__ import annotations

import random
import re
import sys

import pytest

import landrush
from landrush.bots import bot
from landrush.match import record
from landrush.match.match import Match

OWN = "[town]\ncolumn_prices = [1, 2, 3, 4]\n"
GAMES = [
    ("montana", 2, {}),
    ("montana", 4, {"start_tile": "random"}),
    ("dice-settlers", 1, {"automaton": "hard", "gold_rush": True}),
    ("dice-settlers", 2, {"explosive": True, "technologies": "random"}),
    ("dice-settlers", 4, {}),
]


@pytest.fixture(scope="module")
def texts(finished):
    return {
        (name, players): finished(name, players, seed, **options).text()
        for seed, (name, players, options) in enumerate(GAMES)
    }


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_a_finished_match_reads_as_it_was_written(texts, name, players, options):
    text = texts[name, players]
    match = Match.read(text)
    assert match.is_over
    assert match.text() == text
    assert {key: match.setup.options[key] for key in options} == options
    # Blank lines, remarks and other line ends do not matter.
    annotated = text.replace("\n", "\r\n").replace("\r\n1 chance", "\r\n# a remark\r\n\r\n1 chance", 1)
    assert Match.read(annotated).text() == text


def test_the_head_of_a_record():
    match = Match.new("montana", ["human:Ola Nowak", "bot:greedy", "vacant"], seed=7, clock="live 600+10")
    lines = match.text().splitlines()
    assert lines[:14] == [
        "landrush record 1",
        "game montana",
        "rules 1",
        f"components {match.state.game.components.digest}",
        "option first_player drawn",
        "option start_tile first",
        "option start_near_canteen true",
        "option line reached",
        "option row_2 exactly",
        "seat 1 human:Ola Nowak",
        "seat 2 bot:greedy",
        "seat 3 vacant",
        "clock live 600+10",
        "undo free",
    ]
    assert lines[14] == f"chance hmac-sha256 {match.setup.commitment}"
    assert re.fullmatch(r"1 chance first [1-3]", lines[16])
    assert lines[-1] == f"end {len(match.entries)}"
    again = Match.read(match.text())
    assert again.text() == match.text()
    assert again.holders == match.holders


def test_a_match_going_on_is_continued(go_on, tmp_path):
    match = Match.new("dice-settlers", ["human", "human", "human"], seed=3)
    go_on(match, 40)
    match.save(tmp_path / "evening.game")
    again = Match.load(tmp_path / "evening.game")
    assert again.state.to_json() == match.state.to_json()
    for each in (match, again):
        go_on(each, 60, seed=5)
    assert again.text() == match.text()


def test_without_the_seed_a_match_can_be_read_but_not_continued(go_on):
    match = go_on(Match.new("montana", ["human", "human"], seed=3), 30)
    while "hire" not in [match.state.notation(action) for action in match.state.legal_actions()]:
        go_on(match, 1)
    public = Match.read(match.text(reveal=False))
    assert public.state.digest() == match.state.digest()
    before = public.text()
    with pytest.raises(landrush.BadRecord, match="does not reveal its seed"):
        public.submit(public.state.to_move, "hire")
    assert public.text() == before


def test_replay_tells_everything_again(finished):
    match = finished("dice-settlers", 2, 5)
    steps = list(match.replay())
    assert [step.entry for step, _ in steps] == match.entries
    assert steps[-1][1].state.digest() == match.state.digest()
    told = [event.key for step, _ in steps for event in step.events]
    assert told.count("log-round") > 3
    assert told[-1] in ("log-won", "log-shared")


def test_a_name_may_have_the_sign_that_stands_before_times():
    match = Match.new("montana", ["human:ola@home", "human"], seed=1, clock="live 60+1", online=True)
    match.leave(0, "bot:greedy")
    match.sit(0, "human:@ola@home")
    assert Match.read(match.text()).text() == match.text()
    match.leave(0, "bot:greedy")
    with pytest.raises(landrush.BadOption, match=r"ola @1\.000"):
        match.sit(0, "human:ola @1.000")


def test_a_match_may_begin_with_a_position(go_on):
    first = go_on(Match.new("montana", ["human", "human"], seed=3), 50)
    fork = Match.new("montana", ["human", "bot:random"], seed=9, position=first.state.to_json())
    assert fork.state.digest() == first.state.digest()
    go_on(fork, 50)
    again = Match.read(fork.text())
    assert again.text() == fork.text()
    assert again.state.to_json() == fork.state.to_json()
    with pytest.raises(landrush.BadOption, match="2 seats, not 3"):
        Match.new("montana", ["human"] * 3, position=first.state.to_json())
    with pytest.raises(landrush.BadOption, match="options of a saved position"):
        Match.new("montana", ["human"] * 2, position=first.state.to_json(), start_tile="random")
    with pytest.raises(landrush.BadRecord, match="position"):
        Match.read(fork.text().replace('"coins":', '"coins":9', 1))


def refused(text):
    """The one line with which a record is refused."""
    with pytest.raises(landrush.BadRecord) as caught:
        Match.read(text)
    line = str(caught.value)
    assert "\n" not in line
    assert 0 < len(line) < 400
    return line


def test_what_an_edited_record_is_told(texts):
    text = texts["montana", 2]
    lines = text.splitlines()
    first = next(i for i, line in enumerate(lines) if re.match(r"[0-9]+ [12] bank ", line))
    number, who, _ = lines[first].split(" ", 2)
    spin = next(i for i, line in enumerate(lines) if " chance spin " in line)
    at, drawn = lines[spin].split(" chance ")

    def edited(place, line):
        return "\n".join([*lines[:place], line, *lines[place + 1 :]]) + "\n"

    other = "spin 1" if drawn != "spin 1" else "spin 2"
    assert refused(edited(spin, f"{at} chance {other}")) == f"entry {at} ({other}): The seeds give {drawn}."
    stranger = "2" if who == "1" else "1"
    assert (
        refused(edited(first, f"{number} {stranger} bank 1"))
        == f"entry {number} (bank 1): It is not your turn."
    )
    assert "is no move of montana" in refused(edited(first, f"{number} {who} fly"))
    assert refused(edited(first, f"{number} {who} end")).startswith(
        f"entry {number} (end): You must take an action"
    )
    assert refused(edited(first, f"{number} chance spin 1")) == (
        f"entry {number} (spin 1): No chance outcome is due here."
    )
    assert refused(edited(first, f"{int(number) + 1} {who} hire")).startswith(
        f"line {first + 1}: expected entry {number}"
    )
    digest = next(i for i, line in enumerate(lines) if line.startswith("= "))
    before = lines[digest - 1].split()[0]
    assert refused(edited(digest, "= 0123456789abcdef")).startswith(
        f"entry {before}: the position after it has"
    )
    assert refused(edited(digest, "")) == f"entry {before}: a turn ends here, but its digest is missing"
    doubled = edited(digest, lines[digest] + "\n" + lines[digest])
    assert "this is no entry" in refused(doubled)
    result = next(i for i, line in enumerate(lines) if line.startswith("scores "))
    assert "is not what was played" in refused(edited(result, "scores 1 2"))
    assert "is not what was played" in refused(edited(result + 1, "winners 1 2"))
    assert refused(edited(result + 2, "seed " + "00" * 32)) == "the seed is not the one that was committed to"
    assert refused(edited(result + 2, "")) == "the record does not reveal its seed"


def test_an_edited_decision_shows_in_the_next_digest(texts):
    """A legal move in place of another: the turn's digest differs, or an entry before it does not fit."""
    lines = texts["montana", 4].splitlines()
    changed = 0
    for place, line in enumerate(lines):
        found = re.match(r"([0-9]+ [1-4]) place (\w+)", line)
        for colour in ("copper", "stone", "grain", "pumpkin"):
            if found and colour != found[2] and changed < 40:
                edited = [*lines[:place], f"{found[1]} place {colour}", *lines[place + 1 :]]
                assert refused("\n".join(edited)).startswith("entry ")
                changed += 1
    assert changed == 40


def test_a_newer_or_other_record_is_refused(texts):
    text = texts["montana", 2]
    assert refused(text.replace("landrush record 1", "landrush record 2")).startswith(
        "line 1: “landrush record 2” is of a newer format"
    )
    assert refused(text.replace("rules 1", "rules 2")) == (
        "montana: there are no rules of version 2; this Landrush knows up to version 1"
    )
    assert "no game “chess”" in refused(text.replace("game montana", "game chess"))
    assert refused(re.sub("components .*", "components 0123456789abcdef", text)).startswith(
        "the record is of other components (0123456789abcdef)"
    )
    assert "option start_tile is one of" in refused(text.replace("start_tile first", "start_tile dream"))
    assert "has no option “tile”" in refused(text.replace("option start_tile", "option tile"))
    assert "a seat is human" in refused(text.replace("seat 1 bot:random", "seat 1 king"))
    assert "a clock is none" in refused(text.replace("clock none", "clock fast"))
    assert "expected “clock”" in refused(text.replace("clock none\n", ""))
    assert "no possible value for undo" in refused(text.replace("undo free", "undo often"))
    assert refused("") == "line 1: this is no game record of Landrush: “”"
    assert "something stands after the end" in refused(text + "1 chance first 1\n")


def test_own_components_must_be_given_to_read(tmp_path):
    file = tmp_path / "own.toml"
    file.write_text(OWN, encoding="utf-8")
    match = Match.new("montana", ["bot:random"] * 2, seed=1, components=file)
    match.play_bots({seat: bot("random", seat) for seat in range(2)})
    assert Match.read(match.text(), components=file).text() == match.text()
    assert refused(match.text()).startswith("the record is of other components")


def test_every_truncation_is_noticed(texts):
    """At the end of each line, and inside of many."""
    text = texts["dice-settlers", 1]
    ends = [found.end() for found in re.finditer("\n", text)]
    rng = random.Random(4)
    cuts = [*rng.sample(ends[:-1], 60), *(rng.randrange(len(text) - 1) for _ in range(60))]
    for cut in cuts:
        line = refused(text[:cut])
        assert re.search(r"[Ll]ine [0-9]|[Ee]ntry [0-9]", line), line


def test_noise_is_refused_in_one_line(tmp_path):
    rng = random.Random(5)
    noise = tmp_path / "noise.game"
    for size in (0, 1, 100, 10_000, 1_000_000):
        noise.write_bytes(rng.randbytes(size))
        with pytest.raises(landrush.BadRecord) as caught:
            Match.load(noise)
        assert len(str(caught.value)) < 300
    with noise.open("wb") as file:
        file.truncate(100_000_000)
    with pytest.raises(landrush.BadRecord, match="more than 8000000 bytes"):
        Match.load(noise)
    with pytest.raises(landrush.BadRecord, match="cannot be read: No such file"):
        Match.load(tmp_path / "nothing.game")
    with pytest.raises(landrush.BadRecord, match="cannot be read"):
        Match.load(tmp_path)


def test_fuzzed_records_are_refused_or_mean_the_same(texts):
    """Random edits of characters and lines: one line of error, or a record that still says the same."""
    rng = random.Random(6)
    accepted = 0
    signs = "0123456789 abcdefghijklmnopqrstuvwxyz-=@/#\n\t\x00é–😀"
    keys = list(texts)
    for _ in range(600):
        text = texts[rng.choice(keys)]
        edited = text
        for _ in range(rng.choice((1, 1, 2, 5))):
            place = rng.randrange(len(edited))
            if rng.random() < 0.5:
                edited = edited[:place] + rng.choice(signs) + edited[place + rng.randrange(3) :]
            else:
                lines = edited.split("\n")
                i, j = rng.randrange(len(lines)), rng.randrange(len(lines))
                lines[i], lines[j] = (lines[j], lines[i]) if rng.random() < 0.5 else (lines[i], lines[i])
                edited = "\n".join(lines)
        try:
            match = Match.read(edited)
        except landrush.BadRecord as error:
            assert "\n" not in str(error)
            assert len(str(error)) < 400
        else:
            accepted += 1
            names = [line for line in text.splitlines() if not line.startswith(("seat", "#", "option"))]
            found = match.text().splitlines()
            assert [line for line in found if not line.startswith(("seat", "#", "option"))] == names
    assert accepted < 120


def test_saving_is_whole_or_not_at_all(tmp_path):
    match = Match.new("montana", ["human", "human"], seed=3)
    file = tmp_path / "evening.game"
    file.write_text("precious", encoding="utf-8")
    with pytest.raises(landrush.BadRecord, match="cannot be written"):
        match.save(tmp_path / "no folder" / "evening.game")
    match.save(file)
    assert Match.load(file).text() == match.text()
    assert [each.name for each in tmp_path.iterdir()] == ["evening.game"]


def test_a_refused_move_changes_nothing(go_on):
    match = go_on(Match.new("montana", ["human", "human"], seed=3), 20)
    before = match.text()
    seat = match.state.to_move
    for move in ("fly to the moon", "start A1", 10**6, -1, "spin 3"):
        with pytest.raises((landrush.IllegalMove, landrush.NotationError)):
            match.submit(seat, move)
    with pytest.raises(landrush.IllegalMove, match="not your turn"):
        match.submit(1 - seat, match.state.legal_actions()[0])
    with pytest.raises(landrush.IllegalMove, match="changed meanwhile"):
        match.submit(seat, match.state.legal_actions()[0], version=len(match.entries) - 1)
    assert match.text() == before
    match.submit(seat, match.state.legal_actions()[0], version=len(match.entries))
    assert match.text() != before


def test_the_rules_version_selects_the_game(monkeypatch, texts):
    """A record of an earlier version is played by the package of that version."""
    games = sys.modules["landrush.games"]
    current = landrush.game("montana")

    class Newer(type(current)):
        rules_version = 2

    packages = {"landrush.games.montana": Newer(current.components), "the first rules": current}
    monkeypatch.setattr(games, "loaded", packages.__getitem__)
    monkeypatch.setitem(games.OLDER, ("montana", 1), "the first rules")
    assert landrush.game("montana").rules_version == 2
    assert Match.read(texts["montana", 2]).setup.start.game.rules_version == 1
    assert "rules 2" in Match.new("montana", ["human", "human"], seed=1).text()
    with pytest.raises(landrush.BadRecord, match="no rules of version 3"):
        Match.read(texts["montana", 2].replace("rules 1", "rules 3"))


def test_the_file_is_limited():
    assert "more than" in refused("#" * (record.MAX_BYTES + 1))


def test_a_match_has_an_end_of_entries(monkeypatch, go_on):
    monkeypatch.setattr(record, "MAX_ENTRIES", 60)
    match = Match.new("montana", ["human", "human"], seed=1)
    with pytest.raises(landrush.IllegalMove, match="too long"):
        go_on(match, 60)
    # Chance that follows the last decision is still drawn.
    assert len(match.entries) >= 60
    assert match.state.to_move != landrush.CHANCE
    assert Match.read(match.text()).text() == match.text()
    last = max(entry.number for entry in match.entries if entry.seat >= 0)
    monkeypatch.setattr(record, "MAX_ENTRIES", last - 1)
    assert refused(match.text()).startswith(f"entry {last} ")
