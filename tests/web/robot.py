"""Somebody who plays whole games through the controls of the page.

Which move to make is advised; which control that is, the page's own modules say. What is clicked is what a
person would click: the thing on the board, the button in the bar, the button that does it.
"""

from __future__ import annotations

import asyncio
import random
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from browsing import DRAWN, PATIENCE, Visitor
from checks import overflows
from hidden_scan import played
from playwright.sync_api import Error, Locator
from running import Running
from tabling import View, newest, quiet, settled

from landrush.bots import bot

# A game in which this many seconds pass without a new position hangs.
STUCK = 2 * PATIENCE / 1000
# So often one tries to do what was advised.
TRIES = 100
# What ends a game of Dice Settlers soon.
QUICK = ("explore", "recruit", "pass", "done", "end")
TARGETS = """async ([game, option, view]) => {
  const base = document.getElementById('app').dataset.assets;
  const module = await import(`${base}/${game}/game.js`);
  return module.game.targets(option, view);
}"""
ENABLED = ":not([disabled]):not([aria-disabled='true'])"
NOTHING_CHOSEN = "main:not(:has([data-mark~='selected']))"
# The first of some selectors that somebody can see, and which of its elements.
VISIBLE = """(selectors) => {
  for (const selector of selectors) {
    const all = [...document.querySelectorAll(selector)];
    const isSeen = (each) => each.checkVisibility() && each.getClientRects().length > 0;
    const seen = all.flatMap((each, i) => (isSeen(each) ? [i] : []));
    if (seen.length) return [selector, seen];
  }
  return null;
}"""
# Clicks the first of some controls until there is another position, but only so often.
CLICK = f"""async ([controls, tries]) => {{
  const visible = {VISIBLE};
  const drawn = {DRAWN};
  const position = () => document.querySelector('main').dataset.version;
  const before = position();
  for (let i = 0; i < tries && position() === before; i += 1) {{
    const found = document.querySelector('.bar[aria-busy=true]') ? null : visible(controls);
    if (found) {{
      const [selector, seen] = found;
      const chosen = seen[Math.floor(Math.random() * seen.length)];
      const click = new MouseEvent('click', {{bubbles: true, cancelable: true}});
      document.querySelectorAll(selector)[chosen].dispatchEvent(click);
    }}
    await drawn();
  }}
}}"""
# Whether an element has the focus; null when it is gone.
HAS_FOCUS = "(each) => each.isConnected ? each === document.activeElement : null"
ONE = ThreadPoolExecutor(1)


class Robot:
    """Plays one seat at the table that a visitor has open."""

    def __init__(self, server: Running, visitor: Visitor, seat: int = 0, seed: int = 1) -> None:
        self.server = server
        self.visitor = visitor
        self.page = visitor.page
        self.seat = seat
        self.bot = bot("greedy", seed)
        self.random = random.Random(seed)
        self.decisions = 0
        # Texts that did not fit where they stood, at any decision.
        self.overflowing: set[str] = set()

    @property
    def table(self) -> str:
        return self.page.url.split("?")[0].rstrip("/").rsplit("/", 1)[-1]

    def update(self) -> dict[str, Any]:
        """The newest position that the page was told."""
        return next(frame for frame in reversed(self.visitor.frames) if frame["type"] == "update")

    def is_over(self) -> bool:
        return self.update()["asked"] is None

    def is_asked(self) -> bool:
        """Whether the page waits for this seat's decision."""
        update = newest(self.visitor)
        return update is not None and bool(update["view"]["options"])

    def advice(self, view: View) -> str:
        """A good move in Montana, where others take long; in Dice Settlers one that ends the game soon."""
        if view["position"]["game"] == "montana":
            # The page's own loop runs in this thread.
            state = ONE.submit(asyncio.run, played(self.server, self.table)).result().state
            return state.notation(self.bot.choose(state))
        moves = [option["text"] for option in view["options"]]
        wanted = ([move for move in moves if move.split()[0] == verb] for verb in QUICK)
        return self.random.choice(next(filter(None, wanted), moves))

    def controls(self, move: str, view: View) -> list[str]:
        """What a person would click for a move, the last first: what does it, its button, its thing."""
        option = next(option for option in view["options"] if option["text"] == move)
        targets = self.page.evaluate(TARGETS, [view["position"]["game"], option, view])
        return [
            f".bar [data-do][data-move='{move}']",
            f".bar [data-move='{move}']",
            # While nothing is chosen yet: one of several equal things is as good as another.
            *(f"{NOTHING_CHOSEN} [data-target='{target}'][data-mark~='legal']" for target in targets),
            # Where an input takes several steps, anything that it offers leads on.
            ".bar [data-do]",
            f".bar .options button{ENABLED}",
        ]

    def decide(self) -> None:
        """One decision: click until there is a new position."""
        self.overflowing |= set(overflows(self.page))
        view = self.update()["view"]
        move = self.advice(view)
        end = time.monotonic() + STUCK
        while self.update()["view"] is view:
            assert time.monotonic() < end, f"{move} cannot be clicked: {self.visitor.errors}"
            self.attempt(self.controls(move, view), view)
            # An input may want what was not advised; then it is something else.
            if self.update()["view"] is view:
                self.page.keyboard.press("Escape")
                move = self.random.choice(view["options"])["text"]
        self.decisions += 1

    def attempt(self, controls: list[str], view: View) -> None:
        """Use these controls until there is a new position, or often enough."""
        self.page.evaluate(CLICK, [controls, TRIES])


class Slow(Robot):
    """Uses one control after the other as a person does, which takes longer."""

    def attempt(self, controls: list[str], view: View) -> None:
        for _ in range(TRIES):
            found = self.page.evaluate(VISIBLE, controls) if quiet(self.visitor)["view"] is view else None
            if found is None:
                return
            self.use(self.page.locator(found[0]).nth(found[1][0]))

    def use(self, control: Locator) -> None:
        raise NotImplementedError


class Pointer(Slow):
    """Moves the mouse over each control and clicks there."""

    def use(self, control: Locator) -> None:
        try:
            control.click(timeout=PATIENCE / 6)
        except Error as error:
            if "Timeout" not in str(error):
                raise


class Typist(Slow):
    """Uses the keyboard alone: Tab until the control has the focus, then Enter."""

    MOST_TABS = 250

    def use(self, control: Locator) -> None:
        try:
            element = control.element_handle(timeout=PATIENCE / 6)
        except Error:
            return
        for _ in range(self.MOST_TABS):
            has_focus = element.evaluate(HAS_FOCUS)
            if has_focus is None:
                return
            if has_focus:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {element.evaluate('(each) => each.outerHTML')[:200]}")


def play(*robots: Robot) -> None:
    """All play, whoever is asked, to the end."""
    for robot in robots:
        quiet(robot.visitor)
    end = time.monotonic() + STUCK
    while not all(robot.is_over() for robot in robots):
        assert time.monotonic() < end, "nobody is asked"
        for robot in robots:
            if robot.is_asked():
                robot.decide()
                end = time.monotonic() + STUCK
        robots[0].page.wait_for_timeout(5)
    for robot in robots:
        settled(robot.visitor)
        robot.overflowing |= set(overflows(robot.page))
