"""Which games a cup has."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from landrush.arena.schedule import Cup, block, checked, lineups, schedule, usual_lineup, with_budget
from landrush.bots.budget import Budget, read_budget, split_budget
from landrush.errors import BadOption, UnknownGame

CUP = Cup("montana", 3, ("greedy", "random", "a", "b"), "mixed", 7)


def test_a_block_is_one_seed_in_all_seat_rotations() -> None:
    games = block(CUP, 0)
    assert [spec.bots for spec in games] == [
        ("greedy", "random", "a"),
        ("a", "greedy", "random"),
        ("random", "a", "greedy"),
    ]
    assert len({spec.seed for spec in games}) == 1
    assert len({spec.bot_seeds for spec in games}) == 1
    assert len({spec.key for spec in games}) == 3
    assert block(CUP, 1)[0].seed != games[0].seed


def test_all_combinations_come_in_turn_and_in_both_orders() -> None:
    first = [{*block(CUP, number)[0].bots} for number in range(4)]
    assert len({frozenset(each) for each in first}) == 4
    assert [{*block(CUP, number)[0].bots} for number in range(4, 8)] == first
    assert block(CUP, 4)[0].bots == ("greedy", "a", "random")
    seats = Counter(
        (name, seat) for games in schedule(CUP, 24) for spec in games for seat, name in enumerate(spec.bots)
    )
    assert set(seats.values()) == {6}


def test_fewer_bots_than_seats_sit_one_against_the_others() -> None:
    cup = Cup("montana", 4, ("a", "b", "c"), "one-against", 1)
    assert lineups(cup) == [("a", "b", "b", "b"), ("a", "c", "c", "c")]
    assert [spec.bots.index("a") for spec in block(cup, 0)] == [0, 1, 2, 3]
    assert len(lineups(replace(cup, lineup="each-against"))) == 6
    assert usual_lineup(("a", "b"), 3) == "one-against"
    assert usual_lineup(("a", "b", "c"), 3) == "mixed"


@pytest.mark.parametrize(("games", "blocks"), [(1, 1), (3, 1), (4, 2), (400, 134)])
def test_games_come_in_whole_blocks(games: int, blocks: int) -> None:
    assert len(schedule(CUP, games)) == blocks


def test_a_longer_cup_begins_as_the_shorter_one() -> None:
    assert schedule(CUP, 30)[:2] == schedule(CUP, 6)


@pytest.mark.parametrize(
    "change",
    [
        {"seed": 8},
        {"game": "dice-settlers"},
        {"options": (("start_tile", "random"),)},
        {"bots": ("random", "greedy", "a", "b")},
    ],
)
def test_a_key_changes_with_everything_that_a_game_depends_on(change: dict[str, object]) -> None:
    assert block(replace(CUP, **change), 0)[0].key != block(CUP, 0)[0].key


@pytest.mark.parametrize(
    ("cup", "words"),
    [
        (Cup("montana", 5, ("random",) * 5, "mixed", 0), "players"),
        (Cup("montana", 2, ("random", "deep"), "mixed", 0), "no bot “deep”"),
        (Cup("montana", 2, ("random", "random"), "mixed", 0), "random is named twice"),
        (Cup("montana", 3, ("random", "greedy"), "mixed", 0), "mixed needs 3 bots"),
        (Cup("montana", 3, ("random",), "one-against", 0), "one-against needs 2 bots"),
        (Cup("dice-settlers", 1, ("random", "greedy"), "each-against", 0), "each-against needs two players"),
        (Cup("montana", 2, ("random", "greedy"), "mixed", 0, (("start_tile", "x"),)), "start_tile"),
    ],
)
def test_a_cup_that_cannot_be_played_is_refused(cup: Cup, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        checked(cup)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        checked(Cup("chess", 2, ("random", "greedy"), "mixed", 0))


def test_budgets_are_read_and_written() -> None:
    assert read_budget("64ms") == Budget(milliseconds=64)
    assert read_budget("200sims") == Budget(simulations=200)
    assert [str(read_budget(text)) for text in ("64ms", "200sims")] == ["64ms", "200sims"]
    assert split_budget("mcts@64ms") == ("mcts", Budget(milliseconds=64))
    assert split_budget("mcts") == ("mcts", None)
    assert split_budget("stdio@2:./bot") == ("stdio@2:./bot", None)


@pytest.mark.parametrize(
    "text", ["", "64", "ms", "0ms", "-5ms", "1.5ms", "64 ms", "64s", "9999999999ms", "٣ms"]
)
def test_a_bad_budget_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="is no budget"):
        read_budget(text)
    with pytest.raises(BadOption):
        split_budget(f"mcts@{text}")


def test_only_bots_that_take_a_budget_get_one() -> None:
    assert with_budget("greedy", Budget(simulations=5)) == "greedy"
    assert with_budget("stdio:./bot", Budget(simulations=5)) == "stdio:./bot"
    assert with_budget("mcts@64ms", Budget(simulations=5)) == "mcts@64ms"
