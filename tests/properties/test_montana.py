"""Properties of Montana that hold whatever the players do."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

import landrush
from landrush.games.montana import kinds
from landrush.games.montana.landscape import CANTEEN_TOKEN, CATTLE_TOKEN, NOBODY
from landrush.games.montana.setup import SETTLEMENTS_FOR
from landrush.games.montana.state import BOARD_PARTS, SURPLUS
from tests.rounds import examples

GAME = landrush.game("montana")
GOODS_IN_PLAY = {2: (12, 6), 3: (18, 9), 4: (24, 12)}

choices = st.lists(st.integers(min_value=0, max_value=1 << 16), min_size=1, max_size=250)
player_counts = st.integers(min_value=2, max_value=4)


def with_options(players):
    """A player count, and any options of that many players."""
    options = {name: st.sampled_from(values) for name, values in GAME.options_for(players).items()}
    return st.tuples(st.just(players), st.fixed_dictionaries(options))


tables = player_counts.flatmap(with_options)


def played(table, numbers):
    """States of a game in which number n of the list chooses option n modulo their count."""
    players, options = table
    state = GAME.new(players, **options)
    yield state
    for number in numbers:
        if state.to_move == landrush.OVER:
            return
        actions = state.legal_actions()
        state.apply(actions[number % len(actions)])
        yield state


def check_conservation(s):
    """72 workers, every good, 24 cattle, canteens and settlements, with what left the game (M1, M2)."""
    small, large = GOODS_IN_PLAY[s.seats]
    for kind in range(kinds.GOODS):
        total = large if kind in (kinds.LARGE_COPPER, kinds.LARGE_STONE) else small
        assert s.supply[kind] + sum(p.holds[kind] for p in s.players) == total
    for colour in range(kinds.COLOURS):
        standing = sum(s.standing[part * kinds.COLOURS + colour] for part in range(BOARD_PARTS))
        held = sum(p.holds[kinds.WORKERS + colour] for p in s.players)
        assert s.supply[kinds.WORKERS + colour] + held + standing == 18
    assert s.cattle + sum(p.cattle for p in s.players) + list(s.token).count(CATTLE_TOKEN) == 24
    canteens = sum(p.canteens for p in s.players) + list(s.token).count(CANTEEN_TOKEN)
    assert canteens <= list(s.ground.token).count(CANTEEN_TOKEN) <= 6
    for seat, p in enumerate(s.players):
        placed = sum(s.height[cell] for cell in range(len(s.owner)) if s.owner[cell] == seat)
        assert placed + p.settlements == SETTLEMENTS_FOR[s.seats - 2]
        assert s.scores()[seat] == placed


def check_limits(s):
    """Nothing negative; nobody above eight workers unless the surplus is just being returned (M1.5, M5.3)."""
    assert all(amount >= 0 for amount in s.supply)
    assert s.cattle >= 0
    returning = s.stack.seat() if s.stack.depth() and s.stack.kind() == SURPLUS else None
    for seat, p in enumerate(s.players):
        assert min(p.coins, p.cattle, p.canteens, p.settlements, *p.holds) >= 0
        assert p.workers() <= 8 or seat == returning


def check_frontier(s):
    """The list of reachable fields is what a fresh look at the map gives (M7.2)."""
    if s.start < 0:
        assert list(s.frontier) == []
        return
    near = s.ground.layout.neighbours
    taken = {cell for cell in range(len(s.owner)) if s.owner[cell] != NOBODY} | {s.start}
    reachable = {near[6 * cell + d] for cell in taken for d in range(6)} - {-1} - taken
    assert list(s.frontier) == sorted(cell for cell in reachable if s.ground.terrain[cell] == 0)


@settings(max_examples=examples(60))
@given(tables, choices)
def test_pieces_are_conserved_and_limits_hold(table, numbers):
    for state in played(table, numbers):
        check_conservation(state)
        check_limits(state)
        check_frontier(state)


@settings(max_examples=examples(25))
@given(tables, choices)
def test_legal_exactly_when_why_not_is_none(table, numbers):
    for ply, state in enumerate(played(table, numbers)):
        if ply % 5 == 0:
            legal = set(state.legal_actions())
            for action in range(GAME.num_ids):
                assert (state.why_not(state.notation(action)) is None) == (action in legal)


@settings(max_examples=examples(25))
@given(tables, choices)
def test_json_and_clone_keep_everything(table, numbers):
    for state in played(table, numbers):
        text = state.to_json()
        assert GAME.from_json(text).to_json() == text
        copy = state.clone()
        assert copy.to_json() == text
        if copy.to_move != landrush.OVER:
            copy.apply(copy.legal_actions()[0])
            assert state.to_json() == text


@settings(max_examples=examples(25))
@given(tables, choices)
def test_only_the_seat_to_move_changes_its_mind_in_the_own_turn(table, numbers):
    """Coins of a player never fall in another player's turn (M3, M6)."""
    before = None
    for state in played(table, numbers):
        coins = [p.coins for p in state.players]
        if before is not None and before[1] >= 0:
            for seat in range(state.seats):
                assert seat == before[1] or coins[seat] >= before[0][seat]
        before = (coins, state.active)
