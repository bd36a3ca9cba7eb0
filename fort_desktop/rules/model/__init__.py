"""Values of the game: cards, state, events, moves, and the fold over events."""
