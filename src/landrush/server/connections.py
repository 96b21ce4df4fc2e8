"""Connections of a worker that is told to end: nobody is turned away unheard."""

from __future__ import annotations

from asyncio import get_running_loop

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

# Who has just connected says what they want within this time.
PATIENCE_SECONDS = 1.0


class Connection(HttpToolsProtocol):
    """A connection that was accepted a moment ago is still answered, though new ones go to other workers."""

    def shutdown(self) -> None:
        if self.cycle is None:
            get_running_loop().call_later(PATIENCE_SECONDS, super().shutdown)
        else:
            super().shutdown()
