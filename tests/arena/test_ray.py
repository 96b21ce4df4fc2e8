"""Cups on Ray: on this machine and on a real cluster, with workers that are lost in mid-cup."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from cup_files import Arena, Start, children, command_of, go_on, lines, patient_cup, plain, until

pytestmark = [pytest.mark.compiled, pytest.mark.long]

# What everybody who belongs to the cluster knows.
SECRET = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
NODE = ("--num-cpus", "1", "--object-store-memory", "100000000", "--disable-usage-stats", "--block")


def playing(pid: int) -> list[int]:
    """The processes of Ray that play games for this one."""
    return [each for each in children(pid) if command_of(each).startswith("ray::play")]


def test_a_worker_is_killed_in_mid_cup(start: Start, arena: Arena, tmp_path: Path) -> None:
    file = tmp_path / "cup.jsonl"
    cup = patient_cup(tmp_path)
    process = start(*cup, "--backend", "ray", "--jobs", "2", "--results", file)
    until(lambda: bool(playing(process.pid)) and lines(file) > 5)
    os.kill(playing(process.pid)[0], signal.SIGKILL)
    go_on(tmp_path)
    out, _ = process.communicate()
    assert process.returncode == 0
    assert out == arena(*cup, "--backend", "serial").stdout


@pytest.fixture
def cluster() -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """Two machines with one processor each: the address, and the second one, which can be lost."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    nodes = [node("--head", "--port", address.partition(":")[2], "--include-dashboard", "false")]
    try:
        until(lambda: is_reached(address))
        nodes.append(node("--address", address))
        until(lambda: any(command_of(pid).startswith("ray::") for pid in children(nodes[1].pid)))
        yield address, nodes[1]
    finally:
        for each in nodes:
            lose(each)


def node(*arguments: str) -> subprocess.Popen[bytes]:
    """A machine of a cluster, in a group of its own."""
    return subprocess.Popen(
        [sys.executable, "-c", "from ray.scripts.scripts import main; main()", "start", *arguments, *NODE],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=plain(**SECRET),
        start_new_session=True,
    )


def lose(machine: subprocess.Popen[bytes]) -> None:
    """Everything on a machine ends at once."""
    for pid in (*children(machine.pid), machine.pid):
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            continue
    machine.wait()


def is_reached(address: str) -> bool:
    host, port = address.split(":")
    with socket.socket() as connection:
        return connection.connect_ex((host, int(port))) == 0


def test_a_machine_of_a_cluster_is_lost_in_mid_cup(
    start: Start, arena: Arena, cluster: tuple[str, subprocess.Popen[bytes]], tmp_path: Path
) -> None:
    address, second = cluster
    file = tmp_path / "cup.jsonl"
    cup = patient_cup(tmp_path)
    process = start(*cup, "--backend", "ray", "--address", address, "--results", file, **SECRET)
    until(lambda: bool(playing(second.pid)) and lines(file) > 5)
    lose(second)
    go_on(tmp_path)
    out, _ = process.communicate()
    assert process.returncode == 0
    assert out == arena(*cup, "--backend", "serial").stdout


def test_a_cluster_that_is_not_there_is_one_line(arena: Arena, tmp_path: Path) -> None:
    done = arena(*patient_cup(tmp_path), "--backend", "ray", "--address", "not a place")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("landrush: Ray at not a place: ")
    assert done.stderr.count("\n") == 1
