"""The browser client: its page for every address of its own, and its files."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from landrush.server.api.errors import reader_language
from landrush.server.api.guard import CONTENT_SECURITY
from landrush.server.client import page as pages
from landrush.server.client.files import TYPES, File, file, version
from landrush.server.errors import NotFound
from landrush.server.speaking import ready

router = APIRouter(include_in_schema=False)

FOR_GOOD = "public, max-age=31536000, immutable"
# A new version must be found at once.
LOOK_AGAIN = "no-cache"
# The first part of every address that the client shows; app/pages.js has the pages.
PAGES = (
    "archive",
    "components",
    "new",
    "people",
    "ratings",
    "rules",
    "settings",
    "sign-in",
    "tables",
    "tutorial",
)


async def shown(request: Request) -> Response:
    """The page, in the reader's language until the client knows better."""
    found = pages.page(await ready(reader_language(request)))
    security = CONTENT_SECURITY.replace("script-src 'self'", f"script-src 'self' {found.script_hash}")
    headers = {"Content-Security-Policy": security, "Cache-Control": LOOK_AGAIN, "Vary": "Accept-Language"}
    return Response(found.html, media_type="text/html", headers=headers)


def sent(request: Request, found: File, caching: str) -> Response:
    """A file, compressed for those who can read that."""
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    content = found.plain
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = found.packed
        headers["Content-Encoding"] = "gzip"
    return Response(content, headers={**headers, "Content-Type": found.kind})


router.add_api_route("/", shown, methods=["GET"])
for first in PAGES:
    router.add_api_route(f"/{first}", shown, methods=["GET"])
    router.add_api_route(f"/{first}/{{rest:path}}", shown, methods=["GET"])


@router.get("/assets/{of}/{path:path}")
async def asset(request: Request, of: str, path: str) -> Response:
    """A file of the client. A page of an older version gets today's file, but does not keep it."""
    found = file(path)
    if found is None:
        raise NotFound("server-no-such-address")
    return sent(request, found, FOR_GOOD if of == version() else LOOK_AGAIN)


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    """What the client is when it is installed."""
    found = file("manifest.webmanifest")
    assert found is not None
    return sent(request, found, LOOK_AGAIN)


@router.get("/service-worker.js")
async def service_worker() -> Response:
    """What runs without a page; it must lie at the top to be there for all of them."""
    return Response(
        pages.service_worker(), headers={"Cache-Control": LOOK_AGAIN, "Content-Type": TYPES["js"]}
    )
