"""Measures the browser client in a real Chromium: what the first load weighs, how soon a click is painted.

    python tools/paint.py [--clicks N]

A click is a whole decision: from the pointer to the painted frame that shows the new position, with the way
to the server, the rules and the durable write between.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Locator, sync_playwright
from programs import launch_chromium

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "web"))

from browsing import DESKTOP, Visitor
from checks import weight
from robot import Robot
from running import Running

# A table of each game on which nobody else decides, so that every click is followed by one's own position.
TABLES = {"montana": (["me", "me"], "one-device"), "dice-settlers": (["me"], "online")}

# Clicks a control and waits for the painted frame of the next version; nothing where the click only chose.
CLICK = """(control) => new Promise((done) => {
  const main = document.querySelector('[data-version]');
  const before = main.dataset.version;
  const from = performance.now();
  const seen = new MutationObserver(() => {
    if (main.dataset.version === before) return;
    seen.disconnect();
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => done(performance.now() - from);
      painted.port2.postMessage(null);
    });
  });
  seen.observe(main, {attributes: true, attributeFilter: ['data-version']});
  // So long a person looks at what a choice would bring, too.
  setTimeout(() => {
    const isSent = document.querySelector('.bar[aria-busy=true]') || main.dataset.version !== before;
    if (!isSent) done(null);
  }, 200);
  // A move that the server refuses changes nothing.
  setTimeout(() => done(null), 10_000);
  control.click ? control.click() : control.dispatchEvent(new MouseEvent('click', {bubbles: true}));
})"""


class Timed(Robot):
    """Plays, and notes how many milliseconds each click took that decided something."""

    def __init__(self, server: Running, visitor: Visitor) -> None:
        super().__init__(server, visitor)
        self.took: list[float] = []

    def act(self, control: Locator) -> None:
        took = control.evaluate(CLICK)
        if took is not None:
            self.took.append(took)


def measured(server: Running, visitor: Visitor, clicks: int) -> list[float]:
    """Milliseconds from each click to its painted frame, the shortest first."""
    robot = Timed(server, visitor)
    visitor.page.locator("main[data-version]").wait_for()
    while len(robot.took) < clicks:
        robot.wait()
        assert not robot.is_over(), f"the game was over after {len(robot.took)} clicks"
        robot.decide()
    return sorted(robot.took)


def main() -> int:
    """Print the figures of docs/client.md."""
    parser = argparse.ArgumentParser(description="measure the browser client")
    parser.add_argument("--clicks", type=int, default=100, help="decisions to measure for each game")
    clicks = parser.parse_args().clicks
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder)).start()
        browser = launch_chromium(playwright)
        try:
            first = Visitor(browser, server.url, **DESKTOP)
            first.open("/")
            first.page.wait_for_load_state("networkidle")
            print(f"first load of the first page: {weight(first.page) / 1000:.0f} KB")
            for game, (seats, mode) in TABLES.items():
                visitor = Visitor(browser, server.url, **DESKTOP)
                visitor.guest("Ada")
                visitor.table(game, seats, mode=mode)
                visitor.page.wait_for_load_state("networkidle")
                print(f"first load of a table of {game}: {weight(visitor.page) / 1000:.0f} KB")
                took = measured(server, visitor, clicks)
                p50, p95 = statistics.median(took), took[int(0.95 * len(took))]
                print(f"click to paint, {game}: p50 {p50:.0f} ms, p95 {p95:.0f} ms, n = {len(took)}")
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
