"""What all screens are drawn with: the unit, the canvas, words in a box, the time of day."""
