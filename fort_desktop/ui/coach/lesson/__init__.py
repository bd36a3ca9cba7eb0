"""The guided first game: one idea at a time, at a real table."""
