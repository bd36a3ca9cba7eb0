"""Kept games by kind: those of a day, of a deal for several persons, tries from a moment."""
