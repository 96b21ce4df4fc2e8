"""Games that are watched and counted, whole ones."""

from __future__ import annotations

from collections import Counter

import pytest

import landrush
from landrush.balance.play import Outcome, Table, lead, margin, part, watch
from landrush.simulation import Plan, play_game, start

MONTANA = Plan("montana", ("greedy",) * 3, 5)
DICE = Plan("dice-settlers", ("greedy",) * 2, 5)
SOLO = Plan("dice-settlers", ("greedy",), 5)


@pytest.mark.parametrize("plan", [MONTANA, DICE, SOLO])
def test_a_watched_game_is_the_one_that_is_simulated(plan) -> None:
    watched, played = watch(plan, 1), play_game(plan, 1)
    assert watched.seed == played.seed
    assert watched.outcome == Outcome(played.scores, played.winners, played.is_over)
    assert {name: row["times"] for name, row in watched.counts["length"].items()} == played.length
    state = start(plan)
    chosen = Counter[str]()
    for action, n in (pair for seat in played.actions for pair in seat.items()):
        chosen[state.notation(action).split()[0]] += n
    actions = watched.counts["actions"]
    named = {name for name in actions if name in chosen} - {"attack", "build"}
    assert named
    assert {name: actions[name]["times"] for name in named} == {name: chosen[name] for name in named}


def test_the_whole_game_is_in_the_counts() -> None:
    watched = watch(MONTANA, 2)
    counts, seats = watched.counts, 3
    turns = counts["length"]["turns"]["times"]
    assert sum(row["times"] for row in counts["actions"].values()) == turns
    points = sum(row["points"] for row in counts["points"].values())
    assert points == sum(watched.outcome.scores)
    assert sum(row["built"] for row in counts["tiles"].values()) == counts["points"]["fields"]["points"]
    assert sum(row["built"] for row in counts["costs"].values()) == counts["points"]["fields"]["points"]
    assert sum(row["there"] for row in counts["tiles"].values()) == 9
    assert sum(row["times"] for row in counts["bidders"].values()) == counts["actions"]["town"]["times"]
    assert sum(row["times"] for row in counts["large-parts"].values()) == sum(
        counts["actions"][area]["times"] for area in ("mine", "quarry", "grain field", "farm")
    )
    # Two spins each to set up, and one whenever somebody hires.
    spins = sum(row["times"] for row in counts["wheel"].values())
    assert spins == 2 * seats + counts["actions"]["hire"]["times"]
    assert sum(row["wins"] for row in counts["places"].values()) == 1
    assert set(counts["places"]) == {"1", "2", "3"}


def test_dice_settlers_counts_add_up() -> None:
    counts = watch(DICE, 2).counts
    assert sum(row["times"] for row in counts["ends"].values()) == 1
    rounds = counts["length"]["rounds"]["times"]
    assert sum(row["boards"] for row in counts["growth"].values()) == 2 * rounds
    assert counts["growth"]["first"]["limit"] / counts["growth"]["first"]["boards"] * 2 >= 6
    assert sum(row["seen"] for row in counts["technologies"].values()) == 18
    taken = sum(row["taken"] for row in counts["technologies"].values())
    assert taken == counts["actions"]["research"]["times"]
    assert sum(row["won-with"] + row["won-without"] for row in counts["technologies"].values()) == 9


def test_the_automaton_has_a_place_and_no_counts_of_its_own() -> None:
    watched = watch(SOLO, 0)
    sales, tokens = watched.counts["sales"], watched.counts["tokens"]
    sold = 3 * (sales["three equal"]["times"] + sales["three different"]["times"]) + 2 * sales["two"]["times"]
    assert sum(row["sold"] for row in tokens.values()) == sold
    assert len(watched.outcome.scores) == 2
    assert {row["seen"] for row in watched.counts["technologies"].values()} == {1}
    assert set(watched.counts["places"]) == {"1", "2"}


def test_an_outcome_by_seat() -> None:
    end = Outcome((7, 9, 9), (1, 2), True)
    assert [part(end, seat) for seat in range(3)] == [0, 0.5, 0.5]
    assert [lead(end, seat) for seat in range(3)] == [-2, 0, 0]
    assert margin(end) == 0
    assert margin(Outcome((3, 8), (1,), True)) == 5


def test_the_same_position_is_played_out_to_the_same_end() -> None:
    table = Table(DICE, 0)
    for _ in range(40):
        table.do(table.next())
    again = table.at(landrush.game("dice-settlers").from_json(table.state.to_json()))
    assert table.at(table.state.clone()).play_out() == again.play_out()
