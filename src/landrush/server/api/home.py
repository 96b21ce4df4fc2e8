"""What somebody sees who opens the server in a browser."""

from __future__ import annotations

from html import escape

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from landrush.l10n import message
from landrush.server.api.errors import reader_language
from landrush.server.speaking import ready

router = APIRouter(include_in_schema=False)

PAGE = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Landrush</title>
<h1>Landrush</h1>
<p>{running}</p>
<p><a href="/api/openapi.json">{described}</a></p>
</html>
"""


@router.get("/")
async def home(request: Request) -> HTMLResponse:
    """That the server runs, in the reader's language; the browser client takes this place."""
    lang = await ready(reader_language(request))
    running, described = (escape(message(key, lang)) for key in ("server-home", "server-home-api"))
    return HTMLResponse(PAGE.format(lang=lang, running=running, described=described))
