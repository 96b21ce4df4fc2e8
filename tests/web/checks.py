"""What must hold on every page: nothing overflows, nothing stops people who do not see or point."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Any

from browsing import drawn
from playwright.sync_api import Page, expect

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")

# Texts that are cut off, and what sticks out of the window. What scrolls in its own place may be longer.
OVERFLOWS = """async () => {
  // The bar sets long questions smaller in the frame after they came.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const found = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth + 1) found.push(`page: ${root.scrollWidth} of ${innerWidth} wide`);
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('.sr, svg, noscript, .symbols, [hidden]')) continue;
    const style = getComputedStyle(element);
    if (style.display === 'inline' || style.visibility === 'hidden') continue;
    // Words only for those who do not see.
    if (style.clipPath === 'inset(50%)') continue;
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const scrolls = ['auto', 'scroll'];
    const isWide = element.scrollWidth > element.clientWidth + 1 && !scrolls.includes(style.overflowX);
    const isHigh = element.scrollHeight > element.clientHeight + 3 && style.overflowY === 'hidden';
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (hasText && (isWide || isHigh)) {
      found.push(`${element.tagName}.${element.className}: ${element.textContent.trim().slice(0, 60)}`);
    }
  }
  return found;
}"""


def complete(page: Page) -> None:
    """Wait until everything that the page asked for has come and is drawn."""
    expect(page.locator(".coming, .failed")).to_have_count(0)
    drawn(page)


def overflows(page: Page) -> list[str]:
    """Texts that do not fit where they stand."""
    found: list[str] = page.evaluate(OVERFLOWS)
    return found


def scrolls(page: Page) -> bool:
    """Whether the page itself must be scrolled to see all of it."""
    return bool(page.evaluate("() => document.scrollingElement.scrollHeight > innerHeight + 1"))


@cache
def axe_source() -> str:
    return AXE.read_text(encoding="utf-8")


def findings(page: Page, inside: str = "html", impacts: Collection[str] = ()) -> list[str]:
    """What axe-core finds inside an element, and where; only of these impacts where some are named."""
    # Evaluated, because the security policy lets no foreign script into the page.
    page.evaluate(axe_source())
    found: list[dict[str, Any]] = page.evaluate(
        "async (inside) => (await axe.run(inside)).violations", inside
    )
    return [
        f"{each['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
        for each in found
        if not impacts or each["impact"] in impacts
        for node in each["nodes"]
    ]


def weight(page: Page) -> int:
    """Bytes that came over the network for everything on the page."""
    return int(
        page.evaluate(
            "() => ['resource', 'navigation'].flatMap((kind) => performance.getEntriesByType(kind))"
            ".reduce((sum, each) => sum + each.transferSize, 0)"
        )
    )


def too_wide(page: Page) -> list[str]:
    """What reaches beyond the window's right edge, or is cut off inside its own box."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('body *')].filter((each) => {
            if (!each.checkVisibility() || each.closest('.sr, svg, .skip')) return false;
            if (each.getBoundingClientRect().right > document.documentElement.clientWidth + 1) return true;
            const isButton = each.matches('button, .btn, label, h1, h2, legend');
            return isButton && each.scrollWidth > each.clientWidth + 1;
        }).map((each) => `${each.tagName}.${each.className}: ${each.textContent.slice(0, 40)}`)"""
    )
    return found
