"""Stand-alone scripts that the peers' own Python runs; they import nothing of landrush."""
