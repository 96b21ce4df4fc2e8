"""What the help tells about Montana; the words are under help-m-TOPIC and help-m-TOPIC-title."""

from __future__ import annotations

TOPICS = (
    "goal",
    "turn",
    "hire",
    "paid-hiring",
    "work",
    "bank",
    "production",
    "town",
    "upgrade",
    "build",
    "double",
    "line",
    "scarcity",
    "cattle",
    "canteen",
    "end",
)
