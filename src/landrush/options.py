"""The option that every game has: who is first player."""

from __future__ import annotations

from typing import Any

FIRST_PLAYER = "first_player"
DRAWN = "drawn"
ANYBODY = -1


def first_players(players: int) -> tuple[Any, ...]:
    """Drawn, or a player by number, as in the notation."""
    return (DRAWN, *range(1, players + 1))


def first_seat(value: str | int) -> int:
    """The seat that was named, or ANYBODY."""
    return value - 1 if isinstance(value, int) else ANYBODY
