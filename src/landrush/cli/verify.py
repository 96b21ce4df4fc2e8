"""landrush verify: a record played again, with every entry, digest, chance outcome and the result checked."""

from __future__ import annotations

import argparse
import json
from typing import Any

from landrush.cli.records import add_record, loaded
from landrush.cli.values import add_components
from landrush.drawing import seat_names
from landrush.l10n import joined, message
from landrush.match.entries import OUTCOME
from landrush.match.match import Match


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    add_record(parser)
    add_components(parser)
    parser.add_argument("--json", action="store_true", help=message("cli-arg-json"))


def run(args: argparse.Namespace) -> int:
    """Say what was checked; a record that is wrong is bad input."""
    match = loaded(args)
    found = checked(match)
    if args.json:
        print(json.dumps(found, indent=2))
        return 0
    print(message("ui-verify-entries", entries=found["entries"], turns=found["turns"]))
    if found["seed"] is None:
        print(message("ui-verify-secret"))
    else:
        print(message("ui-verify-chance", n=found["chance_outcomes"], hash=found["commitment"]))
    if match.is_over:
        print(message("ui-verify-result", scores=score_words(match)))
    else:
        print(message("ui-verify-going-on"))
    return 0


def checked(match: Match) -> dict[str, Any]:
    """What a record holds, ready for JSON. Seats count from 0."""
    setup = match.setup
    return {
        "game": setup.start.game.name,
        "rules": setup.start.game.rules_version,
        "components": setup.start.game.components.digest,
        "options": dict(setup.options),
        "seats": [str(holder) for holder in setup.holders],
        "entries": len(match.entries),
        "turns": len(match.digests),
        "chance_outcomes": sum(entry.kind == OUTCOME for entry in match.entries),
        "commitment": setup.commitment,
        "seed": None if setup.seed is None else setup.seed.hex(),
        "over": match.is_over,
        "scores": match.state.scores(),
        "winners": match.state.winners(),
    }


def score_words(match: Match) -> str:
    """Each player's score."""
    scores = zip(seat_names(match.state, match.setup.holders), match.state.scores(), strict=True)
    return joined(f"{name} {score}" for name, score in scores)
