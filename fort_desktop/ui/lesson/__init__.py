"""The guided first game: its deal, its course, and how it is shown at the table."""
