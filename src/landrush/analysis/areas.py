"""Where on the table a move is made, for hints."""

from __future__ import annotations

from landrush.engine.state import State

# For each game its areas, and the verbs of the moves that are made there.
AREAS = {
    "montana": {
        "ui-area-m-wheel": ("hire", "pointer", "pick"),
        "ui-area-m-bank": ("bank",),
        "ui-area-m-production": ("space", "small"),
        "ui-area-m-town": ("town", "pawn", "pass", "take", "upgrade", "done"),
        "ui-area-m-landscape": ("build", "start"),
        "ui-area-m-workers": ("place", "return"),
        "ui-area-m-cattle": ("trade",),
        "ui-area-m-turn": ("end", "canteen"),
    },
    "dice-settlers": {
        "ui-area-d-map": (
            "explore",
            "settle",
            "tile",
            "spot",
            "join",
            "add",
            "attack",
            "factory",
            "power",
            "bonus",
        ),
        "ui-area-d-tents": ("fetch", "back", "own", "general"),
        "ui-area-d-dice": ("turn", "reroll", "draw", "pair", "colour", "face", "die", "recruit"),
        "ui-area-d-tokens": ("token", "harvest", "trade", "equal", "different", "two"),
        "ui-area-d-technologies": ("research", "use"),
        "ui-area-d-turn": ("end", "done", "pass"),
    },
}


def verb_of(state: State, action: int) -> str:
    """The verb of a move, as the keys of its words have it."""
    return state.explain(action).key.split("-")[2]


def area_of(state: State, action: int) -> str:
    """The word of the area in which a move is made."""
    verb = verb_of(state, action)
    return next(area for area, verbs in AREAS[state.game.name].items() if verb in verbs)


def kind_of(state: State, action: int) -> str:
    """The word of what kind of move it is: its row of the action table."""
    return f"table-{state.game.letter}-{verb_of(state, action)}"
