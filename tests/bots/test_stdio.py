"""Outside bots, with real processes: whatever they do, the game goes on and no process stays."""

from __future__ import annotations

import gc
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

import landrush
from landrush.bots import bot, finish, forfeited, forfeits, names, read_names, stdio
from landrush.bots.greedy import GreedyBot
from landrush.bots.random import RandomBot
from landrush.bots.stdio import StdioBot
from landrush.engine.rng import Rng
from landrush.errors import BadOption
from landrush.simulation import Plan, play_game, play_games, summary

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
# Without site the interpreter starts quickly.
PYTHON = f"{shlex.quote(sys.executable)} -I -S"
FIRST_BOT = f"{PYTHON} {shlex.quote(str(ROOT / 'examples' / 'first_bot.py'))}"
FIRST_OPTION = f"sh {shlex.quote(str(HERE / 'first_option.sh'))}"
# What is meant to be silent gets little time, what is meant to answer gets much.
LITTLE = 0.2
MUCH = 120.0

every_game = pytest.mark.parametrize("game", landrush.games())


@pytest.fixture
def notes(tmp_path):
    """Where the processes of faulty bots note their ids; after the test none of them is there."""
    file = tmp_path / "processes"
    yield file
    gc.collect()
    assert file.exists()
    for number in map(int, file.read_text(encoding="utf-8").split()):
        until = time.monotonic() + MUCH
        while is_running(number):
            assert time.monotonic() < until, f"process {number} was left over"
            time.sleep(0.01)


def is_running(number):
    """Whether a process is there, and not only waits to be noticed by somebody else."""
    try:
        os.kill(number, 0)
        state = Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return Path("/proc").exists() is False
    return state not in "ZX"


def command(way, notes):
    return f"{PYTHON} {shlex.quote(str(HERE / 'faulty_bot.py'))} {way} {shlex.quote(str(notes))}"


def faulty(way, notes, budget=MUCH):
    return StdioBot(command(way, notes), 7, budget)


def play(outside, decisions, game="montana"):
    """Some decisions of a bot in seat 0, the actions it took and its forfeits in words."""
    state = landrush.game(game).new(2)
    chance, other = Rng(1), RandomBot(1)
    actions = []
    while len(actions) < decisions:
        if state.to_move == 0:
            action = outside.choose(state)
            actions.append(action)
            state.apply(action)
        elif state.to_move == 1:
            state.apply(other.choose(state))
        else:
            state.advance(chance)
    return actions, [landrush.describe(event, players=["Ola", "Jan"]) for event in outside.forfeits]


def kinds(outside):
    return [event.key.removeprefix("log-forfeit-") for event in outside.forfeits]


@every_game
def test_a_whole_game_without_a_forfeit(game):
    plan = Plan(game, (f"stdio:{FIRST_BOT}", "random", f"stdio:{FIRST_BOT}"), 3)
    one = play_game(plan, 0)
    assert one.is_over
    assert (one.forfeited, one.notices) == ((0, 0, 0), (None, None, None))
    assert all(one.actions)
    assert play_game(plan, 0) == one


@every_game
def test_a_bot_that_is_a_shell_script(game):
    one = play_game(Plan(game, (f"stdio:{FIRST_OPTION}", "random"), 3), 0)
    assert one.is_over
    assert one.forfeited == (0, 0)


def test_a_solo_game():
    one = play_game(Plan("dice-settlers", (f"stdio:{FIRST_BOT}",), 3), 0)
    assert one.is_over
    assert one.forfeited == (0,)


@every_game
def test_frames_tell_what_the_seat_sees_and_nothing_else(game, tmp_path):
    """The stack, the bags of others and the state itself are never sent."""
    file = tmp_path / "frames"
    outside = bot(f"stdio:{PYTHON} {shlex.quote(str(HERE / 'recorder.py'))} {shlex.quote(str(file))}", 9)
    state = landrush.game(game).new(3)
    chance, other = Rng(2), RandomBot(2)
    views = []
    while state.to_move != landrush.OVER:
        if state.to_move == 1:
            views.append(json.loads(json.dumps(state.view(1))))
            state.apply(outside.choose(state))
        elif state.to_move >= 0:
            state.apply(other.choose(state))
        else:
            state.advance(chance)
    finish([outside, other], state)
    assert forfeits(outside) == []
    lines = file.read_text(encoding="ascii").splitlines()
    hello, *questions, over = map(json.loads, lines)
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": game,
        "rules": 1,
        "seat": 1,
        "seats": 3,
        "seed": 9,
        "budget": 10.0,
    }
    assert questions == [
        {
            "type": "decide",
            "id": n,
            "budget": 10.0,
            "options": [option["text"] for option in view["options"]],
            "view": view,
        }
        for n, view in enumerate(views, 1)
    ]
    assert over == {"type": "over", "scores": state.scores(), "winners": state.winners()}


