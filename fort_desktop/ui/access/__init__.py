"""Screen readers: all that the screens say to them, and their answers."""
