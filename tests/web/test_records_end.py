"""Statistics at the end: every chart is a table too, and both say what the game ended with."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browsing import PHONE, Visitor
from playwright.sync_api import expect
from records_stage import bring

pytestmark = pytest.mark.long


def figures(visitor: Visitor, selector: str) -> list[str]:
    return visitor.page.locator(f"dialog {selector}").all_inner_texts()


@pytest.mark.parametrize(
    ("name", "how"),
    [("montana-1/bots-4", {}), ("dice-settlers-1/bots-2", {}), ("dice-settlers-1/solo", PHONE)],
)
def test_charts_have_tables(visit: Callable[..., Visitor], name: str, how: dict[str, object]) -> None:
    ann = visit(**how)
    ann.guest("Ann")
    id = bring(ann, name)
    scores = ann.context.request.get(f"/api/tables/{id}").json()["scores"]
    ann.open(f"/tables/{id}/replay")
    if how:
        ann.page.get_by_role("button", name="More").click()
    ann.page.get_by_role("button", name="Statistics").click()
    total = ann.page.locator("dialog .bars .total td")
    expect(total).to_have_text([str(score) for score in scores])
    sources = [
        [int(n) for n in row.split()[-len(scores) :]] for row in figures(ann, ".bars tbody tr:not(.total)")
    ]
    assert [sum(column) for column in zip(*sources, strict=True)] == scores
    # The places go from the best to the last.
    assert [int(n) for n in figures(ann, ".places td:nth-of-type(2)")] == sorted(scores, reverse=True)
    chart = ann.page.locator("dialog .chart-box").first
    expect(chart.get_by_role("img")).to_be_visible()
    lines = chart.locator("polyline.line")
    expect(lines).to_have_count(len(scores))
    assert len({line.get_attribute("stroke-dasharray") for line in lines.all()}) == len(scores)
    chart.get_by_role("button", name="As a table").click()
    expect(chart.locator("tbody tr").last.locator("td")).to_have_text([str(score) for score in scores])
