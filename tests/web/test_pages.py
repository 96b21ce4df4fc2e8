"""Every page: at all sizes, in long words, light and dark, for those who do not see or point."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from browsing import DESKTOP, PHONE, TABLET, Visitor
from checks import SERIOUS, findings, overflows, scrolls

Visit = Callable[..., Visitor]

RECORDS = Path(__file__).parents[1] / "golden" / "records"
SMALLEST = {**PHONE, "viewport": {"width": 360, "height": 740}}
PAGES = [
    "/",
    "/tables",
    "/new",
    "/new?game=dice-settlers",
    "/sign-in",
    "/settings",
    "/people/me",
    "/archive",
    "/ratings",
    "/rules/montana",
    "/rules/dice-settlers",
    "/tutorial/montana",
    "/tutorial/dice-settlers",
    "/components/montana",
    "/components/dice-settlers",
    "/table/montana",
    "/table/dice-settlers",
    "/replay/montana",
    "/replay/dice-settlers",
]
# These have everything on one screen.
TABLES = ("/table/", "/replay/", "/tutorial/")


def reach(visitor: Visitor, page: str) -> None:
    """Open a page; those that need somebody, a table or a record get one."""
    request = visitor.context.request
    if page == "/people/me":
        page = f"/people/{request.get('/api/me').json()['id']}"
    elif page.startswith("/table/"):
        game = page.removeprefix("/table/")
        table = request.post("/api/tables", data={"game": game, "seats": ["me", "bot:greedy", "bot:greedy"]})
        page = f"/tables/{table.json()['id']}"
    elif page.startswith("/replay/"):
        record = next(RECORDS.glob(f"{page.removeprefix('/replay/')}-*/bots-2.game"))
        kept = request.post("/api/records", data=record.read_text(encoding="utf-8"))
        assert kept.ok, kept.text()
        page = f"/tables/{kept.json()['id']}/replay?at=60"
    visitor.open(page)
    visitor.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("page", PAGES)
def test_nothing_stops_people_who_do_not_see_or_point(visit: Visit, page: str) -> None:
    for size, scheme in ((DESKTOP, "light"), (PHONE, "dark")):
        ada = visit("/", color_scheme=scheme, **size)
        ada.guest("Ada")
        reach(ada, page)
        assert findings(ada.page, impacts=SERIOUS) == []


@pytest.mark.parametrize("page", PAGES)
def test_long_words_fit(visit: Visit, page: str) -> None:
    for lang, size in (("pseudo", DESKTOP), ("pseudo", SMALLEST), ("de", TABLET), ("ja", SMALLEST)):
        ada = visit("/", lang=lang, **size)
        ada.guest("Ada")
        reach(ada, page)
        assert overflows(ada.page) == [], f"{lang} {size['viewport']}"
        if page.startswith(TABLES):
            assert not scrolls(ada.page), f"{lang} {size['viewport']}"
