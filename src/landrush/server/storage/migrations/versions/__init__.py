"""One file a step, numbered; tools/schema.py writes them."""
