"""What can be taken back, what cannot and why, and that drawn chance stays drawn."""

from __future__ import annotations

import random

import pytest

import landrush
from landrush.engine.state import CHANCE
from landrush.match.entries import MOVE, OUTCOME
from landrush.match.match import Match


def until(match, wanted, seed=1, most=3000):
    """Random decisions until the condition holds."""
    rng = random.Random(seed)
    for _ in range(most):
        if wanted(match):
            return match
        match.submit(match.state.to_move, rng.choice(match.state.legal_actions()))
    raise AssertionError("it never came to that")


def options(match):
    return [match.state.notation(action) for action in match.state.legal_actions()]


def main_turn(match):
    return match.state.game.turn_of(match.state)[0] > 2 and {"bank 1", "bank 2", "bank 3"} & set(
        options(match)
    )


def key(reason):
    return None if reason is None else reason.key


@pytest.fixture
def online():
    """Two people at two devices, in the middle of a game, one of them to choose an action."""
    return until(Match.new("montana", ["human:Ola", "human:Jan"], seed=4, online=True), main_turn)


def test_one_step_is_taken_back_and_stays_in_the_record(online):
    match = online
    seat = match.state.to_move
    before = match.state.to_json()
    number = match.number
    space = next(text for text in options(match) if text.startswith("bank"))
    match.submit(seat, space)
    events = match.undo(seat)[0].events
    assert match.state.to_json() == before
    assert [event.key for event in events] == ["log-undo"]
    assert [str(entry) for entry in match.entries[-2:]] == [space, f"/undo {number}"]
    assert match.line[-1].number == number - 1
    again = Match.read(match.text())
    assert again.state.to_json() == before
    assert again.text() == match.text()


def test_steps_are_taken_back_one_by_one_up_to_the_start_of_the_turn(online):
    match = online
    seat = match.state.to_move
    states = [match.state.to_json()]
    match.submit(seat, next(text for text in options(match) if text.startswith("bank")))
    while any(text.startswith("place") for text in options(match)):
        states.append(match.state.to_json())
        match.submit(seat, options(match)[0])
    assert len(states) >= 2
    while states:
        assert match.why_no_undo(seat) is None
        match.undo(seat)
        assert match.state.to_json() == states.pop()
    assert match.why_no_undo(seat) is not None


def test_the_whole_turn_is_restarted(online):
    match = online
    seat = match.state.to_move
    before = match.state.to_json()
    number = match.number
    match.submit(seat, next(text for text in options(match) if text.startswith("bank")))
    while any(text.startswith("place") for text in options(match)):
        match.submit(seat, next(text for text in options(match) if text.startswith("place")))
    assert match.number > number + 1
    events = match.restart_turn(seat)[0].events
    assert [event.key for event in events] == ["log-restart-turn"]
    assert match.state.to_json() == before
    assert str(match.entries[-1]) == f"/restart {number}"
    assert Match.read(match.text()).text() == match.text()


def test_chance_is_a_barrier(online):
    match = until(online, lambda m: "hire" in options(m))
    seat = match.state.to_move
    match.submit(seat, "hire")
    assert any(entry.kind == OUTCOME for entry in match.line[-3:])
    assert key(match.why_no_undo(seat)) == "why-undo-chance"
    before = match.text()
    with pytest.raises(landrush.IllegalMove, match="chance has already been revealed"):
        match.undo(seat)
    with pytest.raises(landrush.IllegalMove, match="chance has already been revealed"):
        match.restart_turn(seat)
    assert match.text() == before


def test_the_end_of_the_turn_is_a_barrier(online):
    match = online
    seat = match.state.to_move
    until(match, lambda m: "end" in options(m) and m.state.to_move == seat)
    assert key(match.why_no_undo(seat)) in (None, "why-undo-chance")
    match.submit(seat, "end")
    assert key(match.why_no_undo(seat)) == "why-undo-turn"
    assert match.why_no_undo(1 - seat) is not None


def test_a_decision_of_another_is_a_barrier():
    """In the auction the other decides within the own turn."""
    match = Match.new("montana", ["human", "human"], seed=5, online=True)
    until(match, lambda m: "town" in options(m) and m.state.game.turn_of(m.state)[0] > 4, seed=3)
    seat = match.state.to_move
    match.submit(seat, "town")
    match.submit(seat, next(text for text in options(match) if text.startswith("pawn")))
    assert match.state.to_move == 1 - seat
    assert match.why_no_undo(seat) is None
    match.submit(1 - seat, "pass")
    assert key(match.why_no_undo(seat)) in ("why-undo-other", "why-undo-chance", "why-undo-turn")
    assert key(match.why_no_undo(1 - seat)) in (None, "why-undo-turn")


