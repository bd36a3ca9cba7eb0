"""The table as a picture behind a sheet that lies over it."""

from math import inf

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.host.screen import Screen
from fort_desktop.ui.toolkit.veil import veiled


def behind(screen: Screen, below: Screen) -> None:
    """Lay a picture of another screen, as it is now, below all of this one, with a veil."""
    size = screen.scene.size
    if below.window != screen.window:
        below.resize(screen.window)
    picture = veiled(below.scene.below(below.scene.root, inf), size)
    screen.scene.root.add(Node(Box(0, 0, *size), picture, "table", static=True))
