"""The exceptions of the public API. Each carries one line that says what is wrong and where."""

from __future__ import annotations


class LandrushError(Exception):
    """Base of every error that bad input can cause."""


class UnknownGame(LandrushError):
    """No game of this name."""


class BadOption(LandrushError):
    """A player count, option or command line value that the game does not have."""


class BadComponents(LandrushError):
    """A component file that cannot be read or breaks a count of the rules."""


class NotationError(LandrushError):
    """A text that is no move of this game."""


class IllegalMove(LandrushError):
    """A move of this game that the rules do not allow now."""


class BadPosition(LandrushError):
    """A saved position that is truncated, edited or impossible."""
