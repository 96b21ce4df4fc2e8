"""The steps from one schema to the next; migrate.py takes them."""
