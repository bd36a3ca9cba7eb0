"""Sound: cues for events, the player and the mixer."""
