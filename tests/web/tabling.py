"""Tables, as visitors of the browser tests open them and play at them."""

from __future__ import annotations

from typing import Any

from browsing import Visitor, drawn, until
from playwright.sync_api import Locator, expect

View = dict[str, Any]


def post(visitor: Visitor, path: str, body: dict[str, Any] | str) -> Any:
    """What a page of the site would send, with the visitor's cookie; what it is answered."""
    kind = "text/plain" if isinstance(body, str) else "application/json"
    headers = {"Origin": visitor.url, "Content-Type": kind}
    answer = visitor.context.request.post(f"/api{path}", data=body, headers=headers)
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def sit_down(visitor: Visitor, **wish: Any) -> dict[str, Any]:
    """A guest opens a table and looks at it."""
    post(visitor, "/guests", {})
    table: dict[str, Any] = post(visitor, "/tables", wish)
    visitor.open(f"/tables/{table['id']}")
    return table


def updates(visitor: Visitor) -> list[dict[str, Any]]:
    """Every position that the page was told."""
    return [frame for frame in visitor.frames if frame["type"] == "update"]


def seen(visitor: Visitor) -> View:
    """What the server told last."""
    view: View = updates(visitor)[-1]["view"]
    return view


def newest(visitor: Visitor) -> dict[str, Any] | None:
    """What the server told last, if the page shows it and waits for no answer."""
    told = updates(visitor)
    answered = {frame.get("id") for frame in visitor.frames}
    if not told or any(frame["id"] not in answered for frame in visitor.sent if "id" in frame):
        return None
    last = told[-1]
    shown = f"main[data-version='{last['version']}']:not(:has(.bar[aria-busy=true])), main.curtain"
    is_shown = visitor.page.locator(shown).count() == 1
    # More may have come while the page was looked at.
    return last if is_shown and updates(visitor)[-1] is last else None


def quiet(visitor: Visitor) -> dict[str, Any]:
    """Wait until the page shows the newest position and nothing is on its way; what the server told of it."""
    shown = visitor.page.locator("main")
    return until(
        visitor.page,
        lambda: newest(visitor),
        lambda: f"sent {visitor.sent[-3:]}, heard {visitor.frames[-3:]}, shows {shown.all_inner_texts()}",
    )


def settled(visitor: Visitor, before: View | None = None) -> View:
    """Wait until the page shows another position where the reader is asked, or the game is over."""

    def found() -> View | None:
        last = quiet(visitor)
        view: View = last["view"]
        return view if view is not before and (view["options"] or last["asked"] is None) else None

    return until(visitor.page, found, lambda: f"nobody is asked: {seen(visitor)}")


def by_turn(one: Visitor, other: Visitor) -> tuple[Visitor, Visitor]:
    """Who is asked at a table of two, and who waits."""
    _, last = quiet(one), quiet(other)
    return (other, one) if last["view"]["options"] else (one, other)


def asked(visitor: Visitor) -> Locator:
    """The action bar, once the visitor is asked and the page listens to keys."""
    bar = visitor.page.locator(".bar:not(.wait)")
    expect(bar).to_be_visible()
    quiet(visitor)
    drawn(visitor.page)
    return bar


def do_it(visitor: Visitor) -> None:
    """The button that does what is chosen."""
    visitor.page.locator(".bar .primary").click()


def version(visitor: Visitor) -> int:
    """How many entries the shown position has."""
    return int(visitor.page.locator("main[data-version]").get_attribute("data-version") or 0)


def expect_version_after(visitor: Visitor, before: int) -> None:
    expect(visitor.page.locator("main[data-version]")).not_to_have_attribute("data-version", str(before))


def target(visitor: Visitor, name: str) -> Locator:
    """A thing on the table."""
    return visitor.page.locator(f"[data-target='{name}']").first


def legal(visitor: Visitor, start: str) -> Locator:
    """The first thing on the table that can be chosen and whose target begins so."""
    found = visitor.page.locator(f"[data-target^='{start}'][data-mark~=legal]").first
    return visitor.page.locator(f"[data-target='{found.get_attribute('data-target')}']")
