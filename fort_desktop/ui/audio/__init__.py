"""Sound: which one belongs to what happens, and how it gets to the speakers."""
