"""What happened, as clients are told: entries without what they name, and the events, which hide nothing.

A move or a chance outcome may name what only one seat knows; the events tell what everybody saw.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from landrush.match.entries import AGREE, RESTART, UNDO
from landrush.match.match import Match, Step
from landrush.server.words import said

encode = msgspec.json.encode


def step_bytes(step: Step, at: int, back: int | None) -> bytes:
    """One step as JSON. `back` is the entry before which the match stands again after a takeback."""
    entry = step.entry
    out = {"number": entry.number, "kind": entry.kind, "seat": entry.seat, "at": at}
    if back is not None:
        out["back"] = back
    return encode({**out, "events": [said(event) for event in step.events]})


def back_to(step: Step, line: int, match: Match, request: int | None) -> int | None:
    """The entry that a step went back to; `line` and `request` are the match's before it."""
    if step.entry.kind in (UNDO, RESTART):
        return step.entry.value
    is_agreed = step.entry.kind == AGREE and len(match.line) < line
    return request if is_agreed else None


def told(match: Match, times: Sequence[int]) -> list[bytes]:
    """All steps of a match, played once more; `times` has when each entry was made."""
    out: list[bytes] = []
    line = 0
    request: int | None = None
    for step, again in match.replay():
        out.append(step_bytes(step, times[len(out)], back_to(step, line, again, request)))
        line = len(again.line)
        request = again.request.target if again.request else None
    return out


def joined(steps: Iterable[bytes]) -> msgspec.Raw:
    """A JSON list of steps."""
    return msgspec.Raw(b"[" + b",".join(steps) + b"]")
