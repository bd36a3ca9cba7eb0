"""Fort: an unofficial desktop version of the deck-building card game, for two to four."""

__version__ = "1.0.0"
