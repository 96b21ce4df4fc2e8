"""Whole matches: what adds up, what counts, what is the same again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from judges import WINNING, WINNING_LINE, at_random, last_turn, only
from values import value

from landrush.analysis.analyse import Analysis, accuracy, analyse
from landrush.analysis.moments import moments
from landrush.analysis.reasons import BLUNDER
from landrush.bots.budget import Budget
from landrush.engine.state import CHANCE
from landrush.match.match import Match

FEW = Budget(simulations=16)
EXACT = 1e-9


def judged(match: Match, budget: Budget = FEW, seed: int = 0) -> Analysis:
    return analyse(match.setup.start, match.line, value(match.state.game, 8), budget, seed)


SOME = [("montana", 2, 40, 16), ("dice-settlers", 3, 60, 8), ("dice-settlers", 1, 60, 8)]


@pytest.fixture(scope="module", params=SOME, ids=lambda some: f"{some[0]}-{some[1]}")
def found(request: pytest.FixtureRequest) -> tuple[Match, Analysis]:
    """A match of so many decisions, and what so many simulations make of it."""
    name, players, decisions, simulations = request.param
    match = at_random(name, players, seed=4, decisions=decisions)
    return match, judged(match, Budget(simulations=simulations))


def test_start_skill_gifts_luck_and_rest_add_up_to_the_end(found: tuple[Match, Analysis]) -> None:
    _, analysis = found
    for number, seat in enumerate(analysis.seats):
        total = seat.start + seat.skill + seat.gifts + seat.luck + seat.rest
        assert total == pytest.approx(seat.end, abs=EXACT)
        assert analysis.course[-1].shares[number] == seat.end
        assert analysis.course[0].shares[number] == seat.start
    assert any(seat.luck for seat in analysis.seats)


def test_what_one_loses_others_gain(found: tuple[Match, Analysis]) -> None:
    _, analysis = found
    assert all(sum(point.shares) == pytest.approx(1) for point in analysis.course)
    assert sum(seat.luck for seat in analysis.seats) == pytest.approx(0, abs=EXACT)
    assert sum(seat.rest for seat in analysis.seats) == pytest.approx(0, abs=EXACT)
    assert sum(seat.skill + seat.gifts for seat in analysis.seats) == pytest.approx(0, abs=EXACT)
    for number, seat in enumerate(analysis.seats):
        given_away = sum(each.gap for each in analysis.decisions if each.seat == number)
        assert seat.skill == pytest.approx(-given_away, abs=EXACT)


def test_only_real_decisions_are_judged(found: tuple[Match, Analysis]) -> None:
    match, analysis = found
    state = match.setup.start.clone()
    real = []
    for entry in match.line:
        if state.to_move != CHANCE and len(state.choices()) > 1:
            real.append((entry.number, entry.seat, len({*state.choices(), entry.value})))
        state.do(entry.value)
    assert [(each.entry, each.seat, each.options) for each in analysis.decisions] == real
    counts = [sum(seat == number for _, seat, _ in real) for number in range(state.seats)]
    assert [seat.decisions for seat in analysis.seats] == counts
    assert [seat.accuracy is None for seat in analysis.seats] == [count == 0 for count in counts]


def test_mistakes_are_only_what_the_search_is_sure_of() -> None:
    match = at_random("montana", 2, seed=4, decisions=30)
    greed = only(match.state.game, "own: coins", 3.0)
    analysis = analyse(match.setup.start, match.line, greed, Budget(simulations=60))
    decisions = {each.entry: each for each in analysis.decisions}
    assert analysis.mistakes
    for mistake in analysis.mistakes:
        assert mistake.gap > 2 * mistake.error
        assert decisions[mistake.entry].gap == mistake.gap
        assert mistake.played[0] != mistake.better[0]
        assert {reason.group for reason in mistake.reasons} <= {"ui-group-m-coins"}
    assert any(mistake.reasons for mistake in analysis.mistakes)
    assert sum(seat.skill for seat in analysis.seats) < 0


def test_a_blunder_in_the_last_turn_explains_the_defeat() -> None:
    enough = Budget(simulations=300)
    lost, won = last_turn("bank 3"), last_turn(*WINNING_LINE)
    seat = lost.line[0].seat
    assert [lost.state.winners(), won.state.winners()] == [[1 - seat], [seat]]
    [blunder] = [each for each in judged(lost, enough).mistakes if each.entry == 1]
    assert (blunder.grade, blunder.seat) == (BLUNDER, seat)
    assert (blunder.played[0], blunder.better[0]) == ("bank 3", WINNING)
    assert (blunder.played_ends, blunder.better_ends) == (0.0, 1.0)
    assert blunder.gap > 0.9
    assert judged(lost, enough).seats[seat].skill < -0.9
    better = judged(won, enough)
    assert better.mistakes == []
    assert better.seats[seat].accuracy == 100.0
    assert better.seats[seat].end == 1.0


def test_what_was_taken_back_does_not_count() -> None:
    straight, with_undo = (Match.new("montana", ["human", "human"], 3) for _ in range(2))
    for turn in range(30):
        for match in (straight, with_undo):
            match.submit(match.state.to_move, match.state.legal_actions()[0])
        if turn == 10:
            with_undo.submit(with_undo.state.to_move, with_undo.state.legal_actions()[-1])
            with_undo.undo(with_undo.people()[0])
    assert len(with_undo.entries) > len(straight.entries)
    found, again = judged(straight), judged(with_undo)
    assert found.seats == again.seats
    assert [point.shares for point in found.course] == [point.shares for point in again.course]
    numbers = [entry.number for entry in with_undo.line]
    assert [point.entry for point in again.course] == [0, *numbers]


def test_the_same_seed_gives_the_same_analysis() -> None:
    match = at_random("dice-settlers", 2, seed=8, decisions=25)
    told = [json.dumps(judged(match, Budget(simulations=20), seed).to_json()) for seed in (0, 0, 1)]
    assert told[0] == told[1] != told[2]


def test_progress_is_told() -> None:
    match = at_random("montana", 2, seed=1, decisions=5)
    heard: list[tuple[int, int]] = []
    rules = value(match.state.game)
    analyse(match.setup.start, match.line, rules, FEW, progress=lambda *told: heard.append(told))
    done = [each.number + len(each.entries) - 1 for each in moments(match.setup.start, match.line)]
    assert heard == [(number, len(match.line)) for number in done]
    assert done[-1] == len(match.line)


@pytest.mark.parametrize(
    ("gaps", "told"), [((0.0,), 100.0), ((0.05,), 50.0), ((0.0, 0.10), 62.5), ((), None)]
)
def test_accuracy_halves_with_each_twentieth_given_away(gaps: Sequence[float], told: float | None) -> None:
    assert accuracy(gaps) == told


SCHEMA = {
    "game": str,
    "budget": str,
    "seed": int,
    "over": bool,
    "course": [{"entry": int, "shares": [float]}],
    "seats": [
        {
            "start": float,
            "skill": float,
            "gifts": float,
            "luck": float,
            "rest": float,
            "end": float,
            "accuracy": float | None,
            "decisions": int,
        }
    ],
    "decisions": [
        {"entry": int, "seat": int, "options": int, "gap": float, "error": float},
    ],
    "mistakes": [
        {
            "entry": int,
            "seat": int,
            "grade": str,
            "gap": float,
            "error": float,
            "played": [str],
            "better": [str],
            "played_ends": float | None,
            "better_ends": float | None,
            "reasons": [{"group": str, "side": str, "worth": float}],
        }
    ],
    "version": int,
}


def fits(data: object, schema: object) -> bool:
    """Whether data has exactly the keys and types of the schema."""
    if isinstance(schema, dict):
        return (
            isinstance(data, dict)
            and data.keys() == schema.keys()
            and all(fits(data[key], each) for key, each in schema.items())
        )
    if isinstance(schema, list):
        return isinstance(data, list) and all(fits(each, schema[0]) for each in data)
    return isinstance(data, schema)


def test_json_has_the_documented_schema(found: tuple[Match, Analysis]) -> None:
    analysis = found[1]
    lost = judged(last_turn("bank 3"), Budget(simulations=300))
    assert lost.mistakes
    for each in (analysis, lost):
        assert fits(json.loads(json.dumps(each.to_json())), SCHEMA)
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    for keys in (SCHEMA, *(each[0] for each in SCHEMA.values() if isinstance(each, list))):
        assert all(f"`{key}`" in page for key in keys)


def test_a_game_going_on_ends_where_it_stands() -> None:
    match = at_random("montana", 2, seed=1, decisions=12)
    analysis = judged(match)
    assert not analysis.over
    assert all(0 < seat.end < 1 for seat in analysis.seats)
