"""Kept games by kind: those of a day, of a deal for several, tries from a moment."""
