"""What is stored and how: the only rooms that speak SQL."""
