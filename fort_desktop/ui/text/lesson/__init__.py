"""The words and steps of the guided first game."""
