"""The component browser draws everything, and says of each value how it is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from browsing import Visitor
from playwright.sync_api import expect

from landrush.games import game
from landrush.games.printed import to_json
from landrush.l10n import message

pytestmark = pytest.mark.long


@pytest.mark.parametrize(
    ("name", "lang", "drawn"),
    [
        ("montana", "en", {"tiles": 12, "wheel": 8, "bank": 3, "production": 4, "town": 1}),
        ("dice-settlers", "de", {"tiles": 40, "dice": 6, "technologies": 55, "sets": 4}),
    ],
)
def test_every_component_with_its_status(
    visit: Callable[..., Visitor], name: str, lang: str, drawn: dict[str, int]
) -> None:
    ann = visit(f"/components/{name}", lang=lang)
    page = ann.page
    for section, count in drawn.items():
        expect(page.locator(f"#{section} .drawn-one")).to_have_count(count)
    values = to_json(game(name))["values"]
    expect(page.locator("tbody tr .status")).to_have_count(len(values))
    for status, count in Counter(each["status"] for each in values).items():
        page.locator(".status-filter button").filter(has_text=message(f"cli-status-{status}", lang)).click()
        expect(page).to_have_url(
            f"{ann.url}/components/{name}?{f'lang={lang}&' if lang != 'en' else ''}status={status}"
        )
        expect(page.locator("tbody tr .status")).to_have_count(count)
        expect(page.locator(f"tbody tr .st-{status}")).to_have_count(count)


def test_sources_and_counts_are_told(visit: Callable[..., Visitor]) -> None:
    ann = visit("/components/montana")
    bank = ann.page.locator("#bank .drawn-one").nth(1)
    bank.locator("summary").click()
    expect(bank.locator(".st-fact").last).to_be_visible()
    expect(bank.get_by_role("table")).to_contain_text("worked example of the bank")
    rows = ann.page.locator("#counts tbody tr")
    counts = to_json(game("montana"))["counts"]
    expect(rows).to_have_count(len(counts))
    expect(rows.first).to_contain_text(counts[0]["rules"])
