"""One deal that each of several persons plays."""
