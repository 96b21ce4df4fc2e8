"""The web server: people, tables, live play, records. docs/architecture.md shows its rooms."""
