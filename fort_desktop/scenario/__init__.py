"""Examples of the rules: files that lay out a position, make moves and compare what comes of it."""
