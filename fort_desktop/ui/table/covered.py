"""A test if something has come to lie over a thing of the table."""

from fort_desktop.scene.node import Node


def is_covered(node: Node) -> bool:
    """Return True if another part of the table lies over a node, where it is pointed at.

    The cards of one hand do not cover each other, and what answers no pointer covers nothing.
    """
    scene = node.scene
    if scene is None:
        return False
    pointer = scene.pointer
    at = pointer.at if pointer.over is node and pointer.at is not None else node.area.center
    hit = scene.front.hit_test(at)
    return hit is not None and _part_of(hit) is not _part_of(node)


def _part_of(node: Node) -> Node:
    """The part of the table that a node belongs to."""
    below = [one for one in node.ancestors() if one.parent is not None]
    return below[-1] if below else node
