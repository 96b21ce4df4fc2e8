"""The HTTP API, one file a resource. Handlers read the request, call a room and give its answer."""
