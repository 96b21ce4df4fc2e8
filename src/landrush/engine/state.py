"""What every game's state can do. The rules of a game fill in the abstract part."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from landrush.engine.actions import ActionBuffer
from landrush.engine.events import EventBuffer
from landrush.engine.rng import Rng

if TYPE_CHECKING:
    from landrush.engine.game import Game
    from landrush.messages import Action, Event, Reason

CHANCE: Final = -1
OVER: Final = -2

OK: Final[i64] = 0


class State(ABC):
    """A position: waits for a seat, waits for chance, or is over.

    `to_move` is the seat that decides, CHANCE or OVER. A state never rolls: whoever drives it answers chance
    with one of the outcomes listed. `events` listens to what happens when it is set.
    """

    def __init__(self, game: Game, seats: i64) -> None:
        self.game = game
        self.seats = seats
        # People or bots take the first seats; those after them, if any, act by the rules alone.
        self.deciders = seats
        self.to_move: i64 = CHANCE
        self.events: EventBuffer | None = None

    @abstractmethod
    def options(self, out: ActionBuffer) -> None:
        """Append every legal action, or every chance outcome with its weight, in ascending order."""

    @abstractmethod
    def check(self, action: i64) -> i64:
        """OK, or the game's code for the reason why this action id is not possible now."""

    @abstractmethod
    def do(self, action: i64) -> None:
        """Carry out an action that is known to be legal."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy, without the listener."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Each seat's score as it stands."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that share the victory; empty while the game goes on."""

    @abstractmethod
    def evaluate(self, seat: i64) -> i64:
        """How far a seat is ahead of its best opponent, in hundredths; from what it may know."""

    @abstractmethod
    def features(self, seat: i64, out: vec[float]) -> None:
        """Write what a seat may know of the position as numbers, one for each of the game's features."""

    @abstractmethod
    def observe(self, seat: i64, out: vec[u8], at: i64) -> None:
        """Write all that a seat may know, a number for each of the game's observation, from a place on."""

    def options_in_order(self, out: ActionBuffer) -> None:
        """The options for searches and playouts: where things may be named in any order, only one order."""
        self.options(out)

    def forget_order(self) -> None:
        """Let a search begin here: it may name whatever is still possible, in its order."""
        return

    def imagine(self, seat: i64, rng: Rng) -> State:
        """A copy to think about: what this seat cannot know is drawn again, and a search may begin."""
        copy = self.clone()
        copy.forget_order()
        return copy

    def legal_actions(self) -> list[int]:
        """The ids that `apply` takes now, ascending; empty only when the game is over."""
        out = ActionBuffer()
        self.options(out)
        return [out.ids[i] for i in range(out.n)]

    def choices(self) -> list[int]:
        """The legal actions without those that only name the same things in another order."""
        here = self.clone()
        here.forget_order()
        out = ActionBuffer()
        here.options_in_order(out)
        return [out.ids[i] for i in range(out.n)]

    def chance_weights(self) -> list[tuple[int, int]]:
        """Chance outcomes with whole-number weights; empty unless chance is to move."""
        if self.to_move != CHANCE:
            return []
        out = ActionBuffer()
        self.options(out)
        return [(out.ids[i], out.weights[i]) for i in range(out.n)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Chance outcomes with their probabilities; empty unless chance is to move."""
        weights = self.chance_weights()
        total = sum([weight for _, weight in weights])
        return [(outcome, weight / total) for outcome, weight in weights]

    def apply(self, action: int) -> None:
        """Carry out an action or chance outcome, or raise IllegalMove and change nothing."""
        if not 0 <= action < self.game.num_ids or self.check(action) != OK:
            raise self.game.refusal(self, action)
        self.do(action)

    def advance(self, rng: Rng | random.Random) -> None:
        """Resolve chance with this generator until a seat must decide or the game is over."""
        while self.to_move == CHANCE:
            out = ActionBuffer()
            self.options(out)
            self.do(out.at_weight(rng.randrange(out.total_weight())))

    def notation(self, action: int) -> str:
        """The action as language-neutral text."""
        return self.game.notation(self, action)

    def parse(self, text: str) -> int:
        """The action id of a text; raises NotationError. The move need not be legal."""
        return self.game.parse(self, text)

    def explain(self, action: int) -> Action:
        """The action or chance outcome as a key with parameters, for `describe`; it need not be legal."""
        return self.game.explain(self, action)

    def why_not(self, text: str) -> Reason | None:
        """None when the move is possible now, else the reason."""
        return self.game.why_not(self, text)

    def to_json(self) -> str:
        """The whole position as text; `game.from_json` gives an equal state."""
        return self.game.to_json(self)

    def digest(self) -> str:
        """A short hash of the position."""
        return self.game.digest(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know, with its options; None is a spectator."""
        return self.game.view(self, seat)

    def listen(self) -> None:
        """Collect events from now on."""
        self.events = EventBuffer()

    def take_events(self) -> list[Event]:
        """What happened since the last call, as keys with parameters."""
        return [] if self.events is None else self.game.read_events(self, self.events.take())

    def _repr_svg_(self) -> str:
        """How notebooks show a position."""
        return self.game.svg(self)

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __repr__(self) -> str:
        return f"<{self.game.name}, {self.seats} seats, to move {self.to_move}>"
