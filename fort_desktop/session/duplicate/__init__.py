"""One deal that each of several persons plays alone, from the same seat."""
