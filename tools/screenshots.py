"""Takes the pictures of docs/screens, which the README shows: real positions on a real server, in Chromium.

    python tools/screenshots.py [NAME ...]      # only pictures whose name contains one of these

The positions are those of matches with fixed seeds, so the pictures change only when the client does.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from landrush import Match

sys.path.insert(0, str(Path(__file__).parent))

from programs import launch_chromium
from scenes import Stage, played

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "web"))

from browsing import DESKTOP, PHONE, TABLET, Visitor
from running import Running

FOLDER = Path(__file__).parents[1] / "docs" / "screens"
FOUR = ["Ada", "Bartek", "Chieko", "Wyatt"]
ALONE = ["Ada"]
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}

Picture = tuple[str, Callable[[], None]]


def building(view: dict[str, Any]) -> bool:
    """The middle of a turn in which one builds, late in a game of Montana."""
    question = view["question"]
    is_built = question["ask"] == "turn" and question["step"] == "built"
    builds = [option for option in view["options"] if option["text"].startswith("build")]
    return is_built and view["position"]["turns"] > 24 and len(builds) >= 2


def exploring(view: dict[str, Any]) -> bool:
    """A tile is to be placed, in the middle of a solo game."""
    return (
        view["question"]["ask"] == "put-tile" and view["position"]["round"] >= 5 and len(view["options"]) >= 4
    )


class Studio:
    """Opens pages of every size and takes pictures of them."""

    def __init__(self, browser: Browser, server: Running) -> None:
        self.browser = browser
        self.server = server
        self.stage = Stage(server.url)

    def visitor(self, size: str, scheme: str = "light", lang: str = "en") -> Visitor:
        visitor = Visitor(self.browser, self.server.url, lang=lang, color_scheme=scheme, **SIZES[size])
        visitor.guest("Ada")
        return visitor

    def take(
        self, visitor: Visitor, name: str, path: str, then: Callable[[Visitor], None] | None = None
    ) -> None:
        """A picture of a page once nothing moves any more."""
        visitor.open(path)
        visitor.page.wait_for_load_state("networkidle")
        if then is not None:
            then(visitor)
        visitor.page.wait_for_timeout(300)
        visitor.screenshot(FOLDER / f"{name}.png")
        assert not visitor.errors, visitor.errors
        visitor.leave()


def tables(studio: Studio) -> Iterator[Picture]:
    """Both tables with a decision that is chosen but not done; replay and end of the same matches."""
    montana, at = played("montana", FOUR, 3, building)
    solo, at_solo = played("dice-settlers", ALONE, 2, exploring, automaton="normal")
    for size, scheme in (("desktop", "light"), ("desktop", "dark"), ("tablet", "light"), ("phone", "light")):
        look = f"{size}-{scheme}" if size == "desktop" else size
        for game, match, entry, names in (
            ("montana", montana, at, FOUR),
            ("dice-settlers", solo, at_solo, ALONE),
        ):
            name = f"{game}-{look}"
            yield name, partial(live, studio, name, size, scheme, match, entry, names)
    yield "replay", partial(past, studio, "replay", "desktop", montana, f"/replay?at={at}")
    yield "end-montana", partial(past, studio, "end-montana", "desktop", montana, "")
    yield "end-dice-settlers", partial(past, studio, "end-dice-settlers", "phone", solo, "")
    duel, _ = played("montana", FOUR[:2], 2, None, by="scout")
    yield "analysis", partial(past, studio, "analysis", "desktop", duel, "/analysis")


def live(
    studio: Studio, name: str, size: str, scheme: str, match: Match, entry: int, names: list[str]
) -> None:
    """A table that goes on from a position of a match."""
    visitor = studio.visitor(size, scheme)
    kept = studio.stage.imported(visitor, match)
    studio.take(visitor, name, f"/tables/{studio.stage.go_on(visitor, kept, entry, names)}", choose)


def past(studio: Studio, name: str, size: str, match: Match, where: str) -> None:
    """A match that is over."""
    visitor = studio.visitor(size)
    path = f"/tables/{studio.stage.imported(visitor, match)}{where}"
    studio.take(visitor, name, path, {"": result, "/analysis": analysed}.get(where))


def result(visitor: Visitor) -> None:
    """The sheet of the end with its charts."""
    visitor.page.locator(".end-sheet table").first.wait_for()


def analysed(visitor: Visitor) -> None:
    """The server has found out how well the game was played."""
    visitor.page.locator(".chances [role=img]").wait_for(timeout=120_000)


def choose(visitor: Visitor) -> None:
    """Tap something possible, so that its preview is seen."""
    visitor.page.locator(".board [data-mark~='legal']").first.click()
    visitor.page.locator(".bar [data-do]").first.wait_for()


def pages(studio: Studio) -> Iterator[Picture]:
    """The pages around the table."""
    listed = [
        ("home", "/", "desktop", "light", "en"),
        ("home-phone", "/", "phone", "dark", "de"),
        ("tables", "/tables", "desktop", "light", "en"),
        ("new-table", "/new", "desktop", "light", "pl"),
        ("rules", "/rules/montana", "desktop", "light", "ja"),
        ("tutorial", "/tutorial/montana", "desktop", "light", "en"),
        ("components", "/components/dice-settlers", "desktop", "light", "nl"),
        ("settings", "/settings", "phone", "light", "en"),
    ]
    for name, path, size, scheme, lang in listed:
        yield name, partial(plain, studio, name, path, size, scheme, lang)


def plain(studio: Studio, name: str, path: str, size: str, scheme: str, lang: str) -> None:
    studio.take(studio.visitor(size, scheme, lang), name, path)


def main() -> int:
    """0 when all pictures are there."""
    wanted = sys.argv[1:]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder), limits={"guests_per_hour": 1000, "tables_per_hour": 1000}).start()
        browser = launch_chromium(playwright)
        studio = Studio(browser, server)
        try:
            for name, take in [*tables(studio), *pages(studio)]:
                if not wanted or any(word in name for word in wanted):
                    print(name, flush=True)
                    take()
        finally:
            studio.stage.close()
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
