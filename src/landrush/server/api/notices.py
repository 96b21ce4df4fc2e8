"""Where people want to be told that a decision waits: an e-mail address, and browsers that take web push."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated

from fastapi import APIRouter
from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from sqlalchemy.exc import IntegrityError

from landrush.server.api.errors import RESPONSES
from landrush.server.api.identity import SignedIn, TheServer, Visitor
from landrush.server.errors import Conflict, Forbidden, NotFound, Refused, Unavailable
from landrush.server.notices import codes, mail
from landrush.server.notices.endpoints import is_allowed
from landrush.server.notices.keys import checked_auth, checked_point
from landrush.server.notices.letters import language_of
from landrush.server.speaking import ready
from landrush.server.storage import notices
from landrush.server.storage.notices import Subscription
from landrush.server.storage.schema import now_ms

# No question mark, so that no address can look like an encoded word of a header.
ATOM = r"[A-Za-z0-9!#$%&'*+/=^_`{|}~-]+"
LABEL = r"[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS = rf"^{ATOM}(\.{ATOM})*@({LABEL}\.)+{LABEL}$"
SUBSCRIPTIONS = 10

router = APIRouter(prefix="/api/me", tags=["notices"], responses=RESPONSES)


class EmailGiven(BaseModel):
    """An address to write to."""

    model_config = ConfigDict(extra="forbid")
    email: str = Field(min_length=3, max_length=254, pattern=ADDRESS)


class EmailKept(BaseModel):
    """The address that is kept, and whether this server writes to anybody."""

    email: str | None
    is_confirmed: bool
    is_offered: bool


class CodeGiven(BaseModel):
    """The code that came by e-mail."""

    model_config = ConfigDict(extra="forbid")
    code: str = Field(min_length=1, max_length=20)


class PushKeys(BaseModel):
    """The keys of a browser's subscription, as the browser gives them."""

    model_config = ConfigDict(extra="forbid")
    p256dh: Annotated[str, Field(max_length=100), AfterValidator(checked_point)]
    auth: Annotated[str, Field(max_length=40), AfterValidator(checked_auth)]


class Endpoint(BaseModel):
    """Where a browser takes web push."""

    model_config = ConfigDict(extra="forbid")
    endpoint: str = Field(min_length=1, max_length=1000)

    @property
    def id(self) -> str:
        return sha256(self.endpoint.encode()).hexdigest()


class PushGiven(Endpoint):
    """A browser's subscription."""

    keys: PushKeys


class PushState(BaseModel):
    """The key to subscribe with, and how many browsers of the person did."""

    public_key: str
    subscriptions: int


def check_person(visitor: Visitor) -> None:
    """Raises Forbidden: a bot is never away."""
    if visitor.person.kind == "bot":
        raise Forbidden("server-notices-bot")


def check_account(visitor: Visitor) -> None:
    """Raises Forbidden: a guest's address would be lost with the browser."""
    check_person(visitor)
    if visitor.person.kind != "account":
        raise Forbidden("server-email-guest")


@router.get("/email")
async def get_email(visitor: SignedIn, server: TheServer) -> EmailKept:
    """The person's address."""
    check_account(visitor)
    async with server.database.read() as connection:
        kept = await notices.email(connection, visitor.person.id)
    is_offered = mail.is_offered(server.settings)
    if kept is None:
        return EmailKept(email=None, is_confirmed=False, is_offered=is_offered)
    return EmailKept(email=kept.address, is_confirmed=kept.code is None, is_offered=is_offered)


@router.put("/email", status_code=204)
async def put_email(given: EmailGiven, visitor: SignedIn, server: TheServer) -> None:
    """Keep an address and send a code there. Nothing else is sent until the code is confirmed."""
    check_account(visitor)
    if not mail.is_offered(server.settings):
        raise Conflict("server-email-off")
    person, address = visitor.person, given.email
    # Nobody is flooded by one person, nor by many.
    server.codes_asked.take(f"person {person.id}")
    server.codes_asked.take(f"address {address.lower()}")
    code = codes.new_code()
    async with server.database.write() as connection:
        await notices.set_email(connection, person.id, address, codes.hashed(person.id, address, code))
    lang = await ready(language_of(person.preferences))
    server.notifier.send_code(person.id, address, code, lang)


@router.post("/email/confirm", status_code=204)
async def confirm_email(given: CodeGiven, visitor: SignedIn, server: TheServer) -> None:
    """Confirm the address with the code that was sent there."""
    check_account(visitor)
    person = visitor.person.id
    server.codes_tried.take(person)
    async with server.database.write() as connection:
        kept = await notices.email(connection, person)
        if kept is None or kept.code is None:
            raise Conflict("server-email-nothing-to-confirm")
        if not await notices.confirm_email(
            connection, person, codes.hashed(person, kept.address, given.code)
        ):
            raise Refused("server-email-code")


@router.delete("/email", status_code=204)
async def delete_email(visitor: SignedIn, server: TheServer) -> None:
    """Forget the address."""
    check_account(visitor)
    async with server.database.write() as connection:
        await notices.set_email(connection, visitor.person.id, None, None)


@router.get("/push")
async def get_push(visitor: SignedIn, server: TheServer) -> PushState:
    """What a browser needs to subscribe."""
    check_person(visitor)
    async with server.database.read() as connection:
        found = await notices.subscriptions(connection, visitor.person.id)
    return PushState(public_key=await server.notifier.pusher.public_key(), subscriptions=len(found))


@router.post("/push", status_code=204)
async def post_push(given: PushGiven, visitor: SignedIn, server: TheServer) -> None:
    """Keep the subscription of a browser; one that is known belongs to this person from now on."""
    check_person(visitor)
    if not is_allowed(given.endpoint, server.settings.push_hosts):
        raise Refused("server-push-endpoint")
    person = visitor.person.id
    to = Subscription(given.id, person, given.endpoint, given.keys.p256dh, given.keys.auth)
    try:
        async with server.database.write() as connection:
            is_kept = await notices.subscribe(connection, to, now_ms(), SUBSCRIPTIONS)
    except IntegrityError:
        # Somebody else subscribed the same browser in the same moment.
        raise Unavailable() from None
    if not is_kept:
        raise Conflict("server-push-many", most=SUBSCRIPTIONS)


@router.delete("/push", status_code=204)
async def delete_push(given: Endpoint, visitor: SignedIn, server: TheServer) -> None:
    """Forget the subscription of a browser."""
    check_person(visitor)
    async with server.database.write() as connection:
        if not await notices.unsubscribe(connection, visitor.person.id, given.id):
            raise NotFound("server-push-unknown")
