"""The page in which the client runs: the same for every address, filled in once for each language."""

from __future__ import annotations

import base64
import hashlib
import json
from functools import cache
from html import escape
from typing import NamedTuple

from landrush.l10n import message
from landrush.server.client.files import contents, imported_by, version

START = "app/start.js"
# In the order in which they are laid over each other.
STYLES = "style/order.txt"
WORKER = "service-worker.js"
# What a browser keeps to open the client without a connection; words and rules it keeps when they are read.
SHELL = ("js", "css", "svg")


class Page(NamedTuple):
    """The page, and what its only inline script is allowed by."""

    html: str
    script_hash: str


def assets() -> str:
    return f"/assets/{version()}"


@cache
def imports() -> str:
    """Where the browser finds the libraries that our modules name."""
    named = json.loads(contents()["vendor/import-map.json"])["imports"]
    return json.dumps(
        {"imports": {name: path.replace("./", f"{assets()}/", 1) for name, path in named.items()}}
    )


@cache
def page(lang: str) -> Page:
    """The page in a language."""
    allowed = base64.b64encode(hashlib.sha256(imports().encode()).digest()).decode()
    styles = contents()[STYLES].decode().split()
    vendor = sorted(path for path in contents() if path.startswith("vendor/") and path.endswith(".js"))
    values = {
        "lang": lang,
        "assets": assets(),
        "description": escape(message("web-description", lang)),
        "noscript": escape(message("web-noscript", lang)),
        "imports": imports(),
        "styles": "\n".join(f'<link rel="stylesheet" href="{assets()}/style/{name}">' for name in styles),
        "preloads": "\n".join(
            f'<link rel="modulepreload" href="{assets()}/{path}">' for path in (*vendor, *imported_by(START))
        ),
    }
    text = contents()["index.html"].decode()
    for name, value in values.items():
        text = text.replace(f"{{{name}}}", value)
    return Page(text, f"'sha256-{allowed}'")


@cache
def service_worker() -> str:
    """The service worker, which knows its version and what to keep, so that a new version is a new worker."""
    kept = sorted(path for path in contents() if path.rpartition(".")[2] in SHELL and path != WORKER)
    text = contents()[WORKER].decode()
    return text.replace("{version}", version()).replace("{files}", " ".join(kept))
