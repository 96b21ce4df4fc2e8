"""Who may do what with what: everybody who may come, every address, every verb."""

from __future__ import annotations

import asyncio
import re
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from client import ANSWERS, POSITIONAL, Client, play_all
from running import Running
from visitors import MANY, PASSWORD, account, bot, browser, guest, numbers, serving

# What anybody does for themselves, each with a session of their own.
OWN = """
                              nobody revoked guest account bot
GET    /health                200    200     200   200     200
GET    /games                 200    200     200   200     200
POST   /guests                200    200     200   200     200
POST   /login                 403    403     403   403     403
POST   /logout                204    204     204   204     204
GET    /me                    401    401     200   200     200
PATCH  /me                    401    401     200   200     403
POST   /me/claim              401    401     200   409     403
DELETE /me                    401    401     204   204     403
POST   /me/password           401    401     403   204     403
GET    /me/sessions           401    401     200   200     403
DELETE /me/sessions           401    401     204   204     403
GET    /me/mutes              401    401     200   200     403
GET    /me/bots               401    401     403   200     403
POST   /me/bots               401    401     403   201     403
GET    /me/email              401    401     403   200     403
PUT    /me/email              401    401     403   409     403
POST   /me/email/confirm      401    401     403   409     403
DELETE /me/email              401    401     403   204     403
GET    /me/push               401    401     200   200     403
POST   /me/push               401    401     400   400     403
DELETE /me/push               401    401     404   404     403
GET    /tables                200    200     200   200     200
POST   /tables                401    401     201   201     201
GET    /archive               200    200     200   200     200
GET    /ratings               422    422     422   422     422
POST   /records               401    401     422   422     422
"""

# What people do with things of the owner: an account with a session, a bot, a token and tables, where the
# player sits as well. The guest, the account and the bot are strangers; the invited one has the link.
OTHERS = """
                                      nobody revoked guest account bot invited player owner
GET    /games/{game}/components       200    200     200   200     200 200     200    200
POST   /tutorials/{game}              401    401     201   201     201 201     201    201
GET    /people/{owner}                200    200     200   200     200 200     200    200
PUT    /me/mutes/{owner}              401    401     204   204     403 204     204    409
DELETE /me/mutes/{owner}              401    401     204   204     403 204     204    204
DELETE /me/sessions/{session}         401    401     404   404     403 404     404    204
DELETE /me/bots/{robot}               401    401     403   404     403 404     404    204
GET    /me/bots/{robot}/tokens        401    401     403   404     403 404     404    200
POST   /me/bots/{robot}/tokens        401    401     403   404     403 404     404    201
DELETE /me/bots/{robot}/tokens/{token} 401   401     403   404     403 404     404    204

GET    /tables/{private}              404    404     404   404     404 200     200    200
GET    /tables/{public}               200    200     200   200     200 200     200    200
GET    /tables/{playing}              404    404     404   404     404 200     200    200
GET    /tables/{finished}             404    404     404   404     404 200     200    200
POST   /tables/{private}/join         401    401     404   404     404 200     409    409
POST   /tables/{public}/join          401    401     200   200     200 200     409    409
POST   /tables/{playing}/join         401    401     404   404     404 409     409    409
POST   /tables/{finished}/join        401    401     404   404     404 409     409    409
POST   /tables/{private}/leave        401    401     404   404     404 404     204    204
POST   /tables/{public}/leave         401    401     409   409     409 409     204    204
POST   /tables/{playing}/leave        401    401     404   404     404 404     409    409
POST   /tables/{finished}/leave       401    401     404   404     404 404     409    409
POST   /tables/{private}/start        401    401     404   404     404 404     403    409
POST   /tables/{public}/start         401    401     403   403     403 403     403    409
POST   /tables/{playing}/start        401    401     404   404     404 404     403    409
PUT    /tables/{private}/seats/{seat} 401    401     404   404     404 404     403    200
PUT    /tables/{public}/seats/{seat}  401    401     403   403     403 403     403    200
PUT    /tables/{playing}/seats/{seat} 401    401     404   404     404 404     403    409
POST   /tables/{private}/rematch      401    401     404   404     404 404     409    409
POST   /tables/{playing}/rematch      401    401     404   404     404 404     409    409
POST   /tables/{finished}/rematch     401    401     404   404     404 404     200    200

GET    /people/{owner}/games          200    200     200   200     200 200     200    200
GET    /people/{owner}/ratings        200    200     200   200     200 200     200    200
GET    /tables/{public}/record        409    409     409   409     409 409     409    409
GET    /tables/{playing}/record       404    404     404   404     404 409     409    409
GET    /tables/{finished}/record      404    404     404   404     404 200     200    200
GET    /tables/{public}/replay        409    409     409   409     409 409     409    409
GET    /tables/{playing}/replay       404    404     404   404     404 409     409    409
GET    /tables/{finished}/replay      404    404     404   404     404 200     200    200
GET    /tables/{public}/steps         409    409     409   409     409 409     409    409
GET    /tables/{playing}/steps        404    404     404   404     404 409     409    409
GET    /tables/{finished}/steps       404    404     404   404     404 200     200    200
GET    /tables/{public}/statistics    409    409     409   409     409 409     409    409
GET    /tables/{playing}/statistics   404    404     404   404     404 409     409    409
GET    /tables/{finished}/statistics  404    404     404   404     404 200     200    200
GET    /tables/{public}/analysis      409    409     409   409     409 409     409    409
GET    /tables/{playing}/analysis     404    404     404   404     404 409     409    409
GET    /tables/{finished}/analysis    404    404     404   404     404 202     202    202
POST   /tables/{public}/play-on       401    401     409   409     409 409     409    409
POST   /tables/{playing}/play-on      401    401     404   404     404 404     409    409
POST   /tables/{finished}/play-on     401    401     404   404     404 404     201    201
"""

