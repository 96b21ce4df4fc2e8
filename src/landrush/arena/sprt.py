"""The sequential test: is a bot's win share LOW or HIGH? It goes on until one of them is clearly likelier.

Wald's test with the generalised likelihood ratio of a mean: blocks are independent, the games of a block are
not, so that a block is one observation and the variance is that of the blocks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from statistics import fmean
from typing import Any

from landrush.arena.play import Played, shares
from landrush.arena.schedule import EACH_AGAINST, Cup
from landrush.errors import BadOption
from landrush.messages import Reason, plain

ALPHA = BETA = 0.05
ACCEPTED, REJECTED, OPEN = "accepted", "rejected", "open"


@dataclass(frozen=True)
class Verdict:
    """Where the test stands after so many blocks: log likelihood ratio, and whether HIGH is accepted."""

    blocks: int
    ratio: float
    verdict: str

    @property
    def is_decided(self) -> bool:
        return self.verdict != OPEN


@dataclass(frozen=True)
class SequentialTest:
    """Whether this bot wins a share of LOW or of HIGH."""

    bot: str
    low: float
    high: float

    def verdict(self, blocks: Sequence[Sequence[Played]]) -> Verdict:
        """The first decision in the order of blocks, or where the test stands after all of them."""
        found = Verdict(0, 0.0, OPEN)
        total = squares = 0.0
        for number, block in enumerate(blocks, 1):
            share = fmean(share for played in block for share in own_shares(played, self.bot))
            total += share
            squares += share * share
            ratio = self.ratio(number, total, squares)
            found = Verdict(number, ratio, decision(ratio))
            if found.is_decided:
                break
        return found

    def ratio(self, blocks: int, total: float, squares: float) -> float:
        """How much likelier HIGH is than LOW, as a logarithm; blocks, the sum of their shares and of squares.

        The variance counts two blocks more, one lost and one won: a few blocks that end alike prove little.
        """
        variance = (squares + 1) / (blocks + 2) - ((total + 1) / (blocks + 2)) ** 2
        return (self.high - self.low) * (2 * total - blocks * (self.low + self.high)) / (2 * variance)

    def to_json(self, found: Verdict) -> dict[str, Any]:
        """The test and where it stands."""
        bounds = [log(BETA / (1 - ALPHA)), log((1 - BETA) / ALPHA)]
        return {
            "bot": self.bot,
            "low": self.low,
            "high": self.high,
            "alpha": ALPHA,
            "beta": BETA,
            "blocks": found.blocks,
            "llr": round(found.ratio, 4),
            "bounds": [round(bound, 4) for bound in bounds],
            "verdict": found.verdict,
        }


def own_shares(played: Played, bot: str) -> list[float]:
    """The parts of the victory of the seats of a bot."""
    return [share for share, name in zip(shares(played), played.bots, strict=True) if name == bot]


def decision(ratio: float) -> str:
    """What a ratio decides."""
    if ratio >= log((1 - BETA) / ALPHA):
        return ACCEPTED
    return REJECTED if ratio <= log(BETA / (1 - ALPHA)) else OPEN


def read_test(text: str, cup: Cup) -> SequentialTest:
    """LOW,HIGH in per cent, for the first bot alone against another one. Raises BadOption."""
    if len(cup.bots) != min(2, cup.players) or cup.lineup == EACH_AGAINST:
        raise BadOption(Reason("error-arena-sprt-bots"))
    try:
        low, high = (float(part) / 100 for part in text.split(","))
    except ValueError:
        low = high = 0.0
    if not 0 < low < high < 1:
        raise BadOption(Reason("error-arena-sprt", {"text": plain(text)}))
    return SequentialTest(cup.bots[0], low, high)
