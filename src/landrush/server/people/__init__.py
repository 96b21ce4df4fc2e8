"""Accounts, guests, sessions and preferences."""
