"""A small scene graph on pygame-ce. It knows no Fort: see `scene.Scene` and `pilot.Pilot`."""
