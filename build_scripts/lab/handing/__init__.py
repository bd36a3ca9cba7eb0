"""Counts how often a screen changes hands: whole games, and those who sit at the screen."""
