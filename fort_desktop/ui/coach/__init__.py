"""Teaches: the guided first game, and notes for beginners at any table."""
