"""What a move is worth that the bots did not choose: forced in one branch, and both played out."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from landrush.balance.gifts import Worth
from landrush.balance.play import Table, lead, part
from landrush.bots import finish
from landrush.bots.ladder import PlannerBot
from landrush.census import census
from landrush.engine.state import CHANCE, State
from landrush.simulation import Plan, derived_seed


@dataclass(frozen=True)
class Fork:
    """A decision at which a move was possible that was not chosen."""

    table: Table
    chosen: int
    # The ids of the move.
    ids: tuple[int, ...]


def forks(plan: Plan, index: int) -> dict[str, Fork]:
    """For each move of game number `index` one of the decisions that left it out, each equally likely."""
    table = Table(plan, index)
    known = census(table.state.game)
    random = Random(derived_seed(table.seed, "forced"))
    found: dict[str, Fork] = {}
    seen: dict[str, int] = {}
    try:
        while table.is_going():
            action = table.next()
            chosen = () if table.state.to_move == CHANCE else known.move(table.state, action)
            # Where something else comes first the move is only put off.
            if chosen:
                left = possible(table.state)
                for name in chosen:
                    left.pop(name, None)
                for name, ids in left.items():
                    seen[name] = seen.get(name, 0) + 1
                    if random.randrange(seen[name]) == 0:
                        found[name] = Fork(table.at(table.state.clone()), action, ids)
            table.do(action)
    finally:
        finish(table.bots, table.state)
    return found


def possible(state: State) -> dict[str, tuple[int, ...]]:
    """The ids of each move that can be made now, of a main action and of what it uses alike."""
    known = census(state.game)
    found: dict[str, tuple[int, ...]] = {}
    for action in state.choices():
        for name in known.move(state, action):
            found[name] = (*found.get(name, ()), action)
    return found


def compare(fork: Fork) -> Worth:
    """By how much the seat does better with the move than with what it chose."""
    state = fork.table.state
    seat = state.to_move
    ends = [branch(fork, action).play_out() for action in (forced(fork), fork.chosen)]
    return Worth(lead(ends[0], seat) - lead(ends[1], seat), part(ends[0], seat) - part(ends[1], seat))


def branch(fork: Fork, action: int) -> Table:
    """The game after this decision, with the same chance from there on."""
    table = fork.table.at(fork.table.state.clone())
    table.do(action)
    return table


def forced(fork: Fork) -> int:
    """Which of the move's ids: the one that the bot likes best, or any where a bot does not say."""
    table = fork.table.at(fork.table.state)
    player = table.bots[table.state.to_move]
    if isinstance(player, PlannerBot) and len(fork.ids) > 1:
        liked = player.worths(table.state)
        return max(fork.ids, key=lambda action: liked[action])
    return Random(table.seed + table.decisions).choice(fork.ids)


def worths(plan: Plan, index: int) -> dict[str, Worth]:
    """What each move of game number `index` that was left out somewhere would have been worth."""
    return {name: compare(fork) for name, fork in sorted(forks(plan, index).items())}
