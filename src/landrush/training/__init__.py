"""Training of value functions by self-play. Needs the extra `landrush[train]`."""
