"""Measures the browser client in a real Chromium: what the first load weighs, how soon a click is painted.

    python tools/paint.py [--clicks N]

A click is a whole decision: from the pointer to the painted frame that shows the new position, with the way
to the server, the rules and the durable write between.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "server"))
sys.path.insert(0, str(ROOT / "tests" / "web"))


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
  control.click();
})"""


def weight(page: Page) -> int:
    """Bytes that came over the network for everything on the page."""
    return int(
        page.evaluate(
            "() => ['resource', 'navigation'].flatMap((kind) => performance.getEntriesByType(kind))"
            ".reduce((sum, each) => sum + each.transferSize, 0)"
        )
    )
