"""Draws the icons of the installed client from icons/icon.svg, with Chromium: .venv/bin/python tools/icons.py

A maskable icon fills its whole square, and what matters keeps away from the edge, since systems cut it to
circles and other shapes.
"""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from programs import launch_chromium

ICONS = Path(__file__).parents[1] / "src" / "landrush" / "web" / "icons"
SIZES = (192, 512)
MASKABLE = 512
# The part of a maskable icon that is never cut away.
SAFE = 0.78


def drawn(page: Page, svg: str, size: int) -> bytes:
    """The drawing as PNG; what it leaves free is transparent."""
    page.set_viewport_size({"width": size, "height": size})
    sized = svg.replace("<svg ", f'<svg width="{size}" height="{size}" style="display:block" ', 1)
    page.set_content(f'<body style="margin:0">{sized}</body>')
    return page.screenshot(omit_background=True)


def maskable(svg: str) -> str:
    """The same drawing, smaller, on a ground without corners."""
    found = re.fullmatch(r"(<svg [^>]*>)\s*<rect [^>]*fill=\"(#\w+)\"/>(.*)</svg>\s*", svg, re.DOTALL)
    assert found, "icon.svg begins with its ground"
    start, ground, drawing = found.groups()
    move = 32 * (1 - SAFE)
    return (
        f'{start}<rect width="64" height="64" fill="{ground}"/>'
        f'<g transform="translate({move} {move}) scale({SAFE})">{drawing}</g></svg>'
    )


def main() -> None:
    svg = (ICONS / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = launch_chromium(playwright)
        page = browser.new_page()
        for size in SIZES:
            (ICONS / f"icon-{size}.png").write_bytes(drawn(page, svg, size))
        (ICONS / f"maskable-{MASKABLE}.png").write_bytes(drawn(page, maskable(svg), MASKABLE))
        browser.close()


if __name__ == "__main__":
    main()
