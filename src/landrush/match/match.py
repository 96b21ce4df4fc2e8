"""A match: who plays, what was decided, and what may be taken back.

The entries are the match. The state, the clocks and the holders of the seats follow from them, for a match
going on and for one that is read from a file alike: both go through `take`.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from landrush.engine.state import CHANCE, OK, OVER, State
from landrush.errors import BadRecord, IllegalMove
from landrush.match import fairness, record
from landrush.match.clocks import NONE, Clocks
from landrush.match.commands import Request, take_command
from landrush.match.entries import (
    AGREE,
    ASK,
    HINT,
    LEFT,
    MOVE,
    OUTCOME,
    REFUSE,
    RESTART,
    SITS,
    TIMEOUT,
    UNDO,
    Entry,
)
from landrush.match.seats import HUMAN, VACANT
from landrush.match.setup import Setup, new_setup
from landrush.match.takeback import FREE, barrier, last_decision, turn_start
from landrush.messages import Event, Reason

MILLISECONDS = 1000
MARK_EVERY = 32


class Chooser(Protocol):
    """A bot, or anything else that decides."""

    def choose(self, state: State) -> int: ...


class Step(NamedTuple):
    """An entry and what it brought about."""

    entry: Entry
    events: list[Event]


class Match:
    """A game that is played, by people, bots or both. `Match.new` and `Match.load` make one."""

    def __init__(self, setup: Setup, now: Callable[[], float] = time.time) -> None:
        start = setup.start
        self.setup = setup
        self.now = now
        self.since = now()
        self.holders = list(setup.holders)
        self.clocks = Clocks(setup.control, start.seats)
        self.entries: list[Entry] = []
        # The decisions and chance outcomes that count: those not taken back.
        self.line: list[Entry] = []
        # The states after every so many of them, so that going back is quick.
        self.marks: list[State] = []
        self.state = start.clone()
        self.state.listen()
        self.turn = start.game.turn_of(start)
        # The seat that was asked last, and how many chance outcomes the line has.
        self.asked = None if start.to_move < 0 else start.to_move
        self.drawn = 0
        # The digest of the position with which a turn begins, by the entry before it.
        self.digests: dict[int, str] = {}
        self.request: Request | None = None

    @classmethod
    def new(
        cls,
        game: str,
        seats: Sequence[str],
        seed: int | bytes | None = None,
        *,
        components: str | Path | None = None,
        contributions: Sequence[str] = (),
        clock: str = NONE,
        online: bool = False,
        position: str | None = None,
        hints: bool = False,
        now: Callable[[], float] = time.time,
        **options: Any,
    ) -> Match:
        """A match before its first decision. Raises BadOption and what `Game.new` raises.

        Seats are human, human:NAME, bot:NAME or vacant. A seed that is not given is secret until the end.
        Where people sit together, alone or against bots, what they do can be taken back freely; `online`
        players need each other's consent. A position, as of `State.to_json`, may stand for a new game. With
        `hints` people may take hints against each other too.
        """
        setup = new_setup(
            game, seats, seed, components, contributions, clock, online, position, hints, options
        )
        match = cls(setup, now)
        match.draw()
        return match

    @classmethod
    def load(cls, path: str | Path, components: str | Path | None = None) -> Match:
        """The match of a file, each entry checked as in live play. Raises BadRecord, which names the file."""
        with record.told_of(path):
            return cls.read(record.read_file(path), components)

    @classmethod
    def read(
        cls, text: str, components: str | Path | None = None, now: Callable[[], float] = time.time
    ) -> Match:
        """The match of a record's text, each entry checked as in live play. Raises BadRecord."""
        from landrush.match.reading import played

        return played(cls, record.read(text), components, now)

    # What people and bots do.

    def submit(self, seat: int, move: str | int, version: int | None = None) -> list[Step]:
        """A decision, and the chance that follows it; or NotationError or IllegalMove, and nothing changes.

        A version is the number of entries that the seat has seen; what was meant for fewer is refused.
        """
        if version is not None and version != len(self.entries):
            raise IllegalMove(Reason("why-position-changed"))
        action = self.state.parse(move) if isinstance(move, str) else move
        if not 0 <= action < self.state.game.num_ids:
            raise self.state.game.refusal(self.state, action)
        return self.append(Entry(self.number, MOVE, seat, action, self.state.notation(action), self.spent()))

    def undo(self, seat: int) -> list[Step]:
        """Take back the last decision of a seat. Raises IllegalMove."""
        return self.append(Entry(self.number, UNDO, seat, self.target(seat), "", self.spent()))

    def restart_turn(self, seat: int) -> list[Step]:
        """Take back all decisions of the turn that can be taken back. Raises IllegalMove."""
        return self.append(Entry(self.number, RESTART, seat, self.restart_target(seat), "", self.spent()))

    def ask_takeback(self, seat: int, target: int | None = None) -> list[Step]:
        """Ask all other people to let a seat go back to before a decision, its last one or an earlier one."""
        return self.append(
            Entry(self.number, ASK, seat, self.target(seat) if target is None else target, "", self.spent())
        )

    def agree(self, seat: int) -> list[Step]:
        """Consent to the takeback that somebody asks for."""
        return self.append(Entry(self.number, AGREE, seat, 0, "", self.spent()))

    def refuse(self, seat: int) -> list[Step]:
        """Do not consent."""
        return self.append(Entry(self.number, REFUSE, seat, 0, "", self.spent()))

    def hint(self, seat: int, level: int) -> list[Step]:
        """Note that a seat was told a hint of this level. Raises IllegalMove."""
        return self.append(Entry(self.number, HINT, seat, level, "", self.spent()))

    def leave(self, seat: int, successor: str = VACANT) -> list[Step]:
        """Somebody leaves; a bot takes over, or the seat is vacant."""
        return self.append(Entry(self.number, LEFT, seat, 0, successor, self.spent()))

    def time_out(self, seat: int, successor: str = VACANT) -> list[Step]:
        """Somebody's time is up; a bot takes over, or the seat is vacant. Raises IllegalMove if it is not."""
        return self.append(Entry(self.number, TIMEOUT, seat, 0, successor, self.spent()))

    def sit(self, seat: int, holder: str) -> list[Step]:
        """Somebody takes a vacant seat, or the place of a bot."""
        return self.append(Entry(self.number, SITS, seat, 0, holder, self.spent()))

    def play_bots(self, bots: Mapping[int, Chooser]) -> list[Step]:
        """Let bots decide until one is asked that is not among them, or the game is over."""
        steps = []
        while self.state.to_move in bots:
            seat = self.state.to_move
            steps += self.submit(seat, bots[seat].choose(self.state))
        return steps

    # What may be done.

    @property
    def number(self) -> int:
        """The number of the next entry."""
        return len(self.entries) + 1

    @property
    def is_over(self) -> bool:
        return self.state.to_move == OVER

    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, holder in enumerate(self.holders) if holder.kind == HUMAN]

    def is_free(self) -> bool:
        """Whether decisions can be taken back without asking: nobody else is harmed."""
        return self.setup.undo == FREE or len(self.people()) <= 1

    def why_no_undo(self, seat: int) -> Reason | None:
        """Why a seat cannot take back its last decision on its own, or None."""
        if self.is_over:
            return Reason("why-game-over")
        if self.holders[seat].kind != HUMAN:
            return Reason("why-not-possible-now")
        target = last_decision(self.line, self.undoers(seat))
        if target is None:
            return Reason("why-nothing-to-undo")
        return self.blocked(seat, target)

    def why_no_hint(self, seat: int) -> Reason | None:
        """Why a seat may not be told a hint, or None: it plays alone, against bots, or where all agreed."""
        if self.is_over:
            return Reason("why-game-over")
        if self.holders[seat].kind != HUMAN:
            return Reason("why-not-possible-now")
        if seat != self.state.to_move:
            return Reason("why-not-your-turn")
        return None if self.setup.hints or self.people() == [seat] else Reason("why-no-hint")

    def undoers(self, seat: int) -> Sequence[int]:
        """Whose decisions a seat may take back: at one device those of all people, else its own."""
        return self.people() if self.setup.undo == FREE and seat in self.people() else (seat,)

    def blocked(self, seat: int, target: int) -> Reason | None:
        """Why it is not possible to go back to before an entry of the line, or None."""
        if self.is_free():
            return None
        others = [each for each in self.people() if each != seat]
        at = self.place(target)
        return barrier(self.state_at(at), self.line[at:], others)

    def target(self, seat: int) -> int:
        """The entry of the last decision that a seat may take back, or 0."""
        return last_decision(self.line, self.undoers(seat)) or 0

    def restart_target(self, seat: int) -> int:
        """The first decision of the last turn that a seat may take back to, or 0."""
        last = self.target(seat)
        return (
            turn_start(self.setup.start, self.line, last, self.undoers(seat), self.blocked_for(seat))
            if last
            else 0
        )

    def blocked_for(self, seat: int) -> Callable[[int], bool]:
        return lambda target: self.blocked(seat, target) is not None

    def left(self, seat: int) -> int | None:
        """Milliseconds that a seat has, or None where no clock runs."""
        if self.setup.control.kind == NONE:
            return None
        running = self.spent() if seat == self.state.to_move else None
        return self.clocks.left[seat] - (running or 0)

    def spent(self) -> int | None:
        """Milliseconds since the last entry, when they count for a person."""
        if not self.is_timed():
            return None
        return max(0, round((self.now() - self.since) * MILLISECONDS))

    def is_timed(self) -> bool:
        """Whether the time that passes now counts for somebody."""
        seat = self.state.to_move
        return self.setup.control.kind != NONE and seat >= 0 and self.holders[seat].kind == HUMAN

    # How entries take effect.

    def append(self, entry: Entry) -> list[Step]:
        """An entry of a match going on, and the chance that follows."""
        if self.setup.seed is None:
            raise BadRecord(Reason("record-no-seed"))
        step = self.take(entry)
        return [step, *self.draw()]

    def draw(self) -> list[Step]:
        """Chance, until somebody is asked or the game is over."""
        steps = []
        while self.state.to_move == CHANCE:
            outcome = self.fair_outcome()
            steps.append(
                self.take(Entry(self.number, OUTCOME, CHANCE, outcome, self.state.notation(outcome)))
            )
        return steps

    def fair_outcome(self) -> int:
        """What the seed and the contributions give."""
        assert self.setup.seed is not None
        return fairness.outcome(self.state, self.setup.seed, self.setup.contributions, self.drawn + 1)

    def take(self, entry: Entry) -> Step:
        """Check an entry and carry it out, or raise an error and change nothing."""
        if entry.number > record.MAX_ENTRIES and entry.kind != OUTCOME:
            raise IllegalMove(Reason("why-too-long"))
        if (entry.spent is not None) != self.is_timed():
            raise IllegalMove(Reason("why-time-missing"))
        if entry.kind in (MOVE, OUTCOME):
            check = self.check_move if entry.kind == MOVE else self.check_outcome
            check(entry)
            if self.state.check(entry.value) != OK:
                raise IllegalMove(
                    self.state.game.reason(self.state, entry.value) or Reason("why-not-possible-now")
                )
            self.state.do(entry.value)
            self.line.append(entry)
            if len(self.line) % MARK_EVERY == 0:
                self.marks.append(self.state.clone())
            self.drawn += entry.kind == OUTCOME
            self.request = None
            events = self.state.take_events()
        else:
            events = take_command(self, entry)
        self.entries.append(entry)
        self.pass_time(entry)
        self.mark_turn(entry)
        return Step(entry, events)

    def check_move(self, entry: Entry) -> None:
        """A decision of the seat that is asked, by somebody who sits there and has time left."""
        if self.is_over:
            raise IllegalMove(Reason("why-game-over"))
        if entry.seat != self.state.to_move:
            raise IllegalMove(Reason("why-not-your-turn"))
        if self.holders[entry.seat].kind == VACANT:
            raise IllegalMove(Reason("why-vacant"))
        if self.is_late(entry.spent):
            raise IllegalMove(Reason("why-time-out"))

    def check_outcome(self, entry: Entry) -> None:
        """Chance is asked, and the outcome is that of the seed, if it is known."""
        if self.state.to_move != CHANCE:
            raise IllegalMove(Reason("why-not-chance"))
        if self.setup.seed is not None and entry.value != self.fair_outcome():
            expected = self.state.notation(self.fair_outcome())
            raise IllegalMove(Reason("why-not-drawn", {"expected": expected}))

    def is_late(self, spent: int | None) -> bool:
        """Whether the seat that is asked has spent more than it had."""
        return spent is not None and self.clocks.left[self.state.to_move] < spent

    def rewind(self, target: int) -> None:
        """Back to before an entry of the line. Chance that was drawn stays drawn: its number comes again."""
        at = self.place(target)
        is_heard = self.state.events is not None
        self.state = self.state_at(at)
        del self.line[at:]
        del self.marks[at // MARK_EVERY :]
        if is_heard:
            self.state.listen()
        self.drawn = sum(entry.kind == OUTCOME for entry in self.line)
        self.request = None

    def place(self, target: int) -> int:
        """Where in the line an entry stands."""
        return bisect_left(self.line, target, key=lambda entry: entry.number)

    def state_at(self, at: int) -> State:
        """The state after so many entries of the line, from the last one that was kept."""
        kept = at // MARK_EVERY
        state = (self.marks[kept - 1] if kept else self.setup.start).clone()
        for entry in self.line[kept * MARK_EVERY : at]:
            state.do(entry.value)
        return state

    def pass_time(self, entry: Entry) -> None:
        """Charge the time of an entry to who was asked, and hand the clock on."""
        if entry.spent is not None and self.asked is not None:
            self.clocks.spend(self.asked, entry.spent)
        seat = self.state.to_move
        if seat >= 0:
            if self.asked is not None and seat != self.asked:
                self.clocks.pass_on(self.asked, seat, entry.kind in (MOVE, OUTCOME))
            self.asked = seat
        self.since = self.now()

    def mark_turn(self, entry: Entry) -> None:
        """Keep a digest of the position with which a turn begins, and of the last one."""
        turn = self.state.game.turn_of(self.state)
        if turn != self.turn:
            self.turn = turn
            self.digests[entry.number] = self.state.digest()

    # The record.

    def record(self, reveal: bool = True) -> record.Record:
        """All of it as data. Without `reveal` the seed of a game going on stays secret."""
        setup = self.setup
        game = setup.start.game
        lines = [
            record.Line(each.number, None if each.kind == OUTCOME else each.seat, str(each), each.spent)
            for each in self.entries
        ]
        # The last position has a digest too, whether a turn ends with it or not.
        last = {len(lines): self.state.digest()} if lines else {}
        return record.Record(
            game.name,
            game.rules_version,
            game.components.digest,
            {name: str(value).lower() for name, value in setup.options.items()},
            [str(holder) for holder in setup.holders[: setup.start.deciders]],
            str(setup.control),
            setup.undo,
            setup.commitment,
            setup.contributions,
            setup.position,
            lines,
            {**self.digests, **last},
            self.state.scores() if self.is_over else None,
            self.state.winners() if self.is_over else None,
            setup.seed if reveal or self.is_over else None,
            setup.hints,
        )

    def text(self, reveal: bool = True) -> str:
        """The record as text."""
        return record.write(self.record(reveal))

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all. Raises BadRecord."""
        record.write_file(path, self.text())

    def replay(self) -> Iterator[tuple[Step, Match]]:
        """Every entry once more with what it brought, and the match as it stood then."""
        again = Match(self.setup, self.now)
        for entry in self.entries:
            yield again.take(entry), again
