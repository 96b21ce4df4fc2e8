"""The installed client: its manifest, the shell without a server, notices in the reader's language."""

from __future__ import annotations

import json
import struct
import time
from collections.abc import Callable
from typing import Any
from urllib.request import urlopen

from browsing import OFFLINE, PATIENCE, Visitor
from playwright.sync_api import Page, expect
from running import Running

Visit = Callable[..., Visitor]
# The worker is there, rules the page and knows the reader's words.
READY = """async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50));
    const words = async () => (await (await caches.open('landrush-notes')).match('/notes/words'))?.json();
    while (!(await words())) await new Promise((done) => setTimeout(done, 50));
    const { language } = await words();
    const kept = `${document.getElementById('app').dataset.assets}/words/${language}.ftl`;
    while (!(await caches.match(kept, {ignoreVary: true}))) await new Promise((done) => setTimeout(done, 50));
    return words();
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
    ann = visit("/tables", server=server, lang="de")
    ann.allow(*OFFLINE)
    ann.page.evaluate(READY)
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
    ann = visit("/tables")
    ann.allow(*OFFLINE)
    ann.page.evaluate(READY)
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
    end = time.monotonic() + PATIENCE / 1000
    while not found:
        assert time.monotonic() < end, "the browser tells of no worker"
        page.wait_for_timeout(20)
    message = {"origin": origin, "registrationId": found[-1], "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", message)


def test_a_notice_is_in_the_readers_language_and_leads_to_the_table(visit: Visit) -> None:
    ann = visit("/settings", lang="pl", permissions=["notifications"])
    words = ann.page.evaluate(READY)
    assert words["language"] == "pl"
    pushed(ann.page, {"kind": "waiting", "table": "abcdefghijkl", "game": "montana", "version": 7})
    shown = ann.page.evaluate(
        """async () => {
            const { getNotifications } = ServiceWorkerRegistration.prototype;
            const registration = await navigator.serviceWorker.ready;
            for (let i = 0; i < 200; i += 1) {
                const [found] = await getNotifications.call(registration);
                if (found) {
                    const { title, body, data, lang } = found;
                    return { title, body, data, lang };
                }
                await new Promise((done) => setTimeout(done, 50));
            }
            return null;
        }"""
    )
    assert shown == {
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
