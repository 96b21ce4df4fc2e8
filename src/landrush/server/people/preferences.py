"""What people prefer, and what holds for those who said nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

Language = Literal["en", "pl", "de", "nl", "ja"]


class Preferences(BaseModel):
    """Preferences, all of them; a change of some has only those."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    language: Language = "en"
    # Whether the end of a turn is confirmed: always, when it can no longer be undone, or never.
    confirm: Literal["always", "undo", "never"] = "undo"
    animation: Literal["off", "slow", "normal", "fast"] = "normal"
    colours: Literal["light", "dark", "system"] = "system"
    sounds: bool = True
    notify_email: bool = True
    notify_push: bool = True

    def stored(self) -> dict[str, Any]:
        """What was said, without what holds anyway."""
        return self.model_dump(exclude_unset=True)


def preferences_of(stored: Mapping[str, Any]) -> Preferences:
    """The preferences of somebody; what other versions stored and this one does not know is left out."""
    return Preferences(**{name: value for name, value in stored.items() if name in Preferences.model_fields})
