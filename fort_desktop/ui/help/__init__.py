"""Notes for beginners: the first time of everything is told beside the thing that it is about."""
