"""Whole games on file play as they did: every entry legal, every digest equal, the result the same."""

from __future__ import annotations

from pathlib import Path

import pytest

import landrush
from landrush.games.montana import happened, log

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.txt"))


def read(path):
    head, body, result = path.read_text(encoding="utf-8").split("\n\n")
    header = dict(line.split(" ", 1) for line in head.splitlines() if not line.startswith("option"))
    options = dict(line.split()[1:] for line in head.splitlines() if line.startswith("option"))
    turns = [line.rsplit(" = ", 1) for line in body.splitlines()]
    scores, winners = ([int(n) for n in line.split()[1:]] for line in result.splitlines())
    return header, options, [(turn.split("; "), digest) for turn, digest in turns], scores, winners


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_replay(path):
    header, options, turns, scores, winners = read(path)
    game = landrush.game(header["game"])
    assert int(header["rules"]) == game.rules_version
    state = game.new(int(header["players"]), **options)
    for number, (entries, digest) in enumerate(turns):
        for text in entries:
            assert state.why_not(text) is None, f"turn {number}: {text}"
            state.apply(state.parse(text))
        assert state.digest() == digest, f"turn {number}"
    assert state.to_move == landrush.OVER
    assert state.scores() == scores
    assert state.winners() == winners


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_ten_games_for_each_player_count(players):
    assert len(list((FOLDER / "montana").glob(f"{players}-players-*.txt"))) >= 10


def test_together_they_show_every_verb_and_every_event_of_montana():
    verbs, events = set(), set()
    for path in (FOLDER / "montana").glob("*.txt"):
        header, options, turns, _, _ = read(path)
        state = landrush.game("montana").new(int(header["players"]), **options)
        state.listen()
        for text in (text for entries, _ in turns for text in entries):
            verbs.add(text.split()[0])
            state.apply(state.parse(text))
            events |= {event.key for event in state.take_events()}
    table = landrush.game("montana").action_table()
    assert verbs == {text.split()[0] for _, _, text, _ in table} - {"AREA"} | {
        "mine",
        "quarry",
        "grain-field",
        "farm",
    }
    codes = {code for name, code in vars(happened).items() if name.isupper()}
    assert codes == {*log.READERS, happened.WON}
    assert {key for key, _ in log.READERS.values()} | {"log-won"} <= events
