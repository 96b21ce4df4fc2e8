"""What the games of a report sum up to, each figure with its standard error, ready for JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

from landrush.arena.resampling import PLACES as DIGITS
from landrush.arena.resampling import tidy
from landrush.balance.cases import FORCED, GAMES, GIFTS, Case, Line, jobs, read_watched, read_worths
from landrush.balance.gifts import Worth
from landrush.balance.play import PLACES, Watched, groups
from landrush.balance.wanted import judged, targets
from landrush.census import ALL, SEATS, Group
from landrush.census import GAMES as EACH_GAME
from landrush.gifts import NOTHING
from landrush.simulation import interval

# For each game, or whatever is independent, what was counted and what it is divided by.
Pairs = Sequence[tuple[float, float]]
Figure = dict[str, float | None]


def ratio(pairs: Pairs) -> Figure:
    """A sum divided by another one, with its standard error; nothing where there is nothing to divide by.

    One game says nothing about the error. Where all are alike it is as if one more had been counted.
    """
    used = [(times, of) for times, of in pairs if of]
    n, total = len(used), sum(of for _, of in used)
    if not used:
        return {"value": None, "error": None}
    value = sum(times for times, _ in used) / total
    if n == 1:
        return {"value": tidy(value, DIGITS), "error": None}
    squares = sum((times - value * of) ** 2 for times, of in used)
    error = sqrt(squares * n / (n - 1)) / total
    return {"value": tidy(value, DIGITS), "error": tidy(error or 1 / total, DIGITS)}


def pairs(
    played: Sequence[Watched], group: Group, name: str, things: Sequence[str], figure: str, seats: int
) -> Pairs:
    """For each game what a figure of some things of a group, taken together, is made of."""
    column, of = group.figures[figure]
    out = []
    for each in played:
        counted = each.counts[name]
        mine = [counted[thing] for thing in things if thing in counted]
        if of == ALL:
            below = sum(row[column] for row in counted.values())
        elif of == EACH_GAME:
            below = 1.0
        elif of == SEATS:
            below = float(seats)
        else:
            below = sum(row[of] for row in mine)
        out.append((sum(row[column] for row in mine), below))
    return out


def things_of(played: Sequence[Watched], name: str) -> list[str]:
    """All things of a group, also those of which some games knew nothing."""
    return list(dict.fromkeys(thing for each in played for thing in each.counts[name]))


def report(
    cases: Sequence[Case], lines: Mapping[str, Line], amounts: Mapping[str, int]
) -> list[dict[str, Any]]:
    """Everything about all cases."""
    out = [measured(case, lines, amounts) for case in cases]
    enough: dict[str, float] = {}
    for _ in range(2):
        for case, found in zip(cases, out, strict=True):
            for row in found["wanted"]:
                if row["anywhere"] and row["missed"] is not None:
                    key = f"{case.side} {case.plan.options} {row['group']} {row['figure']} {row['things']}"
                    row["missed"] = enough[key] = min(row["missed"], enough.get(key, row["missed"]))
                    row["met"] = row["missed"] == 0
    return out


def measured(case: Case, lines: Mapping[str, Line], amounts: Mapping[str, int]) -> dict[str, Any]:
    """Everything about a case."""
    done = {kind: [job.key for job in jobs([case], amounts) if job.kind == kind] for kind in amounts}
    played = [read_watched(lines[key]) for key in done[GAMES]]
    known = groups(case.plan.game)
    found = {name: rows(played, name, group, case.players) for name, group in known.items()}
    for row in found[PLACES].values():
        share, n = row["figures"]["share"]["value"], int(row["counts"]["played"])
        row["interval"] = [tidy(end, DIGITS) for end in interval(share, n)]
    return {
        **case.head(),
        "games": len(played),
        "not_ended": sum(not each.outcome.is_over for each in played),
        "groups": found,
        "wanted": wanted(case, played),
        "gifts": worths([read_worths(lines[key]) for key in done[GIFTS]], case.players),
        "forced": worths([read_worths(lines[key]) for key in done[FORCED]], 1),
    }


def wanted(case: Case, played: Sequence[Watched]) -> list[dict[str, Any]]:
    """Every target with its value."""
    known = groups(case.plan.game)
    out = []
    for target in targets(case.plan.game, case.players):
        name = target.group
        for things in target.rows(things_of(played, name)):
            found = pairs(played, known[name], name, things, target.figure, case.players)
            out.append(judged(target, ratio(found), things))
    return out


def rows(played: Sequence[Watched], name: str, group: Group, seats: int) -> dict[str, Any]:
    """The things of a group: what was counted of each, and its figures."""
    out: dict[str, Any] = {}
    for thing in things_of(played, name):
        counted = [each.counts[name].get(thing, {}) for each in played]
        out[thing] = {
            "counts": {
                column: tidy(sum(row.get(column, 0) for row in counted), DIGITS) for column in group.columns
            },
            "figures": {
                figure: ratio(pairs(played, group, name, [thing], figure, seats)) for figure in group.figures
            },
        }
    return out


def worths(found: Sequence[Mapping[str, Worth]], seats: int) -> dict[str, Any]:
    """What each gift or move is worth. As many lines as there are seats belong to one game."""
    together = [found[at : at + seats] for at in range(0, len(found), seats)]
    out: dict[str, Any] = {}
    for name in dict.fromkeys(name for each in found for name in each):
        games = [[each[name] for each in game if name in each] for game in together]
        out[name] = {
            "n": sum(map(len, games)),
            "lead": ratio([(sum(worth.lead for worth in game), len(game)) for game in games]),
            "win": ratio([(sum(worth.win for worth in game), len(game)) for game in games]),
        }
        if name == NOTHING:
            # The control is the same game again: nothing is uncertain about it.
            out[name] |= {
                figure: {"value": out[name][figure]["value"], "error": 0.0} for figure in ("lead", "win")
            }
    return out
