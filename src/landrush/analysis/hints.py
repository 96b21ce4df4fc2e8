"""Hints for the position at hand, from the view of the seat: where to look, what to do, which move."""

from __future__ import annotations

from landrush.analysis.areas import area_of, kind_of
from landrush.analysis.groups import OTHERS, OWN, gains
from landrush.analysis.judging import Judgement, judge
from landrush.analysis.lines import line_of
from landrush.analysis.reasons import ends, reasons
from landrush.bots.budget import Budget
from landrush.bots.value import Value
from landrush.engine.state import State
from landrush.errors import IllegalMove
from landrush.messages import Reason, Term

USUAL_BUDGET = Budget(simulations=400)
AREA, KIND, MOVE = 1, 2, 3
LEVELS = (AREA, KIND, MOVE)
PERCENT = 100
SIDES = {OWN: "ui-side-own", OTHERS: "ui-side-others"}


def hints(
    state: State, value: Value, budget: Budget = USUAL_BUDGET, seed: int = 0
) -> dict[int, tuple[Reason, ...]]:
    """What each level tells, as sentences. Raises IllegalMove where nobody decides."""
    if state.to_move < 0:
        raise IllegalMove(Reason("why-not-possible-now"))
    options = state.choices()
    if len(options) == 1:
        return dict.fromkeys(LEVELS, (Reason("ui-hint-only", move_words(state, options[0])),))
    judgement = judge(state, value, budget, seed)
    best = judgement.best.action
    return {
        AREA: (Reason("ui-hint-area", {"area": Term(area_of(state, best))}),),
        KIND: (Reason("ui-hint-kind", {"kind": Term(kind_of(state, best))}),),
        MOVE: (Reason("ui-hint-move", move_words(state, best)), *compared(judgement)),
    }


def compared(judgement: Judgement) -> list[Reason]:
    """How far the best option is ahead of the second, and what it gains most by."""
    state, second = judgement.state, judgement.options[1].action
    gap = judgement.gap(second)
    if not gap.is_sure:
        return [Reason("ui-hint-equal", move_words(state, second))]
    told = [Reason("ui-hint-gap", {**move_words(state, second), "n": percent(gap.worth)})]
    better, worse = line_of(judgement, judgement.best.action), line_of(judgement, second)
    if ends(better, judgement.seat) == 1.0:
        return [*told, Reason("ui-hint-wins")]
    for gain in reasons(gains(judgement.value, judgement.seat, better.end, worse.end))[:1]:
        told.append(Reason("ui-hint-why", {"group": group_words(gain.group, gain.side)}))
    return told


def move_words(state: State, action: int) -> dict[str, object]:
    """A move as notation and in words."""
    return {"move": state.notation(action), "what": state.explain(action)}


def group_words(group: str, side: str) -> Reason | Term:
    """A group of features, and whose it is, as a parameter of a sentence."""
    return Reason(SIDES[side], {"group": Term(group)}) if side in SIDES else Term(group)


def percent(worth: float) -> float:
    """A share of the victory for people."""
    return round(PERCENT * worth, 1)
