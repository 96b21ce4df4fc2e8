"""What games sum up to, and how far that is from what is wanted."""

from __future__ import annotations

from math import sqrt

import pytest

from landrush.balance import wanted
from landrush.balance.cases import FORCED, GAMES, GIFTS, Case, carry_out, jobs
from landrush.balance.gifts import Worth
from landrush.balance.measures import pairs, ratio, report, worths
from landrush.balance.play import Outcome, Watched, groups
from landrush.balance.wanted import Target, judged, targets
from landrush.balance.words import between
from landrush.l10n import message
from landrush.simulation import Plan, interval

PLAN = Plan("montana", ("random",) * 2, 6)
AMOUNTS = {GAMES: 4, GIFTS: 0, FORCED: 0}


def game(**things: int) -> Watched:
    """A game in which these main actions were chosen so often."""
    return Watched(
        0, Outcome((0, 0), (0,), True), {"actions": {name: {"times": n} for name, n in things.items()}}
    )


def test_a_share_and_its_standard_error() -> None:
    """As for a proportion: half of four games, each of which counts once."""
    found = ratio([(1, 1), (0, 1), (1, 1), (0, 1)])
    assert found["value"] == 0.5
    assert found["error"] == pytest.approx(sqrt(0.25 / 3), abs=1e-6)


def test_games_of_different_length_weigh_by_their_length() -> None:
    found = ratio([(1, 10), (3, 10), (20, 80)])
    assert found["value"] == pytest.approx(0.24)
    residuals = [1 - 2.4, 3 - 2.4, 20 - 19.2]
    assert found["error"] == pytest.approx(sqrt(sum(r * r for r in residuals) * 3 / 2) / 100, abs=1e-6)


def test_games_that_are_all_alike_are_not_certain() -> None:
    assert ratio([(0, 50)] * 4) == {"value": 0, "error": 1 / 200}


def test_without_anything_to_divide_by_there_is_no_figure() -> None:
    assert ratio([(0, 0), (0, 0)]) == {"value": None, "error": None}
    assert ratio([(3, 4), (0, 0)]) == {"value": 0.75, "error": None}


def test_figures_are_divided_as_they_say() -> None:
    played = [game(hire=1, build=3), game(hire=0, build=6)]
    group = groups("montana")["actions"]
    assert pairs(played, group, "actions", ["hire"], "share", 2) == [(1, 4), (0, 6)]
    assert pairs(played, group, "actions", ["hire"], "per-seat", 2) == [(1, 2), (0, 2)]
    assert pairs(played, group, "actions", ["hire", "build"], "share", 2) == [(4, 4), (6, 6)]


@pytest.mark.parametrize(
    ("value", "missed"), [(0.15, 0), (0.2, 0), (0.3, 0), (0.10, 2.5), (0.36, 3), (None, None)]
)
def test_a_target_and_by_how_many_standard_errors_it_is_missed(value, missed) -> None:
    target = Target("actions", "share", 0.15, 0.30, ("hire",))
    row = judged(target, {"value": value, "error": 0.02}, target.things)
    assert row["missed"] == missed
    assert row["met"] is (None if missed is None else missed == 0)


def test_what_is_wanted_is_told_with_its_ends() -> None:
    rows = [
        judged(target, {"value": 0.5, "error": 1}, ())
        for target in (
            Target("actions", "share", 0.15, 0.3),
            Target("actions", "share", 0.04),
            Target("margins", "per-game", None, 2.5),
            Target("ends", "share", 0.1, anywhere=True),
        )
    ]
    told = [between(row, row["figure"] == "share") for row in rows]
    assert told[:3] == ["15.0 % – 30.0 %", "≥ 4.0 %", "≤ 2.5"]
    assert told[3] == f"≥ 10.0 % ({message('cli-balance-anywhere')})"


def test_targets_with_one_end() -> None:
    most, least = Target("margins", "per-game", None, 2.5), Target("actions", "share", 0.04)
    assert judged(most, {"value": 0, "error": 1}, ())["met"]
    assert judged(most, {"value": 4.5, "error": 1}, ())["missed"] == 2
    assert judged(least, {"value": 0.9, "error": 0.1}, ())["met"]


def test_every_target_is_about_something_that_is_counted() -> None:
    for name, least in (("montana", 2), ("dice-settlers", 1)):
        case = Case(0, Plan(name, ("random",) * 2, 0))
        counts = carry_out(next(jobs([case], {**AMOUNTS, GAMES: 1})))["counts"]
        for players in range(least, 5):
            for target in targets(name, players):
                assert target.figure in groups(name)[target.group].figures
                assert set(target.things) <= set(counts[target.group])
                assert target.rows(list(counts[target.group]))


def test_a_fair_place_differs_by_the_number_of_players() -> None:
    places = [targets("montana", players)[0] for players in (2, 4)]
    assert [(round(each.least, 2), round(each.most, 2)) for each in places] == [(0.47, 0.53), (0.22, 0.28)]
    assert all(target.group != "places" for target in targets("dice-settlers", 1))


def test_worths_of_one_game_are_one_observation() -> None:
    lines = [{"coins": Worth(lead, 0.5)} for lead in (1, 3, 5, 7)]
    found = worths(lines, 2)["coins"]
    assert (found["n"], found["lead"]["value"]) == (4, 4)
    # The means of the two games are 2 and 6.
    assert found["lead"]["error"] == 2
    assert worths(lines, 1)["coins"]["lead"]["error"] == pytest.approx(sqrt(20 / 3) / 2, abs=1e-6)


def test_the_control_is_certain() -> None:
    found = worths([{"nothing": Worth(0, 0)}] * 3, 1)["nothing"]
    assert found["lead"] == found["win"] == {"value": 0, "error": 0}


def test_a_report_sums_up_its_games() -> None:
    case = Case(0, PLAN)
    lines = {line["key"]: line for line in map(carry_out, jobs([case], AMOUNTS))}
    (found,) = report([case], lines, AMOUNTS)
    assert (found["games"], found["players"], found["not_ended"]) == (4, 2, 0)
    place = found["groups"]["places"]["1"]
    assert place["counts"]["played"] == 4
    assert place["interval"] == pytest.approx(interval(place["figures"]["share"]["value"], 4), abs=1e-6)
    shares = [row["figures"]["share"]["value"] for row in found["groups"]["actions"].values()]
    assert sum(shares) == pytest.approx(1, abs=1e-5)
    hire = next(row for row in found["wanted"] if row["things"] == ["hire"])
    assert hire["value"] == found["groups"]["actions"]["hire"]["figures"]["share"]["value"]


def test_what_is_wanted_anywhere_is_enough_at_one_player_count(monkeypatch) -> None:
    """The longer the game, the more turns: one of the two counts has enough."""
    cases = [Case(0, Plan("montana", ("random",) * players, 6)) for players in (2, 4)]
    lines = {line["key"]: line for line in map(carry_out, jobs(cases, AMOUNTS))}
    turns = [
        case["groups"]["length"]["turns"]["figures"]["per-seat"]["value"]
        for case in report(cases, lines, AMOUNTS)
    ]
    least = sum(turns) / 2
    for anywhere in (False, True):
        target = Target("length", "per-seat", least, things=("turns",), anywhere=anywhere)
        monkeypatch.setitem(wanted.TARGETS, "montana", lambda players, target=target: [target])
        met = [case["wanted"][-1]["met"] for case in report(cases, lines, AMOUNTS)]
        assert met == [anywhere or each >= least for each in turns]
