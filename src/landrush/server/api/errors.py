"""Refusals as answers: a status, a key with parameters, and the sentence in the reader's language."""

from __future__ import annotations

import logging
import traceback
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from landrush.errors import LandrushError
from landrush.l10n import LANGUAGES, describe
from landrush.messages import Reason, plain
from landrush.server.errors import NotSignedIn, Refused, TooMany
from landrush.server.people.language import best_language
from landrush.server.speaking import ready
from landrush.server.words import said_error

log = logging.getLogger(__name__)

# What the engine does not take.
UNPROCESSABLE = 422
LONGEST_PLACE = 100
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")
PLAIN_KEYS = {404: "server-no-such-address", 405: "server-no-such-method"}


class Said(BaseModel):
    """A sentence, to be put into words of any language."""

    key: str
    params: dict[str, Any] = {}


class Problem(BaseModel):
    """Why a request was not carried out."""

    error: Said
    # The same in the reader's language.
    text: str


# What every address may answer besides its own.
RESPONSES: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": HTTPStatus(status).phrase}
    for status in (400, 401, 403, 404, 405, 409, 413, UNPROCESSABLE, 429, 503)
}


def reader_language(connection: HTTPConnection) -> str:
    """The language that the visitor chose, or the best of those that the browser asks for."""
    visitor = getattr(connection.state, "visitor", None)
    chosen = visitor.person.preferences.get("language") if visitor else None
    return chosen if chosen in LANGUAGES else best_language(connection.headers.get("accept-language", ""))


def refusal(connection: HTTPConnection, error: LandrushError) -> Response:
    """The answer to a request that was not carried out."""
    status = error.status if isinstance(error, Refused) else UNPROCESSABLE
    headers = {}
    if isinstance(error, TooMany):
        headers["Retry-After"] = str(error.seconds)
    if isinstance(error, NotSignedIn):
        headers["WWW-Authenticate"] = "Bearer"
    return answer(connection, status, error, headers)


def answer(
    connection: HTTPConnection, status: int, error: LandrushError, headers: dict[str, str] | None = None
) -> Response:
    return Told(error, reader_language(connection), status, headers)


class Told(Response):
    """An answer that says what was wrong in the reader's language, once that one is there."""

    def __init__(self, error: LandrushError, lang: str, status: int, headers: dict[str, str] | None) -> None:
        super().__init__(None, status, headers)
        self.error = error
        self.lang = lang
        self.added = headers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        text = describe(self.error, await ready(self.lang))
        what = {"error": {"params": {}, **said_error(self.error)}, "text": text}
        await JSONResponse(what, self.status_code, self.added)(scope, receive, send)


async def refused(request: Request, error: Exception) -> Response:
    """What a room refused."""
    assert isinstance(error, LandrushError)
    return refusal(request, error)


async def misread(request: Request, error: Exception) -> Response:
    """A request whose parts are not as they are described; it says which one, never what was in it."""
    assert isinstance(error, RequestValidationError)
    place = ".".join(str(part) for part in error.errors()[0]["loc"])
    return answer(request, UNPROCESSABLE, bad_request(place))


async def unroutable(request: Request, error: Exception) -> Response:
    """An address or method that nobody answers, or a body that cannot be read at all."""
    assert isinstance(error, HTTPException)
    key = PLAIN_KEYS.get(error.status_code)
    reason = LandrushError(Reason(key)) if key else bad_request("body")
    headers = dict(error.headers or {})
    if error.status_code == 405:
        headers["Allow"] = ", ".join(allowed_methods(request))
    return answer(request, error.status_code, reason, headers)


def allowed_methods(request: Request) -> list[str]:
    """The methods that this address takes: each has a route of its own, and the router names one."""
    asked = {name: request.scope[name] for name in ("type", "path", "root_path", "headers")}
    routes = request.app.router.routes
    return [
        method
        for method in METHODS
        if any(route.matches({**asked, "method": method})[0] is Match.FULL for route in routes)
    ]


def bad_request(place: str) -> LandrushError:
    return LandrushError(Reason("server-bad-request", {"where": plain(place[:LONGEST_PLACE])}))


class Defects:
    """Answers for what nobody expected."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_begun = False

        async def noted(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self.app(scope, receive, noted)
        except Exception as error:
            if scope["type"] != "http":
                raise
            note(scope, error)
            scope["app"].state.server.count_defect()
            if has_begun:
                raise ConnectionAbortedError from None
            defect = LandrushError(Reason("server-defect"))
            await answer(HTTPConnection(scope), 500, defect)(scope, receive, send)


def note(scope: Scope, error: Exception) -> None:
    """Log where it happened, but not the error's own words: they may quote what somebody sent."""
    address = getattr(scope.get("route"), "path", "")
    trace = "".join(traceback.format_tb(error.__traceback__))
    log.error("%s %s: %s\nTraceback\n%s", scope["method"], address, type(error).__qualname__, trace)


def add_handlers(app: FastAPI) -> None:
    """Make every answer that is no success look alike."""
    app.add_exception_handler(LandrushError, refused)
    app.add_exception_handler(RequestValidationError, misread)
    app.add_exception_handler(HTTPException, unroutable)
    app.add_middleware(Defects)
