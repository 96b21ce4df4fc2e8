"""The automaton of a solo game: its queue and its action tile."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from landrush.games.dice_settlers.draw.printed import DIE_STYLES
from landrush.l10n import message

MARKER = "▶"
NO_MARKER = " "


def automaton_lines(automaton: Mapping[str, Any]) -> list[Text]:
    """The queue from its front, tents in the general supply, and the sides clockwise with the marker."""
    queue = Text("   ").append(f"{message('ui-d-queue')} ", "dim").append_text(dice_words(automaton["queue"]))
    queue.append(f"  {message('ui-d-general-tents', n=automaton['tents'])}", "dim")
    sides = [side_words(automaton, name) for name in automaton["sides"]]
    return [queue, *(Text("   ").join([Text(), *sides[i : i + 3]]) for i in (0, 3))]


def marked(automaton: Mapping[str, Any]) -> Text:
    """The marker's side and the length of the queue, for one line."""
    line = Text(MARKER, "bold").append(message(f"d-{automaton['marker']}"))
    return line.append(f"  {message('ui-d-queue')} {len(automaton['queue'])}", "dim")


def side_words(automaton: Mapping[str, Any], name: str) -> Text:
    """A side: its action, whether the marker is there, and its dice and token."""
    side = automaton["sides"][name]
    line = Text(MARKER if automaton["marker"] == name else NO_MARKER, "bold")
    line.append(message(f"d-{name}"), "bold").append(" ")
    if not side["dice"] and side["token"] is None:
        return line.append(message("ui-d-none"), "dim")
    if side["dice"]:
        line.append_text(dice_words(side["dice"]))
    if side["token"] is not None:
        line.append(" + " if side["dice"] else "").append(message(f"d-{side['token']}"), "underline")
    return line


def dice_words(colours: Sequence[str]) -> Text:
    """Dice in their order."""
    if not colours:
        return Text(message("ui-d-none"), "dim")
    return Text(" ").join([Text(message(f"d-colour-{colour}"), DIE_STYLES[colour]) for colour in colours])
