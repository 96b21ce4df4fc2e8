"""What is printed, as the server tells it."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from commands import Command
from running import Running
from visitors import browser, key, serving

from landrush.component_files import REMARKS, STATUSES
from landrush.games import game


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    yield from serving(tmp_path_factory.mktemp("components"))


@pytest.mark.parametrize("name", ["montana", "dice-settlers"])
def test_it_is_what_the_command_prints(server: Running, command: Command, name: str) -> None:
    told = browser(server).get(f"/games/{name}/components")
    assert told.status_code == 200
    code, printed, _ = command("components", name, "--json")
    assert code == 0
    assert told.json() == json.loads(printed)
    assert told.json()["hash"] == game(name).components.digest
    assert all(each["status"] in STATUSES and each["source"] for each in told.json()["values"])


def test_values_are_found_by_name(server: Running) -> None:
    tables = browser(server).get("/games/dice-settlers/components").json()["tables"]
    assert tables["tiles"]["12"]["terrain"] == "desert"
    assert tables["tiles"]["12"]["effect"] == "limit"
    assert tables["technologies"]["TA1"]["resources"] == ["food"]
    assert len(tables["dice"]["white"]["faces"]) == 6
    assert len(tables["automaton"]["step_die"]) == 6
    montana = browser(server).get("/games/montana/components").json()["tables"]
    assert len(montana["wheel"]["segments"]) == 8
    assert len(montana["tiles"]) == 12
    for found in (tables, montana):
        words = json.dumps(found)
        assert not any(f'"{remark}":' in words for remark in REMARKS)


def test_it_is_sent_again_only_when_it_changed(server: Running) -> None:
    client = browser(server)
    first = client.get("/games/montana/components")
    tag = first.headers["etag"]
    assert game("montana").components.digest in tag
    assert first.headers["cache-control"] == "public, no-cache"
    for known in (tag, f"W/{tag}", f'"x", {tag}'):
        again = client.get("/games/montana/components", headers={"If-None-Match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert client.get("/games/montana/components", headers={"If-None-Match": '"x"'}).status_code == 200
    other = client.get("/games/montana/components", params={"language": "de"})
    assert other.headers["etag"] != tag
    assert other.json()["counts"] != first.json()["counts"]
    assert other.json()["values"] == first.json()["values"]


def test_what_there_is_not(server: Running) -> None:
    client = browser(server)
    answer = client.get("/games/chess/components")
    assert (answer.status_code, key(answer)) == (404, "server-no-such-address")
    assert answer.headers["cache-control"] == "no-store"
    assert client.get("/games/montana/components", params={"language": "xx"}).status_code == 422
