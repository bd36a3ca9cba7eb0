"""The base of every screen, and the program around it as screens see it."""
