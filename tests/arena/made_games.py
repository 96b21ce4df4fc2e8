"""Games of a cup made by hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from landrush.arena.play import Played

NUMBERS = count()


def game(
    bots: Sequence[str], scores: Sequence[int], luck: Sequence[float] = (), winners: Sequence[int] = ()
) -> Played:
    """A game that ended like this; who has most points has won."""
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Played(
        key=f"{next(NUMBERS):032x}",
        bots=tuple(bots),
        seed=1,
        scores=tuple(scores),
        winners=tuple(winners) or tuple(best),
        luck=tuple(luck) or (0.0,) * len(bots),
        decisions=100,
        length={"turns": 20},
        is_over=True,
        forfeited=(0,) * len(bots),
        choices=(10,) * len(bots),
        seconds=(0.5,) * len(bots),
        longest=(0.1,) * len(bots),
    )
