"""What games prove: shares, intervals, ratings, results without luck, the sequential test."""

from __future__ import annotations

import random
from math import exp, log

import choix
import numpy as np
import pytest
from made_games import game
from scipy.optimize import minimize_scalar

from landrush.arena.luck import adjusted
from landrush.arena.play import Played, place, shares
from landrush.arena.ratings import SCALE, choices_of, counted, fitted, ratings
from landrush.arena.resampling import mean_of, resampled
from landrush.arena.schedule import Cup
from landrush.arena.sprt import SequentialTest, read_test
from landrush.arena.summary import pairs, summary, times
from landrush.errors import BadOption


def test_a_shared_victory_is_split_and_places_are_shared() -> None:
    played = game("abcd", [5, 7, 7, 1])
    assert shares(played) == [0, 0.5, 0.5, 0]
    assert [place(played, seat) for seat in range(4)] == [3, 1.5, 1.5, 4]
    # The rules of a game may decide between equal scores.
    decided = game("ab", [5, 5], winners=[1])
    assert shares(decided) == [0, 1]
    assert [place(decided, seat) for seat in range(2)] == [2, 1]


def cup_of(bots: str, players: int = 2, lineup: str = "mixed") -> Cup:
    return Cup("montana", players, tuple(bots), lineup, 1)


def test_shares_count_for_each_seat_of_a_bot() -> None:
    blocks = [[game("abb", [9, 1, 2]), game("bab", [1, 9, 1]), game("bba", [9, 1, 3])] for _ in range(4)]
    first, second = summary(cup_of("ab", 3, "one-against"), blocks)["results"]
    assert (first["played"], first["wins"], first["share"]["value"]) == (
        12,
        8,
        pytest.approx(2 / 3, abs=1e-6),
    )
    assert (second["played"], second["wins"]) == (24, 4)
    assert second["share"]["value"] == pytest.approx(1 / 6, abs=1e-6)
    assert first["expected"] == pytest.approx(1 / 3, abs=1e-6)
    assert first["score"]["value"] == 7
    # Too few blocks to tell luck from strength.
    assert first["adjusted"] is None


def test_intervals_come_from_blocks_not_from_games() -> None:
    """Games that always end alike within a block prove no more than one game."""
    rng = random.Random(1)
    results = np.array([float(rng.random() < 0.5) for _ in range(100)])
    drawn = resampled(100)
    alone = mean_of(results, np.ones(100), drawn, is_share=True)["interval"]
    fourfold = mean_of(4 * results, np.full(100, 4.0), drawn, is_share=True)["interval"]
    assert alone == pytest.approx(fourfold)
    assert alone[1] - alone[0] == pytest.approx(2 * 1.96 * 0.05, abs=0.02)


def test_an_interval_covers_the_truth_about_as_often_as_it_says() -> None:
    rng = np.random.default_rng(5)
    drawn = resampled(60)
    inside = 0
    for _ in range(200):
        low, high = mean_of(rng.binomial(2, 0.6, 60) * 1.0, np.full(60, 2.0), drawn)["interval"]
        inside += low <= 0.6 <= high
    assert 178 <= inside <= 198


def test_bots_that_always_win_have_not_proved_that_they_always_do() -> None:
    blocks = [[game("ab", [9, 1]), game("ba", [1, 9])] for _ in range(30)]
    first, second = summary(cup_of("ab"), blocks)["results"]
    low, high = first["share"]["interval"]
    assert (first["share"]["value"], high) == (1, 1)
    assert 0.85 < low < 0.95
    assert first["rating"]["value"] > second["rating"]["value"] + 400
    assert first["rating"]["interval"] is None


def strengths(names: str, games: list[Played]) -> np.ndarray:
    choices, counts = counted(names, [games])
    chosen = np.array([each for each, _ in choices])
    left = np.array([each for _, each in choices], dtype=float)
    return fitted(chosen, left, counts[0], np.zeros(len(names)))


def test_ratings_are_those_of_choix() -> None:
    truth = [1.0, 0.4, 0.0, -1.4]
    rankings = choix.generate_rankings(np.array(truth), 400, size=3)
    games = []
    for ranking in rankings:
        games.append(game(["abcd"[each] for each in ranking], [9, 5, 2]))
    expected = choix.opt_rankings(4, [tuple(map(int, each)) for each in rankings], alpha=0.01, tol=1e-9)
    assert strengths("abcd", games) == pytest.approx(expected, abs=1e-4)


def test_a_bot_may_have_several_seats() -> None:
    """The likelihood of one number, the difference of two strengths, written down seat by seat."""
    rng = random.Random(2)
    games = [game("abbb", [rng.gauss(1, 1), *(rng.gauss(0, 1) for _ in "bbb")]) for _ in range(80)]

    def unlikely(difference: float) -> float:
        out = 0.01 * difference**2 / 2
        for played in games:
            left = sorted(range(4), key=lambda seat: -played.scores[seat])
            while left:
                strengths = [exp(difference) if seat == 0 else 1.0 for seat in left]
                out -= log(strengths[0] / sum(strengths))
                left.pop(0)
        return out

    first, second = strengths("ab", games)
    assert first - second == pytest.approx(minimize_scalar(unlikely).x, abs=1e-4)
    assert choices_of([1, 0, 1, 1], 2) == [(1, (1, 3)), (0, (1, 2))]


def test_ties_are_ranked_both_ways() -> None:
    first, second = strengths("ab", [game("ab", [3, 3])] * 10)
    assert first == pytest.approx(second)


