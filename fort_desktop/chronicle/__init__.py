"""Readings of the events of a game, or of all games, once they are over."""
