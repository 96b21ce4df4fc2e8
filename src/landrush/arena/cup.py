"""Plays a cup: what is missing of it, until it is complete or decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing

from landrush.arena.backends import Backend
from landrush.arena.play import Played
from landrush.arena.results import Results
from landrush.arena.schedule import Spec
from landrush.arena.sprt import SequentialTest

Blocks = list[list[Played]]


def play_cup(
    blocks: Sequence[Sequence[Spec]],
    results: Results,
    backend: Backend,
    tell: Callable[[int], None],
    test: SequentialTest | None = None,
) -> None:
    """Play all games without a result; `tell` hears how many there are. A test ends it at its decision."""
    missing = [spec for block in blocks for spec in block if spec.key not in results.games]
    done = sum(map(len, blocks)) - len(missing)
    tell(done)
    if not missing or is_decided(blocks, results, test):
        return
    with closing(backend(missing)) as games:
        for played in games:
            results.add(played)
            done += 1
            tell(done)
            if is_decided(blocks, results, test):
                return


def is_decided(blocks: Sequence[Sequence[Spec]], results: Results, test: SequentialTest | None) -> bool:
    """Whether the blocks so far decide the test."""
    return test is not None and test.verdict(unbroken(blocks, results)).is_decided


def unbroken(blocks: Sequence[Sequence[Spec]], results: Results) -> Blocks:
    """The first blocks up to one that is not complete: whoever was quicker changes nothing."""
    out: Blocks = []
    for block in blocks:
        if any(spec.key not in results.games for spec in block):
            break
        out.append([results.games[spec.key] for spec in block])
    return out


def complete(blocks: Sequence[Sequence[Spec]], results: Results, test: SequentialTest | None) -> Blocks:
    """The blocks that count: the complete ones, or those until the test was decided."""
    if test is not None:
        found = unbroken(blocks, results)
        return found[: test.verdict(found).blocks]
    games = results.games
    return [[games[spec.key] for spec in block] for block in blocks if all(s.key in games for s in block)]
