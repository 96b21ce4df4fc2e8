"""Statistics of a match: books that balance, points and luck over time, counts."""

from __future__ import annotations

import json
import math
import random
import statistics as numbers

import pytest

import landrush
from landrush.bots import bot
from landrush.l10n import describe
from landrush.match.statistics import Statistics, luck_of, statistics
from landrush.messages import Term
from tests.match.conftest import GOLDEN, IS_COMPILED, after, at_random, on_file

GAMES = [landrush.game(name) for name in landrush.games()]
COUNTS = [
    pytest.param(game, players, id=f"{game.name}-{players}")
    for game in GAMES
    for players in game.player_counts
]
every_count = pytest.mark.parametrize(("game", "players"), COUNTS)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
FOLDERS = {"dice-settlers": "dice_settlers", "montana": "montana"}


def records(game):
    return sorted((GOLDEN / FOLDERS[game.name]).glob("*.txt"))


def any_options(game, players, seed):
    choose = random.Random(seed)
    return {name: choose.choice(values) for name, values in game.options_for(players).items()}


def check_balance(start, entries):
    """Between turns and at the end: the start and all events give what each seat has."""
    found = Statistics(start, with_luck=False)
    for entry in entries:
        turns = len(found.turns)
        found.add(entry)
        if len(found.turns) == turns or (turns % 8 and found.entries < len(entries)):
            continue
        for seat, account in enumerate(found.accounts):
            held = start.game.holdings(found.state, seat)
            assert {kind: account.thing(kind).end for kind in account.start} == held, found.turns[-1]
    return found


# What came and went


@every_game
def test_the_books_of_the_games_on_file_balance(game):
    """These games together show everything that the rules have."""
    brought = set()
    for path in records(game):
        found = check_balance(*on_file(path))
        for seat in found.result().seats:
            for kind, thing in seat.things.items():
                brought |= {(key, kind, 1) for key in thing.gained_by}
                brought |= {(key, kind, -1) for key in thing.given_by}
    # Nothing that is declared never happens.
    used = {(key, sign) for key, _, sign in brought}
    declared = {(key, sign) for key, flows in game.accounts.flows.items() for sign, _ in flows.values()}
    assert used == declared


@every_count
def test_the_books_of_random_games_balance(game, players):
    for seed in range(12 if IS_COMPILED else 2):
        start = game.new(players, **any_options(game, players, seed))
        found = check_balance(start, at_random(start, seed))
        assert found.state.to_move == landrush.OVER


@every_count
@pytest.mark.compiled
def test_the_books_of_greedy_games_balance(game, players):
    start = game.new(players)
    state, entries, chance = start.clone(), [], random.Random(players)
    bots = [bot("greedy", seat) for seat in range(players)]
    while state.to_move != landrush.OVER:
        if state.to_move == landrush.CHANCE:
            outcomes, weights = zip(*state.chance_weights(), strict=True)
            entries += chance.choices(outcomes, weights)
        else:
            entries.append(bots[state.to_move].choose(state))
        state.apply(entries[-1])
    check_balance(start, entries)


@every_game
def test_sources_add_up(game):
    found = statistics(*on_file(records(game)[0]), with_luck=False)
    for seat in found.seats:
        for thing in seat.things.values():
            assert thing.gained == sum(thing.gained_by.values())
            assert thing.given == sum(thing.given_by.values())
            assert thing.end == thing.start + thing.gained - thing.given


def test_settlements_of_montana_are_its_score():
    """M9.2, by the same reasons as the points: fields, doubles, lines."""
    for path in records(landrush.game("montana"))[:8]:
        start, entries = on_file(path)
        found = statistics(start, entries, with_luck=False)
        for seat, score in zip(found.seats, after(start, entries).scores(), strict=True):
            gained = seat.things["m-settlements"].gained_by
            assert sum(gained.values()) == score
            assert gained.get("log-double", 0) == seat.points["double fields"][-1]
            assert gained.get("log-line", 0) == seat.points["lines of four"][-1]


# Over time


@every_count
def test_points_over_time_end_with_the_score(game, players):
    start = game.new(players)
    entries = at_random(start, 5)
    end = after(start, entries)
    found = statistics(start, entries, with_luck=False)
    assert found.turns[-1].entries == found.entries == len(entries)
    assert [turn.entries for turn in found.turns] == sorted({turn.entries for turn in found.turns})
    for seat, score in zip(found.seats, end.scores(), strict=True):
        assert {len(series) for series in seat.points.values()} == {len(found.turns)}
        assert sum(series[-1] for series in seat.points.values()) == score


@every_count
def test_counts(game, players):
    start = game.new(players)
    entries = at_random(start, 6)
    found = statistics(start, entries, with_luck=False)
    chance = sum(entry >= game.num_actions for entry in entries)
    assert sum(seat.decisions for seat in found.seats) == len(entries) - chance
    for seat in found.seats:
        assert sum(seat.actions.values()) == seat.decisions
    end = after(start, entries)
    if game.name == "montana":
        assert sum(seat.turns for seat in found.seats) == end.turns + 1
    else:
        assert {seat.turns for seat in found.seats} == {2 * end.rounds}


@every_game
def test_entry_by_entry_and_at_once(game):
    start = game.new(2)
    before = start.to_json()
    entries = at_random(start, 7, most=150)
    found = Statistics(start)
    for entry in entries[:-1]:
        found.add(entry)
    early = found.result()
    told = json.dumps(early.to_json())
    found.add(entries[-1])
    assert found.result() == statistics(start, entries)
    assert json.dumps(early.to_json()) == told, "what was told does not change"
    assert start.to_json() == before


