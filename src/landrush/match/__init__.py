"""A match: everything between the rules and the people."""
