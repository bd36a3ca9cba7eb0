"""Notes for beginners: one sentence at the first time of each moment."""
