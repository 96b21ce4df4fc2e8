"""Every operation of the OpenAPI, attacked with generated requests by everybody who may come."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import httpx
import pytest
import requests
import schemathesis
from golden import record
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from running import Running
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from visitors import MANY, SECONDS, account, bot, browser, guest, serving

# That valid data is accepted is not asked for: what may be a name, a move or a seat is not in the schema.
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
EXAMPLES = 20
LIMITS = {
    **MANY,
    "tables_per_hour": 100_000,
    "records_per_hour": 100_000,
    "analyses_per_hour": 100_000,
    "logins_per_name": 100_000,
}
Visit = Callable[[Running], httpx.Client]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    yield from serving(tmp_path_factory.mktemp("schema"), limits=LIMITS, analysis_budget="2sims")


def new_bot(server: Running) -> httpx.Client:
    return bot(account(server), server)[1]


def things(client: httpx.Client) -> dict[str, list[str]]:
    """Ids of somebody's tables, and of their sessions and bots and themselves."""
    table = {"game": "montana", "seats": ["me", "open"], "is_private": True}
    bodies = (table, {**table, "is_private": False, "seats": ["me", "bot:random"]})
    found = [client.post("/tables", json=body).json() for body in bodies]
    kept = client.post("/records", content=record("montana-1/live"), headers={"Content-Type": "text/plain"})
    tables = [*found, kept.json()]
    found = []
    for path in ("/me/sessions", "/me/bots"):
        listed = client.get(path)
        found += listed.json() if listed.is_success else []
    found.append(client.get("/me").json())
    named = {"tables": tables, "": found}
    return {kind: [each["id"] for each in some if "id" in each] for kind, some in named.items()}


class Caller:
    """Somebody who sends requests, and comes again after signing out or leaving."""

    def __init__(self, server: Running, visit: Visit) -> None:
        self.server = server
        self.visit = visit
        self.client = visit(server)

    def call(self, case: schemathesis.Case, session: requests.Session) -> schemathesis.Response:
        if "landrush" in self.client.cookies and self.client.get("/me").status_code == 401:
            self.client = self.visit(self.server)
        headers = {"authorization": token} if (token := self.client.headers.get("authorization")) else {}
        session.cookies.clear()
        cookies = dict(self.client.cookies)
        return case.call(self.server.url, session=session, headers=headers, cookies=cookies, timeout=SECONDS)


def attack(operation: schemathesis.APIOperation, callers: list[Caller], ids: list[str]) -> set[int]:
    """Send generated requests to one operation, half of them with ids of things that there are."""
    modes = (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE)
    cases = st.one_of([operation.as_strategy(generation_mode=mode) for mode in modes])
    session = requests.Session()
    answered = set()

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(cases, st.none() | st.sampled_from(ids))
    def attacked(case: schemathesis.Case, id: str | None) -> None:
        parameters = case.path_parameters or {}
        if id is not None and "id" in parameters:
            parameters["id"] = id
        # Half of the time a game that there is.
        if id is not None and "game" in parameters:
            parameters["game"] = "montana"
        for caller in callers:
            answer = caller.call(case, session)
            answered.add(answer.status_code)
            case.validate_response(answer, checks=CHECKS)

    with session:
        attacked()
    return answered


@pytest.mark.long
def test_no_request_finds_a_defect(server: Running) -> None:
    described = browser(server).get("/openapi.json").json()
    operations = [found.ok() for found in schemathesis.openapi.from_dict(described).get_all_operations()]
    assert len(operations) == sum(len(methods) for methods in described["paths"].values())
    callers = [Caller(server, visit) for visit in (browser, guest, account, new_bot)]
    known = [things(caller.client) for caller in callers]
    answered = {}
    for operation in operations:
        kind = "tables" if operation.path.startswith("/api/tables/") else ""
        ids = [id for each in known for id in each[kind]]
        answered[operation.label] = attack(operation, callers, ids)
    # The requests were not all refused at the door.
    let_in = sum(min(statuses) < 300 for statuses in answered.values())
    assert let_in > len(operations) / 2, answered
    assert "Traceback" not in server.said()
