"""The browser client's files, as they are served."""