# What is said over the socket about a table where a game has just begun, and how it is answered. Of the owner
# and the player one is asked, and the other one waits.
SOCKET = """
                  nobody        guest        bot          invited      waiting       asked
watch   private   no-table      no-table     no-table     table        table         table
watch   public    table         table        table        table        table         table
move    private   not-signed-in no-table     no-table     not-seated   not-your-turn done
move    public    not-signed-in not-seated   not-seated   not-seated   not-your-turn done
undo    private   not-signed-in no-table     no-table     not-seated   nothing       nothing
undo    public    not-signed-in not-seated   not-seated   not-seated   nothing       nothing
restart private   not-signed-in no-table     no-table     not-seated   nothing       nothing
ask     private   not-signed-in no-table     no-table     not-seated   nothing       nothing
ask     public    not-signed-in not-seated   not-seated   not-seated   nothing       nothing
agree   private   not-signed-in no-table     no-table     not-seated   nothing-asked nothing-asked
agree   public    not-signed-in not-seated   not-seated   not-seated   nothing-asked nothing-asked
refuse  public    not-signed-in not-seated   not-seated   not-seated   nothing-asked nothing-asked
say     private   no-table      no-table     no-table     players-only done          done
say     public    not-signed-in players-only players-only players-only done          done
why     private   not-signed-in no-table     no-table     not-seated   not-your-turn why
why     public    not-signed-in not-seated   not-seated   not-seated   not-your-turn why
try     private   not-signed-in no-table     no-table     not-seated   not-your-turn tried
try     public    not-signed-in not-seated   not-seated   not-seated   not-your-turn tried
hint    private   not-signed-in no-table     no-table     not-seated   not-your-turn no-hint
hint    public    not-signed-in not-seated   not-seated   not-seated   not-your-turn no-hint
sit     private   not-signed-in no-table     no-table     not-seated   seat-taken    seat-taken
sit     public    not-signed-in not-seated   not-seated   not-seated   seat-taken    seat-taken
leave   private   not-signed-in no-table     no-table     not-seated   done          done
leave   public    not-signed-in not-seated   not-seated   not-seated   done          done
"""

