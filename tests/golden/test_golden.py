"""Whole games on file play as they did: every entry legal, every digest equal, the result the same."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import landrush
from landrush.games.dice_settlers import effects
from landrush.games.dice_settlers import log as dice_settlers_log
from landrush.games.dice_settlers.solo import chosen
from landrush.games.montana import happened, log

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.txt"))
DICE_SETTLERS = landrush.game("dice-settlers")


def read(path):
    head, body, result = path.read_text(encoding="utf-8").split("\n\n")
    header = dict(line.split(" ", 1) for line in head.splitlines() if not line.startswith("option"))
    allowed = landrush.game(header["game"]).options
    options = {}
    for line in head.splitlines():
        if line.startswith("option"):
            _, name, text = line.split(" ", 2)
            options[name] = next(value for value in allowed[name] if str(value) == text)
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


@cache
def shown(name):
    """The verbs and the events of all games on file."""
    verbs, events = set(), []
    for path in (FOLDER / name.replace("-", "_")).glob("*.txt"):
        header, options, turns, _, _ = read(path)
        state = landrush.game(name).new(int(header["players"]), **options)
        state.listen()
        for text in (text for entries, _ in turns for text in entries):
            verbs.add(text.split()[0])
            state.apply(state.parse(text))
            events += state.take_events()
    return verbs, events


def told(key, parameter):
    """The values of a parameter in the events of Dice Settlers with this key."""
    _, events = shown("dice-settlers")
    return {event.params[parameter] for event in events if event.key == key}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_ten_games_of_montana_for_each_player_count(players):
    assert len(list((FOLDER / "montana").glob(f"{players}-players-*.txt"))) >= 10


def test_together_they_show_every_verb_and_every_event_of_montana():
    verbs, events = shown("montana")
    table = landrush.game("montana").action_table()
    assert verbs == {text.split()[0] for _, _, text, _ in table} - {"AREA"} | {
        "mine",
        "quarry",
        "grain-field",
        "farm",
    }
    codes = {code for name, code in vars(happened).items() if name.isupper()}
    assert codes == {*log.READERS, happened.WON}
    assert {key for key, _ in log.READERS.values()} | {"log-won"} <= {event.key for event in events}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_are_nine_games_of_dice_settlers_for_each_player_count(players):
    assert len(list((FOLDER / "dice_settlers").glob(f"{players}-players-*.txt"))) >= 9


@pytest.mark.parametrize("preset", ["easy", "normal", "hard"])
def test_there_are_solo_games_of_each_preset(preset):
    solo = map(read, (FOLDER / "dice_settlers").glob("1-players-*.txt"))
    assert sum(options["automaton"] == preset for _, options, *_ in solo) >= 3


def test_together_they_show_every_verb_and_every_event_of_dice_settlers():
    verbs, events = shown("dice-settlers")
    assert verbs == {text.split()[0] for _, _, text, _ in DICE_SETTLERS.action_table()}
    keys = {key for key, _ in dice_settlers_log.READERS.values()}
    assert keys | {"log-won"} <= {event.key for event in events}


def test_every_tile_is_placed():
    placed = told("log-start-choice", "tile") | told("log-explore", "tile") | told("log-auto-explore", "tile")
    assert placed == set(range(1, 41))


def test_every_factory_is_used():
    when = DICE_SETTLERS.components.parts.tile_when
    assert told("log-factory", "tile") == {tile for tile in range(1, 41) if when[tile] == effects.FACTORY}


def test_every_technology_is_researched_and_every_explosive_one_set_off():
    researched, exploded = told("log-research", "tech"), told("log-explode", "tech")
    cards = [f"tech-{card.lower()}" for card in DICE_SETTLERS.components.tech_ids]
    assert {tech.key for tech in researched} == set(cards)
    assert {tech.key for tech in exploded} == {card for card in cards if card.startswith("tech-tx")}


def test_every_end_condition_is_met():
    assert len(told("log-end-condition", "reason")) == 4


def test_the_automaton_takes_every_action_for_every_reason():
    assert len(told("log-auto-step", "action")) == 6
    codes = {code for name, code in vars(chosen).items() if name.isupper()}
    assert codes == {*dice_settlers_log.PRIORITY_KEYS}
    _, events = shown("dice-settlers")
    reasons = {
        event.params["reason"].key
        for event in events
        if event.key.startswith("log-auto-") and "reason" in event.params
    }
    assert reasons == {*dice_settlers_log.PRIORITY_KEYS.values()}
