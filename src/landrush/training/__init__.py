"""Training of value functions by self-play. Needs the extra `landrush[train]`: NumPy and matplotlib."""

from __future__ import annotations

import os

# Processes share the cores already. NumPy reads this when it is loaded.
for library in ("OPENBLAS", "OMP", "MKL"):
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")
