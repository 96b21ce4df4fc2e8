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

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "web"))

from browsing import ARGUMENTS, DESKTOP, Visitor, chromium
from checks import weight
from robot import CLICK as TAP
from robot import ENABLED, VISIBLE
from running import Running

MOST_TAPS = 200
POSSIBLE = ["[data-mark~='legal']", f".bar .options button{ENABLED}"]

# Clicks a control by itself and waits for the frame after the one that shows the next version.
CLICK = """([selector, version]) => new Promise((done) => {
  const main = document.querySelector('[data-version]');
  const control = document.querySelector(selector);
  const from = performance.now();
  const seen = new MutationObserver(() => {
    if (Number(main.dataset.version) <= version) return;
    seen.disconnect();
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => done(performance.now() - from);
      painted.port2.postMessage(null);
    });
  });
  seen.observe(main, {attributes: true, attributeFilter: ['data-version']});
  // A first click may only choose; then there is nothing to measure.
  setTimeout(() => done(null), 1500);
  control.click();
})"""


def control(page: Page) -> str:
    """Something that decides at once: the button that does it, after something possible was chosen."""
    for _ in range(MOST_TAPS):
        found = page.evaluate(VISIBLE, [".bar [data-do]", *POSSIBLE])
        if found is None:
            page.wait_for_timeout(20)
        elif found[0] == ".bar [data-do]":
            return found[0]
        else:
            page.locator(found[0]).nth(found[1][0]).evaluate(TAP)
            page.wait_for_timeout(20)
    raise AssertionError("nothing decides")


def measured(visitor: Visitor, clicks: int) -> list[float]:
    """Milliseconds from each click to its painted frame; what a bot does between is not counted."""
    page = visitor.page
    page.locator("main[data-version]").wait_for()
    found: list[float] = []
    while len(found) < clicks:
        page.locator(".bar:not(.wait)").wait_for()
        selector = control(page)
        version = int(page.locator("main[data-version]").get_attribute("data-version") or 0)
        took = page.evaluate(CLICK, [selector, version])
        if took is not None:
            found.append(float(took))
    return found


def main() -> int:
    """Print the table of docs/client.md."""
    parser = argparse.ArgumentParser(description="measure the browser client")
    parser.add_argument("--clicks", type=int, default=100, help="decisions to measure for each game")
    clicks = parser.parse_args().clicks
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            first = Visitor(browser, server.url, **DESKTOP)
            first.open("/")
            first.page.wait_for_load_state("networkidle")
            print(f"first load of the first page: {weight(first.page) / 1000:.0f} KB")
            # Nobody else decides, so every click is followed by a position of one's own.
            for game, seats, mode in (("montana", ["me", "me"], "one-device"),):
                visitor = Visitor(browser, server.url, **DESKTOP)
                visitor.guest("Ada")
                visitor.table(game, seats, mode=mode)
                visitor.page.wait_for_load_state("networkidle")
                print(f"first load of a table of {game}: {weight(visitor.page) / 1000:.0f} KB")
                took = sorted(measured(visitor, clicks))
                p50, p95 = statistics.median(took), took[int(0.95 * len(took))]
                print(f"click to paint, {game}: p50 {p50:.0f} ms, p95 {p95:.0f} ms, n = {len(took)}")
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
