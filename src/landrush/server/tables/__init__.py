"""Tables: how they come about, and the one writer of each match."""
