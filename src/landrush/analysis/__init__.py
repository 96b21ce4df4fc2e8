"""What a search makes of positions and matches: how good each move was, how much was luck, and hints."""
