"""The socket: frames, connections, and how workers tell each other what changed."""
