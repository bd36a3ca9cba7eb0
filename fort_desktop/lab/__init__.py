"""Games between computer players: matches, arenas, balance, long games, many at once."""
