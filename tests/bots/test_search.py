"""Planner and tree search: what they must see, and what they must not."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from values import midway, value

from landrush.bots.mcts import Search, most_visited
from landrush.bots.planner import NOTHING, Planner
from landrush.bots.value import Value
from landrush.engine.rng import Rng
from landrush.engine.state import OVER, State
from landrush.games import game


def before_a_win() -> State:
    """A position of Montana in which some moves win at once and others do not."""
    for seed in range(400):
        rng = random.Random(seed)
        state = game("montana").new(2)
        state.advance(rng)
        while state.to_move != OVER:
            found = [action for action in state.legal_actions() if wins(state, lambda _, a=action: a, 1)]
            if found and len(found) < len(state.legal_actions()):
                return state
            state.apply(rng.choice(state.legal_actions()))
            state.advance(rng)
    raise AssertionError("no such position")


def wins(state: State, choose: Callable[[State], int], most: int = 20) -> bool:
    """Whether at most this many moves end the game within the turn, with their player the only winner."""
    seat, after = state.to_move, state.clone()
    for _ in range(most):
        if after.to_move == seat:
            after.do(choose(after))
    return after.to_move == OVER and after.winners() == [seat]


def test_a_win_at_hand_is_taken() -> None:
    state = before_a_win()
    judged = value(state.game, 8)
    for searched in (None, judged):
        assert wins(state, lambda s, v=searched: most_visited(Search(v, 1).run(s, 400)).action)
    for lines in (0, 8):
        assert wins(state, Planner(judged, 1, lines).choose)


@pytest.mark.parametrize(("name", "players"), [("montana", 4), ("dice-settlers", 1), ("dice-settlers", 3)])
@pytest.mark.parametrize("is_judged", [False, True])
def test_visits_add_up_and_only_possible_moves_are_tried(name: str, players: int, is_judged: bool) -> None:
    state = midway(name, players, seed=7, decisions=25)
    before = state.to_json()
    root = Search(value(state.game, 8) if is_judged else None, 3).run(state, 60)
    assert root.visits == 60
    assert sum(child.visits for child in root.children) == 60
    assert {child.action for child in root.children} <= set(state.legal_actions())
    assert sum(root.gained) == pytest.approx(60)
    assert state.to_json() == before


@pytest.mark.parametrize(("name", "players"), [("montana", 3), ("dice-settlers", 2)])
def test_the_same_seed_searches_the_same_tree(name: str, players: int) -> None:
    state = midway(name, players, seed=11, decisions=30)
    judged = value(state.game, 8)

    def tree(searched: Value | None, seed: int) -> list[tuple[int, int, float]]:
        root = Search(searched, seed).run(state, 50)
        return [(each.action, each.visits, each.gained[0]) for each in root.children]

    for searched in (None, judged):
        assert tree(searched, 4) == tree(searched, 4)
    assert tree(None, 4) != tree(None, 5)


@pytest.mark.parametrize("decisions", [150, 210, 240, 280])
def test_what_a_seat_cannot_know_changes_nothing(decisions: int) -> None:
    state = midway("dice-settlers", 3, seed=13, decisions=decisions)
    other = state.imagine(state.to_move, Rng(99))
    assert other.to_json() != state.to_json()
    judged = value(state.game, 8)
    for searched in (None, judged):
        moves = {most_visited(Search(searched, 4).run(each, 60)).action for each in (state, other)}
        assert len(moves) == 1
    assert Planner(judged, 4).choose(state) == Planner(judged, 4).choose(other)


def test_a_move_whose_plans_were_given_up_promises_what_it_is_worth_at_first_sight() -> None:
    """Otherwise the search would find all moves alike beside one that promises nothing at all."""
    given_up = 0
    for decisions in range(0, 60, 2):
        state = midway("montana", 2, seed=5, decisions=decisions)
        judged = value(state.game, 8)
        planner = Planner(judged, 1)
        worths = planner.worths(state)
        given_up += sum(worth == NOTHING for worth in worths)
        root = Search(judged, 1).run(state, 1)
        for child in root.children:
            assert -1.1 < child.promise < 1.1
    assert given_up > 0


@pytest.mark.parametrize(("name", "players"), [("montana", 3), ("dice-settlers", 2)])
def test_widening_turns_to_further_moves_one_after_the_other(name: str, players: int) -> None:
    """Those that promise most first, and with so many visits so many of them."""
    spared = 0
    for decisions in range(10, 40):
        state = midway(name, players, seed=11, decisions=decisions)
        judged = value(state.game, 8)
        root = Search(judged, 4, 0.2).run(state, 60)
        promises = sorted({child.promise for child in root.children}, reverse=True)
        last = promises[: 1 + int(60**0.2)][-1]
        assert all(child.promise >= last for child in root.children if child.visits > 0)
        everywhere = Search(judged, 4).run(state, 60)
        spared += any(child.promise < last for child in everywhere.children if child.visits > 0)
    assert spared > 0


def test_a_search_can_go_on() -> None:
    state = midway("montana", 2, seed=1, decisions=20)
    whole = Search(None, 1).run(state, 40)
    search = Search(None, 1)
    root = search.run(state, 10)
    search.go_on(root, state, 30)
    assert root.visits == 40
    assert [each.visits for each in root.children] == [each.visits for each in whole.children]
