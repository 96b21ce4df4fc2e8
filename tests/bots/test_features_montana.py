"""Features of Montana in positions that were set up."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec

import landrush
from landrush.games.montana.feature_names import PLAYERS, player_names
from landrush.games.montana.kinds import GRAIN, LARGE_STONE, PUMPKIN, SMALL_COPPER, SMALL_STONE, WORKERS

GAME = landrush.game("montana")
# With the start tile on D2 the fields C1, D1, D3 and E2 are in reach.
TILES = "A4 A5 B5 B2 B1 A2 B3"


def seen(state, seat):
    """The features of a position by name."""
    out = vec[float]([0.0] * len(GAME.features))
    state.features(seat, out)
    return dict(zip(GAME.features, out, strict=True))


def play(state, *texts):
    for text in texts:
        state.apply(state.parse(text))


@pytest.fixture
def state():
    """The first turn of two players, each with one worker of each colour."""
    state = GAME.new(2)
    play(state, "first 1", *(f"tile {name}-0" for name in TILES.split()), "start D2")
    play(state, *("spin 2", "spin 1") * 2)
    return state


def hold(state, seat, **amounts):
    """Make a board hold these goods and no others."""
    kinds = {
        "grain": GRAIN,
        "pumpkin": PUMPKIN,
        "copper": SMALL_COPPER,
        "stone": SMALL_STONE,
        "large_stone": LARGE_STONE,
    }
    for name in kinds.keys() | amounts:
        state.players[seat].holds[kinds[name]] = amounts.get(name, 0)


def test_the_first_turn(state):
    found = seen(state, 0)
    assert found["own: there"] == found["next: there"] == 1
    assert found["second next: there"] == found["third next: there"] == 0
    assert found["own: grain"] == 0.25
    assert found["own: any grain"] == 1
    assert found["own: any large copper"] == 0
    assert found["own: workers"] == 0.5
    assert found["own: copper workers"] == 0.25
    assert found["own: coins"] == pytest.approx(0.3)
    assert found["next: coins"] == pytest.approx(0.4)
    assert found["own: decides"] == found["own: active"] == found["own: action open"] == 1
    assert found["next: decides"] == found["next: active"] == 0
    assert found["next: turns until the own"] == found["next: place in turn order"] == 0.5
    assert found["next: turn to come in this round"] == 1
    assert found["table: two players"] == 1
    assert found["table: step main"] == found["table: asked for the turn"] == 1
    assert found["table: settlements left to the leader"] == pytest.approx(1.2)
    assert all(value == 1 for name, value in found.items() if name.endswith(" free"))


def test_fields_that_can_be_paid_for(state):
    """C1:pcS2, D1:cs, D3:gS* and E2:C; the capitals are large goods, 2 the double symbol, * a cattle."""
    assert [state.notation(action) for action in state.legal_actions()][-1] == "build D1"
    found = seen(state, 0)
    assert found["own: fields payable"] == found["own: fields payable with trading"] == pytest.approx(0.1)
    assert found["own: settlements of one build"] == 0.25
    assert found["own: missing for the cheapest field"] == 0
    # One large good is as much work as two small ones.
    assert found["own: missing for the second cheapest field"] == 0.5
    assert found["own only: fields that lack one large stone"] == pytest.approx(0.4)
    assert found["own only: fields that lack one large copper"] == pytest.approx(0.2)
    assert found["own only: fields that lack one grain"] == 0
    assert found["table: fields in reach"] == pytest.approx(0.2)
    assert found["table: double fields in reach"] == pytest.approx(0.2)
    assert found["table: fields with cattle in reach"] == pytest.approx(0.1)
    assert found["table: small copper for a field on average"] == 0.5
    assert found["table: price of the cheapest field"] == 0.5


def test_the_best_fields_for_one_build_action(state):
    """The double field and the one with the cattle cannot both be had for one large stone."""
    hold(state, 0, grain=1, pumpkin=1, copper=1, large_stone=1)
    state.players[0].cattle = 0
    found = seen(state, 0)
    assert found["own: fields payable"] == pytest.approx(0.2)
    assert found["own: settlements of one build"] == 0.5
    assert found["own only: double fields payable"] == 0.25
    assert found["own only: cattle on payable fields"] == 0.25
    hold(state, 0, grain=1, pumpkin=1, copper=1, large_stone=2)
    assert seen(state, 0)["own: settlements of one build"] == 0.75


def test_cattle_stand_for_small_goods_only(state):
    hold(state, 0, grain=1)
    state.players[0].cattle = 2
    found = seen(state, 0)
    assert found["own: fields payable"] == found["own: settlements of one build"] == 0
    assert found["own: fields payable with trading"] == pytest.approx(0.1)
    assert found["own: settlements of one build with trading"] == 0.25
    hold(state, 0, large_stone=2)
    state.players[0].cattle = 3
    found = seen(state, 0)
    # Two cattle pay for the double field C1 and one for D3.
    assert found["own: settlements of one build with trading"] == 0.75


def test_only_settlements_that_are_left_count(state):
    hold(state, 0, grain=1, pumpkin=1, copper=1, large_stone=2)
    state.players[0].settlements = 2
    found = seen(state, 0)
    assert found["own: settlements of one build with trading"] == 0.5
    assert found["own: could finish by one build"] == 1
    assert found["own: at most 2 settlements left"] == 1
    assert found["own: at most 1 settlements left"] == 0
    assert found["own: ahead of the best other"] == 1.25
    assert found["own only: would beat the next now"] == found["own: would win now"] == 1
    other = seen(state, 1)
    assert other["own: ahead of the best other"] == -1.25
    assert other["own only: settlements ahead of the next"] == -1.25


def test_a_line_of_four_is_offered_to_its_owner_alone(state):
    """D6 would be the fourth of the row, and is a double field."""
    for seat in range(2):
        hold(state, seat, grain=3, pumpkin=2, copper=2, stone=2, large_stone=2)
    play(state, "build D3", "build D4", "build D5")
    found = seen(state, 0)
    assert found["own: lines of four offered"] == 0.25
    assert found["next: lines of four offered"] == 0
    assert found["own: settlements of one build"] == 0.75
    assert found["own only: builds left"] == 0
    assert seen(state, 1)["own: settlements of one build"] > 0


def test_builds_that_are_left(state):
    play(state, "build D1")
    assert seen(state, 0)["own only: builds left"] == 1
    assert seen(state, 1)["own only: builds left"] == 0
    assert seen(state, 0)["own: settlements"] == seen(state, 1)["next: settlements"] == pytest.approx(0.1)


def test_what_work_brings(state):
    """With one worker of each colour and three coins: the middle spaces, both parts."""
    found = seen(state, 0)
    assert found["own only: goods from the mine"] == 0.75
    assert found["own only: goods from the farm"] == 1
    assert found["own only: coins from the bank"] == pytest.approx(1.2)
    for colour in range(4):
        state.players[0].holds[WORKERS + colour] = 0
    state.players[0].holds[WORKERS] = 1
    found = seen(state, 0)
    assert found["own only: goods from the mine"] == 0.5
    assert found["own only: goods from the farm"] == 0
    assert found["own only: coins from the bank"] == pytest.approx(0.4)


def test_work_under_way(state):
    """Goods and coins of a space that was chosen are to come until its workers stand there."""
    play(state, "mine 2")
    found = seen(state, 0)
    assert found["own only: small copper to come"] == 0.5
    assert found["own only: coins to come"] == pytest.approx(-0.3)
    assert found["own: action open"] == 0
    assert seen(state, 1)["own only: small copper to come"] == 0
    play(state, "place copper")
    found = seen(state, 0)
    assert found["own only: small copper to come"] == found["own only: coins to come"] == 0
    assert found["own: small copper"] == 0.75
    assert found["own only: small part open"] == found["table: step worked"] == 1
    assert found["table: second space of the mine free"] == 0
    assert found["table: first space of the mine free"] == 1


def test_hiring(state):
    play(state, "hire")
    assert seen(state, 0)["own: hires now"] == seen(state, 1)["next: hires now"] == 1
    play(state, "spin 2")
    found = seen(state, 0)
    assert found["own: hires now"] == 0
    assert found["own only: paid hiring open"] == found["own only: white segment payable"] == 1
    hold(state, 0)
    found = seen(state, 0)
    assert found["own only: paid hiring open"] == found["own only: white segment payable"] == 0


def test_an_auction(state):
    """A pawn promises its reward until that is received, and costs until it is paid."""
    hold(state, 0, pumpkin=3, copper=2)
    hold(state, 1, pumpkin=2)
    play(state, "town", "pawn 3-2")
    found = seen(state, 0)
    assert found["own: pawn for two upgrades"] == 1
    assert found["own: price of the pawn"] == 0.75
    assert found["table: price bid for two upgrades"] == pytest.approx(0.6)
    assert found["next: decides"] == found["table: asked for a pawn"] == 1
    play(state, "pawn 2-1")
    found = seen(state, 0)
    assert found["own: pawn for two upgrades"] == found["next: pawn for three goods"] == 1
    assert found["own: price of the pawn"] == 0
    assert found["next: price of the pawn"] == 0.5
    play(state, "upgrade copper")
    assert seen(state, 0)["own only: large copper to come"] == 0.25
    play(state, "upgrade copper")
    found = seen(state, 0)
    assert found["own: pawn for two upgrades"] == 0
    assert found["own: large copper"] == 0.5
    assert found["next: pawn for three goods"] == found["table: asked for a reward"] == 1


def test_the_last_round(state):
    state.players[0].settlements = 1
    assert seen(state, 0)["own: last turn over"] == 0
    play(state, "build D1", "end")
    found = seen(state, 0)
    assert found["own: last turn over"] == found["table: last round"] == 1
    assert found["next: last turn over"] == 0
    play(state, "bank 1", "place copper")
    assert seen(state, 0)["next: last turn over"] == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_looks_the_same_to_everybody(players):
    """The block of another seat is what that seat sees of itself."""
    size = len([*player_names()])
    rng = random.Random(6)
    state = GAME.new(players)
    ply = 0
    while state.to_move != landrush.OVER:
        if ply % 13 == 0:
            found = [[*seen(state, seat).values()] for seat in range(players)]
            for seat in range(players):
                for k in range(len(PLAYERS)):
                    block = found[seat][k * size : (k + 1) * size]
                    assert block == (found[(seat + k) % players][:size] if k < players else [0] * size)
        state.apply(rng.choice(state.legal_actions()))
        ply += 1
    assert ply > 100


def test_only_who_acts_next_chooses_first(state):
    first, second = seen(state, 0), seen(state, 1)
    for what in ("double fields", "canteens", "settlements"):
        assert second[f"own only: {what} before anybody else"] == 0
    assert (
        first["own only: settlements before anybody else"]
        == (first["own: settlements of one build with trading"])
        > 0
    )
    play(state, "town")
    assert seen(state, 1)["own only: settlements before anybody else"] == 0
