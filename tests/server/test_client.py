"""How the browser client's files are served: small, kept for good, under a strict policy."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from running import Running
from visitors import fetch

import landrush
from landrush.server.api.client import PAGES
from landrush.server.client.files import contents, imported_by, resolved, version

WEB = Path(landrush.__file__).parent / "web"
ROUTE = re.compile(r"path: /\^\\/(?P<first>[a-z-]*)")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("site")) as running:
        yield running


def assets(site: Running) -> str:
    page = fetch(site).text
    found = re.search(r'data-assets="(/assets/[0-9a-f]{12})"', page)
    assert found
    return found[1]


def test_the_page_comes_at_every_address_of_the_client(site: Running) -> None:
    routes = {match["first"] for match in ROUTE.finditer((WEB / "app" / "pages.js").read_text())}
    assert routes == {"", *PAGES}
    for first in PAGES:
        answer = fetch(site, f"/{first}/some-thing")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"


def test_the_page_speaks_the_language_of_the_reader(site: Running) -> None:
    for language, words in (("en", "needs JavaScript"), ("pl", "wymaga"), ("ja", "必要です")):
        answer = fetch(site, headers={"Accept-Language": language})
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert f'<html lang="{language}">' in answer.text
        assert words in answer.text
    assert fetch(site, method="POST").status_code == 405


@pytest.mark.parametrize("path", ["/nowhere", "/apix", "/assets/x", "/tablesx", "/api/nowhere"])
def test_other_addresses_have_no_page(site: Running, path: str) -> None:
    answer = fetch(site, path)
    assert answer.status_code == 404
    assert answer.json()["error"]["key"] == "server-no-such-address"


def test_nobody_gets_metrics_who_did_not_ask_for_them(site: Running) -> None:
    assert fetch(site, "/metrics").status_code == 404


def test_the_policy_allows_the_import_map_and_no_other_inline_script(site: Running) -> None:
    answer = fetch(site)
    policy = answer.headers["content-security-policy"]
    scripts = re.findall(r"<script([^>]*)>(.*?)</script>", answer.text, re.DOTALL)
    inline = [text for _, text in scripts if text]
    assert len(inline) == 1
    allowed = base64.b64encode(hashlib.sha256(inline[0].encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{allowed}';" in policy
    assert "unsafe" not in policy
    assert " style=" not in answer.text


def test_every_library_of_the_import_map_is_there(site: Running) -> None:
    text = re.search(r'<script type="importmap">(.*?)</script>', fetch(site).text)
    assert text
    for path in json.loads(text[1])["imports"].values():
        answer = fetch(site, path)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"


def test_files_are_compressed_and_kept_for_good(site: Running) -> None:
    path = f"{assets(site)}/symbols.svg"
    packed = fetch(site, path, headers={"Accept-Encoding": "gzip"})
    plain = fetch(site, path, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert packed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "accept-encoding" in packed.headers["vary"].lower()


def test_a_page_of_an_older_version_gets_files_but_does_not_keep_them(site: Running) -> None:
    answer = fetch(site, "/assets/000000000000/app/start.js")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "../server/app.py",
        "..%2fserver%2fapp.py",
        "app/l10n/en.ftl",
        "app/",
        "",
        "app/nothing.js",
        "/etc/passwd",
    ],
)
def test_nothing_else_is_served(site: Running, path: str) -> None:
    assert fetch(site, f"{assets(site)}/{path}").status_code == 404


def test_words_of_each_language_come_as_one_file(site: Running) -> None:
    base = assets(site)
    for lang, words in (("en", "m-title = Montana"), ("ja", "m-title = モンタナ")):
        text = fetch(site, f"{base}/words/{lang}.ftl").text
        assert words in text
        assert "web-language = " in text
    assert fetch(site, f"{base}/words/xx.ftl").status_code == 404


def test_modules_that_the_first_page_needs_are_fetched_together(site: Running) -> None:
    page = fetch(site).text
    preloaded = set(re.findall(r'modulepreload" href="/assets/[0-9a-f]+/([^"]+)"', page))
    assert "app/pages.js" in imported_by("app/start.js")
    assert set(imported_by("app/start.js")) <= preloaded
    assert preloaded <= contents().keys()
    assert resolved("table/page.js", "../app/api.js") == "app/api.js"


def test_the_version_is_that_of_the_contents() -> None:
    assert re.fullmatch("[0-9a-f]{12}", version())