EMAIL = {"email": "a@example.org"}
# Keys as a browser could have them: the base point of the curve, and sixteen bytes.
POINT = (
    "046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"
    "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"
)
KEYS = {"p256dh": bytes.fromhex(POINT), "auth": bytes(16)}
PUSH = {
    "endpoint": "https://evil.example/x",
    "keys": {name: urlsafe_b64encode(key).decode().rstrip("=") for name, key in KEYS.items()},
}
TABLE = {"game": "montana", "seats": ["me", "open", "open"], "starts_when_full": False}
BODIES: dict[str, Callable[[], Any]] = {
    "POST /guests": dict,
    "POST /login": lambda: {"name": "Nobody at all", "password": PASSWORD},
    "PATCH /me": dict,
    "POST /me/claim": lambda: {"name": f"Claimed {next(numbers)}", "password": PASSWORD},
    "POST /me/password": lambda: {"old": PASSWORD, "new": "another password"},
    "POST /me/bots": lambda: {"name": f"Robot {next(numbers)}"},
    "PUT /me/email": lambda: EMAIL,
    "POST /me/email/confirm": lambda: {"code": "123456"},
    "POST /me/push": lambda: PUSH,
    "DELETE /me/push": lambda: {"endpoint": PUSH["endpoint"]},
    "POST /tables": lambda: TABLE,
    "POST /me/bots/{id}/tokens": lambda: {"label": "more"},
    "POST /tables/{id}/join": dict,
    "POST /records": dict,
    "POST /tables/{id}/play-on": lambda: {"at": 0, "seats": ["me", "bot:random"]},
    "PUT /tables/{id}/seats/{seat}": lambda: {"to": "bot:random"},
}
LIMITS = {**MANY, "tables_per_hour": 100_000, "frames_burst": 1000, "codes_tried": 1000}
IDS = re.compile(r"\{(?!token|seat|game)\w+\}")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    yield from serving(tmp_path_factory.mktemp("matrix"), limits=LIMITS)


def rows(text: str) -> Iterator[tuple[list[str], dict[str, str]]]:
    """What is done, and for each who does it what they are answered."""
    lines = [line.split() for line in text.splitlines() if line]
    for line in lines[1:]:
        yield line[:2], dict(zip(lines[0], line[2:], strict=True))


def revoked(server: Running) -> httpx.Client:
    """A browser that still presents a session which is over."""
    client = guest(server)
    cookie = client.cookies["landrush"]
    client.post("/logout")
    return browser(server, cookie=f"landrush={cookie}")


VISITS: dict[str, Callable[[Running], httpx.Client]] = {
    "nobody": browser,
    "revoked": revoked,
    "guest": guest,
    "account": account,
    "bot": lambda server: bot(account(server), server)[1],
}


