"""Records of whole games that tests of the server start from."""

from __future__ import annotations

from pathlib import Path

from landrush.match.match import Match

RECORDS = sorted((Path(__file__).parents[1] / "golden" / "records").glob("*/*.game"))


def record(name: str) -> str:
    """The text of a record, such as montana-1/live."""
    path = next(path for path in RECORDS if f"{path.parent.name}/{path.stem}" == name)
    return path.read_text(encoding="utf-8")


def unfinished(*seats: str, decisions: int = 5) -> Match:
    """A game of Montana that breaks off when the last seat is asked."""
    match = Match.new("montana", seats, 7)
    while len(match.entries) < decisions or match.state.to_move != len(seats) - 1:
        match.submit(match.state.to_move, match.state.legal_actions()[0])
    return match
