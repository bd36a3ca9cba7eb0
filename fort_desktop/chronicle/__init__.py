"""What the events of one game, or of all kept games, tell of those who played."""
