"""The options of the solo game: a preset, and each easy or hard change for itself (D12.18 to D12.20)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landrush.games.dice_settlers.solo.automaton import Difficulty

PRESET = "preset"

# What each preset says for dice beyond the limit, unused strength, trade, end of the game and own tents.
PRESETS = {
    "normal": {
        "automaton_dice": 1,
        "automaton_unused": 1,
        "automaton_trade": 2,
        "automaton_end": 1,
        "automaton_tents": 6,
    },
    "easy": {
        "automaton_dice": 0,
        "automaton_unused": 0,
        "automaton_trade": 1,
        "automaton_end": 0,
        "automaton_tents": 6,
    },
    "hard": {
        "automaton_dice": 2,
        "automaton_unused": 2,
        "automaton_trade": 3,
        "automaton_end": 2,
        "automaton_tents": 8,
    },
}
TIES_BY_PLAYER = "player"
ALL_RULES = "all"

SOLO_OPTIONS: dict[str, tuple[Any, ...]] = {
    "automaton": tuple(PRESETS),
    "automaton_dice": (PRESET, 0, 1, 2),
    "automaton_unused": (PRESET, 0, 1, 2),
    "automaton_trade": (PRESET, 1, 2, 3),
    "automaton_end": (PRESET, 0, 1, 2),
    "automaton_tents": (PRESET, 6, 8),
    "gold_rush": (False, True),
    "automaton_ties": (TIES_BY_PLAYER, "random"),
    "automaton_technologies": ("printed", ALL_RULES),
}


def read_difficulty(options: Mapping[str, Any]) -> tuple[Difficulty, int]:
    """The automaton's difficulty and the tents it starts with; a change set for itself outdoes the preset."""
    level = dict(PRESETS[options["automaton"]])
    level.update({name: options[name] for name in level if options[name] != PRESET})
    difficulty = Difficulty(
        level["automaton_dice"],
        level["automaton_unused"],
        level["automaton_trade"],
        level["automaton_end"],
        options["gold_rush"],
        options["automaton_ties"] == TIES_BY_PLAYER,
        options["automaton_technologies"] == ALL_RULES,
    )
    return difficulty, level["automaton_tents"]
