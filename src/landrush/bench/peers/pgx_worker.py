"""Measures pgx: many games stepped at once on the CPU, with random legal actions; what ends begins anew."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any

import jax
import pgx
from timed import rates, work  # type: ignore[import-not-found]

GAMES = ("backgammon", "go_9x9")
COUNT = 256
STEPS = 20


def at_once(name: str, seconds: float, seed: int) -> dict[str, float]:
    """Steps of all games a second, observations and masks included, as pgx makes them in each step."""
    env = pgx.make(name)
    step = auto_reset(env)

    def one(state: Any, key: Any) -> Any:
        legal = jax.numpy.log(state.legal_action_mask.astype(float))
        first, second = jax.random.split(key)
        return step(state, jax.random.categorical(first, legal), second)

    def several(states: Any, key: Any) -> Any:
        def body(_: Any, carried: Any) -> Any:
            states, key = carried
            key, used = jax.random.split(key)
            return jax.vmap(one)(states, jax.random.split(used, COUNT)), key

        return jax.lax.fori_loop(0, STEPS, body, (states, key))

    compiled = jax.jit(several)
    key = jax.random.PRNGKey(seed)
    carried = jax.vmap(env.init)(jax.random.split(key, COUNT)), key

    def run() -> tuple[int]:
        nonlocal carried
        carried = jax.block_until_ready(compiled(*carried))
        return (COUNT * STEPS,)

    (steps,) = rates(run, seconds)
    return {"steps_per_s": steps}


def auto_reset(env: Any) -> Callable[[Any, Any, Any], Any]:
    """A step after which a game that is over is a new one."""

    def step(state: Any, action: Any, key: Any) -> Any:
        after = env.step(state, action, key)
        return jax.lax.cond(after.terminated | after.truncated, lambda: env.init(key), lambda: after)

    return step


if __name__ == "__main__":
    work({"version": version("pgx")}, {name: partial(at_once, name) for name in GAMES})
