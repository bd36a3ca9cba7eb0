"""Puzzles: the most points that one play can score, each with a proven best answer."""
