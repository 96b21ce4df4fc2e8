"""Who sits where, leaving and taking over, and time under a clock that the tests turn."""

from __future__ import annotations

import pytest

import landrush
from landrush.bots import bot
from landrush.match.clocks import Control, read_control
from landrush.match.match import Match
from landrush.match.seats import Holder, read_holder


@pytest.mark.parametrize("text", ["human", "human:Ola", "human:名前: und", "bot:greedy", "vacant"])
def test_holders_read_as_they_are_written(text):
    assert str(read_holder(text)) == text


@pytest.mark.parametrize(
    "text",
    ["", "king", "bot", "bot:", "vacant:x", "automaton", "human: Ola", "human:a\nb", "human:" + "x" * 201],
)
def test_other_holders_are_refused(text):
    with pytest.raises(landrush.BadOption, match="a seat is human"):
        Match.new("montana", ["human", text], seed=1)


def test_the_automaton_has_its_seat():
    match = Match.new("dice-settlers", ["human"], seed=1)
    assert match.holders == [Holder("human"), Holder("automaton")]
    with pytest.raises(landrush.IllegalMove):
        match.leave(1)


def test_nobody_decides_for_a_vacant_seat():
    match = Match.new("montana", ["vacant", "vacant"], seed=1)
    seat = match.state.to_move
    with pytest.raises(landrush.IllegalMove, match="Nobody sits there"):
        match.submit(seat, match.state.legal_actions()[0])
    events = match.sit(seat, "human:Ola")[0].events
    assert [event.key for event in events] == ["log-sat-down"]
    match.submit(seat, match.state.legal_actions()[0])
    with pytest.raises(landrush.IllegalMove, match="sits there already"):
        match.sit(seat, "human:Jan")
    assert Match.read(match.text()).holders == match.holders


def test_a_bot_takes_over_and_somebody_comes_back(go_on):
    match = go_on(Match.new("montana", ["human:Ola", "human:Jan"], seed=1, online=True), 20)
    events = match.leave(0, "bot:random")[0].events
    assert [event.key for event in events] == ["log-left"]
    assert match.holders[0] == Holder("bot", "random")
    # Against bots everything is free again.
    assert match.is_free()
    with pytest.raises(landrush.IllegalMove):
        match.leave(0)
    match.sit(0, "human:Ola")
    assert not match.is_free()
    assert [event.key for event in match.leave(1)[0].events] == ["log-left-vacant"]
    assert [event.key for event in match.sit(1, "bot:random")[0].events] == ["log-bot-sits"]
    again = Match.read(match.text())
    assert again.holders == match.holders == [Holder("human", "Ola"), Holder("bot", "random")]
    match.leave(0, "bot:random")
    match.play_bots({seat: bot("random", seat) for seat in range(2)})
    assert match.is_over
    assert Match.read(match.text()).text() == match.text()
    with pytest.raises(landrush.IllegalMove):
        match.sit(0, "human:Ola")


def test_a_leaver_is_not_asked_for_consent_any_more(go_on):
    match = go_on(Match.new("montana", ["human"] * 3, seed=1, online=True), 60)
    seat = next(entry.seat for entry in reversed(match.line) if entry.seat >= 0)
    other, third = (each for each in range(3) if each != seat)
    match.leave(third, "bot:random")
    match.ask_takeback(seat)
    match.agree(other)
    assert str(match.entries[-1]) == "/agree"
    assert match.request is None
    assert Match.read(match.text()).text() == match.text()


@pytest.mark.parametrize("text", ["none", "live 600+10", "live 1+0", "correspondence 259200"])
def test_clocks_read_as_they_are_written(text):
    assert str(read_control(text)) == text


@pytest.mark.parametrize(
    "text",
    ["", "fast", "live 600", "live 0+5", "live -1+5", "live 1.5+5", "correspondence 0", "live 99999999+1"],
)
def test_other_clocks_are_refused(text):
    with pytest.raises(landrush.BadOption, match="a clock is none"):
        Match.new("montana", ["human", "human"], seed=1, clock=text)


def test_no_clock_measures_nothing(clock, go_on):
    match = Match.new("montana", ["human", "human"], seed=1, now=clock)
    clock.wait(10**6)
    go_on(match, 10)
    assert match.left(0) is None
    assert "@" not in match.text()
    with pytest.raises(landrush.IllegalMove, match="still time left"):
        match.time_out(match.state.to_move)


def test_a_bank_runs_down_and_each_turn_adds(clock):
    match = Match.new("montana", ["human", "human"], seed=1, clock="live 60+5", now=clock)
    seat = match.state.to_move
    assert match.left(0) == match.left(1) == 60_000
    clock.wait(12.5)
    assert match.left(seat) == 47_500
    assert match.left(1 - seat) == 60_000
    match.submit(seat, match.state.legal_actions()[0])
    while match.state.to_move == seat:
        assert match.left(seat) == 47_500
        match.submit(seat, match.state.legal_actions()[0])
    # The question has passed on: the increment for the one, the time of the other begins.
    assert match.left(seat) == 52_500
    clock.wait(1)
    assert match.left(1 - seat) == 59_000
    assert match.left(seat) == 52_500
    assert " @12.500\n" in match.text()


