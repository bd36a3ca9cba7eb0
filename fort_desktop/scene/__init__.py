"""A small scene graph on pygame-ce, independent of the game: see `scene.Scene`, `pilot.Pilot`."""
