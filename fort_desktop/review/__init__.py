"""The review of a game that is over: chances, own choices against the best found, luck and par."""
