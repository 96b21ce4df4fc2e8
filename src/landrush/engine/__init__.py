"""The rules kernel's common part: states, action buffers, pending work, chance, events, playouts."""
