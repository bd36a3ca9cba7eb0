"""The questions of the game: legal answers to each, and the clauses that forbid the rest."""