def test_what_a_bot_decides_is_no_barrier_inside_the_own_turn():
    match = Match.new("montana", ["human", "bot:random", "human"], seed=5, online=True)
    until(
        match,
        lambda m: m.state.to_move == 0 and "town" in options(m) and m.state.game.turn_of(m.state)[0] > 4,
        seed=8,
    )
    before = match.state.to_json()
    match.submit(0, "town")
    match.submit(0, next(text for text in options(match) if text.startswith("pawn")))
    assert match.state.to_move == 1
    match.submit(1, "pass")
    assert match.state.to_move == 2
    assert match.why_no_undo(0) is None
    match.restart_turn(0)
    assert match.state.to_json() == before


def test_what_was_hidden_and_is_shown_is_a_barrier():
    """D2.3: who keeps a start tile passes the others on; D6.2: an explored tile is shown when placed."""
    match = Match.new("dice-settlers", ["human", "human"], seed=5, online=True)
    seat = match.state.to_move
    match.submit(seat, options(match)[0])
    assert key(match.why_no_undo(seat)) in ("why-undo-reveal", "why-undo-chance")
    rng = random.Random(2)
    found = set()
    while not match.is_over:
        seat = match.state.to_move
        move = rng.choice(options(match))
        last = match.submit(seat, move)
        if move.startswith("spot") and len(last) == 1:
            found.add(key(match.why_no_undo(seat)))
    assert "why-undo-reveal" in found
    assert None not in found


def test_there_must_be_something_to_undo():
    match = Match.new("montana", ["human", "human"], seed=5, online=True)
    for seat in range(2):
        assert key(match.why_no_undo(seat)) == "why-nothing-to-undo"
        with pytest.raises(landrush.IllegalMove, match="nothing to undo"):
            match.undo(seat)


@pytest.mark.parametrize(
    ("game", "seats", "online"),
    [
        ("montana", ["human", "human", "human"], False),
        ("montana", ["human", "bot:random", "bot:random"], True),
        ("dice-settlers", ["human"], False),
        ("dice-settlers", ["human", "human"], False),
    ],
)
def test_alone_at_one_device_and_against_bots_everything_can_be_taken_back(go_on, game, seats, online):
    """Back to the first decision, and the same decisions bring the same chance: it stays drawn."""
    match = go_on(Match.new(game, seats, seed=6, online=online), 120)
    line = list(match.line)
    state = match.state.to_json()
    person = match.people()[0]
    steps = 0
    while match.why_no_undo(person) is None:
        match.undo(person)
        steps += 1
    assert steps >= 20
    assert not any(entry.kind == MOVE and entry.seat in match.people() for entry in match.line)
    for entry in line[len(match.line) :]:
        if entry.kind == MOVE:
            match.submit(entry.seat, entry.value)
    assert [(entry.seat, entry.value) for entry in match.line] == [(e.seat, e.value) for e in line]
    assert match.state.to_json() == state
    assert Match.read(match.text()).text() == match.text()


def test_another_decision_does_not_draw_anew():
    """The next spin is the same one, by whomever and whenever it is made."""
    match = until(
        Match.new("montana", ["human"] * 2, seed=8), lambda m: "hire" in options(m) and main_turn(m)
    )
    seat = match.state.to_move
    spun = [step.entry.text for step in match.submit(seat, "hire") if step.entry.kind == OUTCOME]
    assert spun[0].startswith("spin")
    match.undo(seat)
    match.submit(seat, next(text for text in options(match) if text.startswith("bank")))
    start = len(match.line)
    until(match, lambda m: any(entry.kind == OUTCOME for entry in m.line[start:]), seed=5)
    assert next(entry.text for entry in match.line[start:] if entry.kind == OUTCOME) == spun[0]


