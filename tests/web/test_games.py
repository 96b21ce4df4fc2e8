"""Games in real browsers, through the controls that people use: to their end, and the long way there as well.

Each language has a game, and in none of them a text is cut off; who visits sees no error and misses no words.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browsing import PHONE, Visitor
from checks import overflows
from hidden_scan import Scan, played
from playwright.sync_api import expect
from positions import decisions
from records_stage import bring
from robot import ONE, STUCK, Pointer, Robot, Typist, play
from running import Running
from tabling import post, seen

Visit = Callable[..., Visitor]

# So much of a record was played before.
LATE = 7 / 8
how_long = pytest.mark.parametrize(
    "is_whole", [pytest.param(False, id="end"), pytest.param(True, id="whole", marks=pytest.mark.long)]
)


def late(name: str) -> int:
    """The entry of a record after which the first seat is asked, and soon the game is over."""
    found = decisions(name)
    return next(at for at, view in found if view["seat"] == 0 and at >= LATE * found[-1][0])


def begin(visitor: Visitor, is_whole: bool, game: str, seats: list[str], **more: object) -> dict[str, Any]:
    """The visitor opens a table and goes there: a new game, or one that is nearly over."""
    visitor.guest("Ada")
    if is_whole:
        return visitor.table(game, seats, **more)
    name = f"{game}-1/{f'bots-{len(seats)}' if len(seats) > 1 else 'solo'}"
    path = f"/tables/{bring(visitor, name)}/play-on"
    table: dict[str, Any] = post(visitor, path, {"at": late(name), "seats": seats, **more})
    visitor.open(f"/tables/{table['id']}")
    return table


def leaks(server: Running, visitor: Visitor, table: str, seat: int) -> Iterator[str]:
    """What the visitor was told and must not know."""
    scan = Scan(ONE.submit(asyncio.run, played(server, table)).result())
    attempts = {frame["id"]: frame["moves"] for frame in visitor.sent if frame["type"] == "try"}
    for frame in visitor.frames:
        if frame["type"] == "tried":
            yield from scan.leaks_in_tried(frame, attempts[frame["id"]], seat)
        else:
            yield from scan.leaks(frame, seat)


@how_long
@pytest.mark.parametrize(
    ("game", "languages"),
    [
        ("montana", ("ja", "de")),
        pytest.param("dice-settlers", ("nl", "pseudo"), marks=pytest.mark.long),
    ],
)
def test_two_people_play(
    site: Running, visit: Visit, game: str, languages: tuple[str, str], is_whole: bool
) -> None:
    ada, jan = (visit(lang=lang) for lang in languages)
    table = begin(ada, is_whole, game, ["me", "open"], is_private=True)
    jan.guest("Jan")
    jan.join(table)
    players = [Robot(site, ada, 0, seed=3), Robot(site, jan, 1, seed=4)]
    play(*players)
    for robot in players:
        assert robot.decisions
        assert robot.overflowing == set()
        expect(robot.page.locator(".end-sheet footer button.primary")).to_be_visible()
        view = seen(robot.visitor)
        assert view["winners"]
        if game == "dice-settlers":
            assert list(leaks(site, robot.visitor, table["id"], robot.seat)) == []
            continue
        for board, score in zip(view["position"]["boards"], view["scores"], strict=True):
            assert board["settlements"] + score == 12
        drawn = robot.page.locator(".m-hex .m-owned")
        expect(drawn).to_have_count(len(view["position"]["landscape"]["settlements"]))


@how_long
def test_by_keyboard_alone(site: Running, visit: Visit, is_whole: bool) -> None:
    ada = visit()
    begin(ada, is_whole, "montana", ["me", "bot:greedy"])
    ada.page.mouse.move(0, 0)
    typist = Typist(site, ada, seed=7)
    play(typist)
    assert typist.decisions
    assert typist.overflowing == set()
    expect(ada.page.get_by_role("button", name="Rematch").first).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("main[data-version]")).to_be_visible()


@pytest.mark.long
@how_long
def test_four_by_mouse_in_long_words(site: Running, visit: Visit, is_whole: bool) -> None:
    ada = visit(lang="pseudo")
    begin(ada, is_whole, "montana", ["me", "bot:greedy", "bot:greedy", "bot:greedy"])
    pointer = Pointer(site, ada, seed=6)
    play(pointer)
    assert pointer.decisions
    assert pointer.overflowing == set()


# Waits until the visitor is asked and taps the first thing that is wanted; tells whether the game is over.
STEP = """(wanted) => new Promise((done, fail) => {
  const end = performance.now() + 60000;
  const look = () => {
    const bar = document.querySelector('.bar');
    const isOver = bar?.querySelector('a[href$="/replay"]');
    const told = [...document.querySelectorAll('.ds-did a')].map((link) => link.textContent);
    const version = document.querySelector('main').dataset.version;
    const step = {over: Boolean(isOver), told, version, asked: bar?.textContent};
    if (isOver) return done(step);
    const isAsked = bar && !bar.classList.contains('wait') && bar.getAttribute('aria-busy') !== 'true';
    const found = isAsked && wanted.map((each) => document.querySelector(each)).find((each) => each);
    if (found) {
      found.dispatchEvent(new MouseEvent('click', {bubbles: true}));
      return done(step);
    }
    if (performance.now() > end) return fail(new Error(bar?.textContent ?? 'no bar'));
    setTimeout(look, 10);
  };
  look();
})"""
# What ends the game soon: explore and recruit, put no tents, keep no dice, take nothing back.
WANTED = [
    ".bar .primary[data-do]",
    "[data-target='act:explore'][data-mark~=legal]",
    "[data-target='act:recruit'][data-mark~=legal]",
    ".bar [data-move=pass], .bar [data-move=done], .bar [data-move=end]",
    ".ds-hand [data-mark~=legal], .ds-hex[data-mark~=legal]",
    ".bar .ds-chip, .bar .option",
    "[data-mark~=legal]",
]


@pytest.mark.long
@how_long
def test_solo_on_a_phone(site: Running, visit: Visit, is_whole: bool) -> None:
    """Everything by tapping; each step of the automaton is told with its clause."""
    ada = visit(lang="pl", **PHONE)
    more = {"options": {"automaton_ties": "random"}} if is_whole else {}
    table = begin(ada, is_whole, "dice-settlers", ["me"], **more)
    told: set[str] = set()
    found: set[str] = set()
    is_over = False
    end = time.monotonic() + STUCK
    version = ""
    while not is_over:
        step = ada.page.evaluate(STEP, WANTED)
        if step["version"] != version:
            version, end = step["version"], time.monotonic() + STUCK
        assert time.monotonic() < end, step["asked"]
        told |= set(step["told"])
        found |= set(overflows(ada.page))
        is_over = step["over"]
    assert found == set()
    assert {"D12.6", "D12.7"} <= told
    # Who begins a round sees what was rolled; in a whole game everybody begins one.
    assert told & {"D12.3", "D12.4", "D12.5"} or not is_whole
    view = seen(ada)
    assert len(view["scores"]) == 2
    assert view["position"]["last_round"]
    said = "Zwycięstwo:" if len(view["winners"]) == 1 else "Wspólne zwycięstwo:"
    expect(ada.page.locator(".bar .ask")).to_contain_text(said)
    expect(ada.page.locator(".end-sheet footer button.primary")).to_be_visible()
    assert list(leaks(site, ada, table["id"], 0)) == []
