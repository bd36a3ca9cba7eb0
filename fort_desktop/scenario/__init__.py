"""Executable examples of the rules: files with a position, moves and the expected result."""
