"""How often something may be done. Kept in the memory of one process, and bounded whatever comes."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil

from landrush.server.errors import TooMany

HOUR = 3600
QUARTER = 900
# One machine has a whole network of such addresses.
IPV6_NETWORK = 64

Clock = Callable[[], float]


class TokenBucket:
    """So many at once, and then so many a second."""

    def __init__(self, burst: float, rate: float, clock: Clock = time.monotonic) -> None:
        self.burst = burst
        self.rate = rate
        self.clock = clock
        self.tokens = burst
        self.at = clock()

    def take(self) -> bool:
        """Whether one more may be done now; then it counts as done."""
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Windows:
    """So many within a period for each key; a key's period begins when it is first counted.

    At most `keys` keys are remembered. Whoever brings more makes the oldest be forgotten first.
    """

    def __init__(self, limit: int, period: float, clock: Clock = time.monotonic, keys: int = 10_000) -> None:
        self.limit = limit
        self.period = period
        self.clock = clock
        self.keys = keys
        # When the period began and how many there were; in the order in which periods began.
        self.counts: dict[str, tuple[float, int]] = {}

    def __len__(self) -> int:
        return len(self.counts)

    def take(self, key: str) -> None:
        """Count one more. Raises TooMany when there were enough."""
        now = self.clock()
        self.forget_old(now)
        start, count = self.counts.get(key, (now, 0))
        if count >= self.limit:
            raise TooMany(max(1, ceil(start + self.period - now)))
        if not count and len(self.counts) >= self.keys:
            del self.counts[next(iter(self.counts))]
        self.counts[key] = start, count + 1

    def give_back(self, key: str) -> None:
        """One that was counted did not count after all."""
        start, count = self.counts.get(key, (0.0, 0))
        if count > 1:
            self.counts[key] = start, count - 1
        else:
            self.counts.pop(key, None)

    def forget_old(self, now: float) -> None:
        """Drop the keys whose period is over."""
        while self.counts:
            key = next(iter(self.counts))
            if self.counts[key][0] + self.period > now:
                return
            del self.counts[key]


def network(host: str) -> str:
    """What counts as one address: of IPv6 the network that one household or server has."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(ip_network((address, IPV6_NETWORK), strict=False))
    return host
