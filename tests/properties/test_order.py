"""Order is free: things may be named in any order, and the same comes of it (M3.5, D5.7)."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

import landrush
from landrush.engine.actions import ActionBuffer
from landrush.engine.pending import FRAME
from landrush.games.dice_settlers import state as dice_settlers
from landrush.games.dice_settlers.symbols import HARVEST, TRADE
from landrush.games.montana import state as montana
from tests.rounds import examples

# Questions that let one name several things.
KINDS = {
    "montana": {
        "pick": montana.PICK,
        "surplus": montana.SURPLUS,
        "place": montana.PLACE,
        "announce": montana.ANNOUNCE,
    },
    "dice-settlers": {
        "pay": dice_settlers.PAY,
        "pair": dice_settlers.PAIR,
        "act": dice_settlers.ACT,
        "reroll": dice_settlers.REROLL,
        "take-back": dice_settlers.TAKE_BACK,
        "cost": dice_settlers.COST,
        "keep": dice_settlers.KEEP,
    },
}
CASES = [(name, kind) for name, kinds in KINDS.items() for kind in kinds]
# A question has far fewer ways to answer it than this, or it is left out.
MANY = 20_000


def is_asked(state, kind):
    """Whether this is the question at hand, and nothing was named yet."""
    if state.to_move < 0 or state.stack.kind() != kind:
        return False
    if state.game.name == "montana":
        begun = {
            montana.PICK: state.stack.arg(0) >= 0,
            montana.ANNOUNCE: any(map(state.stack.arg, (1, 2, 3))),
        }
        return not begun.get(kind, False)
    # When a die is sold it matters which one was spent before.
    begun = {dice_settlers.ACT: state.stack.arg(1) > 0 or state.stack.arg(0) == TRADE}
    return not begun.get(kind, False)


def asked(name, players, kind, rng):
    """A position of a random game that asks this, as late as chance has it, or None."""
    # Sets that are drawn have the cards that ask such questions.
    options = {} if name == "montana" else {"technologies": "random"}
    state = landrush.game(name).new(players, **options)
    found = None
    for ply in range(1500):
        if state.to_move == landrush.OVER:
            break
        if is_asked(state, kind) and len(state.legal_actions()) > 1:
            found = state.clone()
            found.forget_order()
            if rng.random() < 0.3:
                break
        state.apply(rng.choice(state.legal_actions()))
    return found


def is_open(state, depth, whom):
    """Whether the question to this seat is still on the stack, or the dice of its last pair are."""
    kind, seat = whom
    if state.stack.depth() < depth:
        return False
    at = (depth - 1) * FRAME
    return state.stack.cells[at] in (kind, dice_settlers.PAIR) and state.stack.cells[at + 1] == seat


def names(state, rng):
    """Answer a question at random to its end: each thing named with what followed, and what ended it."""
    depth, kind = state.stack.depth(), state.stack.kind()
    whom = kind, state.stack.seat()
    found: list[list[int]] = []
    while is_open(state, depth, whom):
        free = [each for each in state.legal_actions() if not state.notation(each).startswith("trade ")]
        action = rng.choice(free)
        is_name = state.stack.depth() == depth and state.stack.kind() == kind
        if is_name and state.notation(action) == "done":
            return found, [action]
        if is_name:
            found.append([])
        found[-1].append(action)
        state.apply(action)
    return found, []


def shuffled(state, found, rng):
    """The same things in another order.

    What a symbol of an action does stays where it was, for a tent opens the way to the next; the tokens of a
    harvest belong to their dice.
    """
    if (
        state.stack.kind() != dice_settlers.ACT
        or state.game.name == "montana"
        or state.stack.arg(0) == HARVEST
    ):
        return [action for each in rng.sample(found, len(found)) for action in each]
    # The two dice of a pair go with it.
    sizes = [3 if state.notation(each[0]) == "pair" else 1 for each in found]
    means = [each[:size] for each, size in zip(found, sizes, strict=True)]
    effects = [each[size:] for each, size in zip(found, sizes, strict=True)]
    pairs = zip(rng.sample(means, len(means)), effects, strict=True)
    return [action for one, other in pairs for action in (*one, *other)]


@settings(max_examples=examples(150))
@given(st.sampled_from(CASES), st.integers(2, 4), st.integers(0, 10**6), st.randoms())
def test_every_order_ends_in_the_same_position(case, players, seed, rng):
    """M3.5, D5.7: in whatever order things are named, each is possible, and the same comes of it."""
    name, kind = case
    start = asked(name, players, KINDS[name][kind], random.Random(seed))
    if start is None:
        return
    one, other = start.clone(), start.clone()
    found, end = names(one.clone(), rng)
    for action in [action for each in found for action in each] + end:
        one.apply(action)
    for action in shuffled(start, found, rng) + end:
        other.apply(action)
    assert other.to_json() == one.to_json()


def results(state, depth, whom, in_order, seen, out):
    """The positions in which a question ends, each as often as there are ways to it; None for too many."""
    if not is_open(state, depth, whom):
        out.append(state.to_json())
        return len(out) < MANY
    listed = ActionBuffer()
    if in_order:
        state.options_in_order(listed)
    else:
        # Where the same was named in another order nothing new follows.
        if state.to_json() in seen:
            return True
        seen.add(state.to_json())
        state.options(listed)
    for i in range(listed.n):
        if not state.notation(listed.ids[i]).startswith("trade "):
            after = state.clone()
            after.do(listed.ids[i])
            if not results(after, depth, whom, in_order, seen, out):
                return False
    return True


@settings(max_examples=examples(80))
@given(st.sampled_from(CASES), st.integers(2, 4), st.integers(0, 10**6))
def test_the_order_of_searches_reaches_everything(case, players, seed):
    """M3.5, D5.7: searches leave out ways, never results; and of most questions there is one way to each."""
    name, kind = case
    start = asked(name, players, KINDS[name][kind], random.Random(seed))
    if start is None or kind == "act":
        return
    depth, number = start.stack.depth(), (start.stack.kind(), start.stack.seat())
    free: list[str] = []
    ordered: list[str] = []
    if not results(start, depth, number, False, set(), free):
        return
    assert results(start, depth, number, True, set(), ordered)
    assert set(ordered) == set(free)
    # Gold may stand for one token or for another of the same kind.
    if kind != "cost":
        assert len(ordered) == len(set(ordered))
