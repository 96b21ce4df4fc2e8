"""Codes that confirm an e-mail address."""

from __future__ import annotations

import secrets
from hashlib import sha256

LENGTH = 8
# No two of these look alike.
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


def new_code() -> str:
    """A code that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for position in range(LENGTH))


def hashed(person: str, address: str, code: str) -> str:
    """What is stored of a code; it is good for one person and one address."""
    return sha256(f"{person} {address} {code.strip().upper()}".encode()).hexdigest()
