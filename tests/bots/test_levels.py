"""The levels for people: in every game, for every number of players, from the view of their seat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from values import midway

import landrush
from landrush.bots import BOTS, bot, model, names, searches
from landrush.bots.ladder import PlannerBot, SearchBot
from landrush.bots.levels import BUDGET, LEVELS, SETTINGS, LevelBot
from landrush.engine.rng import Rng
from landrush.engine.state import OVER, State

COUNTS = [(name, players) for name in landrush.games() for players in landrush.game(name).player_counts]
# The last one thinks for a time.
REPEATABLE = LEVELS[:-1]
every_level = pytest.mark.parametrize("level", LEVELS)
every_count = pytest.mark.parametrize(("name", "players"), COUNTS)


def positions(name: str, players: int) -> Iterator[State]:
    """Some positions in which somebody has a choice."""
    for decisions in (1, 10, 40):
        for more in range(decisions, decisions + 20):
            state = midway(name, players, seed=players, decisions=more)
            if state.to_move != OVER and len(state.legal_actions()) > 1:
                yield state
                break


def test_every_game_has_every_level() -> None:
    assert sorted(SETTINGS) == landrush.games()
    for settings in SETTINGS.values():
        assert tuple(settings) == LEVELS


def test_levels_are_bots_by_name_the_weakest_first() -> None:
    assert tuple(names()[: len(LEVELS)]) == LEVELS
    assert len(names()) == len(set(names()))
    for level in LEVELS:
        assert level in BOTS
        assert not searches(level)


@every_count
@every_level
def test_every_level_plays_legally_and_leaves_the_state_alone(level: str, name: str, players: int) -> None:
    played = 0
    for state in positions(name, players):
        before = state.to_json()
        assert bot(level, 5).choose(state) in state.legal_actions()
        assert state.to_json() == before
        played += 1
    assert played == 3


@every_count
@pytest.mark.parametrize("level", REPEATABLE)
def test_the_same_seed_makes_the_same_move(level: str, name: str, players: int) -> None:
    for state in positions(name, players):
        assert bot(level, 7).choose(state) == bot(level, 7).choose(state)


@pytest.mark.parametrize("decisions", [240, 297])
@pytest.mark.parametrize("level", REPEATABLE)
def test_what_a_seat_cannot_know_changes_nothing(level: str, decisions: int) -> None:
    state = midway("dice-settlers", 4, seed=4, decisions=decisions)
    other = state.imagine(state.to_move, Rng(99))
    assert other.to_json() != state.to_json()
    assert bot(level, 4).choose(other) == bot(level, 4).choose(state)


@pytest.mark.parametrize("name", landrush.games())
def test_a_level_knows_the_game_from_the_first_question(name: str) -> None:
    state = midway(name, 2, seed=1, decisions=10)
    for level in LEVELS:
        made = LevelBot(level, 3)
        made.choose(state)
        assert made.player is not None
        assert made.player.rung == SETTINGS[name][level]
    assert isinstance(made.player, SearchBot)
    assert made.player.budget == BUDGET


@pytest.mark.parametrize("name", landrush.games())
def test_levels_get_cooler_and_only_the_last_searches(name: str) -> None:
    rungs = list(SETTINGS[name].values())
    temperatures = [rung.temperature for rung in rungs]
    assert temperatures == sorted(temperatures, reverse=True)
    assert [rung.searches for rung in rungs] == [False] * 5 + [True]
    assert len(set(rungs)) == len(rungs)


@pytest.mark.parametrize("name", landrush.games())
def test_the_hotter_a_level_is_the_more_often_it_strays(name: str) -> None:
    """From what the one that always takes its favourite would do, in many positions."""
    states = [midway(name, 2, seed, decisions) for seed in range(4) for decisions in range(20, 100, 10)]
    choices = [state for state in states if state.to_move != OVER and len(state.legal_actions()) > 1]
    assert len(choices) >= 10

    def strays(level: str) -> int:
        moves = [
            (bot(level, seed).choose(s), bot("sheriff", 0).choose(s)) for s in choices for seed in range(4)
        ]
        return sum(move != favourite for move, favourite in moves)

    assert strays("greenhorn") > strays("rancher") > 0


def test_a_bot_can_be_made_for_every_decision() -> None:
    """As the server does it: the model is read once."""
    state = midway("montana", 2, seed=1, decisions=10)
    first, second = PlannerBot(SETTINGS["montana"]["rancher"], 1), LevelBot("rancher", 1)
    first.choose(state)
    second.choose(state)
    assert isinstance(second.player, PlannerBot)
    assert first.planner is not None
    assert second.player.planner is not None
    assert first.planner.value is second.player.planner.value


def test_a_level_that_is_tuned_is_another_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of a cup that were played before are not taken for games of today."""
    game = landrush.game("montana")
    before = model(game, "scout")
    assert before
    warmer = SETTINGS["montana"]["scout"]._replace(temperature=0.5)
    monkeypatch.setitem(SETTINGS["montana"], "scout", warmer)
    assert model(game, "scout") != before
    assert model(game, "net") == model(game, "mcts-net@64ms")
