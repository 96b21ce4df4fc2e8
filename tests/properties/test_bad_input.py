"""Whatever is fed to the parser and to from_json: one clear line, or a position that can be played on."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import landrush
from tests.rounds import examples

GAMES = landrush.games()
games = st.sampled_from(GAMES)

KEYS = ("ask", "seat", "step", "number", "left", "part", "asked", "must", "served", "row", "coins")

json_values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(min_value=-3, max_value=40),
    st.integers(),
    st.floats(),
    st.sampled_from(
        ["chance", "over", "main", "done", "A1-0", "B3", "copper", "turn", "spin", "bid", "pick", ""]
    ),
    st.lists(st.integers(min_value=-1, max_value=5), max_size=4),
    st.dictionaries(st.sampled_from(KEYS), st.integers(min_value=-1, max_value=30), max_size=4),
)


def position(name, players, seed, plies):
    """A position of a random game with random options."""
    rng = random.Random(seed)
    game = landrush.game(name)
    players = max(players, game.min_players)
    options = {option: rng.choice(values) for option, values in game.options_for(players).items()}
    state = game.new(players, **options)
    for _ in range(plies):
        if state.to_move == landrush.OVER:
            break
        state.apply(rng.choice(state.legal_actions()))
    return state


def places(value, path=()):
    """Every path into a JSON value."""
    yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from places(inner, (*path, index))


def edited(data, path, value, how):
    """A copy with one place replaced, removed, doubled, or changed by one."""
    data = json.loads(json.dumps(data))
    if not path:
        return value
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    last = path[-1]
    if how == "remove":
        del inner[last]
    elif how == "double" and isinstance(inner, list):
        inner.insert(last, inner[last])
    elif how == "shift" and type(inner[last]) is int:
        inner[last] += 1 if isinstance(value, bool) and value else -1
    else:
        inner[last] = value
    return data


def plays_on_or_fails_clearly(game, text):
    try:
        state = game.from_json(text)
    except landrush.BadPosition as error:
        assert "\n" not in str(error)
        assert str(error).startswith("position: ")
        return False
    rng = random.Random(1)
    for _ in range(150):
        if state.to_move == landrush.OVER:
            break
        text = state.to_json()
        assert game.from_json(text).to_json() == text
        state.apply(rng.choice(state.legal_actions()))
    return True


@settings(max_examples=examples(300))
@given(st.data())
def test_edited_positions(data):
    seed, plies = data.draw(st.integers(0, 10_000)), data.draw(st.integers(0, 600))
    state = position(data.draw(games), data.draw(st.integers(1, 4)), seed, plies)
    position_data = json.loads(state.to_json())
    path = data.draw(st.sampled_from(list(places(position_data))))
    how = data.draw(st.sampled_from(["replace", "remove", "double", "shift"]))
    plays_on_or_fails_clearly(
        state.game, json.dumps(edited(position_data, path, data.draw(json_values), how))
    )


@settings(max_examples=examples(200))
@given(st.data())
def test_edited_pending_stacks(data):
    """The most delicate part: the frames that say what is to be asked."""
    seed, plies = data.draw(st.integers(0, 500)), data.draw(st.integers(20, 600))
    state = position(data.draw(games), data.draw(st.integers(1, 4)), seed, plies)
    position_data = json.loads(state.to_json())
    paths = [path for path in places(position_data) if path and path[0] == "pending"]
    path = data.draw(st.sampled_from(paths))
    how = data.draw(st.sampled_from(["replace", "remove", "double", "shift"]))
    plays_on_or_fails_clearly(
        state.game, json.dumps(edited(position_data, path, data.draw(json_values), how))
    )


@settings(max_examples=examples(60))
@given(games, st.integers(1, 4), st.integers(0, 50), st.integers(0, 300), st.floats(0, 1))
def test_truncated_positions(name, players, seed, plies, share):
    text = position(name, players, seed, plies).to_json()
    cut = text[: int(share * (len(text) - 1))]
    with pytest.raises(landrush.BadPosition, match="not JSON"):
        landrush.game(name).from_json(cut)


@settings(max_examples=examples(100))
@given(games, st.one_of(st.text(), json_values.map(lambda value: json.dumps(value))))
def test_arbitrary_texts_as_positions(name, text):
    with pytest.raises(landrush.BadPosition):
        landrush.game(name).from_json(text)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"format":1}', "null", "1e999", '{"format":1,"game":"chess"}']
)
def test_odd_texts_as_positions(name, text):
    with pytest.raises(landrush.BadPosition):
        landrush.game(name).from_json(text)


@settings(max_examples=examples(300))
@given(games, st.text())
def test_arbitrary_texts_as_moves(name, text):
    state = position(name, 3, 1, 60)
    before = state.to_json()
    try:
        action = state.parse(text)
    except landrush.NotationError as error:
        assert "\n" not in str(error)
    else:
        assert state.notation(action).lower() == " ".join(text.lower().split())
    assert state.to_json() == before


@settings(max_examples=examples(100))
@given(
    games,
    st.sampled_from(["build", "bank", "pawn", "trade", "spin", "tile", "die", "attack"]),
    st.text(max_size=6),
)
def test_nearly_right_moves(name, verb, rest):
    test_arbitrary_texts_as_moves.hypothesis.inner_test(name, f"{verb} {rest}")


def test_component_file_of_another_game_is_refused(tmp_path):
    game = landrush.game("montana")
    own = tmp_path / "own.toml"
    own.write_text("[town]\ncolumn_prices = [1, 2, 3, 4]\n")
    text = game.new(2, components=own).to_json()
    with pytest.raises(landrush.BadPosition, match="components"):
        game.from_json(text)
    assert game.from_json(text, components=own).to_json() == text
