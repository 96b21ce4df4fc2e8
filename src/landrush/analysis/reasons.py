"""Mistakes: how grave they are, what was better, and where the better line leads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from landrush.analysis.groups import Gain, gains
from landrush.analysis.judging import Gap, Judgement
from landrush.analysis.lines import Line, line_of
from landrush.bots.value import final_share
from landrush.engine.state import OVER
from landrush.match.entries import Entry
from landrush.messages import Action

# From which share of the victory on a decision is called so.
BLUNDER, MISTAKE, INACCURACY = "blunder", "mistake", "inaccuracy"
GRADES = ((0.10, BLUNDER), (0.05, MISTAKE), (0.02, INACCURACY))
# A reason is a group of features that brings at least this part of what all bring, and there are few of them.
PART = 0.15
REASONS = 3


@dataclass(frozen=True)
class Mistake:
    """A decision that gave away a share of the victory, and what was better."""

    entry: int
    seat: int
    grade: str
    gap: float
    error: float
    # The turn as it went best after the option played, and after the best one, as notation.
    played: list[str]
    better: list[str]
    # The same moves, to be told in any language.
    played_words: list[Action]
    better_words: list[Action]
    # What the seat would have of the victory if the game ends with the line; None where it goes on.
    played_ends: float | None
    better_ends: float | None
    # The groups of features that bring most of the difference.
    reasons: list[Gain]


def mistake_of(judgement: Judgement, entry: Entry, gap: Gap) -> Mistake | None:
    """The mistake of a decision, if the gap is wide enough to call it one."""
    grade = grade_of(gap.worth)
    if grade is None:
        return None
    seat = judgement.seat
    played, better = line_of(judgement, entry.value), line_of(judgement, judgement.best.action)
    return Mistake(
        entry.number,
        seat,
        grade,
        gap.worth,
        gap.error,
        list(played.moves),
        list(better.moves),
        list(played.words),
        list(better.words),
        ends(played, seat),
        ends(better, seat),
        reasons(gains(judgement.value, seat, better.end, played.end)),
    )


def grade_of(gap: float) -> str | None:
    """How grave it is to give away this share of the victory."""
    return next((grade for least, grade in GRADES if gap >= least), None)


def ends(line: Line, seat: int) -> float | None:
    """What a seat has of the victory where a line ends the game."""
    return final_share(line.end, seat) if line.end.to_move == OVER else None


def reasons(found: Sequence[Gain]) -> list[Gain]:
    """The few gains that matter."""
    total = sum(gain.worth for gain in found if gain.worth > 0)
    return [gain for gain in found[:REASONS] if gain.worth > 0 and gain.worth >= PART * total]
