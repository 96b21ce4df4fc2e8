"""Whole games in real browsers, through the controls that people use."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import pytest
from browsing import Visitor
from checks import overflows
from hidden_scan import Scan, played
from playwright.sync_api import expect
from robot import ONE, Pointer, Robot, Typist
from running import Running

Visit = Callable[..., Visitor]


def together(*robots: Robot) -> None:
    """All play, whoever is asked, to the end."""
    while not all(robot.is_over() for robot in robots):
        for robot in robots:
            if robot.is_asked():
                robot.decide()
        robots[0].page.wait_for_timeout(5)


def leaks(server: Running, visitor: Visitor, table: str, seat: int) -> Iterator[str]:
    """What the visitor was told and must not know."""
    scan = Scan(ONE.submit(asyncio.run, played(server, table)).result())
    attempts = {frame["id"]: frame["moves"] for frame in visitor.sent if frame["type"] == "try"}
    for frame in visitor.frames:
        if frame["type"] == "tried":
            yield from scan.leaks_in_tried(frame, attempts[frame["id"]], seat)
        else:
            yield from scan.leaks(frame, seat)


@pytest.mark.parametrize("game", ["montana", "dice-settlers"])
def test_two_people_play_a_whole_game(site: Running, visit: Visit, game: str) -> None:
    ada, jan = visit("/"), visit("/")
    ada.guest("Ada")
    jan.guest("Jan")
    table = ada.table(game, ["me", "open"], is_private=True)
    jan.join(table)
    players = [Robot(site, ada, 0, seed=3), Robot(site, jan, 1, seed=4)]
    for robot in players:
        expect(robot.page.locator("main[data-version]")).to_be_attached()
    together(*players)
    for robot in players:
        assert robot.decisions > 20
        expect(robot.page.get_by_role("button", name="Rematch").first).to_be_visible()
        said = robot.update()["view"]
        assert said["winners"]
        if game == "dice-settlers":
            assert list(leaks(site, robot.visitor, table["id"], robot.seat)) == []


def test_somebody_plays_a_whole_game_against_the_automaton(site: Running, visit: Visit) -> None:
    ada = visit("/")
    ada.guest("Ada")
    table = ada.table("dice-settlers", ["me"])
    robot = Robot(site, ada, seed=5)
    robot.play()
    assert robot.decisions > 20
    assert len(robot.update()["view"]["scores"]) == 2
    assert list(leaks(site, ada, table["id"], 0)) == []
    expect(ada.page.get_by_role("button", name="Rematch").first).to_be_visible()


def test_a_whole_game_by_keyboard_alone(site: Running, visit: Visit) -> None:
    ada = visit("/")
    ada.guest("Ada")
    ada.table("montana", ["me", "bot:greedy"])
    typist = Typist(site, ada, seed=7)
    ada.page.mouse.move(0, 0)
    typist.play()
    assert typist.decisions > 20
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("main[data-version]")).to_be_visible()


# Each language has a game; English has those above.
@pytest.mark.parametrize(
    ("lang", "game", "seats"),
    [
        ("pl", "dice-settlers", ["me"]),
        ("de", "montana", ["me", "bot:greedy"]),
        ("nl", "dice-settlers", ["me", "bot:greedy"]),
        ("ja", "montana", ["me", "bot:greedy", "bot:greedy"]),
        ("pseudo", "montana", ["me", "bot:greedy", "bot:greedy", "bot:greedy"]),
        ("pseudo", "dice-settlers", ["me", "bot:greedy"]),
    ],
)
def test_a_whole_game_in_every_language(
    site: Running, visit: Visit, lang: str, game: str, seats: list[str]
) -> None:
    ada = visit("/", lang=lang)
    ada.guest("Ada")
    ada.table(game, seats)
    robot = (Pointer if lang == "de" else Robot)(site, ada, seed=6)
    expect(ada.page.locator("main[data-version]")).to_be_attached()
    found: set[str] = set()
    while True:
        robot.wait()
        found |= set(overflows(ada.page))
        if robot.is_over():
            break
        robot.decide()
    assert found == set()
    assert ada.page.evaluate("() => landrush.missing()") == []
