"""Dice Settlers in the terminal: what `landrush play` shows of it. The contract is in cli/session.py.

Everything is drawn from views and from the printed components, nothing from the kernel's states. Each part of
the table has a file: the map, the boards with the supply, the technologies; question.py has the moves.
"""

from landrush.games.dice_settlers.draw.counts import counts, entry_name
from landrush.games.dice_settlers.draw.drawing import Drawing

__all__ = ["Drawing", "counts", "entry_name"]
