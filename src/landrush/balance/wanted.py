"""What a balanced game looks like under strong play: targets as data, and how far a game is off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from landrush.balance.play import LENGTH, MARGIN, MARGINS, PLACES, POINTS

# A place in turn order may win so much more or less often than its share.
FAIR = 0.03


@dataclass(frozen=True)
class Target:
    """A figure of a group of things, and between which values it should lie.

    Of the things named, taken together; where none is named of each of the group. What is wanted anywhere
    is enough at one player count.
    """

    group: str
    figure: str
    least: float | None = None
    most: float | None = None
    things: tuple[str, ...] = ()
    anywhere: bool = False

    def rows(self, known: Sequence[str]) -> list[tuple[str, ...]]:
        """The things whose figure is looked at, each time those that count together."""
        return [self.things] if self.things else [(thing,) for thing in known]


def montana(players: int) -> list[Target]:
    areas = ("bank", "mine", "quarry", "grain field", "farm", "town")
    return [
        Target("actions", "share", 0.15, 0.30, ("hire",)),
        Target("actions", "share", 0.18, 0.35, ("build",)),
        *(Target("actions", "share", 0.04, None, (area,)) for area in areas),
        Target("auctions", "of-auctions", 0.25, None, ("contested",)),
        Target("town-rows", "share", 0.05),
        Target(MARGINS, "per-game", None, {2: 2.5, 3: 2.0, 4: 1.5}[players], (MARGIN,)),
        Target(LENGTH, "per-seat", 12, 25, ("turns",)),
        # They are there to be used: by one player in ten at the very least.
        Target(POINTS, "per-seat", 0.1, None, ("double fields",)),
        Target(POINTS, "per-seat", 0.1, None, ("lines of four",)),
    ]


def dice_settlers(players: int) -> list[Target]:
    return [
        Target("actions", "per-seat", 1),
        Target("actions", "share", 0.03, 0.12, ("attack",)),
        Target("technologies", "taken-share", 0.10, 0.80),
        Target(POINTS, "share", 0.10, 0.25, ("technologies, printed", "technologies, by rule")),
        Target(LENGTH, "per-game", 9, 15, ("rounds",)),
        Target("growth", "limit-mean", 6, 7, ("last",)),
        Target("growth", "dice-mean", 9, 12, ("last",)),
        Target("ends", "share", 0.10, anywhere=True),
    ]


TARGETS = {"montana": montana, "dice-settlers": dice_settlers}


def targets(game: str, players: int) -> list[Target]:
    """What is wanted of a game with this number of players."""
    fair = [Target(PLACES, "share", 1 / players - FAIR, 1 / players + FAIR)] if players > 1 else []
    return [*fair, *TARGETS[game](players)]


def judged(target: Target, figure: Mapping[str, float | None], things: Sequence[str]) -> dict[str, Any]:
    """A target with its value, whether it is met, and by how many standard errors it is missed."""
    value, error = figure["value"], figure["error"]
    missed = None
    if value is not None and error is not None:
        below = 0.0 if target.least is None else target.least - value
        above = 0.0 if target.most is None else value - target.most
        missed = round(max(0.0, below, above) / error, 2)
    return {
        "group": target.group,
        "figure": target.figure,
        "things": list(things),
        "least": target.least,
        "most": target.most,
        "anywhere": target.anywhere,
        **figure,
        "met": None if missed is None else missed == 0,
        "missed": missed,
    }
