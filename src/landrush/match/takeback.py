"""How far a decision can be taken back.

Back to the latest of: the last chance outcome, the last reveal, the last decision by another person, the
start of the turn. What is behind such a barrier needs the consent of the others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from landrush.engine.state import State
from landrush.match.entries import MOVE, OUTCOME, Entry
from landrush.messages import Reason

# Whoever sits at one device, alone or with bots takes back what they like; online everybody the own turn.
FREE = "free"
OWN_TURN = "turn"


def last_decision(line: Sequence[Entry], seats: Sequence[int]) -> int | None:
    """The number of the last decision of these seats."""
    for entry in reversed(line):
        if entry.kind == MOVE and entry.seat in seats:
            return entry.number
    return None


def barrier(state: State, line: Sequence[Entry], others: Sequence[int]) -> Reason | None:
    """The latest thing in a line that must not be taken back, as the reason, or None.

    The state is that before the line; it is played on.
    """
    turn_of = state.game.turn_of
    turn = turn_of(state)
    found: Reason | None = None
    now = hidden_things(state)
    for entry in line:
        state.do(entry.value)
        then, now = now, hidden_things(state)
        if entry.kind == OUTCOME:
            found = Reason("why-undo-chance")
        elif entry.seat in others:
            found = Reason("why-undo-other")
        elif any(less < more for less, more in zip(now, then, strict=True)):
            found = Reason("why-undo-reveal")
        if turn_of(state) != turn:
            turn = turn_of(state)
            found = found or Reason("why-undo-turn")
    return found


def hidden_things(state: State) -> list[int]:
    """How much each seat, and who only watches, does not know."""
    return [state.game.hidden(state, seat) for seat in (*range(state.seats), None)]


def turn_start(
    start: State, line: Sequence[Entry], last: int, seats: Sequence[int], is_blocked: Callable[[int], bool]
) -> int:
    """The first decision of these seats in the turn of the last one to which it is possible to go back."""
    state = start.clone()
    turns: dict[int, tuple[int, ...]] = {}
    for entry in line:
        turns[entry.number] = start.game.turn_of(state)
        state.do(entry.value)
    for entry in line:
        if entry.kind == MOVE and entry.seat in seats and turns[entry.number] == turns[last]:
            if not is_blocked(entry.number):
                return entry.number
    return last
