"""Scrolls a screen to what is to be looked at, as a person does."""

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.toolkit.scroll_bar import ScrollBar


def scroll_to(scene: Scene, area: Box) -> bool:
    """Have an area of the window in sight, with the bars where they are then; False if it was."""
    before = scene.view.seen
    scene.view.show(area)
    moved = scene.view.seen != before
    if moved:
        for bar in scene.root.children:
            if isinstance(bar, ScrollBar):
                bar.follow()
    return moved
