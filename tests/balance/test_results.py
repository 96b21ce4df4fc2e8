"""Results in a file, and going on with them."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from landrush.balance.cases import FORCED, GAMES, GIFTS, Case, jobs
from landrush.balance.measures import report
from landrush.balance.results import carry_on, opened
from landrush.errors import BadOption
from landrush.simulation import Plan

PLAN = Plan("montana", ("random",) * 2, 9)
CASES = [Case(0, PLAN), Case(0, replace(PLAN, bots=("random",) * 3))]
AMOUNTS = {GAMES: 3, GIFTS: 2, FORCED: 2}
WANTED = list(jobs(CASES, AMOUNTS))


def played(path=None, wanted=WANTED, processes=1):
    """A report of the games, and how many were done when it began and ended."""
    told: list[int] = []
    with opened(CASES, path) as results:
        carry_on(wanted, results, processes, told.append)
        text = json.dumps(report(CASES, results.lines, AMOUNTS)) if len(results.lines) == len(WANTED) else ""
    return text, told[0], told[-1]


def test_jobs_have_keys_of_their_own_and_gifts_go_to_every_seat() -> None:
    assert len({job.key for job in WANTED}) == len(WANTED) == 2 * 3 + 2 * (2 + 3) + 2 * 2


def test_going_on_gives_the_same_bytes(tmp_path) -> None:
    path = tmp_path / "results.jsonl"
    whole, _, _ = played()
    _, begun, half = played(path, WANTED[::2])
    assert (begun, half) == (0, len(WANTED[::2]))
    # Somebody was killed while a line was being written.
    with path.open("ab") as file:
        file.write(b'{"key":"0/2/ga')
    text, begun, done = played(path)
    assert (begun, done) == (len(WANTED[::2]), len(WANTED))
    assert text == whole
    before = path.read_bytes()
    assert played(path) == (whole, len(WANTED), len(WANTED))
    assert path.read_bytes() == before


def test_several_processes_give_the_same(tmp_path) -> None:
    assert played(tmp_path / "results.jsonl", processes=2)[0] == played()[0]


def test_results_of_other_games_are_refused(tmp_path) -> None:
    path = tmp_path / "results.jsonl"
    played(path, WANTED[:1])
    other = [Case(0, replace(PLAN, seed=10))]
    with pytest.raises(BadOption) as error, opened(other, path):
        pass
    assert error.value.reason.key == "error-balance-other"


def test_more_cases_may_go_into_a_file(tmp_path) -> None:
    path = tmp_path / "results.jsonl"
    played(path, [job for job in WANTED if job.case == CASES[1]])
    more = [*CASES, Case(1, PLAN)]
    with opened(more, path) as results:
        assert len(results.lines) == len(WANTED) - sum(job.case == CASES[0] for job in WANTED)


def test_a_line_that_is_none_is_named(tmp_path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text('{"balance": "0/2", "head": {}}\nnonsense\n')
    with pytest.raises(BadOption) as error, opened(CASES[1:], path):
        pass
    assert error.value.reason.params["line"] == 2


def test_a_file_that_cannot_be_written(tmp_path) -> None:
    with pytest.raises(BadOption), opened(CASES, tmp_path):
        pass
