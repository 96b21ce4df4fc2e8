"""Features in groups: each in one, and the group is named that makes the difference."""

from __future__ import annotations

import pytest
from judges import before_a_win, only
from values import midway

from landrush.analysis.areas import AREAS
from landrush.analysis.groups import GROUPS, OTHERS, OWN, TABLE, gains, group_of, groups_of
from landrush.games import game, games
from landrush.games.dice_settlers import explain as dice_settlers
from landrush.games.montana import explain as montana

VERBS = {"montana": montana.VERBS, "dice-settlers": dice_settlers.VERBS}


@pytest.mark.parametrize("name", games())
def test_every_feature_is_in_a_group_and_every_group_has_features(name: str) -> None:
    found = groups_of(game(name))
    places = sorted(place for group in found.values() for place in group)
    assert places == list(range(len(game(name).features)))
    assert {group for group, _ in found} == {word for word, _ in GROUPS[name]}


@pytest.mark.parametrize(
    ("name", "feature", "group"),
    [
        ("montana", "own: coins", ("ui-group-m-coins", OWN)),
        ("montana", "second next: grain workers", ("ui-group-m-workers", OTHERS)),
        ("montana", "own only: goods from the grain field", ("ui-group-m-goods", OWN)),
        ("montana", "table: grain in the supply", ("ui-group-m-supply", TABLE)),
        ("dice-settlers", "own points taken", ("ui-group-d-points", OWN)),
        ("dice-settlers", "third dice limit in rounds left", ("ui-group-d-dice", OTHERS)),
        ("dice-settlers", "own tents in supply", ("ui-group-d-map", OWN)),
        ("dice-settlers", "green dice in supply", ("ui-group-d-end", TABLE)),
    ],
)
def test_features_are_grouped_by_what_they_tell(name: str, feature: str, group: tuple[str, str]) -> None:
    assert feature in game(name).features
    assert group_of(name, feature) == group


def test_the_group_that_makes_the_difference_is_named_with_all_of_it() -> None:
    poor = before_a_win()
    rich = poor.clone()
    rich.apply(rich.parse("bank 3"))
    while rich.notation(rich.legal_actions()[0]) != "end":
        rich.apply(rich.legal_actions()[0])
    seat = poor.to_move
    judged = only(poor.game, "own: coins", 0.5)
    found = gains(judged, seat, rich, poor)
    assert (found[0].group, found[0].side) == ("ui-group-m-coins", OWN)
    assert found[0].worth > 0.01
    assert all(gain.worth == pytest.approx(0) for gain in found[1:])
    assert gains(judged, seat, poor, rich) == []


def test_nothing_is_said_about_equal_positions() -> None:
    state = midway("montana", 2, seed=1, decisions=20)
    assert gains(only(state.game, "own: coins", 1.0), state.to_move, state, state.clone()) == []


@pytest.mark.parametrize("name", games())
def test_every_move_is_made_in_one_area(name: str) -> None:
    decisions = {key for first, (key, _) in VERBS[name].items() if first < game(name).num_actions}
    verbs = sorted(verb for area in AREAS[name].values() for verb in area)
    assert verbs == sorted(key.split("-")[2] for key in decisions)
