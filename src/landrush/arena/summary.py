"""What a cup proves, ready for JSON. It depends on the games alone, not on who played them and when."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, median
from typing import Any

import numpy as np

from landrush.arena.luck import adjusted
from landrush.arena.play import Played, ahead, place, shares
from landrush.arena.ratings import ratings
from landrush.arena.resampling import PLACES, Numbers, mean_of, resampled
from landrush.arena.schedule import Cup
from landrush.arena.sprt import SequentialTest
from landrush.simulation import NO_BOT

Blocks = Sequence[Sequence[Played]]


def summary(cup: Cup, blocks: Blocks, test: SequentialTest | None = None) -> dict[str, Any]:
    """Everything that `landrush arena` tells but times."""
    games = [played for block in blocks for played in block]
    names = contestants(cup, games)
    drawn = resampled(len(blocks))
    fair = adjusted(blocks)
    rated = ratings(names, blocks, drawn)
    return {
        **cup.head(),
        "blocks": len(blocks),
        "games": len(games),
        "not_ended": sum(not played.is_over for played in games),
        "shared_victories": sum(len(played.winners) > 1 for played in games),
        "results": [
            {"bot": name, **result(name, blocks, drawn, fair), "rating": rating}
            for name, rating in zip(names, rated, strict=True)
        ],
        "pairs": pairs(names, games),
        "length": {
            "decisions": spread([played.decisions for played in games]),
            **{measure: spread([each.length[measure] for each in games]) for measure in games[0].length},
        },
        "sprt": None if test is None else test.to_json(test.verdict(blocks)),
    }


def contestants(cup: Cup, games: Sequence[Played]) -> list[str]:
    """All bots that took part, in the order they were named, and the rules if these hold a seat."""
    seen = {name for played in games for name in played.bots}
    return [name for name in (*cup.bots, NO_BOT) if name in seen]


def result(name: str, blocks: Blocks, drawn: Numbers, fair: Any) -> dict[str, Any]:
    """Win share, place and points of a bot, for each seat that it had."""
    mine = [
        [(k, played, seat) for k, played in enumerate(block) for seat in seats_of(name, played)]
        for block in blocks
    ]
    counts = np.array([float(len(each)) for each in mine])

    def mean(values: list[list[float]], is_share: bool = False) -> dict[str, Any]:
        return mean_of(np.array([sum(each) for each in values]), counts, drawn, is_share)

    won = [[shares(played)[seat] for _, played, seat in each] for each in mine]
    return {
        "played": int(counts.sum()),
        "wins": round(sum(map(sum, won)), PLACES),
        "expected": round(fmean(1 / len(played.bots) for each in mine for _, played, _ in each), PLACES),
        "share": mean(won, is_share=True),
        "adjusted": None
        if fair is None
        else mean([[fair[b][k][seat] for k, _, seat in each] for b, each in enumerate(mine)], is_share=True),
        "place": mean([[place(played, seat) for _, played, seat in each] for each in mine]),
        "score": mean([[float(played.scores[seat]) for _, played, seat in each] for each in mine]),
        "forfeited": sum(played.forfeited[seat] for each in mine for _, played, seat in each),
    }


def seats_of(name: str, played: Played) -> list[int]:
    """Where a bot sat."""
    return [seat for seat, bot in enumerate(played.bots) if bot == name]


def pairs(names: Sequence[str], games: Sequence[Played]) -> dict[str, dict[str, Any]]:
    """How often each bot finished ahead of each other one; None where they never met."""
    out: dict[str, dict[str, Any]] = {}
    for name in names:
        out[name] = {}
        for other in (each for each in names if each != name):
            met = [
                ahead(played, seat, theirs)
                for played in games
                for seat in seats_of(name, played)
                for theirs in seats_of(other, played)
            ]
            out[name][other] = round(fmean(met), PLACES) if met else None
    return out


def spread(numbers: Sequence[int]) -> dict[str, float]:
    """Mean, median and range."""
    mean = round(fmean(numbers), PLACES)
    return {"mean": mean, "median": median(numbers), "min": min(numbers), "max": max(numbers)}


def times(cup: Cup, blocks: Blocks) -> dict[str, dict[str, float]]:
    """Milliseconds that each bot took for a decision with a choice: on average and at most."""
    games = [played for block in blocks for played in block]
    out = {}
    for name in contestants(cup, games):
        mine = [(played, seat) for played in games for seat in seats_of(name, played)]
        choices = sum(played.choices[seat] for played, seat in mine)
        if choices:
            mean = sum(played.seconds[seat] for played, seat in mine) / choices
            longest = max(played.longest[seat] for played, seat in mine)
            out[name] = {"mean": round(1000 * mean, 3), "most": round(1000 * longest, 3)}
    return out