def test_a_record_tells_the_clocks_again(clock, go_on):
    match = Match.new("dice-settlers", ["human", "human"], seed=1, clock="live 600+5", now=clock)
    for i in range(60):
        clock.wait(i % 7 / 3)
        go_on(match, 1, seed=i)
    again = Match.read(match.text(), now=clock)
    assert again.clocks.left == match.clocks.left
    assert again.text() == match.text()
    lines = match.text().splitlines()
    timed = next(line for line in lines if line.endswith(" @2.000"))
    for other in ("", " @700.000"):
        text = match.text().replace(timed, timed.removesuffix(" @2.000") + other, 1)
        with pytest.raises(landrush.BadRecord, match=r"does not fit the clock|Your time is up"):
            Match.read(text)


def test_who_is_late_cannot_decide_and_is_replaced(clock):
    match = Match.new(
        "montana", ["human:Ola", "human:Jan"], seed=1, clock="live 60+5", online=True, now=clock
    )
    seat = match.state.to_move
    clock.wait(59.9)
    with pytest.raises(landrush.IllegalMove, match="still time left"):
        match.time_out(seat, "bot:random")
    clock.wait(0.2)
    assert match.left(seat) < 0
    with pytest.raises(landrush.IllegalMove, match="Your time is up"):
        match.submit(seat, match.state.legal_actions()[0])
    with pytest.raises(landrush.IllegalMove, match="still time left"):
        match.time_out(1 - seat, "bot:random")
    events = match.time_out(seat, "bot:random")[0].events
    assert [event.key for event in events] == ["log-time-out", "log-left"]
    # A bot's time is not measured.
    clock.wait(1000)
    match.submit(seat, match.state.legal_actions()[0])
    assert match.entries[-1].spent is None or match.entries[-1].seat < 0
    assert Match.read(match.text(), now=clock).text() == match.text()
    match.sit(seat, "human:Ola")
    assert match.left(seat) == 60_000


def test_leaving_and_coming_back_gives_no_time(clock):
    match = Match.new("montana", ["human"] * 2, seed=1, clock="live 60+5", online=True, now=clock)
    seat = match.state.to_move
    clock.wait(40)
    match.leave(seat)
    clock.wait(40)
    match.sit(seat, "human:Ola")
    assert match.left(seat) == 20_000
    assert Match.read(match.text(), now=clock).left(seat) == 20_000
    with pytest.raises(landrush.IllegalMove):
        match.sit(seat, "vacant")


def test_correspondence_gives_the_whole_time_to_each_question(clock):
    match = Match.new("montana", ["human", "human"], seed=1, clock="correspondence 86400", now=clock)
    for _ in range(30):
        seat = match.state.to_move
        clock.wait(80_000)
        assert match.left(seat) == 6_400_000
        while match.state.to_move == seat:
            match.submit(seat, match.state.legal_actions()[0])
        assert match.left(1 - seat) == 86_400_000
    clock.wait(86_401)
    match.time_out(match.state.to_move)
    assert match.holders[1 - seat].kind == "vacant"
    assert Match.read(match.text(), now=clock).text() == match.text()


def test_time_goes_on_while_something_is_taken_back(clock):
    match = Match.new("montana", ["human"] * 2, seed=1, clock="live 60+5", now=clock)
    seat = match.state.to_move
    match.submit(seat, match.state.legal_actions()[0])
    other = match.state.to_move
    clock.wait(4)
    match.undo(seat)
    assert match.left(other) == 60_000 - 4_000
    assert Match.read(match.text(), now=clock).clocks.left == match.clocks.left


@pytest.mark.parametrize(("control", "left"), [("live 60+5", 65_000 - 4_000), ("correspondence 60", 60_000)])
def test_who_takes_back_gets_a_new_period_but_no_increment(clock, control, left):
    """With correspondence the question comes anew; a bank stays as it was when the question left."""
    match = Match.new("montana", ["human"] * 2, seed=1, clock=control, now=clock)
    first = match.state.to_move
    clock.wait(4)
    while match.state.to_move == first:
        match.submit(first, match.state.legal_actions()[0])
    other = match.state.to_move
    before = match.left(other)
    match.undo(first)
    assert match.state.to_move == first
    assert match.left(first) == left
    assert match.left(other) == before
    assert Match.read(match.text(), now=clock).clocks.left == match.clocks.left


def test_a_control_knows_its_kind():
    assert read_control("live 600+10") == Control("live", 600_000, 10_000)
    assert read_control("correspondence 60") == Control("correspondence", 60_000, 0)
