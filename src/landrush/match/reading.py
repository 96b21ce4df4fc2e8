"""A record played: every entry under the same checks as in a match going on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from landrush.engine.state import CHANCE
from landrush.errors import BadRecord, IllegalMove, LandrushError
from landrush.games import game as game_named
from landrush.match import fairness
from landrush.match.clocks import read_control
from landrush.match.entries import MOVE, OUTCOME, Entry, read_command
from landrush.match.match import Match
from landrush.match.record import COMMAND, Line, Record, refuse, shown
from landrush.match.seats import seated
from landrush.match.setup import Setup, check_seats
from landrush.messages import Reason


def played(
    kind: type[Match], found: Record, components: str | Path | None, now: Callable[[], float]
) -> Match:
    """The match of a record. Raises BadRecord, which names the first entry that is wrong and why."""
    match = kind(opened(found, components), now)
    # Nobody listens yet: reading is quick, and `replay` tells everything once more.
    match.state.events = None
    for line in found.lines:
        take_line(match, found, line)
    check_end(match, found)
    match.state.listen()
    return match


def opened(found: Record, components: str | Path | None) -> Setup:
    """What is settled before the first entry. Raises BadRecord."""
    try:
        setup = read_setup(found, components)
    except LandrushError as error:
        raise BadRecord(why(error)) from None
    digest = setup.start.game.components.digest
    if digest != found.components:
        refuse("record-components", found=found.components, expected=digest)
    if found.seed is not None and fairness.commitment(found.seed) != found.commitment:
        refuse("record-commitment")
    return setup


def read_setup(found: Record, components: str | Path | None) -> Setup:
    """The same, as far as it does not tell of other components or another seed."""
    game = game_named(found.game, found.rules)
    if found.position is None:
        possible = game.options_for(len(found.seats))
        options = {
            name: next((each for each in possible.get(name, ()) if str(each).lower() == text), text)
            for name, text in found.options.items()
        }
        start = game.new(len(found.seats), components=components, **options)
    else:
        options = {}
        start = game.from_json(found.position, components=components)
        check_seats(found.seats, start)
    return Setup(
        start,
        options,
        seated(found.seats, start.seats),
        found.undo,
        read_control(found.clock),
        found.seed,
        found.commitment,
        [fairness.checked_contribution(text) for text in found.contributions],
        found.position,
        found.hints,
    )


def why(error: LandrushError) -> Reason:
    """What an error says, to be told in another sentence."""
    return error.reason or Reason("record-why", {"why": str(error)})


def take_line(match: Match, found: Record, line: Line) -> None:
    """One entry and the digest after it. Raises BadRecord."""
    try:
        match.take(entry_of(match, line))
    except LandrushError as error:
        refuse("record-refused", entry=line.number, text=shown(line.text), why=why(error))
    digest = found.digests.get(line.number)
    is_last = line.number == len(found.lines)
    reached = match.state.digest() if is_last else match.digests.get(line.number)
    if digest is None and reached is not None:
        refuse("record-no-digest", entry=line.number)
    if digest is not None and reached is None:
        refuse("record-no-turn", entry=line.number)
    if digest != reached:
        refuse("record-digest", entry=line.number, found=digest, expected=reached)


def entry_of(match: Match, line: Line) -> Entry:
    """A written entry, understood at this point of the match. Raises NotationError or IllegalMove."""
    if line.seat is None or not line.text.startswith(COMMAND):
        action = match.state.parse(line.text)
        kind, seat = (OUTCOME, CHANCE) if line.seat is None else (MOVE, line.seat)
        return Entry(line.number, kind, seat, action, match.state.notation(action), line.spent)
    entry = read_command(line.number, line.seat, line.text, line.spent)
    if entry is None:
        raise IllegalMove(Reason("why-unreadable", {"text": shown(line.text)}))
    return entry


def check_end(match: Match, found: Record) -> None:
    """The result is what was played, a finished match tells its seed, and no drawn chance is left out."""
    over = match.is_over
    if found.scores != (match.state.scores() if over else None):
        refuse("record-result", entry=len(match.entries))
    if found.winners != (match.state.winners() if over else None):
        refuse("record-result", entry=len(match.entries))
    if over and found.seed is None:
        refuse("record-no-seed")
    if match.state.to_move == CHANCE:
        refuse("record-truncated", entry=len(match.entries))
