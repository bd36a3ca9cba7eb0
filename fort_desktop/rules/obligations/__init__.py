"""What a play owes: counting symbols, how an action can end, PLAY-10 to PLAY-12 and FOLLOW-4."""
