"""What people do besides deciding: take back, ask, agree, leave, sit down."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from landrush.engine.state import CHANCE
from landrush.errors import IllegalMove
from landrush.match.entries import (
    ASK,
    HINT,
    HINT_LEVELS,
    LEFT,
    MOVE,
    REFUSE,
    RESTART,
    SITS,
    TIMEOUT,
    UNDO,
    Entry,
)
from landrush.match.seats import BOT, HUMAN, VACANT, read_holder
from landrush.messages import Event, Reason, Seat

if TYPE_CHECKING:
    from landrush.match.match import Match


@dataclass
class Request:
    """A takeback that waits for consent: its entry, whose, back to before which entry, and who has agreed."""

    number: int
    seat: int
    target: int
    agreed: set[int] = field(default_factory=set)


def take_command(match: Match, entry: Entry) -> list[Event]:
    """What people do besides deciding."""
    if entry.kind in (LEFT, TIMEOUT, SITS):
        return change_seat(match, entry)
    if match.state.to_move == CHANCE:
        raise IllegalMove(Reason("why-not-possible-now"))
    if match.is_over:
        raise IllegalMove(Reason("why-game-over"))
    if not 0 <= entry.seat < match.setup.start.deciders or match.holders[entry.seat].kind != HUMAN:
        raise IllegalMove(Reason("why-not-possible-now"))
    player = {"player": Seat(entry.seat)}
    if entry.kind in (UNDO, RESTART):
        return take_back(match, entry, player)
    if entry.kind == HINT:
        reason = match.why_no_hint(entry.seat)
        if reason is not None or not 1 <= entry.value <= HINT_LEVELS:
            raise IllegalMove(reason or Reason("why-not-possible-now"))
        return [Event("log-hint", player)]
    if entry.kind == ASK:
        check_target(match, entry.seat, entry.value)
        if match.is_free():
            raise IllegalMove(Reason("why-no-consent-needed"))
        match.request = Request(entry.number, entry.seat, entry.value)
        return [Event("log-asked-takeback", player)]
    return answer(match, entry, player)


def take_back(match: Match, entry: Entry, player: Mapping[str, Seat]) -> list[Event]:
    """Undo and restart: back to before a decision that the seat may take back on its own."""
    wanted = match.target(entry.seat) if entry.kind == UNDO else match.restart_target(entry.seat)
    check_target(match, entry.seat, entry.value)
    reason = match.blocked(entry.seat, entry.value)
    if reason is not None:
        raise IllegalMove(reason)
    if entry.value != wanted:
        raise IllegalMove(Reason("why-nothing-to-undo"))
    match.rewind(entry.value)
    return [Event("log-undo" if entry.kind == UNDO else "log-restart-turn", player)]


def check_target(match: Match, seat: int, target: int) -> None:
    """Only what the seat decided, and what still counts, can be taken back."""
    for entry in match.line:
        if entry.number == target and entry.kind == MOVE and entry.seat in match.undoers(seat):
            return
    raise IllegalMove(Reason("why-nothing-to-undo"))


def answer(match: Match, entry: Entry, player: Mapping[str, Seat]) -> list[Event]:
    """Consent or not; the takeback happens when all other people have agreed."""
    request = match.request
    if request is None or entry.seat == request.seat or entry.seat in request.agreed:
        raise IllegalMove(Reason("why-nothing-asked"))
    if entry.kind == REFUSE:
        match.request = None
        return [Event("log-refused-takeback", player)]
    request.agreed.add(entry.seat)
    events = [Event("log-agreed-takeback", player)]
    if request.agreed.issuperset(seat for seat in match.people() if seat != request.seat):
        match.rewind(request.target)
        events.append(Event("log-takeback", {"player": Seat(request.seat)}))
    return events


def change_seat(match: Match, entry: Entry) -> list[Event]:
    """Somebody leaves or sits down."""
    if match.is_over or not 0 <= entry.seat < match.setup.start.deciders:
        raise IllegalMove(Reason("why-not-possible-now"))
    holder = read_holder(entry.text)
    is_held = match.holders[entry.seat].kind == HUMAN
    is_wrong = holder.kind == (VACANT if entry.kind == SITS else HUMAN)
    if (entry.kind == SITS) == is_held or is_wrong:
        raise IllegalMove(Reason("why-seat-taken" if is_held else "why-not-possible-now"))
    if entry.kind == TIMEOUT and not (entry.seat == match.state.to_move and match.is_late(entry.spent)):
        raise IllegalMove(Reason("why-time-left"))
    match.holders[entry.seat] = holder
    if entry.kind == SITS:
        match.clocks.refill(entry.seat)
    # Who is gone cannot consent any more; who asks again, asks those who are there.
    match.request = None
    player = {"player": Seat(entry.seat)}
    if entry.kind == SITS:
        return [Event("log-sat-down" if holder.kind == HUMAN else "log-bot-sits", player)]
    events = [Event("log-time-out", player)] if entry.kind == TIMEOUT else []
    return [*events, Event("log-left" if holder.kind == BOT else "log-left-vacant", player)]
