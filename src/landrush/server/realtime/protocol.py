"""The frames of the socket, in both directions. docs/protocol.md describes them.

Each is a JSON object whose `type` names it. What a client sends is read strictly: an unknown type or field,
or a value that is no text or number of the right size, is refused.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from landrush.match.entries import HINT_LEVELS

PROTOCOL = 1

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+\Z")]
Key = Annotated[str, Meta(min_length=1, max_length=16, pattern=r"^[A-Za-z0-9_-]+\Z")]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=8)]
Move = Annotated[str, Meta(min_length=1, max_length=100)]


class Frame(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """What all frames have in common."""


class Watch(Frame, tag="watch"):
    """Send me what happens at a table, from this version on if I have seen it up to there."""

    table: Key
    version: Version | None = None
    invite: Key | None = None


class Unwatch(Frame, tag="unwatch"):
    """No longer."""

    table: Key


class Command(Frame):
    """Something that changes a match. The id makes it safe to send again: it is carried out once."""

    id: Id
    table: Key
    # Which of one's own seats; needed only by who has several.
    seat: SeatNumber | None = None


class Positional(Command, kw_only=True):
    """A command that is meant for one position, and refused in any other."""

    # How many entries the sender has seen.
    version: Version


class Decide(Positional, tag="move", kw_only=True):
    """A decision of the seat that is asked."""

    move: Move


class Undo(Positional, tag="undo"):
    """Take back one's last decision."""


class Restart(Positional, tag="restart"):
    """Take back one's decisions of this turn."""


class Ask(Positional, tag="ask"):
    """Ask the others for a takeback, to before the last decision or an earlier one."""

    target: Version | None = None


class Answer(Command, kw_only=True):
    """What one says to a takeback that somebody asks for."""

    # The number of the entry that asks for it.
    request: Version


class Agree(Answer, tag="agree"):
    """Consent to it."""


class Refuse(Answer, tag="refuse"):
    """Do not."""


class Leave(Command, tag="leave"):
    """Leave the game; a bot plays on."""


class Sit(Command, tag="sit"):
    """Come back to one's seat."""


class Say(Frame, tag="say"):
    """Words for everybody at the table: a text, or the key of a phrase that each reader sees translated."""

    id: Id
    table: Key
    text: Annotated[str, Meta(min_length=1, max_length=500)] | None = None
    phrase: Annotated[str, Meta(min_length=1, max_length=40)] | None = None


class Why(Frame, tag="why"):
    """Ask why a move of one's own is not possible now."""

    id: Id
    table: Key
    move: Move
    seat: SeatNumber | None = None


class Try(Frame, tag="try"):
    """Ask what decisions of one's own would bring; nothing is decided by it."""

    id: Id
    table: Key
    version: Version
    moves: Annotated[list[Move], Meta(min_length=1, max_length=12)]
    seat: SeatNumber | None = None


class Hint(Frame, tag="hint"):
    """Ask for a hint: 1 where to look, 2 what kind of move to make, 3 which; it is noted in the record."""

    id: Id
    table: Key
    level: Annotated[int, Meta(ge=1, le=HINT_LEVELS)]
    seat: SeatNumber | None = None


class Ping(Frame, tag="ping"):
    """Is anybody there?"""


Commands = Decide | Undo | Restart | Ask | Agree | Refuse | Leave | Sit
FromClient = Watch | Unwatch | Commands | Say | Why | Try | Hint | Ping
decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


# What the server sends. New fields and new types may come; clients ignore what they do not know.


class Sent(msgspec.Struct, kw_only=True, tag_field="type"):
    """What all frames of the server have in common."""


class Welcome(Sent, tag="welcome"):
    """The first frame: which protocol, who you are."""

    protocol: int
    version: str
    now: int
    person: dict[str, Any] | None


class TableFrame(Sent, tag="table"):
    """Who sits where and how the table stands; comes with every change of it."""

    table: dict[str, Any]


class Update(Sent, tag="update"):
    """A match as this viewer may see it, and what happened since the version before."""

    table: str
    version: int
    # The version after which the steps begin; they are all since then.
    since: int
    steps: msgspec.Raw
    # The game's view: docs/notation.md.
    view: msgspec.Raw
    now: int
    # The seat that is asked, or nobody.
    asked: int | None = None
    # Milliseconds that each seat has left at `now`; the clock of the seat that is asked runs.
    clocks: list[int | None] | UnsetType = UNSET
    # A takeback that waits for consent.
    takeback: dict[str, Any] | UnsetType = UNSET
    # Why the viewer cannot undo; absent when it is possible, or for who only watches.
    no_undo: dict[str, Any] | UnsetType = UNSET
    # Why the viewer may not have a hint now; absent when it may, or for who only watches.
    no_hint: dict[str, Any] | UnsetType = UNSET


class Done(Sent, tag="done"):
    """A command was carried out and stored; the match has at least this version."""

    id: str
    version: int


class Refused(Sent, tag="refused"):
    """A command or a watch was not carried out, and why."""

    reason: dict[str, Any]
    id: str | UnsetType = UNSET
    table: str | UnsetType = UNSET
    # The match's version, when the command was meant for another.
    version: int | UnsetType = UNSET


class WhyNot(Sent, tag="why"):
    """The answer to a question why; no reason means that the move is possible."""

    id: str
    reason: dict[str, Any] | None


class TriedFrame(Sent, tag="tried"):
    """The answer to what was tried: what the seat would have, and what it would be asked then."""

    id: str
    version: int
    # By the key of its word what the seat would have more or less of, and the change of its score.
    change: dict[str, int]
    score: int
    # How many of the moves are possible before somebody else decides or chance does.
    stopped: int
    # The seat's own question and options then; nothing when it no longer decides.
    question: dict[str, Any] | None
    options: list[dict[str, Any]]
    # Why the next move is not possible; absent when all are, or somebody else decides.
    refused: dict[str, Any] | UnsetType = UNSET


class HintFrame(Sent, tag="hint"):
    """The answer to who asked for a hint, in sentences about the position that this version has."""

    id: str
    version: int
    level: int
    say: list[dict[str, Any]]


class ChatFrame(Sent, tag="chat"):
    """What was said at a table."""

    table: str
    messages: list[dict[str, Any]]


class Presence(Sent, tag="presence"):
    """Who is there: people by id, and how many watch. Who is away and asked is replaced at a time."""

    table: str
    people: list[str]
    watching: int
    # Seat and the time, in milliseconds since 1970, at which a bot takes over.
    away: dict[str, int] | UnsetType = UNSET


class Pong(Sent, tag="pong"):
    """Yes."""

    now: int


encode = msgspec.json.encode
