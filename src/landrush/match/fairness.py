"""Chance that everybody can check afterwards.

Before the first entry the SHA-256 of a secret seed is published: the commitment. Each seat may contribute a
line of its own. Chance outcome number n, counted from 1, is drawn with HMAC-SHA256: the key is the seed,
the message is the line "n attempt" and then one line for each seat's contribution. The first eight bytes
are a number; one from the uneven rest of the range is not used, and the next attempt drawn. Its remainder
by the sum of all weights points to the outcome, in ascending order of ids. At the end the seed is
published.

The number counts chance outcomes alone, so that taking decisions back never draws anew.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from landrush.engine.actions import ActionBuffer
from landrush.engine.state import State
from landrush.errors import BadOption
from landrush.messages import Reason

SEED_BYTES = 32
DRAWN_BYTES = 8
RANGE = 1 << (8 * DRAWN_BYTES)
MAX_CONTRIBUTION = 64


def new_seed() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def known_seed(number: int) -> bytes:
    """The seed of a number, for games that are to be repeated. Whoever knows the number knows the chance."""
    return hashlib.sha256(f"landrush {number}".encode()).digest()


def commitment(seed: bytes) -> str:
    """What is published before the game; it fixes the seed and does not tell it."""
    return hashlib.sha256(seed).hexdigest()


def checked_contribution(text: str) -> str:
    """A seat's line. Raises BadOption."""
    if len(text) > MAX_CONTRIBUTION or not text.isprintable() or text != text.strip():
        raise BadOption(Reason("error-contribution", {"most": MAX_CONTRIBUTION}))
    return text


def drawn(seed: bytes, contributions: Sequence[str], number: int, total: int) -> int:
    """A number below `total`, each equally likely, for chance outcome `number`."""
    lines = "\n".join(contributions)
    unbiased = RANGE - RANGE % total
    attempt = 0
    while True:
        digest = hmac.digest(seed, f"{number} {attempt}\n{lines}".encode(), "sha256")
        value = int.from_bytes(digest[:DRAWN_BYTES], "big")
        if value < unbiased:
            return value % total
        attempt += 1


def outcome(state: State, seed: bytes, contributions: Sequence[str], number: int) -> int:
    """The outcome of the chance that a state waits for."""
    out = ActionBuffer()
    state.options(out)
    return out.at_weight(drawn(seed, contributions, number, out.total_weight()))
