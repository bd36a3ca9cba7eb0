"""Obligations of a play: symbol counts, possible ends of actions, PLAY-10 to PLAY-12, FOLLOW-4."""