@pytest.mark.parametrize("way", ["good", "stale", "chatty", "child", "stubborn", "lingering"])
def test_what_is_no_reason_for_a_forfeit(way, notes):
    with faulty(way, notes) as outside:
        _, words = play(outside, 5)
    assert words == []
    assert outside.name == f"[1m{way}"


@pytest.mark.parametrize(
    ("way", "kind", "says"),
    [
        ("garbage", "unreadable", "Ola: [1mgarbage forfeits the decision: “let me think” is no answer."),
        ("list", "unreadable", "is no answer"),
        ("nested", "unreadable", "[[[[…” is no answer"),
        ("number", "unreadable", "is no answer"),
        ("latin-1", "unreadable", 'pi��"}” is no answer'),
        ("no-move", "unreadable", "is no answer"),
        ("future", "unreadable", "is no answer"),
        ("bool", "unreadable", "is no answer"),
        ("unknown", "move", "“fly [31mto the moon” is not possible. “fly"),
        ("surrogate", "move", "“end end” is not possible."),
        ("illegal", "move", "“first 1” is not possible. Not possible at this moment."),
    ],
)
def test_a_bad_answer_forfeits_each_decision(way, kind, says, notes):
    with faulty(way, notes) as outside:
        actions, words = play(outside, 3)
        assert kinds(outside) == [kind] * 3
        assert (outside.forfeited, outside.failures) == (3, 0)
    assert says in words[1]
    assert all(text.isprintable() for text in words)
    assert actions == play(Alone(7), 3)[0]
    assert len(notes.read_text(encoding="utf-8").split()) == 1


class Alone:
    """What the fallback with this seed plays by itself."""

    forfeits = ()

    def __init__(self, seed):
        self.choose = GreedyBot(seed).choose


@pytest.mark.parametrize(
    ("way", "kind", "says"),
    [
        ("crash", "left", "it ended with exit code 3. Its last words: no luck [2Jtoday"),
        ("not-ready", "unreadable", "is no answer"),
        ("signal", "killed", "it was ended by SIGSEGV. It said nothing."),
        ("huge", "flood", "a line of more than 65536 bytes"),
        ("endless", "flood", "a line of more than 65536 bytes"),
        ("closed-stdout", "closed", "it closed its input or output. Its last words: quiet now"),
    ],
)
def test_a_program_that_fails_is_started_again_three_times(way, kind, says, notes, monkeypatch):
    if kind != "closed":
        monkeypatch.setattr(stdio, "EXIT_SECONDS", MUCH)
    with faulty(way, notes) as outside:
        actions, words = play(outside, 6)
        assert kinds(outside) == [kind] * 4 + ["stopped"]
        assert outside.program is None
        assert outside.forfeited == forfeited(outside) == 6
    assert says in words[0]
    assert words[-1].endswith("failed 4 times and is not started again; another bot plays on.")
    assert actions == play(Alone(7), 6)[0]
    assert len(notes.read_text(encoding="utf-8").split()) == 4


def test_a_crash_in_the_middle_costs_one_decision(notes, monkeypatch):
    monkeypatch.setattr(stdio, "EXIT_SECONDS", MUCH)
    with faulty("crash-later", notes) as outside:
        _, words = play(outside, 8)
        assert kinds(outside) == ["left", "left"]
    assert words[0].endswith("it ended with exit code 4. Its last words: out of / ideas")
    assert outside.forfeited == 2


def test_leaving_early_is_a_forfeit_too(notes, monkeypatch):
    monkeypatch.setattr(stdio, "EXIT_SECONDS", MUCH)
    with faulty("exit-zero", notes) as outside:
        _, words = play(outside, 3)
    assert words == ["Ola: [1mexit-zero forfeits the decision: it ended with exit code 0. It said nothing."]


def test_closed_input(notes):
    with faulty("closed-stdin", notes) as outside:
        play(outside, 3)
        assert kinds(outside) == ["closed"]


@pytest.mark.parametrize("way", ["silent", "deaf", "unheard", "stale-forever"])
def test_silence_forfeits_and_three_in_a_row_are_a_failure(way, notes):
    with faulty(way, notes, LITTLE) as outside:
        _, words = play(outside, 4)
        assert kinds(outside) == ["silent"] * 4
        assert outside.failures == 1
    assert words[0] == f"Ola: [1m{way} forfeits the decision: no answer within 0.2 s."


