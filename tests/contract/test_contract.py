"""What every registered game promises, for every player count and option. A new game gets this for free."""

from __future__ import annotations

import copy
import json
import random

import pytest

import landrush
from landrush.bots import bot
from landrush.engine.rng import Rng
from tests.rounds import rounds

LONG = 100_000
# What is looked at closely: every position in the long run, some of them in the quick one.
EVERY = rounds(7, 1)


def settings():
    """Every game and player count with the default options, and with each other value of each option."""
    for name in landrush.games():
        game = landrush.game(name)
        for players in game.player_counts:
            possible = game.options_for(players)
            defaults = {option: values[0] for option, values in possible.items()}
            others = [{option: value} for option, values in possible.items() for value in values[1:]]
            for change in [{}, *others]:
                words = "-".join(f"{option}={value}" for option, value in change.items()) or "default"
                yield pytest.param(game, players, defaults | change, id=f"{name}-{players}-{words}")


every_setting = pytest.mark.parametrize(("game", "players", "options"), list(settings()))
# Tests that look at everything at many plies take the defaults and the richest options.
rich = [each for each in settings() if each.id.endswith(("-default", "=random", "=True"))]
rich_settings = pytest.mark.parametrize(("game", "players", "options"), rich)
every_game = pytest.mark.parametrize("game", [*map(landrush.game, landrush.games())], ids=landrush.games())


def random_steps(state, seed):
    """Play at random; yields before each action the state and the action to come."""
    rng = random.Random(seed)
    while state.to_move != landrush.OVER:
        action = rng.choice(state.legal_actions())
        yield state, action
        state.apply(action)


@every_setting
def test_options_are_sorted_ids_of_the_right_kind(game, players, options):
    for state, _ in random_steps(game.new(players, **options), 1):
        actions = state.legal_actions()
        assert actions, "a state that is not over has options"
        assert actions == sorted(set(actions))
        is_chance = state.to_move == landrush.CHANCE
        low, high = (game.num_actions, game.num_ids) if is_chance else (0, game.num_actions)
        assert low <= actions[0]
        assert actions[-1] < high
        assert is_chance or 0 <= state.to_move < players


@every_setting
def test_chance_outcomes_are_the_options_with_probabilities(game, players, options):
    seen = 0
    for state, _ in random_steps(game.new(players, **options), 2):
        outcomes = state.chance_outcomes()
        if state.to_move != landrush.CHANCE:
            assert outcomes == []
            continue
        seen += 1
        assert [outcome for outcome, _ in outcomes] == state.legal_actions()
        assert sum(probability for _, probability in outcomes) == pytest.approx(1)
        assert all(probability > 0 for _, probability in outcomes)
        assert all(type(weight) is int and weight > 0 for _, weight in state.chance_weights())
    assert seen > 0


@pytest.mark.longer
@rich_settings
def test_legal_exactly_when_there_is_no_reason_against_it(game, players, options):
    for ply, (state, _) in enumerate(random_steps(game.new(players, **options), 3)):
        if ply % (5 * EVERY):
            continue
        legal = set(state.legal_actions())
        for action in range(game.num_ids):
            reason = state.why_not(state.notation(action))
            assert (reason is None) == (action in legal), state.notation(action)
            if reason is not None:
                assert landrush.describe(reason)


@rich_settings
def test_refused_actions_change_nothing(game, players, options):
    rng = random.Random(4)
    for ply, (state, _) in enumerate(random_steps(game.new(players, **options), 4)):
        if ply % 11:
            continue
        before = state.to_json()
        legal = set(state.legal_actions())
        illegal = [action for action in range(game.num_ids) if action not in legal]
        for action in [*rng.sample(illegal, 5), -1, game.num_ids, 10**30]:
            with pytest.raises(landrush.IllegalMove) as refused:
                state.apply(action)
            assert "\n" not in str(refused.value)
        assert state.to_json() == before


@rich_settings
def test_clones_are_independent(game, players, options):
    for ply, (state, action) in enumerate(random_steps(game.new(players, **options), 5)):
        if ply % 13:
            continue
        before = state.to_json()
        one, other = state.clone(), copy.deepcopy(state)
        assert one.to_json() == before
        one.apply(action)
        rng = Rng(ply)
        while one.to_move != landrush.OVER and rng.randrange(30):
            one.apply(one.legal_actions()[-1])
        assert state.to_json() == before
        assert other.to_json() == before


@pytest.mark.longer
@rich_settings
def test_json_restores_the_exact_state(game, players, options):
    state = game.new(players, **options)
    for ply, (_, action) in enumerate(random_steps(state, 6)):
        if ply % EVERY:
            continue
        text = state.to_json()
        restored = game.from_json(text)
        assert restored.to_json() == text
        assert restored.to_move == state.to_move
        assert restored.legal_actions() == state.legal_actions()
        restored.apply(action)
        after = state.clone()
        after.apply(action)
        assert restored.to_json() == after.to_json()
    assert game.from_json(state.to_json()).winners() == state.winners()


