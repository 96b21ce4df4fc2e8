"""The arena: cups of bots, the same whoever plays their games, and what they prove."""