def test_linear_has_1000_or_else_the_mean() -> None:
    def blocks(names: list[str]) -> list[list[Played]]:
        rows = [[5, 3], [5, 3], [5, 3], [1, 3]]
        return [[game(names, row), game(names[::-1], row[::-1])] for row in rows * 5]

    drawn = resampled(20)
    first, second = ratings(["a", "linear"], blocks(["a", "linear"]), drawn)
    assert second == {"value": 1000.0, "interval": None}
    assert first["value"] == pytest.approx(1000 + SCALE * log(3), abs=1)
    assert first["interval"][0] < first["value"] < first["interval"][1]
    first, second = ratings(["a", "b"], blocks(["a", "b"]), drawn)
    assert first["value"] + second["value"] == pytest.approx(2000, abs=0.2)


def lucky_cup(blocks: int, seed: int) -> list[list[Played]]:
    """Two equal bots: luck decides most games, but not all."""
    rng = random.Random(seed)
    out = []
    for _ in range(blocks):
        row = []
        for seats in ("ab", "ba"):
            luck = rng.gauss(0, 100)
            score = round(luck + rng.gauss(0, 40))
            row.append(game(seats, [score, 0], [luck, -luck]))
        out.append(row)
    return out


def test_without_luck_intervals_are_narrower_and_still_right() -> None:
    inside = 0
    for seed in range(10):
        result = summary(cup_of("ab"), lucky_cup(60, seed))["results"][0]
        widths = [high - low for low, high in (result["share"]["interval"], result["adjusted"]["interval"])]
        assert widths[1] < 0.9 * widths[0]
        low, high = result["adjusted"]["interval"]
        inside += low <= 0.5 <= high
    assert inside >= 8


def test_a_game_takes_no_part_in_its_own_correction() -> None:
    blocks = lucky_cup(40, 1)
    before = adjusted(blocks)
    bot, other = blocks[3][0].bots
    blocks[3][0] = game((bot, other), [1, 0], blocks[3][0].luck)
    with_victory = adjusted(blocks)
    blocks[3][0] = game((bot, other), [0, 1], blocks[3][0].luck)
    with_defeat = adjusted(blocks)
    assert before is not None
    assert with_victory is not None
    assert with_defeat is not None
    assert with_victory[3][0][0] - with_defeat[3][0][0] == pytest.approx(1)
    assert with_victory[3][1] == with_defeat[3][1]
    assert with_victory[4] != with_defeat[4]


def test_pairs_count_meetings() -> None:
    games = [game("abc", [3, 2, 1]), game("acb", [1, 1, 2])]
    found = pairs(["a", "b", "c", "d"], games)
    assert found["a"] == {"b": 0.5, "c": 0.75, "d": None}
    assert found["b"]["a"] == 0.5


def test_times_are_those_of_choices() -> None:
    assert times(cup_of("ab"), [[game("ab", [1, 2]), game("ba", [1, 2])]]) == {
        "a": {"mean": 50.0, "most": 100.0},
        "b": {"mean": 50.0, "most": 100.0},
    }


def won_blocks(share: float, blocks: int, seed: int) -> list[list[Played]]:
    rng = random.Random(seed)
    out = []
    for _ in range(blocks):
        scores = [int(rng.random() < share) for _ in range(2)]
        out.append([game("ab", [score, 1 - score]) for score in scores])
    return out


def test_the_sequential_test_decides_rightly_and_stops() -> None:
    test = SequentialTest("a", 0.5, 0.6)
    strong = [test.verdict(won_blocks(0.6, 400, seed)) for seed in range(30)]
    weak = [test.verdict(won_blocks(0.5, 400, seed)) for seed in range(30)]
    assert sum(each.verdict == "rejected" for each in strong) <= 4
    assert sum(each.verdict == "accepted" for each in weak) <= 4
    assert all(each.is_decided and each.blocks < 400 for each in (*strong, *weak))


def test_a_few_victories_decide_nothing() -> None:
    test = SequentialTest("a", 0.5, 0.53)
    blocks = [[game("ab", [9, 1]), game("ba", [1, 9])] for _ in range(5)]
    assert test.verdict(blocks).verdict == "open"
    assert test.verdict([]).verdict == "open"
    assert test.verdict(blocks * 20).verdict == "accepted"


def test_only_blocks_up_to_the_decision_count() -> None:
    test = SequentialTest("a", 0.5, 0.6)
    blocks = won_blocks(0.7, 400, 3)
    found = test.verdict(blocks)
    assert test.verdict(blocks[: found.blocks]) == found
    assert not test.verdict(blocks[: found.blocks - 1]).is_decided


@pytest.mark.parametrize("text", ["", "50", "50,50", "53,50", "a,b", "0,50", "50,100", "50,53,56", "nan,nan"])
def test_a_test_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="is no test"):
        read_test(text, cup_of("ab"))


def test_a_test_is_about_two_bots() -> None:
    assert read_test("50,53.5", cup_of("ab")) == SequentialTest("a", 0.5, 0.535)
    assert read_test("25,28", cup_of("ab", 4, "one-against")).bot == "a"
    assert read_test("50,60", cup_of("a", 1)).bot == "a"
    for cup in (cup_of("abc"), cup_of("ab", 3, "each-against"), cup_of("ab", 1)):
        with pytest.raises(BadOption, match="first of two bots"):
            read_test("50,53", cup)
