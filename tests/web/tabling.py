"""Tables, as visitors of the browser tests open them and play at them."""

from __future__ import annotations

from typing import Any

from browsing import Visitor
from playwright.sync_api import Locator, expect

POST = """async ([path, body]) => {
  const how = {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)};
  const answer = await fetch('/api' + path, how);
  return answer.status === 204 ? null : answer.json();
}"""

# Takes the first option of each question until the one that is wanted.
REACH = """([table, ask]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/socket`);
  const send = (frame) => socket.send(JSON.stringify(frame));
  socket.onmessage = ({data}) => {
    const frame = JSON.parse(data);
    if (frame.type === 'welcome') send({type: 'watch', table});
    if (frame.type !== 'update' || !frame.view.options.length) return;
    if (frame.view.question.ask === ask) {
      socket.close();
      done(frame.version);
    } else {
      const { version, view } = frame;
      send({type: 'move', id: `reach-${version}`, table, version, move: view.options[0].text});
    }
  };
})"""


def post(visitor: Visitor, path: str, body: dict[str, Any]) -> Any:
    """What the page itself would send, with the visitor's cookie."""
    return visitor.page.evaluate(POST, [path, body])


def sit_down(visitor: Visitor, path: str = "", **wish: Any) -> dict[str, Any]:
    """A guest opens a table and looks at it."""
    post(visitor, "/guests", {})
    table: dict[str, Any] = post(visitor, "/tables", wish)
    visitor.open(f"/tables/{table['id']}{path}")
    return table


def reach(visitor: Visitor, table: dict[str, Any], ask: str) -> None:
    """Let the visitor's seat answer anything until it is asked this, and wait until the page shows it."""
    reached = visitor.page.evaluate(REACH, [table["id"], ask])
    expect(visitor.page.locator(f"main[data-version='{reached}']")).to_be_attached()


def asked(visitor: Visitor) -> Locator:
    """The action bar, once the visitor is asked."""
    bar = visitor.page.locator(".bar:not(.wait)")
    expect(bar).to_be_visible()
    return bar


def version(visitor: Visitor) -> int:
    """How many entries the shown position has."""
    return int(visitor.page.locator("main[data-version]").get_attribute("data-version") or 0)


def expect_version_after(visitor: Visitor, before: int) -> None:
    expect(visitor.page.locator("main[data-version]")).not_to_have_attribute("data-version", str(before))


def legal(visitor: Visitor, start: str) -> Locator:
    """The first thing on the table that can be chosen and whose target begins so."""
    found = visitor.page.locator(f"[data-target^='{start}'][data-mark~=legal]").first
    return visitor.page.locator(f"[data-target='{found.get_attribute('data-target')}']")
