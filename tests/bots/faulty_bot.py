"""A bot that goes wrong in the way that its first argument names; its processes note their ids in a file."""

import json
import os
import signal
import sys
import time

WAY, NOTES = sys.argv[1:]
HOUR = 3600


def note():
    with open(NOTES, "a", encoding="utf-8") as file:
        file.write(f"{os.getpid()}\n")


def say(answer):
    sys.stdout.write(json.dumps(answer) + "\n")
    if WAY != "unflushed":
        sys.stdout.flush()


def say_bytes(answer):
    os.write(1, answer)


def move(frame, **changes):
    say({"id": frame["id"], "move": frame["options"][0], **changes})


def decide(frame):
    n = frame["id"]
    if WAY == "crash-later" and n % 3 == 0:
        print("out of\nideas", file=sys.stderr)
        sys.exit(4)
    elif WAY == "exit-zero" and n == 2:
        sys.exit(0)
    elif WAY == "signal":
        os.kill(os.getpid(), signal.SIGSEGV)
    elif WAY == "silent":
        pass
    elif WAY == "deaf":
        time.sleep(HOUR)
    elif WAY == "late":
        time.sleep(0.5 if n == 1 else 0)
        move(frame)
    elif WAY == "garbage":
        print("let me think", flush=True)
    elif WAY == "list":
        say([frame["id"], frame["options"][0]])
    elif WAY == "nested":
        say_bytes(b"[" * 60_000 + b"\n")
    elif WAY == "number":
        say_bytes(b"1" * 60_000 + b"\n")
    elif WAY == "latin-1":
        say_bytes('{"id": 1, "move": "pięć"}\n'.encode("iso-8859-2"))
    elif WAY == "no-move":
        say({"id": n})
    elif WAY == "unknown":
        move(frame, move="fly \x1b[31mto the moon")
    elif WAY == "surrogate":
        move(frame, move="end \ud800 end")
    elif WAY == "illegal":
        move(frame, move="first 1")
    elif WAY == "future":
        move(frame, id=n + 1)
    elif WAY == "bool":
        move(frame, id=True)
    elif WAY == "stale":
        move(frame, id=n - 1, move="nonsense")
        move(frame)
    elif WAY == "stale-forever":
        while True:
            say_bytes(b'{"id": 0, "move": ""}\n' * 1000)
    elif WAY == "huge":
        say_bytes(b" " * 70_000 + b"\n")
    elif WAY == "endless":
        while True:
            say_bytes(b"x" * 4096)
    elif WAY == "closed-stdin":
        os.close(0)
        move(frame)
        time.sleep(HOUR)
    elif WAY == "closed-stdout":
        print("quiet now", file=sys.stderr)
        os.close(1)
        time.sleep(HOUR)
    elif WAY == "chatty":
        sys.stderr.write("thinking aloud\n" * 70_000)
        move(frame)
    elif WAY == "child" and n == 1:
        if os.fork() == 0:
            note()
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            time.sleep(HOUR)
        move(frame)
    else:
        move(frame)


note()
if WAY == "crash":
    print("no luck \x1b[2Jtoday", file=sys.stderr)
    sys.exit(3)
if WAY == "stubborn":
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        if WAY == "silent-start":
            time.sleep(HOUR)
        say({"type": "hi" if WAY == "not-ready" else "ready", "name": f"\x1b[1m{WAY}"})
        if WAY == "unheard":
            time.sleep(HOUR)
    elif told["type"] == "decide":
        decide(told)
if WAY in ("stubborn", "lingering"):
    time.sleep(HOUR)
