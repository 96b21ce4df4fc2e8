"""The exceptions of the public API. Each carries one line that says what is wrong and where."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from landrush.messages import Reason


class LandrushError(Exception):
    """Base of every error that bad input can cause.

    It is made of its line, or of a reason, which can be told in every language; `str` is always English.
    """

    def __init__(self, what: str | Reason) -> None:
        super().__init__(what)
        self.reason = None if isinstance(what, str) else what

    def __str__(self) -> str:
        from landrush.l10n import describe

        return str(self.args[0]) if self.reason is None else describe(self.reason, "en")


class UnknownGame(LandrushError):
    """No game of this name."""


class BadOption(LandrushError):
    """A player count, option or command line value that the game does not have."""


class BadComponents(LandrushError):
    """A component file that cannot be read or breaks a count of the rules."""


class MissingExtra(LandrushError, ImportError):
    """Something that needs more libraries than are installed, with the command that installs them."""


class NotationError(LandrushError):
    """A text that is no move of this game."""


class IllegalMove(LandrushError):
    """A move of this game that the rules do not allow now."""


class BadPosition(LandrushError):
    """A saved position that is truncated, edited or impossible."""


class BadModel(LandrushError):
    """A value function of a bot that cannot be read, or is for other features."""


class BadRecord(LandrushError):
    """A record of a match that is truncated, edited, or of another version or other components."""