def test_a_takeback_needs_the_consent_of_all_other_people():
    match = until(
        Match.new("montana", ["human", "human", "human", "bot:random"], seed=4, online=True), main_turn
    )
    seat = match.state.to_move if match.state.to_move != 3 else 0
    until(match, lambda m: m.state.to_move == seat and main_turn(m), seed=3)
    before = match.state.to_json()
    target = match.number
    match.submit(seat, next(text for text in options(match) if text.startswith("bank")))
    until(match, lambda m: m.state.to_move != seat)
    others = [each for each in range(3) if each != seat]
    assert match.why_no_undo(seat) is not None
    assert [event.key for event in match.ask_takeback(seat, target)[0].events] == ["log-asked-takeback"]
    with pytest.raises(landrush.IllegalMove, match="Nobody asks you"):
        match.agree(seat)
    match.agree(others[0])
    with pytest.raises(landrush.IllegalMove, match="Nobody asks you"):
        match.agree(others[0])
    assert match.state.to_json() != before
    events = match.agree(others[1])[0].events
    assert [event.key for event in events] == ["log-agreed-takeback", "log-takeback"]
    assert match.state.to_json() == before
    again = Match.read(match.text())
    assert again.text() == match.text()
    assert again.state.to_json() == before


def test_a_takeback_is_refused_or_lapses_with_the_next_decision():
    match = until(Match.new("montana", ["human", "human"], seed=4, online=True), main_turn)
    seat = match.state.to_move
    until(match, lambda m: m.state.to_move != seat)
    match.ask_takeback(seat)
    assert [event.key for event in match.refuse(1 - seat)[0].events] == ["log-refused-takeback"]
    with pytest.raises(landrush.IllegalMove, match="Nobody asks you"):
        match.agree(1 - seat)
    match.ask_takeback(seat)
    match.submit(match.state.to_move, match.state.legal_actions()[0])
    with pytest.raises(landrush.IllegalMove, match="Nobody asks you"):
        match.agree(1 - seat)
    assert Match.read(match.text()).text() == match.text()


def test_only_what_one_decided_oneself_can_be_asked_back(online):
    match = online
    seat = match.state.to_move
    theirs = next(entry.number for entry in reversed(match.line) if entry.kind == MOVE and entry.seat != seat)
    chance = next(entry.number for entry in match.line if entry.seat == CHANCE)
    for target in (theirs, chance, 0, match.number, 10**6):
        with pytest.raises(landrush.IllegalMove, match="nothing to undo"):
            match.ask_takeback(seat, target)


def test_where_it_is_free_nobody_is_asked(go_on):
    match = go_on(Match.new("montana", ["human", "human"], seed=4), 30)
    with pytest.raises(landrush.IllegalMove, match="No consent is needed"):
        match.ask_takeback(match.line[-1].seat if match.line[-1].seat >= 0 else 0)


def test_after_the_end_nothing_is_taken_back(go_on):
    match = go_on(Match.new("montana", ["human", "human"], seed=4), 3000)
    assert match.is_over
    assert key(match.why_no_undo(0)) == "why-game-over"
    for act in (match.undo, match.restart_turn, match.ask_takeback, match.agree):
        with pytest.raises(landrush.IllegalMove):
            act(0)


@pytest.mark.parametrize("online", [False, True])
@pytest.mark.parametrize(("game", "players"), [("montana", 3), ("dice-settlers", 1), ("dice-settlers", 3)])
def test_random_matches_with_undo_read_as_they_were_written(game, players, online):
    """Whatever people do, the record plays to the same state, and what is refused changes nothing."""
    for seed in range(3):
        rng = random.Random(seed)
        match = Match.new(game, ["human"] * players, seed=seed, online=online)
        done = {}
        for _ in range(250):
            if match.is_over:
                break
            seat = rng.randrange(players)
            act = rng.choice(
                (match.undo, match.restart_turn, match.ask_takeback, match.agree, match.agree, match.refuse)
            )
            before = len(match.entries)
            if rng.random() < 0.35:
                try:
                    act(seat)
                    done[act.__name__] = done.get(act.__name__, 0) + 1
                except landrush.IllegalMove as error:
                    assert error.reason is not None
                    assert len(match.entries) == before
            else:
                match.submit(match.state.to_move, rng.choice(match.state.legal_actions()))
        assert done
        again = Match.read(match.text())
        assert again.state.to_json() == match.state.to_json()
        assert again.text() == match.text()
        # The line alone leads to the state.
        state = match.setup.start.clone()
        for entry in match.line:
            state.apply(entry.value)
        assert state.to_json() == match.state.to_json()