class World:
    """The owner, those who come, and things of the owner, each made anew after it was changed."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.clients = {name: visit(server) for name, visit in VISITS.items()}
        self.clients |= {name: account(server) for name in ("invited", "player", "owner")}
        self.things: dict[str, str] = {}
        self.invites: dict[str, str] = {}

    @property
    def owner(self) -> httpx.Client:
        return self.clients["owner"]

    def thing(self, kind: str) -> str:
        if kind not in self.things:
            self.things[kind] = getattr(self, f"new_{kind}")()
        return self.things[kind]

    def new_owner(self) -> str:
        return str(self.owner.get("/me").json()["id"])

    def new_session(self) -> str:
        login = {"name": self.owner.get("/me").json()["name"], "password": PASSWORD}
        assert browser(self.server).post("/login", json=login).status_code == 200
        return next(each["id"] for each in self.owner.get("/me/sessions").json() if not each["is_this"])

    def new_robot(self) -> str:
        self.things.pop("token", None)
        return bot(self.owner, self.server)[0]

    def new_token(self) -> str:
        made = self.owner.post(f"/me/bots/{self.thing('robot')}/tokens", json={"label": "x"})
        return str(made.json()["id"])

    def new_game(self) -> str:
        return "montana"

    def new_seat(self) -> str:
        return "2"

    def table(self, **wish: Any) -> str:
        made = self.owner.post("/tables", json={**TABLE, **wish}).json()
        id = str(made["id"])
        self.invites[id] = made["invite"]
        joined = self.clients["player"].post(f"/tables/{id}/join", json={"invite": made["invite"]})
        assert joined.status_code == 200
        return id

    def new_private(self) -> str:
        return self.table(is_private=True)

    def new_public(self) -> str:
        return self.table()

    def new_playing(self) -> str:
        return self.table(is_private=True, seats=["me", "open"], starts_when_full=True)

    def new_finished(self) -> str:
        id = self.new_playing()
        asyncio.run(self.play(id))
        return id

    async def play(self, id: str) -> None:
        async with Client(self.server) as one, Client(self.server) as other:
            for client, name in ((one, "owner"), (other, "player")):
                client.http.cookies = self.clients[name].cookies
            await play_all(id, one, other)

    def asked(self, id: str) -> int:
        return int(self.owner.get(f"/tables/{id}").json()["asked"])

    def version(self, id: str) -> int:
        return int(self.owner.get(f"/tables/{id}").json()["version"])

    def answered(self, who: str, verb: str, path: str) -> int:
        """The status that somebody gets; what they change is made anew for the next."""
        kinds = re.findall(r"\{(\w+)\}", path)
        found = {kind: self.thing(kind) for kind in kinds}
        route = f"{verb} {IDS.sub('{id}', path)}"
        body = BODIES[route]() if route in BODIES else None
        invite = self.invites.get(found[kinds[0]]) if kinds and who == "invited" else None
        if invite and route == "POST /tables/{id}/join":
            body = {"invite": invite}
        query = {"invite": invite} if invite and verb == "GET" else None
        answer = self.clients[who].request(verb, path.format(**found), json=body, params=query)
        if answer.is_success and verb != "GET":
            for kind in kinds:
                if kind not in ("owner", "finished"):
                    self.things.pop(kind, None)
        return answer.status_code


@pytest.mark.parametrize(("what", "expected"), list(rows(OWN)), ids=lambda value: " ".join(value))
def test_one_s_own_things(server: Running, what: list[str], expected: dict[str, str]) -> None:
    verb, path = what
    answered = {}
    for who in expected:
        body = BODIES.get(f"{verb} {path}", lambda: None)()
        answered[who] = str(VISITS[who](server).request(verb, path, json=body).status_code)
    assert answered == expected


def test_the_things_of_others(tmp_path: Path) -> None:
    # An analysis that is not done before the test is; it ends with the server.
    with Running(tmp_path, limits=LIMITS, analysis_budget="100000sims") as server:
        world = World(server)
        for (verb, path), expected in rows(OTHERS):
            answered = {who: str(world.answered(who, verb, path)) for who in expected}
            assert answered == expected, f"{verb} {path}"


def test_the_matrix_names_every_address(server: Running) -> None:
    described = browser(server).get("/openapi.json").json()["paths"]
    there_are = {
        f"{verb.upper()} {path.removeprefix('/api')}" for path, verbs in described.items() for verb in verbs
    }
    named = {f"{verb} {IDS.sub('{id}', path)}" for text in (OWN, OTHERS) for (verb, path), _ in rows(text)}
    assert named == there_are


async def said(world: World, who: str, kind: str, id: str) -> str:
    """How a frame of somebody is answered, in short."""
    seated = {"asked": world.asked(id), "waiting": 1 - world.asked(id)}
    client = world.clients[("owner", "player")[seated[who]] if who in seated else who]
    token = client.headers.get("authorization")
    async with Client(world.server, **({"Authorization": token} if token else {})) as sender:
        sender.http.cookies = client.cookies
        fields: dict[str, Any] = {"table": id}
        move, version = "end", 0
        if kind != "watch" and (who in seated or who == "invited"):
            update = await sender.watch(id, invite=world.invites[id])
            version = update["version"]
            move = next((option["text"] for option in update["view"]["options"]), move)
        if kind == "watch" and who == "invited":
            fields["invite"] = world.invites[id]
        if kind != "watch":
            fields["id"] = "c1"
        if kind in ("move", "why"):
            fields["move"] = move
        if kind == "try":
            fields["moves"] = [move]
        if kind == "hint":
            fields["level"] = 1
        if kind == "say":
            fields["text"] = "Hello"
        if kind in POSITIONAL:
            fields["version"] = version
        if kind in ANSWERS:
            fields["request"] = version
        await sender.send(kind, **fields)
        ends = {"refused", "done", "why", "tried", *(["table"] if kind == "watch" else [])}
        answer = await sender.until(lambda frame: frame["type"] in ends)
        return str(answer["reason"]["key"]) if answer["type"] == "refused" else str(answer["type"])


def test_frames_about_the_tables_of_others(server: Running) -> None:
    world = World(server)

    def game(table: str) -> str:
        return world.table(is_private=table == "private", seats=["me", "open"], starts_when_full=True)

    # Those who do not sit there change nothing, so that one game is enough for all of them.
    games = {table: game(table) for table in ("private", "public")}
    before = {id: world.version(id) for id in games.values()}
    wrong = []
    for (kind, table), expected in rows(SOCKET):
        for who, wanted in expected.items():
            id = game(table) if who in ("waiting", "asked") else games[table]
            answer = asyncio.run(said(world, who, kind, id))
            if wanted not in answer:
                wrong.append(f"{kind} of {who} at a {table} table: {answer}, not {wanted}")
    assert not wrong
    assert {id: world.version(id) for id in games.values()} == before
