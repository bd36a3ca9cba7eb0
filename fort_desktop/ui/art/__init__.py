"""Pictures of the game, drawn from shapes; every function caches by its arguments."""
