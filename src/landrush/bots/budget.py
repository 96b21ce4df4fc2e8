"""How much a bot that searches may think: `mcts@64ms` has a time, `mcts@200sims` a number of simulations."""

from __future__ import annotations

import re
from dataclasses import dataclass

from landrush.errors import BadOption
from landrush.messages import Reason, plain

SIGN = "@"
FORM = re.compile(r"([1-9][0-9]{0,8})(ms|sims)")


@dataclass(frozen=True)
class Budget:
    """For one decision: milliseconds or simulations; the other is 0. Only simulations can be repeated."""

    milliseconds: int = 0
    simulations: int = 0

    def __str__(self) -> str:
        return f"{self.milliseconds}ms" if self.milliseconds else f"{self.simulations}sims"


def read_budget(text: str) -> Budget:
    """64ms or 200sims. Raises BadOption."""
    found = FORM.fullmatch(text)
    if found is None:
        raise BadOption(Reason("error-budget", {"text": plain(text)}))
    amount = int(found[1])
    return Budget(milliseconds=amount) if found[2] == "ms" else Budget(simulations=amount)


def split_budget(name: str) -> tuple[str, Budget | None]:
    """A bot's name without its budget, and the budget. Raises BadOption.

    What stands behind the sign in the name of an outside bot is its own.
    """
    if name.startswith("stdio"):
        return name, None
    base, sign, text = name.partition(SIGN)
    return base, read_budget(text) if sign else None
