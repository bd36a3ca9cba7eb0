"""Sounds and music are computed here, note by note."""
