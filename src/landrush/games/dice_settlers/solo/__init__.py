"""The solo game: an automaton plays the second seat by its own rules (D12)."""
