"""The printed steps of a box, one kind a file: what it takes, what it brings, what it may lack."""