def test_a_program_that_does_not_read_does_not_block(notes, monkeypatch):
    """More is sent than a pipe holds."""
    monkeypatch.setattr(stdio, "SILENCES", 100)
    with faulty("unheard", notes, 0.01) as outside:
        play(outside, 20)
        assert kinds(outside) == ["silent"] * 20
        assert len(outside.program.unsent) > 0


@pytest.mark.parametrize("way", ["silent-start", "unflushed"])
def test_silence_at_the_start(way, notes, monkeypatch):
    monkeypatch.setattr(stdio, "START_BUDGET", 0.5)
    with faulty(way, notes, LITTLE) as outside:
        _, words = play(outside, 1)
        assert outside.failures == 1
    assert words[0].endswith("no answer within 0.5 s.")


def test_a_late_answer_is_not_taken_for_the_next_one(notes):
    with faulty("late", notes, LITTLE) as outside:
        play(outside, 1)
        outside.budget = outside.greeting["budget"] = MUCH
        play(outside, 3)
        assert kinds(outside) == ["silent"]
        assert outside.silences == 0


def test_a_program_that_cannot_be_started(tmp_path):
    program = tmp_path / "program"
    program.write_bytes(b"\x7fELF")
    program.chmod(0o755)
    with StdioBot(shlex.quote(str(program)), 1) as outside:
        _, words = play(outside, 5)
        assert kinds(outside) == ["start"] * 4 + ["stopped"]
    assert "it cannot be started (" in words[0]


def test_a_bot_in_another_seat_is_greeted_again(notes):
    state = landrush.game("montana").new(2)
    state.advance(Rng(1))
    with faulty("good", notes) as outside:
        outside.choose(state)
        first = outside.program.process.pid
        outside.choose(state)
        assert outside.program.process.pid == first
        other = landrush.game("dice-settlers").new(3)
        other.advance(Rng(1))
        outside.choose(other)
        assert outside.program.process.pid != first
        assert not is_running(first)
    assert outside.failures == 0


def test_a_forgotten_bot_ends_its_program(notes):
    outside = faulty("lingering", notes)
    play(outside, 1)
    number = outside.program.process.pid
    assert is_running(number)
    del outside
    gc.collect()
    assert not is_running(number)


def test_a_forked_process_leaves_the_program_to_its_owner(notes, monkeypatch):
    with faulty("good", notes) as outside:
        play(outside, 1)
        with monkeypatch.context() as forked:
            forked.setattr(os, "getpid", lambda: 0)
            outside.program.end()
        assert play(outside, 2)[1] == []


def test_the_end_of_a_game_is_told_in_time(notes):
    """A program that lingers for an hour is given its second."""
    outside = faulty("lingering", notes)
    play(outside, 1)
    start = time.monotonic()
    outside.close()
    assert time.monotonic() - start > 0.9
    outside.close()


