"""Finished games: download, import, replay, archive, ratings."""
