"""Every page: at all sizes, in long words, light and dark, for those who do not see or point."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import pytest
from browsing import DESKTOP, PHONE, TABLET, Visitor
from checks import SERIOUS, complete, findings, overflows, scrolls
from installing import install
from playwright.sync_api import expect
from positions import has, sit_down_at
from records_stage import bring

pytestmark = pytest.mark.long

Visit = Callable[..., Visitor]

SMALLEST = {**PHONE, "viewport": {"width": 360, "height": 740}}
# What is there when the page is.
PAGES = {
    "/": ".card",
    "/tables": ".panel",
    "/new": "form",
    "/new?game=dice-settlers": "form",
    "/sign-in": "form",
    "/settings": ".panel",
    "/people/me": ".panel",
    "/archive": ".rec-row, .rec-nothing",
    "/ratings": "main table, .rec-nothing",
    "/rules/montana": ".clause",
    "/rules/dice-settlers": ".clause",
    "/tutorial/montana": ".coach",
    "/tutorial/dice-settlers": ".coach",
    "/components/montana": ".drawn-one",
    "/components/dice-settlers": ".drawn-one",
    "/table/montana": ".bar:not(.wait)",
    "/table/dice-settlers": ".bar:not(.wait)",
    "/replay/montana": ".replay-bar .pos",
    "/replay/dice-settlers": ".replay-bar .pos",
}
# Nothing else looks at these for those who do not see or point.
UNSEEN = [path for path in PAGES if path.startswith(("/rules/", "/tutorial/", "/replay/"))]
# These have everything on one screen.
TABLES = ("/table/", "/replay/", "/tutorial/")


def each_page(visitor: Visitor, pages: Iterable[str] = PAGES) -> Iterator[str]:
    """Open one page after the other; those that need somebody, a table or a record get one."""
    visitor.guest("Ada")
    for page in pages:
        _, kind, *more = page.split("/")
        if page == "/people/me":
            visitor.open(f"/people/{visitor.context.request.get('/api/me').json()['id']}")
        elif kind == "table":
            sit_down_at(visitor, f"{more[0]}-1/bots-4", lambda view: has(view, "turn"))
        elif kind == "replay":
            visitor.open(f"/tables/{bring(visitor, f'{more[0]}-1/bots-2')}/replay?at=60")
        else:
            visitor.open(page)
        expect(visitor.page.locator(PAGES[page]).first).to_be_visible()
        complete(visitor.page)
        yield page


@pytest.mark.parametrize(
    ("scheme", "size", "pages"),
    [
        ("dark", PHONE, UNSEEN),
        ("dark", PHONE, PAGES),
        ("light", DESKTOP, PAGES),
    ],
)
def test_nothing_stops_people_who_do_not_see_or_point(
    visit: Visit, scheme: str, size: dict[str, object], pages: Iterable[str]
) -> None:
    ada = visit(color_scheme=scheme, **size)
    found = {page: findings(ada.page, impacts=SERIOUS) for page in each_page(ada, pages)}
    assert found == {page: [] for page in pages}


@pytest.mark.parametrize(
    ("lang", "size"),
    [
        ("pseudo", SMALLEST),
        ("pseudo", DESKTOP),
        ("de", TABLET),
        ("ja", SMALLEST),
    ],
)
def test_long_words_fit(visit: Visit, lang: str, size: dict[str, object]) -> None:
    """Whoever has installed the client sees the same pages."""
    ada = visit("/", lang=lang, service_workers="allow", **size)
    install(ada)
    found = {}
    for page in each_page(ada):
        found[page] = overflows(ada.page)
        if page.startswith(TABLES) and scrolls(ada.page):
            found[page].append("the page scrolls")
    assert found == {page: [] for page in PAGES}