@every_game
def test_an_entry_that_is_not_legal_changes_nothing(game):
    start = game.new(2)
    found = Statistics(start)
    for entry in at_random(start, 8, most=40):
        found.add(entry)
    before = found.result()
    legal = set(found.state.legal_actions())
    for entry in set(range(0, game.num_ids, 17)) - legal:
        with pytest.raises(landrush.IllegalMove):
            found.add(entry)
    assert found.result() == before


# Luck


def chance_positions(game, players, seed):
    """Positions of a random game in which chance is to move."""
    state = game.new(players, **any_options(game, players, seed))
    for entry in at_random(state, seed):
        if state.to_move == landrush.CHANCE:
            yield state
        state.apply(entry)


@every_count
def test_luck_is_expected_to_be_nothing(game, players):
    """At every chance: the outcomes' luck, by their weights, adds up to 0 for each seat."""
    differ = 0
    for ply, state in enumerate(chance_positions(game, players, 3)):
        if ply % (1 if IS_COMPILED else 6):
            continue
        luck = luck_of(state)
        weights = dict(state.chance_weights())
        assert list(luck) == list(weights)
        for seat in range(state.seats):
            total = sum(weight * luck[outcome][seat] for outcome, weight in weights.items())
            assert abs(total) < 1e-6
        differ += any(map(any, luck.values()))
    assert differ


def total_luck(game, games, most, draw=None):
    """The first seat's luck in so many games of so many entries."""
    start = game.new(2)
    found = []
    for seed in range(games):
        match = Statistics(start)
        for entry in at_random(start, seed, most, draw):
            match.add(entry)
        found.append(match.accounts[0].total_luck)
    return found


def is_fair(luck):
    """Whether the mean is within four standard errors of nothing."""
    return abs(numbers.mean(luck)) < 4 * numbers.stdev(luck) / math.sqrt(len(luck))


def larger_of_two(state, chance):
    """Loaded dice: of two outcomes the one that is better for the first seat."""
    outcomes, weights = zip(*state.chance_weights(), strict=True)
    luck = luck_of(state)
    return max(chance.choices(outcomes, weights, k=2), key=lambda outcome: luck[outcome][0])


@pytest.mark.long
@every_game
def test_luck_evens_out_over_many_games_unless_dice_are_loaded(game):
    # Montana has little luck after its setup, so it takes more games to see that dice are loaded.
    games = 120 if IS_COMPILED else 80 if game.name == "montana" else 30
    most = 160 if IS_COMPILED else 45
    assert is_fair(total_luck(game, games, most))
    loaded = total_luck(game, games, most, larger_of_two)
    assert not is_fair(loaded)
    assert numbers.mean(loaded) > 0


def test_luck_over_time_is_the_sum_of_its_outcomes():
    start = landrush.game("dice-settlers").new(2)
    found = Statistics(start)
    for entry in at_random(start, 4, most=200):
        found.add(entry)
    for seat, account in zip(found.result().seats, found.accounts, strict=True):
        assert len(seat.luck) == len(found.turns)
        at_last_turn = [each.luck for each in account.outcomes if each.entry <= found.turns[-1].entries]
        assert seat.luck[-1] == pytest.approx(sum(at_last_turn), abs=0.01 * len(at_last_turn))
        ranked = sorted(each.luck for each in account.outcomes)
        assert [each.luck for each in seat.unlucky] == ranked[:5]
        assert [each.luck for each in seat.lucky] == ranked[:-6:-1]


def test_outcomes_are_found_again_in_the_line():
    start = landrush.game("dice-settlers").new(2)
    entries = at_random(start, 4, most=200)
    for seat in statistics(start, entries).seats:
        for outcome in seat.lucky + seat.unlucky:
            assert start.notation(entries[outcome.entry - 1]) == outcome.notation


def test_a_white_segment_is_no_bad_luck():
    """Its workers are still to be named when luck is reckoned."""
    start = landrush.game("montana").new(2)
    state = start.clone()
    while state.chance_weights() == [] or len(state.chance_weights()) != 8:
        state.apply(state.legal_actions()[0])
    assert state.notation(state.legal_actions()[0]) == "spin 1"
    asks = []
    for outcome, luck in luck_of(state).items():
        assert luck == [0.0, 0.0]
        spun = state.clone()
        spun.apply(outcome)
        asks.append(spun.to_move != landrush.CHANCE)
    assert any(asks)
    assert not all(asks)


# Words and data


@every_game
def test_everything_counted_has_a_word(game):
    accounts = game.accounts
    words = [*accounts.groups, *accounts.sources.values(), *accounts.counts.values()]
    kinds = [kind for kinds in accounts.groups.values() for kind in kinds]
    assert all(describe(Term(key)) for key in words + kinds)
    for players in game.player_counts:
        state = game.new(players)
        assert set(kinds) <= set(game.holdings(state, 0))
        for points in game.tally(state).points:
            assert set(points) <= set(accounts.sources)


@every_game
def test_statistics_are_plain_data(game):
    start = game.new(2)
    found = statistics(start, at_random(start, 9, most=120)).to_json()
    again = json.loads(json.dumps(found, allow_nan=False))
    assert again["seats"] == found["seats"]
    assert [tuple(turn["turn"]) for turn in again["turns"]] == [turn["turn"] for turn in found["turns"]]
