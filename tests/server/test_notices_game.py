"""A correspondence game from its first question to its end, and the letters that its players get."""

from __future__ import annotations

import re
from pathlib import Path

from client import Client
from mail_server import Mailbox
from people import with_people
from running import Running

CODE = re.compile(r"[2-9A-Z]{8}")
TIMING = {"poll": 0.1, "notice_after": 0.5, "heartbeat": 0.2, "sweep": 0.2}


async def with_address(client: Client, mailbox: Mailbox, name: str, language: str) -> str:
    """An account with a confirmed address, which is given."""
    address = f"{name.lower()}@example.org"
    await client.post("/me/claim", name=name, password="a long password")
    await client.ask("PATCH", "/me", json={"preferences": {"language": language}})
    await client.ask("PUT", "/me/email", 204, json={"email": address})
    [letter] = mailbox.wait_for(address)
    [code] = [line for line in letter.get_content().splitlines() if CODE.fullmatch(line)]
    await client.post("/me/email/confirm", 204, code=code)
    return address


def test_letters_of_a_correspondence_game(tmp_path: Path) -> None:
    mailbox = Mailbox().start()

    async def test(ann: Client, bob: Client) -> None:
        addresses = {
            ann: await with_address(ann, mailbox, "Ann", "en"),
            bob: await with_address(bob, mailbox, "Bob", "de"),
        }
        id = await ann.table("dice-settlers", "me", "open", clock="correspondence 86400")
        await bob.join(id)
        people = (ann, bob)
        asked = people[(await ann.get(f"/tables/{id}"))["asked"]]
        other = ann if asked is bob else bob
        # Who opened the table hears that it has begun, who is asked that a decision waits. The first letter
        # of each had the code.
        letters = {ann: 2, bob: 1}
        letters[asked] += 1
        for client, count in letters.items():
            mailbox.wait_for(addresses[client], count)
        assert id in mailbox.to(addresses[asked])[-1].get_content()
        # Whoever decides until the other is asked, and leaves, makes a letter for the other.
        await asked.watch(id)
        mine = people.index(asked)
        await asked.play(id, lambda update: update["asked"] not in (mine, None))
        letters[other] += 1
        for client, count in letters.items():
            mailbox.wait_for(addresses[client], count)
        waiting = {client: mailbox.to(addresses[client])[-1]["Subject"] for client in people}
        # Each in the reader's own language.
        assert waiting[ann] != waiting[bob]

    try:
        with Running(tmp_path, mail=mailbox.settings, timing=TIMING) as server:
            with_people(server, test, "A guest", "Another guest")
        assert "@example.org" not in server.said()
    finally:
        mailbox.stop()
