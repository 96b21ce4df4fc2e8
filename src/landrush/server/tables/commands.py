"""What people send from a table, as the match takes it."""

from __future__ import annotations

from collections.abc import Callable

from landrush.bots import BOTS
from landrush.errors import IllegalMove
from landrush.match.match import Match, Step
from landrush.match.seats import BOT, VACANT
from landrush.messages import Reason
from landrush.server.errors import Forbidden, Refused
from landrush.server.realtime.protocol import (
    Agree,
    Ask,
    Command,
    Commands,
    Decide,
    Hint,
    Leave,
    Positional,
    Refuse,
    Restart,
    Sit,
    Try,
    Undo,
    Why,
)
from landrush.server.tables.matches import human
from landrush.server.tables.table import Table

# Who plays on for somebody who is gone: neither a present for the others nor a burden, and quick.
STAND_IN = "rancher"
assert STAND_IN in BOTS


def seat_of(table: Table, person: str, frame: Commands | Why | Try | Hint) -> int:
    """The seat that a command is for. Raises Forbidden and Refused."""
    own = table.seats_of(person)
    if not own:
        raise Forbidden("server-not-seated")
    if frame.seat is not None:
        if frame.seat not in own:
            raise Forbidden("server-not-your-seat")
        return frame.seat
    if len(own) == 1:
        return own[0]
    # What is not for one position must not mean whoever happens to be asked when it comes.
    if isinstance(frame, Command) and not isinstance(frame, Positional):
        raise Refused("server-which-seat")
    # Who has several means the one that is asked, or the one that decided last.
    return table.shown_to(own) or own[0]


def act_of(frame: Commands, seat: int, name: str) -> Callable[[Match], list[Step]]:
    """What a command does to a match."""
    match frame:
        case Decide(move=move):
            return lambda m: decided(m, seat, move)
        case Undo():
            return lambda m: m.undo(seat)
        case Restart():
            return lambda m: m.restart_turn(seat)
        case Ask(target=target):
            return lambda m: m.ask_takeback(seat, target)
        case Agree(request=request):
            return lambda m: asked_for(m, request).agree(seat)
        case Refuse(request=request):
            return lambda m: asked_for(m, request).refuse(seat)
        case Leave():
            return lambda m: leave_seat(m, seat)
        case Sit():
            return lambda m: m.sit(seat, human(name))


def leave_seat(match: Match, seat: int) -> list[Step]:
    """Somebody leaves a game that goes on."""
    return match.leave(seat, successor(match, seat))


def decided(match: Match, seat: int, move: str) -> list[Step]:
    """A decision of a person, who must sit there: whoever left does not decide for the bot."""
    if match.holders[seat].kind == BOT:
        raise IllegalMove(Reason("why-seat-taken"))
    return match.submit(seat, move)


def asked_for(match: Match, request: int) -> Match:
    """The match, unless another takeback waits: nobody answers one that they were not shown."""
    if match.request is not None and match.request.number != request:
        raise IllegalMove(Reason("why-nothing-asked"))
    return match


def successor(match: Match, seat: int) -> str:
    """Who takes over from somebody: a bot while other people play on, else nobody."""
    others = [each for each in match.people() if each != seat]
    return f"bot:{STAND_IN}" if others else VACANT
