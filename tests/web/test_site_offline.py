"""The installed client: its manifest, the shell without a server, notices in the reader's language."""

from __future__ import annotations

import json
import struct
from collections.abc import Callable
from typing import Any
from urllib.request import urlopen

from browsing import OFFLINE, Visitor, until
from installing import install
from playwright.sync_api import Page, expect
from running import Running

Visit = Callable[..., Visitor]
# Notes what the worker shows: a Chromium without a screen may have no place for it.
NOTING = """() => {
    const { prototype } = ServiceWorkerRegistration;
    const { showNotification } = prototype;
    prototype.showNotification = function (title, options) {
        const { body, data, lang } = options;
        self.shown = { title, body, data, lang };
        return showNotification.call(this, title, options);
    };
}"""


def test_the_manifest_makes_it_installable(site: Running) -> None:
    with urlopen(f"{site.url}/manifest.webmanifest") as answer:
        assert answer.headers["Content-Type"] == "application/manifest+json"
        manifest = json.load(answer)
    assert (manifest["name"], manifest["start_url"], manifest["display"]) == ("Landrush", "/", "standalone")
    sizes = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    for icon in manifest["icons"]:
        with urlopen(f"{site.url}{icon['src']}") as answer:
            assert answer.headers["Content-Type"] == icon["type"]
            content = answer.read()
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", content[16:24])
            assert f"{width}x{height}" == icon["sizes"]


def test_it_opens_without_a_server_and_heals(server: Running, visit: Visit) -> None:
    ann = visit("/tables", server=server, lang="de", service_workers="allow")
    ann.allow(*OFFLINE)
    install(ann)
    server.stop()
    ann.page.goto("/settings")
    expect(ann.page.locator("h1")).to_have_text("Einstellungen")
    expect(ann.page.locator(".offline")).to_contain_text("Keine Verbindung zum Server.")
    ann.page.get_by_role("link", name="LANDRUSH").click()
    expect(ann.page.get_by_role("heading", name="Dice Settlers")).to_be_visible()
    kept = ann.page.evaluate(
        """async () => {
            const caught = [];
            for (const name of await caches.keys()) caught.push(...(await (await caches.open(name)).keys()));
            return caught.map((request) => new URL(request.url).pathname);
        }"""
    )
    assert "/" in kept
    assert not [path for path in kept if path.startswith("/api")]
    server.start()
    expect(ann.page.locator(".offline")).to_have_count(0)
    ann.page.locator("button[data-game=montana]").click()
    expect(ann.page.locator("main[data-version]")).to_be_attached()


def test_without_a_network_the_shell_says_so(visit: Visit) -> None:
    ann = visit("/tables", service_workers="allow")
    ann.allow(*OFFLINE)
    install(ann)
    ann.context.set_offline(True)
    ann.page.reload()
    expect(ann.page.locator("h1")).to_have_text("Tables")
    expect(ann.page.locator(".offline")).to_be_visible()
    ann.context.set_offline(False)
    expect(ann.page.locator(".offline")).to_have_count(0)


def pushed(page: Page, told: dict[str, object]) -> None:
    """Let the browser hand a message to the worker, as a push service would."""
    session = page.context.new_cdp_session(page)
    origin = page.evaluate("location.origin")
    found: list[str] = []

    def note(news: dict[str, Any]) -> None:
        ours = [each for each in news["registrations"] if each["scopeURL"].startswith(origin)]
        found.extend(each["registrationId"] for each in ours)

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    until(page, lambda: found, lambda: "the browser tells of no worker")
    message = {"origin": origin, "registrationId": found[-1], "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", message)


def test_a_notice_is_in_the_readers_language_and_leads_to_the_table(visit: Visit) -> None:
    ann = visit("/settings", lang="pl", permissions=["notifications"], service_workers="allow")
    assert install(ann)["language"] == "pl"
    [worker] = ann.context.service_workers
    worker.evaluate(NOTING)
    pushed(ann.page, {"kind": "waiting", "table": "abcdefghijkl", "game": "montana", "version": 7})
    assert until(ann.page, lambda: worker.evaluate("() => self.shown"), lambda: "no notice is shown") == {
        "title": "Montana",
        "body": "Gra czeka na twoją decyzję.",
        "data": {"path": "/tables/abcdefghijkl"},
        "lang": "pl",
    }


def test_a_new_version_is_a_new_worker(site: Running) -> None:
    with urlopen(f"{site.url}/service-worker.js") as answer:
        assert answer.headers["Cache-Control"] == "no-cache"
        worker = answer.read().decode()
    with urlopen(f"{site.url}/") as answer:
        page = answer.read().decode()
    version = page.split('data-assets="/assets/')[1].split('"')[0]
    assert f"'{version}'" in worker
    for path in worker.split("FILES = '")[1].split("'")[0].split():
        with urlopen(f"{site.url}/assets/{version}/{path}") as answer:
            assert answer.status == 200
