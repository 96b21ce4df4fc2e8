"""Telling people who are away that a decision waits: e-mail and web push."""
