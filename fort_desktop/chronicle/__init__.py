"""What is read from the events of a game, or of all games, once they are over."""
