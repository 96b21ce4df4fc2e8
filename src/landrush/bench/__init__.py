"""Speed, as a ratio to other engines measured in the same invocation."""
