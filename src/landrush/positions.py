"""What the saved positions of all games have in common: how they begin, and who moves next."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from landrush.checked import Checked
from landrush.engine.game import Game
from landrush.errors import BadPosition


def one_line(position: dict[str, Any]) -> str:
    """A position as JSON on one line."""
    return msgspec.json.encode(position).decode()


def read_head(game: Game, text: str, version: int, keys: Sequence[str]) -> tuple[dict[str, Checked], int]:
    """The keys of a position of this format, game, rules and components, and the number of players."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"position: not JSON: {' '.join(str(error).split())[:100]}") from None
    root = Checked(BadPosition, "position", "", data).table(keys)
    root["format"].number(version, version)
    root["game"].name((game.name,))
    root["rules"].number(game.rules_version, game.rules_version)
    digest = game.components.digest
    if root["components"].value != digest:
        raise root["components"].fail(f"{digest!r}; give the component file it was played with")
    return root, root["players"].number(game.min_players, game.max_players)


def check_to_move(found: Checked, waits_for: int | str) -> None:
    """A position waits for whom its pending work says."""
    if type(found.value) is not type(waits_for) or found.value != waits_for:
        raise found.fail(f"{waits_for!r}, as the pending stack says")
