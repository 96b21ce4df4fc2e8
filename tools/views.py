"""Write golden views: what players see, for the tests of the browser client that run without a server.

    python tools/views.py

writes tests/golden/views/GAME.json: of each kind of question that the golden records have the one with the
most options; what is printed on the components; and in Dice Settlers what the kernel makes of the position.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import landrush
from landrush.engine.state import State
from landrush.games.dice_settlers.notation import ACTION_NAMES
from landrush.games.dice_settlers.roll import dice_limit
from landrush.games.dice_settlers.turn import available
from landrush.games.printed import to_json
from landrush.server.tables.views import view_of

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"


def decisions(name: str) -> Iterator[State]:
    """Every position of the records of a game's present rules in which a player decides."""
    folder = GOLDEN / "records" / f"{name}-{landrush.game(name).rules_version}"
    for path in sorted(folder.glob("*.game")):
        for _, match in landrush.Match.load(path).replay():
            if match.state.to_move >= 0:
                yield match.state


def positions(name: str) -> list[dict[str, Any]]:
    """The view with the most options of each kind of question."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for state in decisions(name):
        view = view_of(state, state.to_move)
        kind = view["question"]["ask"], view["question"].get("step", "")
        if kind not in found or len(view["options"]) > len(found[kind]["view"]["options"]):
            found[kind] = {"view": view, **kernel(state)}
    return [found[kind] for kind in sorted(found)]


def kernel(state: Any) -> dict[str, Any]:
    """What the client works out by itself, as the kernel has it."""
    if state.game.name != "dice-settlers":
        return {}
    seat = state.to_move
    symbols = {action: available(state, seat, number) for number, action in enumerate(ACTION_NAMES)}
    return {"limit": dice_limit(state, seat), "symbols": symbols}


def text(name: str) -> str:
    """The file of a game: a line for each position, so that a change can be read."""
    tables = to_json(landrush.game(name), "en")["tables"]
    lines = ",\n".join(dense(each) for each in positions(name))
    return f'{{"tables":{dense(tables)},\n"positions":[\n{lines}\n]}}\n'


def dense(what: Any) -> str:
    return json.dumps(what, ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    (GOLDEN / "views").mkdir(exist_ok=True)
    for name in landrush.games():
        (GOLDEN / "views" / f"{name}.json").write_text(text(name), encoding="utf-8")


if __name__ == "__main__":
    main()
