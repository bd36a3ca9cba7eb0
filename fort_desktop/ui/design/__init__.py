"""The drawing kit of all screens: the unit, the canvas, words in a box, the time of day."""
