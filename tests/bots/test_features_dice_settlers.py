"""What bots see of Dice Settlers: named numbers, from what their seat may know."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from math import isfinite

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import landrush
from landrush.bots.greedy import GreedyBot
from landrush.engine import rng as rng_module
from landrush.engine.pending import FRAME
from landrush.engine.rng import Rng
from landrush.games.dice_settlers import actions, feature_names
from landrush.games.dice_settlers import state as kernel
from landrush.games.dice_settlers.components import TECH_IDS
from landrush.games.dice_settlers.evaluate import lead_worth, turns_left
from landrush.games.dice_settlers.land import change_tents, put_house, terrains_present
from landrush.games.dice_settlers.notation import RESOURCE_NAMES
from landrush.games.dice_settlers.powers import renew_powers
from landrush.games.dice_settlers.research import missing_tokens
from landrush.games.dice_settlers.symbols import COLOURS, TECHNOLOGIES

GAME = landrush.game("dice-settlers")
NAMES = GAME.features
OF_PLAYER = len(feature_names.OF_PLAYER)
SCORE = feature_names.OF_PLAYER.index("score")
LEADS = feature_names.OF_PLAYER.index("worth of leads")
ACTIONS = feature_names.OF_PLAYER.index("main actions left")
GUARD = 12345.0
# Shares are at most 2; tiles are counted in quarters and leads in twenties of points.
BOUND = 6.0
START = "drawn 2,drawn 4,drawn 6,tile 2,drawn 1,tile 4,spot origin,spot 2-E"
SOLO_START = (
    "drawn 2,drawn 4,drawn 6,tile 2,drawn 1,drawn 4,spot origin,lot white,lot white,lot white,lot green"
)
CHECKSUM = """
import sys; sys.path.insert(0, {folder!r})
from test_features_dice_settlers import checksum
from landrush.engine import rng
print(rng.__file__.endswith(".py"), checksum())
"""


def seen(state, seat):
    """The features of a position, as many as there are."""
    out = vec[float]([GUARD] * (len(NAMES) + 1))
    state.features(seat, out)
    assert out[len(NAMES)] == GUARD
    return list(out)[: len(NAMES)]


def named(state, seat):
    return dict(zip(NAMES, seen(state, seat), strict=True))


def begun(players, moves):
    state = GAME.new(players)
    for text in moves.split(","):
        state.apply(state.parse(text))
    return state


def eager(rng, listed):
    """Any move, but rather a technology, a card, a factory or power, which chance alone seldom finds."""
    first, second = range(actions.RESEARCH, actions.TILE), range(actions.FACTORY, actions.ATTACK)
    return rng.choice([each for each in listed if each in first or each in second] or listed)


def random_game(players, seed, share):
    """A share of the positions of a game with random options, with its setup and all kinds of questions."""
    rng = random.Random(seed)
    options = {option: rng.choice(values) for option, values in GAME.options_for(players).items()}
    state = GAME.new(players, **options)
    asked = set()
    while state.to_move != landrush.OVER:
        if rng.random() < share or state.rounds == 0 or state.stack.kind() not in asked:
            asked.add(state.stack.kind())
            yield state
        if state.to_move == landrush.CHANCE:
            state.apply(rng.choice(state.legal_actions()))
        else:
            state.apply(eager(rng, state.legal_actions()))
    yield state


def checksum():
    """A hash over the features of positions of seeded games."""
    total = hashlib.sha256()
    for players in range(1, 5):
        for state in random_game(players, 20, 0.02):
            for seat in range(state.deciders):
                total.update(repr(seen(state, seat)).encode())
    return total.hexdigest()


def with_cards(state, rng):
    """The same position with any cards laid out, some of which everybody has."""
    copy = state.clone()
    cards = sorted(rng.sample(range(TECHNOLOGIES), 11))
    copy.cards = vec[i64](cards)
    for seat in range(copy.seats):
        copy.players[seat].techs = sum(1 << tech for tech in rng.sample(cards, rng.randrange(4)))
        renew_powers(copy, seat)
    return copy


def greedy_game(players, seed, decisions):
    """Positions of a game in which all have a plan."""
    rng = Rng(seed)
    bot = GreedyBot(seed, 1, 1)
    state = GAME.new(players)
    for _ in range(decisions):
        state.advance(rng)
        yield state
        state.apply(bot.choose(state))


def check(state):
    """What holds in every position, from every seat."""
    scores = state.scores()
    boards = []
    for seat in range(state.seats):
        values = seen(state, seat)
        assert all(isfinite(value) and abs(value) <= BOUND for value in values)
        assert values[SCORE] == scores[seat] / 60
        assert values[LEADS] == min(2, lead_worth(state, seat) / 1000)
        if seat < state.deciders:
            assert values[ACTIONS] == turns_left(state, seat) / 2
        boards.append([values[i * OF_PLAYER : (i + 1) * OF_PLAYER] for i in range(4)])
    for seat in range(state.seats):
        for i in range(4):
            other = boards[(seat + i) % state.seats][0] if i < state.seats else [0.0] * OF_PLAYER
            assert boards[seat][i] == other


def test_names_are_unique_and_can_be_read():
    assert len(NAMES) == len(set(NAMES)) == 456
    for name in NAMES:
        assert name.replace(" ", "").replace(":", "").isalnum()
        assert name == " ".join(name.split())


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_position_has_numbers_within_bounds(players):
    for state in random_game(players, players, 0.05):
        check(state)
    for state in greedy_game(players, players, 40):
        check(state)


def test_no_feature_is_always_the_same():
    rng = random.Random(1)
    lowest, highest = [BOUND] * len(NAMES), [-BOUND] * len(NAMES)
    for seed in range(20):
        for state in random_game(1 + seed % 4, seed, 0.01):
            copy = with_cards(state, rng)
            for seat in range(state.deciders):
                values = seen(copy, seat)
                lowest = list(map(min, lowest, values))
                highest = list(map(max, highest, values))
    assert [name for name, low, high in zip(NAMES, lowest, highest, strict=True) if low == high] == []


def with_other_secrets(state, seat, rng):
    """The same position with other secrets: the stack, hands, tiles kept and seen, the bags of others."""
    copy = state.imagine(seat, rng)
    if copy.stack.seat() != seat:
        copy.hand = 0
    for other in range(copy.seats):
        if other != seat:
            copy.seen[other] = 0
            holds = copy.players[other].holds
            bag = list(holds[:COLOURS])
            for colour in range(COLOURS):
                holds[kernel.BAG + colour] = bag[colour - 1]
    cells = copy.stack.cells
    for at in range(0, copy.stack.depth() * FRAME, FRAME):
        if cells[at] in (kernel.PLACE_START, kernel.PUT_TILE) and cells[at + 1] != seat:
            cells[at + 2] = 40 if cells[at + 2] else 0
    return copy


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_is_hidden_does_not_matter(players):
    rng = Rng(players)
    changed = 0
    for state in random_game(players, players + 10, 0.05):
        for seat in range(state.deciders if state.to_move != landrush.OVER else 0):
            copy = with_other_secrets(state, seat, rng)
            changed += copy.digest() != state.digest()
            assert seen(copy, seat) == seen(state, seat)
    assert changed > 10


@pytest.mark.compiled
def test_compiled_and_interpreted_code_see_the_same():
    is_interpreted = rng_module.__file__.endswith(".py")
    environment = {**os.environ, "LANDRUSH_INTERPRETED": "" if is_interpreted else "1"}
    code = CHECKSUM.format(folder=os.path.dirname(__file__))
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert done.stdout.split() == [str(not is_interpreted), checksum()], done.stderr


def test_the_first_roll():
    """Tents on 2, which raises the dice limit, and on 4; three white dice, a green and a yellow one."""
    state = begun(2, "first 1," + START)
    values = named(state, 0)
    expected = {
        "own first player": 1,
        "next first player": 0,
        "own asked": 1,
        "next asked": 0,
        "next roll to come": 1,
        "own main actions left": 1,
        "own turns before": 0,
        "next turns before": 1 / 2,
        "own on plains": 1,
        "own on forest": 0,
        "next on forest": 1,
        "own tiles with presence": 1 / 10,
        "own tents in supply": 5 / 6,
        "own tents on map": 1 / 12,
        "own tiles ahead by 1": 1 / 4,
        "own worth of leads": 10 / 1000,
        "own dice": 5 / 12,
        "own odd die": 1,
        "own dice limit": 1 / 6,
        "own dice in bag": 5 / 8,
        "own white dice": 3 / 4,
        "own white dice in bag": 1,
        "own green dice in bag": 1 / 3,
        "own points of dice": 6 / 20,
        "own score": 6 / 60,
        "next score": 6 / 60,
        "second score": 0,
        "ahead of best other": 0,
        "question: roll": 1,
        "question: turn": 0,
        "2 players": 1,
        "solo game": 0,
        "rounds played": 1 / 12,
        "tiles in stack": 19 / 30,
        "points in supply": 30 / 48,
        "green dice in supply": 5 / 7,
        "colours before end": 1,
        "dice before end": 1,
        "houses left of best builder": 1,
    }
    assert {name: values[name] for name in expected} == pytest.approx(expected)


def test_leads_and_houses():
    """Seat 0 has four tents on 2 where seat 1 has one, and one on 4 beside two; then a house on 2."""
    state = begun(2, "first 1," + START)
    change_tents(state, 0, 2, 3)
    change_tents(state, 1, 2, 1)
    change_tents(state, 0, 4, 1)
    change_tents(state, 1, 4, 1)
    values = named(state, 0)
    expected = {
        "own tiles ahead by 3": 1 / 4,
        "own tiles behind by 1": 1 / 4,
        "next tiles behind by 2": 1 / 4,
        "next tiles ahead by 1": 1 / 4,
        "own worth of leads": 70 / 1000,
        "own tiles as second": 1 / 4,
        "own houses built": 0,
    }
    assert {name: values[name] for name in expected} == pytest.approx(expected)
    put_house(state, 0, 2)
    change_tents(state, 0, 2, -3)
    values = named(state, 0)
    expected = {
        "own tiles ahead by 3": 0,
        "own houses built": 1 / 5,
        "own points of houses": 1 / 16,
        "own score": 7 / 60,
        "ahead of next": 1 / 20,
        "next tiles behind by 2": 0,
        "houses left of best builder": 4 / 5,
    }
    assert {name: values[name] for name in expected} == pytest.approx(expected)


def test_a_start_tile_is_seen_by_its_owner_only():
    state = begun(2, "first 1,drawn 2,drawn 4,drawn 6,tile 2")
    own, other = named(state, 0), named(state, 1)
    tiles = [f"own start tile {tile}" for tile in range(1, 8)]
    assert [own[tile] for tile in tiles] == [0, 1, 0, 0, 0, 0, 0]
    assert [other[tile] for tile in tiles] == [0] * 7
    assert own["question: draft"] == other["question: draft"] == 1


def test_the_automaton():
    """Gold lies at explore and five dice are in the queue, of which it takes four."""
    values = named(begun(1, SOLO_START), 0)
    expected = {
        "solo game": 1,
        "2 players": 0,
        "automaton strength at recruit": 0,
        "automaton strength at explore": 1 / 3,
        "automaton dice in queue": 5 / 8,
        "automaton dice next round": 4 / 6,
        "automaton tents in general supply": 1,
        "automaton points for traded token": 2 / 3,
        "next main actions left": 1,
        "next dice": 5 / 12,
        "next tents in supply": 5 / 6,
    }
    assert {name: values[name] for name in expected} == pytest.approx(expected)


def test_the_end():
    *_, state = random_game(3, 5, 0)
    for seat in range(3):
        values = named(state, seat)
        assert (values["ahead of best other"] >= 0) == (seat in state.winners())
        assert not any(values[name] for name in NAMES if name.startswith("question"))
        assert values["rounds left"] == values["own main actions left"] == 0


def test_cards_by_themselves():
    """How near each is by what it lacks, which tokens are needed, and which the seat has."""
    state = begun(2, "first 1," + START)
    p = state.players[0]
    terrains = state.parts.tech_terrains
    lacking = {
        name: missing_tokens(state, 0, tech) + bin(terrains[tech] & ~terrains_present(state, 0)).count("1")
        for tech, name in enumerate(TECH_IDS)
        if tech in list(state.cards)
    }
    near = {0: 1, 1: 0.5, 2: 0.25}
    values = named(state, 0)
    assert {name: values[f"own {name.lower()} in reach"] for name in lacking} == {
        name: near.get(far, 0) for name, far in lacking.items()
    }
    assert len(set(lacking.values())) > 2
    needy = "own technologies that need"
    assert values[f"{needy} food"] > 0
    before = values[f"{needy} food"]
    p.holds[kernel.TOKENS + RESOURCE_NAMES.index("food")] = 1
    assert named(state, 0)[f"{needy} food"] < before

    card = next(tech for tech in state.cards if TECH_IDS[tech] == "TA1")
    p.techs |= 1 << card
    renew_powers(state, 0)
    values = named(state, 0)
    assert (values["own ta1"], values["own ta1 in reach"], named(state, 1)["own ta1"]) == (1, 0, 0)
