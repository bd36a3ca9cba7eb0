"""Values of the game: what is printed, what is true, what happened, what may be answered."""
