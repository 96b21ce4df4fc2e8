"""What the engine says, as JSON: keys with typed parameters, which every client puts into its own words."""

from __future__ import annotations

from typing import Any

from landrush.errors import LandrushError
from landrush.messages import Action, Amounts, Choice, Event, Reason, Seat, Seats, Term


def said(what: Event | Reason | Action) -> dict[str, Any]:
    """A sentence: its key, and its parameters by name."""
    if not what.params:
        return {"key": what.key}
    return {"key": what.key, "params": {name: parameter(value) for name, value in what.params.items()}}


def parameter(value: Any) -> Any:
    """A parameter: numbers and texts as they are, everything else as an object that names its kind."""
    if isinstance(value, Term):
        return {"term": value.key}
    if isinstance(value, Choice):
        return {"choice": [term.key for term in value.terms]}
    if isinstance(value, Amounts):
        return {"amounts": [list(item) for item in value.items]}
    if isinstance(value, Seat):
        return {"seat": value.number}
    if isinstance(value, Seats):
        return {"seats": list(value.numbers)}
    if isinstance(value, Event | Reason | Action):
        return said(value)
    return value


def said_error(error: LandrushError) -> dict[str, Any]:
    """What was wrong; an error that has only its line is told by that line."""
    return said(error.reason) if error.reason else {"key": "server-plain", "params": {"text": str(error)}}
