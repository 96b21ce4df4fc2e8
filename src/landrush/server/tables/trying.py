"""What decisions would bring: a copy of the position carries them out, only as far as nobody rolls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from landrush.engine.state import State
from landrush.messages import Reason
from landrush.server.tables.views import view_of


class Tried(NamedTuple):
    """What came of it, all of it as the seat itself would see it."""

    # What the seat has more or less of, and by how much its score is another.
    change: dict[str, int]
    score: int
    # How many decisions were carried out, and why the next one is not possible.
    stopped: int
    refused: Reason | None
    # What the seat is asked then, if it still decides.
    question: Any
    options: list[dict[str, Any]]


def tried(state: State, seat: int, moves: Sequence[str]) -> Tried:
    """Carry out decisions of a seat one after another while it is the one that decides.

    It ends before chance and before a decision of somebody else, so that nothing unknown comes to light.
    """
    copy = state.clone()
    stopped = 0
    refused = None
    while stopped < len(moves) and copy.to_move == seat:
        refused = copy.why_not(moves[stopped])
        if refused is not None:
            break
        copy.apply(copy.parse(moves[stopped]))
        stopped += 1
    before, after = state.game.holdings(state, seat), copy.game.holdings(copy, seat)
    is_asked = copy.to_move == seat
    view = view_of(copy, seat) if is_asked else {"question": None, "options": []}
    return Tried(
        {key: number - before[key] for key, number in after.items() if number != before[key]},
        copy.scores()[seat] - state.scores()[seat],
        stopped,
        refused,
        view["question"],
        view["options"],
    )
