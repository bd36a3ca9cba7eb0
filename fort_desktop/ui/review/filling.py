"""A page that fills itself in: what is different is built and shown bit by bit, as frames go by."""

from collections.abc import Callable

from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from fort_desktop.scene.slices import InSlices
from fort_desktop.ui.table.panel_cache import PanelSet


class Filling:
    """The panels of a page that is laid out again and again while it is looked at.

    First all panels are laid, which takes no time. Those that are different are built in slices of
    frames, and then put on the page one in a frame: all at once would take longer than a frame may.

    Args:
        scene: holds the page, and what lies above it.
    """

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._shown: PanelSet | None = None
        self._coming: PanelSet | None = None
        self._building = InSlices(lambda: False)
        self._lost: object = ""

    @property
    def busy(self) -> bool:
        """True if something is laid that is not shown yet."""
        return self._coming is not None

    def begin(self) -> None:
        """Lay the page again; `lay` is called next, for each of its panels."""
        if self._building.done and self._coming is not None:
            # Some of it may be on the page by now.
            self.finish()
        self._coming = PanelSet(self._scene.size, self._shown, self._coming)
        self._building = InSlices(self._coming.build_next)

    def lay(self, name: str, made_of: object, build: Callable[[Node], object]) -> None:
        """Lay a panel, which is built again only if something has changed that it is made of."""
        if self._coming is not None:
            self._coming.lay(f"{name} panel", made_of, build)

    def go_on(self, seconds: float) -> bool:
        """Build for about so long, or show a panel; True if that was the last one.

        Nothing is taken away under a button that is pressed.
        """
        if self._coming is None:
            return False
        if not self._building.done:
            self._building.go_on(seconds)
        elif self._scene.pointer.press is None:
            if self._keeping_focus(self._coming.show_next):
                return False
            self.finish()
            return True
        return False

    def finish(self) -> None:
        """Build and show all that was laid, at once."""
        coming = self._coming
        if coming is not None:
            self._keeping_focus(coming.show)
            coming.arrange(self._scene.root)
            self._shown, self._coming, self._lost = coming, None, ""

    def _keeping_focus(self, show: Callable[[Node], bool | None]) -> bool:
        """Show something; what has the focus may be rebuilt, and keeps it all the same.

        It may come back only with a later panel, unless a person has gone on by then.
        """
        focus = self._scene.focus
        focused = focus.node
        more = show(self._scene.root)
        if focused is not None:
            self._lost = focused.key if focused.scene is None else ""
        if self._lost and focus.node is None:
            focus.at_key(self._lost)
        self._scene.pointer.refresh()
        return bool(more)