@contextmanager
def started(*arguments, **streams):
    """The command as a process that does not outlive its test."""
    process = subprocess.Popen(
        [sys.executable, "-m", "landrush", *arguments],
        stdin=subprocess.DEVNULL,
        start_new_session=True,
        **streams,
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for stream in (process.stdout, process.stderr):
            if stream is not None:
                stream.close()


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_command_that_is_stopped_leaves_no_program(notes, ending, jobs):
    name = f"stdio@600:{command('silent', notes)}"
    arguments = ["simulate", "montana", "--players", "2", "--games", "2", "--jobs", str(jobs), "--bots", name]
    with started(*arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        until = time.monotonic() + MUCH
        while not notes.exists() or len(notes.read_text(encoding="utf-8").split()) < jobs:
            assert time.monotonic() < until
            time.sleep(0.02)
        # A terminal sends Ctrl-C to all processes of its group.
        (os.killpg if ending == signal.SIGINT else os.kill)(process.pid, ending)
        out, err = process.communicate(timeout=MUCH)
    assert (process.returncode, out, err) == (128 + ending, b"", b"")


def test_a_command_that_is_killed_takes_well_behaved_programs_with_it(notes):
    """Their input ends."""
    name = f"stdio@600:{command('silent', notes)}"
    arguments = ["play", "montana", "--seats", f"{name},random"]
    with started(*arguments, stdout=subprocess.DEVNULL) as process:
        until = time.monotonic() + MUCH
        while not notes.exists():
            assert time.monotonic() < until
            time.sleep(0.02)
        process.kill()


def test_simulations_count_forfeits_in_several_processes(notes):
    plan = Plan("montana", (f"stdio:{command('crash', notes)}", "random"), 1)
    played = play_games(plan, 2, 2, lambda: None)
    assert played == play_games(plan, 2, 1, lambda: None)
    result = summary(plan, played)
    (row,) = result["forfeits"].values()
    assert row["decisions"] == sum(sum(each.actions[0].values()) for each in played)
    assert "it ended with exit code 3" in row["first"]


def run(*arguments):
    return subprocess.run(
        [sys.executable, "-m", "landrush", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "COLUMNS": "2000", "TERM": "dumb"},
        timeout=MUCH,
        check=False,
    )


def test_simulate(notes):
    """A comma in quotes belongs to the command, and the printed command repeats it."""
    bots = f"stdio:{command('illegal', notes)},random,stdio:{FIRST_BOT} '[1,2]'"
    done = run("simulate", "dice-settlers", "--games", "1", "--bots", bots)
    assert (done.returncode, done.stderr) == (0, "")
    assert "first_bot.py '[1,2]'" in done.stdout
    assert "decisions. The first notice: Player 1: [1millegal forfeits the decision: “first 1”" in done.stdout
    words = shlex.split(done.stdout.splitlines()[-1])
    assert words[words.index("--seats") + 1] == bots


def test_play():
    done = run("play", "montana", "--seats", f"random,stdio:{FIRST_BOT}", "--seed", "4")
    assert (done.returncode, done.stderr) == (0, "")
    assert "won." in done.stdout


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("stdio:", "an outside bot is stdio:COMMAND"),
        ("stdio:  ", "an outside bot is stdio:COMMAND"),
        ("stdio:''", "an outside bot is stdio:COMMAND"),
        ("stdio:no-such-program --fast", "there is no program “no-such-program”"),
        ("stdio:./docs", "there is no program “./docs”"),
        ("stdio:sh 'bot", "no closing quotation"),
        ("stdio:\0", "there is no program"),
        ("stdio@:sh", "is up to 3600 seconds, not “”"),
        ("stdio@nan:sh", "not “nan”"),
        ("stdio@0:sh", "not “0”"),
        ("stdio@4000:sh", "not “4000”"),
        ("stdio", f"no bot “stdio”; the bots are: {', '.join(names())}, stdio:COMMAND"),
    ],
)
def test_bad_names(name, says):
    with pytest.raises(BadOption) as refused:
        bot(name, 1)
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(("word", "option"), [("play", "--seats"), ("simulate", "--bots")])
@pytest.mark.parametrize("name", ["stdio:", "stdio:no-such-program"])
def test_a_bad_command_is_one_line_and_exit_code_2(word, option, name):
    done = run(word, "montana", option, f"random,{name}")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "outside bot" in done.stderr


def test_another_budget():
    assert bot("stdio@2.5:sh -c true", 1).budget == 2.5
    assert bot("stdio:sh -c 'a:b'", 1).words == ["sh", "-c", "a:b"]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("human, greedy", ["human", "greedy"]),
        ("human,", ["human", ""]),
        ("stdio:a 'b,c',random", ["stdio:a 'b,c'", "random"]),
        ('stdio:a "b,\\",c",random', ['stdio:a "b,\\",c"', "random"]),
        ("stdio:a b\\,c,random", ["stdio:a b\\,c", "random"]),
        ("stdio:a 'b\\',random", ["stdio:a 'b\\'", "random"]),
    ],
)
def test_names_between_commas(text, names):
    assert read_names(text) == names


def test_the_documentation_has_every_notice():
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    texts = (ROOT / "src" / "landrush" / "l10n" / "en.ftl").read_text(encoding="utf-8")
    keys = {key for key in re.findall(r"^(log-forfeit-[a-z-]+) =", texts, re.MULTILINE) if "-said" not in key}
    assert set(re.findall(r"^\| `(log-forfeit-[a-z]+)`", page, re.MULTILINE)) == keys


def test_the_frames_of_the_documentation_are_played(tmp_path):
    """Each line is JSON, with the keys that are sent."""
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"^```frames\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    shown = [json.loads(line[2:].replace("{…}", "{}").replace("…", "0")) for line in block.splitlines()]
    file = tmp_path / "frames"
    recorder = f"stdio:{PYTHON} {shlex.quote(str(HERE / 'recorder.py'))} {shlex.quote(str(file))}"
    play_game(Plan("montana", ("random", recorder, "random"), 3), 0)
    sent = [json.loads(line) for line in file.read_text(encoding="ascii").splitlines()]
    for frame in shown:
        if frame.get("type") in ("hello", "decide", "over"):
            assert list(frame) in [list(each) for each in sent]
