"""The load test: many people at many tables at once, and how long the server keeps them waiting."""