@every_setting
def test_notation_round_trips_for_every_id(game, players, options):
    state = game.new(players, **options)
    texts = [state.notation(action) for action in range(game.num_ids)]
    assert len(set(texts)) == game.num_ids
    for action, text in enumerate(texts):
        assert state.parse(text) == action
        assert state.parse(f"  {text.upper()} ") == action


@rich_settings
def test_views_are_plain_data_with_options_for_the_seat_to_move_only(game, players, options):
    for ply, (state, _) in enumerate(random_steps(game.new(players, **options), 8)):
        if ply % 17:
            continue
        for seat in [None, *range(state.seats)]:
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            offered = [option["action"] for option in view["options"]]
            assert offered == (state.legal_actions() if seat is not None and seat == state.to_move else [])
    with pytest.raises(landrush.BadOption):
        state.view(state.seats)


@every_setting
def test_every_event_has_words(game, players, options):
    state = game.new(players, **options)
    state.listen()
    names = [f"<{seat}>" for seat in range(state.seats)]
    for _, _action in random_steps(state, 9):
        for event in state.take_events():
            assert landrush.describe(event, players=names)
    assert any(event.key in ("log-won", "log-shared") for event in state.take_events())


@every_setting
def test_games_end_with_winners(game, players, options):
    for seed in range(3):
        state = game.new(players, **options)
        for _ in random_steps(state, seed):
            assert state.winners() == []
        assert state.legal_actions() == []
        assert state.winners()
        assert len(state.scores()) == state.seats
        assert state.deciders == players <= state.seats
        with pytest.raises(landrush.IllegalMove):
            state.apply(0)


@every_setting
def test_the_same_seed_gives_the_same_game(game, players, options):
    def play():
        state = game.new(players, **options)
        generator = random.Random(7)
        players_ = [bot("random", seat) for seat in range(players)]
        state.advance(generator)
        for _ in range(LONG):
            if state.to_move == landrush.OVER:
                break
            state.apply(players_[state.to_move].choose(state))
            state.advance(generator)
        return state.digest()

    assert play() == play()


@every_setting
def test_undo_by_replay(game, players, options):
    """Leaving out the last entries and playing the rest again gives the earlier state."""
    entries, digests = [], []
    state = game.new(players, **options)
    for _, action in random_steps(state, 10):
        digests.append(state.digest())
        entries.append(action)
    for back in (1, 2, 10, len(entries) // 2):
        again = game.new(players, **options)
        for action in entries[:-back]:
            again.apply(action)
        assert again.digest() == digests[-back]


@every_setting
def test_turns_come_one_after_the_other_and_belong_to_seats(game, players, options):
    state = game.new(players, **options)
    state.listen()
    turns, began = [], []
    for ply, _ in enumerate(random_steps(state, 11)):
        turn = game.turn_of(state)
        began += [event.params["player"].number for event in state.take_events() if event.key == "log-turn"]
        if turns[-1:] != [turn]:
            turns.append(turn)
            assert -1 <= turn[-1] < state.seats
        if state.to_move >= 0 and state.to_move != turn[-1]:
            assert turn[0] > 0, "in the setup everybody decides for themselves"
        if ply % 37 == 0:
            assert game.turn_of(game.from_json(state.to_json())) == turn
    assert game.turn_of(state) == ()
    assert len(set(turns)) == len(turns), "no turn comes back"
    assert set(began) <= {turn[-1] for turn in turns if turn[0] > 0}


@every_game
def test_the_action_table_covers_all_ids(game):
    following = 0
    for first, last, text, meaning in game.action_table():
        assert first == following
        assert last >= first
        assert text
        assert meaning
        following = last + 1
    assert following == game.num_ids


@every_game
@pytest.mark.parametrize("players", [-1, 0, 9, "2", 2.0, None, True])
def test_player_counts_out_of_range(game, players):
    with pytest.raises(landrush.BadOption, match=game.name):
        game.new(players)


@every_game
def test_unknown_options(game):
    with pytest.raises(landrush.BadOption, match="no option “colour”"):
        game.new(game.min_players, colour="red")
    for name in game.options:
        with pytest.raises(landrush.BadOption, match=name):
            game.new(game.min_players, **{name: "nonsense"})


@every_game
@pytest.mark.parametrize("text", ["", "nonsense", "build Z99", "hire hire", "\x00", "end\nend2", "é" * 5000])
def test_unreadable_moves(game, text):
    state = game.new(game.min_players)
    with pytest.raises(landrush.NotationError) as refused:
        state.parse(text)
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 200
    assert state.why_not(text).key == "why-unreadable"


def test_unknown_game():
    with pytest.raises(landrush.UnknownGame, match="no game “catan”"):
        landrush.game("catan")
