"""Why a benchmark could not be carried out."""

from __future__ import annotations

from landrush.errors import LandrushError


class WorkerFailed(LandrushError):
    """A worker process ended without a result."""


class PeersMissing(LandrushError):
    """The peers' environment could not be made."""
