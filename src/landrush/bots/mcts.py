"""Monte Carlo tree search for several players with chance and hidden things. Compiled: it is a hot loop."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from landrush.bots.planner import NOTHING, Planner
from landrush.bots.value import PLAYERS, Value, shares
from landrush.engine.actions import ActionBuffer
from landrush.engine.playout import playout
from landrush.engine.rng import Rng
from landrush.engine.state import CHANCE, OVER, State
from landrush.engine.vectors import floats

# Chance with so few outcomes has a branch for each; with more, all outcomes share one branch.
ENUMERATED: Final[i64] = 8
ANY_OUTCOME: Final[i64] = -1
ANY_MOVE: Final[i64] = -1
# How much a move is tried that was seldom tried: without a value function, and with one.
CURIOSITY: Final = 0.7
TRUST: Final = 2.0
# What a move is worth at first sight counts like so many visits, and how sharply it draws the search.
FIRST_SIGHT: Final = 1.0
SHARPNESS: Final = 2.0
# Both go by how far the best move is ahead of the mean at first sight, which is at least this.
SMALLEST_LEAD: Final = 0.005
# Nobody needs a longer line; some games can go on for ever.
DEEPEST: Final[i64] = 400


@final
class Node:
    """What came of the visits to one line of play."""

    def __init__(self, action: i64, promise: float) -> None:
        self.action = action
        self.visits: i64 = 0
        # What the move is worth at first sight to whoever makes it.
        self.promise = promise
        self.gained = floats(PLAYERS, 0.0)
        # The squares of what the seat that searches gained, for the error of its mean.
        self.squared = 0.0
        self.children = vec[Node]()

    def child(self, action: i64) -> Node | None:
        """The line that goes on with an action, if it was seen before."""
        for node in self.children:
            if node.action == action:
                return node
        return None

    def add(self, action: i64, promise: float) -> Node:
        node = Node(action, promise)
        self.children = append(self.children, node)
        return node


@final
class Search:
    """One search: imagines what the seat cannot know anew for each visit.

    With a value function it can widen: a node's moves are tried in the order of their promise, as many as
    1 + visits ^ widening.
    """

    def __init__(self, value: Value | None, seed: i64, widening: float = 0.0) -> None:
        self.value = value
        self.widening = widening
        self.rng = Rng(seed)
        self.listed = ActionBuffer()
        self.buffer = ActionBuffer()
        self.shares = floats(PLAYERS, 0.0)

    def run(self, state: State, simulations: i64) -> Node:
        """A new search of so many simulations."""
        root = Node(0, 0.0)
        self.expect(root, state)
        self.go_on(root, state, simulations)
        return root

    def expect(self, root: Node, state: State) -> None:
        """With a value function each move promises what the best plan that begins with it is worth.

        The moves of that plan promise the same, so that the search finds to its end.
        """
        value = self.value
        if value is None:
            return
        planner = Planner(value, self.rng.next32())
        worths = planner.worths(state)
        for i in range(len(worths)):
            line = planner.best[i]
            # A plan that was given up promises what its first move does at first sight.
            worth = line.worth if worths[i] == NOTHING else worths[i]
            actions = line.actions()
            node = root
            for k in range(len(actions) - 1, -1, -1):
                found = node.child(actions[k])
                if found is None:
                    found = node.add(actions[k], worth)
                found.promise = worth
                node = found

    def go_on(self, root: Node, state: State, simulations: i64) -> None:
        """So many more simulations: whoever has a clock asks for a few at a time."""
        seat = state.to_move
        for n in range(simulations):
            self.simulate(root, state.imagine(seat, self.rng), seat)

    def try_out(self, root: Node, state: State, action: i64, most: i64) -> None:
        """So many more simulations of a search that has run, which begin with this move."""
        seat = state.to_move
        for n in range(most):
            self.simulate(root, state.imagine(seat, self.rng), seat, action)

    def simulate(self, root: Node, s: State, seat: i64, first: i64 = ANY_MOVE) -> None:
        """Follow the tree to a new line, judge it, and tell every node on the way."""
        node = root
        path = vec[Node](capacity=32)
        path = append(path, root)
        if first != ANY_MOVE:
            found = root.child(first)
            node = root.add(first, 0.0) if found is None else found
            s.do(first)
            # People name things in any order.
            s.forget_order()
            path = append(path, node)
        while len(path) < DEEPEST and s.to_move != OVER:
            if s.to_move == CHANCE:
                node = self.draw(node, s)
            else:
                if node.visits == 0 and len(path) > 1:
                    break
                node = self.select(node, s)
                s.do(node.action)
            path = append(path, node)
        self.judge(s, seat)
        gained = self.shares
        for each in path:
            each.visits += 1
            each.squared += gained[seat] * gained[seat]
            for i in range(s.seats):
                each.gained[i] += gained[i]

    def draw(self, node: Node, s: State) -> Node:
        """Let chance decide."""
        out = self.buffer
        out.n = 0
        s.options(out)
        outcome = out.sample(self.rng)
        branch = outcome if out.n <= ENUMERATED else ANY_OUTCOME
        s.do(outcome)
        found = node.child(branch)
        return node.add(branch, 0.0) if found is None else found

    def judge(self, s: State, seat: i64) -> None:
        """Each seat's share of the victory: as judged, or as a game at random ends."""
        value = self.value
        if value is not None:
            value.judge(s, seat, self.shares)
            return
        if s.to_move != OVER:
            playout(s, self.rng, self.buffer)
        shares(s, self.shares)

    def select(self, node: Node, s: State) -> Node:
        """The most interesting of the moves that are possible now."""
        out = self.listed
        out.n = 0
        s.options_in_order(out)
        if self.value is None:
            return self.select_untried(node, s.to_move, out)
        return self.select_promising(node, s, out)

    def select_untried(self, node: Node, seat: i64, out: ActionBuffer) -> Node:
        """UCT: each move once, then the one with the highest bound."""
        untried: i64 = 0
        chosen: i64 = 0
        best: Node | None = None
        highest = -1.0
        logarithm = log(float(node.visits + 1))
        for i in range(out.n):
            found = node.child(out.ids[i])
            if found is None:
                untried += 1
                if self.rng.randrange(untried) == 0:
                    chosen = out.ids[i]
            elif untried == 0:
                visits = float(found.visits)
                bound = found.gained[seat] / visits + CURIOSITY * sqrt(logarithm / visits)
                if bound > highest:
                    highest = bound
                    best = found
        if untried > 0 or best is None:
            return node.add(chosen, 0.0)
        return best

    def select_promising(self, node: Node, s: State, out: ActionBuffer) -> Node:
        """PUCT: what moves are worth at first sight is their prior and counts like a visit."""
        seat = s.to_move
        most = -1.0
        total = 0.0
        for i in range(out.n):
            found = node.child(out.ids[i])
            if found is None:
                found = node.add(out.ids[i], self.promise(s, out.ids[i], seat))
            most = max(most, found.promise)
            total += found.promise
        lead = max(SMALLEST_LEAD, most - total / float(out.n))
        total = 0.0
        for i in range(out.n):
            found = node.child(out.ids[i])
            assert found is not None
            total += exp(SHARPNESS * (found.promise - most) / lead)
        drive = TRUST * lead * sqrt(float(node.visits + 1)) / total
        least = self.least_promise(node, out) if self.widening > 0.0 else -1.0e9
        best: Node | None = None
        highest = -1.0
        for i in range(out.n):
            found = node.child(out.ids[i])
            assert found is not None
            if found.promise < least:
                continue
            seen = float(found.visits) + FIRST_SIGHT
            mean = (found.gained[seat] + FIRST_SIGHT * found.promise) / seen
            prior = exp(SHARPNESS * (found.promise - most) / lead)
            bound = mean + drive * prior / float(found.visits + 1)
            if bound > highest:
                highest = bound
                best = found
        assert best is not None
        return best

    def least_promise(self, node: Node, out: ActionBuffer) -> float:
        """What a move must promise to be tried yet; moves that promise the same count as one."""
        wanted: i64 = 1 + i64(float(node.visits + 1) ** self.widening)
        least = 1.0e9
        while wanted > 0:
            most = -1.0e9
            for i in range(out.n):
                found = node.child(out.ids[i])
                assert found is not None
                if most < found.promise < least:
                    most = found.promise
            if most == -1.0e9:
                break
            least = most
            wanted -= 1
        return least

    def promise(self, s: State, action: i64, seat: i64) -> float:
        """What a move is worth at first sight to whoever makes it."""
        value = self.value
        assert value is not None
        after = s.clone()
        after.do(action)
        return value.worth(after, seat)


def most_visited(root: Node) -> Node:
    """The move to play: the one that the search came back to."""
    best = root.children[0]
    for node in root.children:
        if node.visits > best.visits or (node.visits == best.visits and node.promise > best.promise):
            best = node
    return best
