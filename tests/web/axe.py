"""What every page is held against: axe-core's rules, and that nothing is wider than the window."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"


@cache
def source() -> str:
    return AXE.read_text(encoding="utf-8")


def findings(page: Page) -> list[str]:
    """What axe finds, and where. The policy of the page forbids scripts, so it is evaluated."""
    page.evaluate(source())
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [f"{each['id']}: {node['target']}" for each in found for node in each["nodes"]]


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
