"""Guests, and what becomes of them: accounts, and people who left."""

from __future__ import annotations

import secrets

from landrush.l10n import message
from landrush.server.errors import Conflict, Forbidden, Refused, TooMany, Unavailable
from landrush.server.people.names import checked_name, name_key
from landrush.server.people.preferences import preferences_of
from landrush.server.people.sessions import BROWSER, open_session
from landrush.server.server import Server
from landrush.server.speaking import ready
from landrush.server.storage import people as storage
from landrush.server.storage.people import Person
from landrush.server.storage.schema import new_id, now_ms

ACCOUNT, GUEST, BOT = "account", "guest", "bot"


async def new_guest(server: Server, name: str | None, language: str, device: str) -> tuple[Person, str]:
    """A guest, and the token of the browser; a name is made up for those who give none."""
    shown = made_up_name(await ready(language)) if name is None else checked_name(name)
    guest = Person(new_id(), GUEST, shown, {"language": language}, None, now_ms())
    async with server.database.write() as connection:
        if name is not None and await storage.person_named(connection, name_key(shown)):
            raise Conflict("server-name-taken", name=shown)
        await storage.add_person(connection, guest)
        token, _ = await open_session(connection, guest.id, BROWSER, device, server.settings.timing)
    return guest, token


def made_up_name(language: str) -> str:
    """Guest 4821."""
    return message("server-guest-name", language, number=str(secrets.randbelow(9000) + 1000))


async def rename_guest(server: Server, guest: Person, name: str) -> None:
    """Another name for a guest; nobody may look like an account."""
    if guest.kind != GUEST:
        raise Forbidden("server-name-stays")
    shown = checked_name(name)
    async with server.database.write() as connection:
        if await storage.person_named(connection, name_key(shown)):
            raise Conflict("server-name-taken", name=shown)
        await storage.rename_guest(connection, guest.id, shown)


async def claim(server: Server, guest: Person, name: str, password: str) -> None:
    """Make an account of a guest, who keeps the id and with it the seats and games."""
    if guest.kind != GUEST:
        raise Conflict("server-already-account")
    shown = checked_name(name)
    async with server.database.read() as connection:
        # Before the work of hashing; whether it is still free is asked again when it is stored.
        if await storage.person_named(connection, name_key(shown)):
            raise Conflict("server-name-taken", name=shown)
    hashed = await server.passwords.hashed(password)
    async with server.database.write() as connection:
        if not await storage.make_account(connection, guest.id, shown, name_key(shown), hashed):
            raise Conflict("server-already-account")


async def login(server: Server, name: str, password: str, address: str) -> Person:
    """The account with this name and password. Raises Forbidden, the same for any wrong pair, or TooMany."""
    key = login_key(name)
    # Counted before the work, so that many at once do not get past; a right one is given back.
    server.logins_by_address.take(address)
    server.logins_by_name.take(key)
    try:
        async with server.database.read() as connection:
            found = await storage.person_named(connection, key)
        account, stored = found or (None, None)
        is_right = await server.passwords.is_right(stored, password)
    except (TooMany, Unavailable):
        # Nobody has guessed anything.
        forgive_login(server, key, address)
        raise
    if not is_right or account is None or stored is None:
        raise Forbidden("server-wrong-login")
    forgive_login(server, key, address)
    if server.passwords.is_outdated(stored):
        hashed = await server.passwords.hashed(password)
        async with server.database.write() as connection:
            await storage.set_password(connection, account.id, stored, hashed)
    return account


def forgive_login(server: Server, key: str, address: str) -> None:
    """What was counted was no wrong password."""
    server.logins_by_address.give_back(address)
    server.logins_by_name.give_back(key)


def login_key(name: str) -> str:
    """The name as it is compared; empty, which nobody has, for a text that cannot be a name."""
    try:
        return name_key(checked_name(name))
    except Refused:
        return ""


async def change_password(server: Server, account: Person, session: str, old: str, new: str) -> None:
    """Another password; everywhere else one has to sign in anew. Raises Forbidden, or TooMany."""
    server.logins_by_name.take(account.id)
    async with server.database.read() as connection:
        stored = await storage.password_of(connection, account.id)
    if not await server.passwords.is_right(stored, old):
        raise Forbidden("server-wrong-password")
    server.logins_by_name.give_back(account.id)
    hashed = await server.passwords.hashed(new)
    async with server.database.write() as connection:
        if not await storage.set_password(connection, account.id, stored, hashed):
            raise Forbidden("server-wrong-password")
        ended = await storage.end_sessions(connection, account.id, but=session)
    await server.sessions_ended(ended)


async def close(server: Server, person: Person) -> None:
    """Forget somebody and their bots. Their games stay, under a name that tells nothing."""
    name = message("server-closed-name", await ready(preferences_of(person.preferences).language))
    async with server.database.write() as connection:
        bots = await storage.bots_of(connection, person.id)
        ended = [
            hash
            for each in (*bots, person)
            for hash in await storage.close(connection, each.id, name, now_ms())
        ]
    await server.sessions_ended(ended)
    for each in (*bots, person):
        await server.leave_tables(each.id)
