"""What the help tells about Dice Settlers; the words are under help-d-TOPIC and help-d-TOPIC-title."""

from __future__ import annotations

TOPICS = (
    "goal",
    "round",
    "roll",
    "dice",
    "pioneers",
    "recruit",
    "explore",
    "settle",
    "attack",
    "harvest",
    "trade",
    "research",
    "factories",
    "power",
    "technologies",
    "explosive",
    "clean-up",
    "end",
    "scoring",
    "automaton",
)
