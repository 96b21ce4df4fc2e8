"""Chance that can be checked: known answers, no bias, and a commitment that binds."""

from __future__ import annotations

import hashlib
import random
from math import sqrt

import pytest

import landrush
from landrush.engine.actions import ActionBuffer
from landrush.match import fairness
from landrush.match.match import Match

SAMPLES = 100_000
# A chi-square beyond this happens once in 2,000 times, and the seeds here are fixed.
RARE = 3.29


def test_known_answers():
    """Worked out with openssl dgst -sha256 -mac HMAC."""
    seed = fairness.known_seed(7)
    assert seed.hex() == "9962741a128feb8b0a92c02a6672a0d0c6fc82d17c0b348393d2b6ef54a4fa83"
    assert fairness.commitment(seed) == "1fae8ea8a67970bfd5b2a1ad81649224e30c9c00aa58ff512f00f47016c3767b"
    first_bytes = ["2848714551caa548", "6cf7d4692a47e6a6", "9918bae55468f74e"]
    for number, digest in enumerate(first_bytes, 1):
        for total in (1, 8, 37, 1000, 10**12 + 39):
            assert fairness.drawn(seed, ["", ""], number, total) == int(digest, 16) % total
    assert fairness.drawn(seed, ["lucky", "koń"], 1, 10**6) == 0xC074789B31301E8C % 10**6


def test_the_uneven_rest_is_drawn_again():
    """With a total just above half of the range nearly every second number must not be used."""
    seed = fairness.known_seed(1)
    total = fairness.RANGE // 2 + 1
    again = 0
    for number in range(1, 400):
        digest = fairness.hmac.digest(seed, f"{number} 0\n".encode(), "sha256")
        value = int.from_bytes(digest[:8], "big")
        drawn = fairness.drawn(seed, [""], number, total)
        assert 0 <= drawn < total
        if value < total:
            assert drawn == value
        else:
            again += 1
    assert 150 < again < 250


def test_every_contribution_and_every_number_counts():
    seed = fairness.known_seed(3)
    variants = (["", ""], ["a", ""], ["", "a"], ["aa", ""], ["a", "a"])
    assert len({fairness.drawn(seed, lines, 1, 2**60) for lines in variants}) == len(variants)
    assert len({fairness.drawn(seed, ["", ""], number, 2**60) for number in range(1000)}) == 1000
    assert len({fairness.drawn(fairness.known_seed(n), [""], 1, 2**60) for n in range(1000)}) == 1000


@pytest.mark.parametrize("text", ["two\nlines", "x" * 65, " space", "\x07", "zero\u2028width"])
def test_a_contribution_is_one_short_line(text):
    with pytest.raises(landrush.BadOption, match="one line"):
        Match.new("montana", ["human", "human"], seed=1, contributions=[text, ""])


def test_contributions_change_the_chance_and_the_record_keeps_them():
    plain = Match.new("montana", ["human", "human"], seed=1)
    lucky = Match.new("montana", ["human", "human"], seed=1, contributions=["horse", "koń"])
    assert plain.setup.commitment == lucky.setup.commitment
    assert plain.state.digest() != lucky.state.digest()
    assert "\ncontribution 2 koń\n" in lucky.text()
    assert Match.read(lucky.text()).state.digest() == lucky.state.digest()


def test_an_unknown_seed_is_new_and_secret():
    one, other = (Match.new("montana", ["human", "human"]) for _ in range(2))
    assert len(one.setup.seed) == fairness.SEED_BYTES
    assert one.setup.commitment != other.setup.commitment
    assert one.setup.commitment == hashlib.sha256(one.setup.seed).hexdigest()
    assert one.setup.seed.hex() in one.text()
    assert one.setup.seed.hex() not in one.text(reveal=False)


def chance_states():
    """A state for each kind of chance question of both games, with its name."""
    found = {}
    wanted = [("montana", 3, {}), ("dice-settlers", 4, {"technologies": "random"}), ("dice-settlers", 1, {})]
    for name, players, options in wanted:
        for seed in range(6):
            rng = random.Random(seed)
            state = landrush.game(name).new(players, **options)
            while state.to_move != landrush.OVER:
                if state.to_move == landrush.CHANCE:
                    outcomes = state.chance_weights()
                    verbs = {state.notation(outcome).split("-")[0] for outcome, _ in outcomes}
                    key = f"{name}: {min(verbs).split()[0]}"
                    if min(verbs).startswith("roll "):
                        # The dice of each colour that can come.
                        key = f"{name}: {', '.join(sorted(verbs))}"
                    held = found.get(key)
                    if held is None or len(held.chance_weights()) < len(outcomes):
                        found[key] = state.clone()
                    state.apply(rng.choices(*zip(*outcomes, strict=True))[0])
                else:
                    state.apply(rng.choice(state.legal_actions()))
    # Of the rolls, one with each die alone and the one with most dice.
    alone = {key: state for key, state in found.items() if "roll" not in key or "," not in key}
    most = max((key for key in found if "roll" in key), key=lambda key: len(found[key].chance_weights()))
    return {**alone, most: found[most]}


STATES = chance_states()


def test_the_wheel_every_die_and_the_draws_are_among_them():
    colours = ("white", "green", "yellow", "orange", "brown", "grey")
    for key in (
        "montana: spin",
        "montana: first",
        "montana: tile",
        "dice-settlers: drawn",
        "dice-settlers: step",
    ):
        assert key in STATES
    for colour in colours:
        assert f"dice-settlers: roll {colour}" in STATES
    assert len(STATES["montana: spin"].chance_weights()) == 8
    assert len(STATES["dice-settlers: drawn"].chance_weights()) > 10


@pytest.mark.parametrize("key", STATES)
def test_chi_square(key):
    """Each outcome comes as often as its weight says (Wilson and Hilferty's bound)."""
    state = STATES[key]
    seed = fairness.known_seed(2026)
    out = ActionBuffer()
    state.options(out)
    total = out.total_weight()
    counts = dict.fromkeys([out.ids[i] for i in range(out.n)], 0)
    for number in range(1, SAMPLES + 1):
        counts[out.at_weight(fairness.drawn(seed, [""], number, total))] += 1
    expected = {outcome: SAMPLES * weight / total for outcome, weight in state.chance_weights()}
    assert sum(counts.values()) == SAMPLES
    if len(counts) == 1:
        return
    square = sum((counts[each] - expected[each]) ** 2 / expected[each] for each in counts)
    freedom = len(counts) - 1
    bound = freedom * (1 - 2 / (9 * freedom) + RARE * sqrt(2 / (9 * freedom))) ** 3
    assert square < bound, f"{key}: {square:.1f} of at most {bound:.1f}"
    low = freedom * max(0.0, 1 - 2 / (9 * freedom) - RARE * sqrt(2 / (9 * freedom))) ** 3
    assert square > low, f"{key}: too even, {square:.3f}"


def test_outcomes_follow_the_seed():
    """What a match draws is what the formula gives for the number of the outcome."""
    match = Match.new("dice-settlers", ["bot:random"] * 2, seed=11)
    state = match.setup.start.clone()
    number = 0
    for entry in match.entries:
        if state.to_move == landrush.CHANCE:
            number += 1
            assert entry.value == fairness.outcome(state, fairness.known_seed(11), ["", ""], number)
        state.apply(entry.value)
    assert number > 3
