"""Which addresses web push may go to. They come from browsers, and the server connects to them."""

from __future__ import annotations

import re
from collections.abc import Iterable

HTTPS_PORT = "443"
LOOPBACK = ("127.0.0.1", "localhost")
# Narrower than the rules for addresses, so that no two programs can read one in two ways:
# no user, no brackets, no backslash, nothing that is not ASCII.
ENDPOINT = re.compile(
    r"(?P<scheme>https?)://(?P<host>[a-z0-9]([a-z0-9.-]*[a-z0-9])?)(:(?P<port>[1-9][0-9]{0,4}))?"
    r"/[A-Za-z0-9._~!$&'()*+,;=:@%/?-]*"
)


def is_allowed(endpoint: str, patterns: Iterable[str]) -> bool:
    """Whether it is one of these hosts, by TLS on the usual port or on the one that the pattern names.

    Without TLS only this machine is reached, and only on a port that a pattern names.
    """
    found = ENDPOINT.fullmatch(endpoint)
    if found is None:
        return False
    return any(matches(found["scheme"], found["host"], found["port"], pattern) for pattern in patterns)


def matches(scheme: str, host: str, port: str | None, pattern: str) -> bool:
    """Whether one pattern allows it: a host or *.domain, with a port or without."""
    name, _, named_port = pattern.partition(":")
    is_host = host.endswith(name[1:]) if name.startswith("*.") else host == name
    is_port = port == named_port if named_port else port in (None, HTTPS_PORT)
    is_safe = scheme == "https" or (host in LOOPBACK and bool(named_port))
    return is_host and is_port and is_safe
