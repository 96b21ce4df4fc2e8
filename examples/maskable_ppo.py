"""MaskablePPO of sb3-contrib learns Montana against random moves, and says how often it wins then.

    python examples/maskable_ppo.py --steps 81920

Needs: pip install ".[gymnasium]" sb3-contrib
"""

from __future__ import annotations

import argparse

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker

import landrush.research.gymnasium  # noqa: F401  (it makes the games known)

IDS = {"montana": "landrush/Montana-v0", "dice-settlers": "landrush/DiceSettlers-v0"}


def table(game: str, opponent: str) -> gymnasium.Env:
    """A game for two against a bot; only legal actions are chosen."""
    env = gymnasium.make(IDS[game], players=2, opponents=[opponent])
    return ActionMasker(env, lambda each: each.unwrapped.action_masks())


def win_share(model: MaskablePPO, env: gymnasium.Env, games: int) -> float:
    """The part of the games that the model wins; a shared victory is half of one."""
    won = 0.0
    for seed in range(games):
        seen, _ = env.reset(seed=1_000_000 + seed)
        is_done = False
        while not is_done:
            action, _ = model.predict(seen, action_masks=env.action_masks())
            seen, reward, is_over, is_cut, _ = env.step(action)
            is_done = is_over or is_cut
        won += (1 + reward) / 2
    return won / games


def learned(game: str, opponent: str, steps: int, seed: int) -> MaskablePPO:
    """A model that has made so many decisions."""
    model = MaskablePPO(
        "MlpPolicy",
        table(game, opponent),
        learning_rate=1e-3,
        n_steps=2048,
        batch_size=256,
        # What a decision was worth is only known at the end, some hundred decisions later.
        gamma=1.0,
        gae_lambda=0.99,
        ent_coef=0.003,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
        verbose=1,
    )
    return model.learn(steps)


def main() -> None:
    parser = argparse.ArgumentParser(description="MaskablePPO learns to beat a bot.")
    parser.add_argument("--game", choices=sorted(IDS), default="montana")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--steps", type=int, default=81_920)
    parser.add_argument("--against", nargs="*", metavar="BOT", help="count victories against others too")
    parser.add_argument("--games", type=int, default=200, help="to count victories in")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", help="where to keep the model")
    given = parser.parse_args()
    model = learned(given.game, given.opponent, given.steps, given.seed)
    for name in (*(given.against or ()), given.opponent):
        share = win_share(model, table(given.game, name), given.games)
        error = 1.96 * np.sqrt(share * (1 - share) / given.games)
        told = f"{share:.1%} ± {error:.1%} of {given.games} games against {name}"
        print(f"{given.game}, {given.steps} steps: {told}")
    if given.out:
        model.save(given.out)


if __name__ == "__main__":
    main()
