"""landrush dataset: what it writes, and what it refuses."""

from __future__ import annotations

import json

import numpy as np
import pytest
from pyarrow import parquet

import landrush
from landrush.cli import main
from landrush.research.encoding import encoder, results
from landrush.research.version import schema
from landrush.simulation import Plan, play_game

every_game = pytest.mark.parametrize("name", landrush.games())


def made(out, *arguments):
    assert main(["dataset", str(out), *map(str, arguments)]) == 0
    return parquet.read_table(out)


@pytest.fixture
def record(tmp_path):
    """A finished game of bots, with something taken back in it."""
    match = landrush.Match.new("montana", ["human", "bot:random"], seed=3)
    match.submit(0, match.state.legal_actions()[0]) if match.state.to_move == 0 else None
    match.play_bots({seat: landrush_bot(seat) for seat in range(2)})
    path = tmp_path / "evening.game"
    match.save(path)
    return path


def landrush_bot(seat):
    from landrush.bots import bot

    return bot("random", seat)


@every_game
def test_games_of_bots(name, tmp_path, capsys):
    out = tmp_path / "games.parquet"
    table = made(out, "--game", name, "--players", 2, "--games", 3, "--bots", "random", "--json")
    told = json.loads(capsys.readouterr().out)
    assert told == {"file": str(out), "games": 3, "decisions": table.num_rows}
    found = encoder(name)
    rows = table.to_pydict()
    seen = np.array(rows["observation"], np.float32)
    masks = np.array(rows["mask"])
    assert seen.shape == (table.num_rows, found.size)
    assert masks.shape == (table.num_rows, found.actions)
    assert masks[np.arange(table.num_rows), rows["action"]].all()
    assert len(set(rows["game"])) == 3
    assert set(rows["players"]) == {2}
    for game in set(rows["game"]):
        worth = {rows["seat"][i]: rows["result"][i] for i in range(table.num_rows) if rows["game"][i] == game}
        assert sum(worth.values()) == pytest.approx(0)
    about = json.loads(table.schema.metadata[b"landrush"])
    assert about["observation"] == found.names
    assert about["schema"] == schema(landrush.game(name))


def test_the_same_games_with_several_processes(tmp_path):
    arguments = ("--game", "montana", "--players", 2, "--games", 4, "--seed", 5)
    alone = made(tmp_path / "one.parquet", *arguments)
    assert alone.equals(made(tmp_path / "two.parquet", *arguments, "--jobs", 2))
    assert not alone.equals(made(tmp_path / "other.parquet", *arguments[:-1], 6))


def test_they_are_the_games_of_a_simulation(tmp_path):
    table = made(tmp_path / "games.parquet", "--game", "montana", "--players", 2, "--games", 2, "--seed", 9)
    plan = Plan("montana", ("random", "random"), 9)
    for index in range(2):
        game = play_game(plan, index)
        rows = [row for row in table.to_pylist() if row["game"] == str(game.seed)]
        assert len(rows) == game.decisions
        assert [max(row["score"] for row in rows if row["seat"] == seat) for seat in (0, 1)] == [*game.scores]


def test_a_record_is_what_was_played(record, tmp_path):
    table = made(tmp_path / "record.parquet", record)
    match = landrush.Match.load(record)
    state = match.setup.start.clone()
    found = encoder("montana")
    row = 0
    for entry in match.line:
        if entry.kind == "move":
            each = table.slice(row, 1).to_pylist()[0]
            assert each["action"] == entry.value
            assert each["seat"] == state.to_move
            assert (
                np.array(each["observation"], np.float32).tobytes()
                == found.observe(state, state.to_move).tobytes()
            )
            assert each["result"] == pytest.approx(results(match.state)[state.to_move])
            assert each["score"] == match.state.scores()[state.to_move]
            assert each["game"] == "evening.game"
            row += 1
        state.apply(entry.value)
    assert row == table.num_rows > 50
    assert set(table["bot"].to_pylist()) == {"human", "bot:random"}


def test_a_game_that_is_not_finished_has_no_result(tmp_path):
    match = landrush.Match.new("montana", ["human", "human"], seed=1)
    match.submit(match.state.to_move, match.state.legal_actions()[0])
    match.save(tmp_path / "begun.game")
    table = made(tmp_path / "begun.parquet", tmp_path / "begun.game")
    assert table["result"].to_pylist() == [None]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "name either records or, with --game, a game"),
        (["{record}", "--game", "montana"], "name either records or, with --game, a game"),
        (["--game", "chess"], "no game “chess”"),
        (["--game", "montana", "--bots", "kasparov"], "no bot “kasparov”"),
        (["--game", "montana", "--option", "start_tile=all"], "an option has one value"),
        (["{record}", "{other}"], "a record of dice-settlers, but the first one is of montana"),
        (["{nothing}"], "nothing.game"),
    ],
)
def test_bad_input_is_one_line_and_no_file(arguments, says, record, tmp_path, capsys):
    other = landrush.Match.new("dice-settlers", ["human", "human"], seed=1)
    other.save(tmp_path / "other.game")
    places = {"record": record, "other": tmp_path / "other.game", "nothing": tmp_path / "nothing.game"}
    before = {path.name for path in tmp_path.iterdir()}
    out = tmp_path / "out.parquet"
    assert main(["dataset", str(out), *(each.format(**places) for each in arguments)]) == 2
    said = capsys.readouterr()
    assert says in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""
    assert {path.name for path in tmp_path.iterdir()} == before


def test_what_is_there_is_not_written_over(record, tmp_path, capsys):
    out = tmp_path / "out.parquet"
    out.write_text("precious")
    assert main(["dataset", str(out), str(record)]) == 2
    assert "is there already" in capsys.readouterr().err
    assert out.read_text() == "precious"
    assert main(["dataset", str(tmp_path / "no" / "where.parquet"), str(record)]) == 2
    assert "cannot write" in capsys.readouterr().err
