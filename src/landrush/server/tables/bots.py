"""Bots decide in processes of their own, so that thinking never holds up the server."""

from __future__ import annotations

import asyncio
import hashlib
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing import connection, get_context, parent_process
from typing import TypeVar

from landrush.bots import bot, levels
from landrush.games import game, games
from landrush.match.match import Match

Answer = TypeVar("Answer")
# What can wait is asked when nothing was asked for so long, or after so long in any case.
QUIET_SECONDS = 0.05
PATIENCE_SECONDS = 1.0


def ready() -> None:
    """Prepare a process: it ends with its parent, and knows games and bots before it is asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()
    for name in games():
        levels.load(game(name))


def end_with(sentinel: int) -> None:
    """A parent that is killed cannot end its processes: they notice it themselves."""
    connection.wait([sentinel])
    os._exit(1)


def bot_seed(match: Match) -> int:
    """A number for a bot's own dice that nobody can guess.

    It is the same on every worker, and comes again with a position that was taken back, as chance does.
    """
    text = (match.setup.seed or b"") + f"bot {len(match.line)}".encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:7], "big")


def decision(name: str, rules: int, position: str, bot_name: str, seed: int) -> int:
    """What a bot decides in a position."""
    return bot(bot_name, seed).choose(game(name, rules).from_json(position))


class BotPool:
    """Processes that bots think in. They start when the first bot is asked."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None
        # Questions that somebody waits for, and when the last one was answered.
        self.waiting = 0
        self.asked = 0.0

    def opened(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.processes, get_context("spawn"), ready)
        return self.pool

    async def choose(self, name: str, rules: int, position: str, bot_name: str, seed: int) -> int:
        """A bot's decision."""
        return await self.ask(partial(decision, name, rules, position, bot_name, seed))

    async def ask(self, question: Callable[[], Answer]) -> Answer:
        """The answer of a process to what somebody waits for."""
        self.waiting += 1
        try:
            return await self.answer(question)
        finally:
            self.waiting -= 1
            self.asked = time.monotonic()

    async def ask_later(self, question: Callable[[], Answer]) -> Answer:
        """The answer to a short question that can wait: bots often decide one thing after another."""
        end = time.monotonic() + PATIENCE_SECONDS
        while self.waiting or time.monotonic() < self.asked + QUIET_SECONDS:
            if time.monotonic() >= end:
                break
            await asyncio.sleep(QUIET_SECONDS)
        return await self.answer(question)

    async def answer(self, question: Callable[[], Answer]) -> Answer:
        """Have a process answer. One that broke is replaced, and the question asked once more."""
        loop = asyncio.get_running_loop()
        pool = self.opened()
        try:
            return await loop.run_in_executor(pool, question)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
                pool.shutdown(wait=False)
            return await loop.run_in_executor(self.opened(), question)

    def close(self) -> None:
        """End the processes, also those that think."""
        pool, self.pool = self.pool, None
        if pool is None:
            return
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            with suppress(OSError, ValueError):
                process.terminate()
