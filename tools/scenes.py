"""Positions worth looking at, on a server that runs: for pictures and for measuring."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx

import landrush
from landrush.bots import bot

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "web"))

from browsing import Visitor

Wanted = Callable[[dict[str, Any]], bool]
MOST = 3000


def played(
    game: str, names: Sequence[str], seed: int, wanted: Wanted | None, by: str = "greedy", **options: Any
) -> tuple[landrush.Match, int]:
    """A whole match that a bot plays for all, and the entry before which seat 0 is asked what is wanted."""
    match = landrush.Match.new(game, [f"human:{name}" for name in names], seed, **options)
    bots = [bot(by, seed + seat) for seat in range(len(names))]
    at = -1
    while not match.is_over and len(match.entries) < MOST:
        seat = match.state.to_move
        if at < 0 and seat == 0 and wanted is not None and wanted(match.state.view(0)):
            at = len(match.entries)
        match.submit(seat, bots[seat].choose(match.state))
    assert wanted is None or at >= 0, f"no such position in this match of {game}"
    return match, at


class Stage:
    """Lets people sit down on a server and puts positions before them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.others: list[httpx.Client] = []

    def imported(self, visitor: Visitor, match: landrush.Match) -> str:
        """The table of a record."""
        answer = visitor.context.request.post("/api/records?public=true", data=match.text())
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def go_on(self, visitor: Visitor, table: str, at: int, names: Sequence[str]) -> str:
        """A new table from that position on; the others are guests who have sat down."""
        seats = ["me", *("open" if not name.startswith("bot:") else name for name in names[1:])]
        answer = visitor.context.request.post(f"/api/tables/{table}/play-on", data={"at": at, "seats": seats})
        assert answer.ok, answer.text()
        new = answer.json()
        for name in names[1:]:
            if not name.startswith("bot:"):
                self.join(new["id"], new["invite"], name)
        return str(new["id"])

    def join(self, table: str, invite: str | None, name: str) -> None:
        client = httpx.Client(base_url=self.url)
        self.others.append(client)
        client.post("/api/guests", json={"name": name}).raise_for_status()
        body = {"invite": invite} if invite else {}
        client.post(f"/api/tables/{table}/join", json=body).raise_for_status()

    def close(self) -> None:
        for client in self.others:
            client.close()
