"""Whether the values of a game balance: what bots do with them, and what things are worth to them."""
