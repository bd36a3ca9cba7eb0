"""The sheet that adds up what each seat would have: it opens beside its tag, and goes again."""

from functools import partial
from typing import Final

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.table.layout.worth import worth_sheet_box, worth_sheet_places
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.overlays import RunningTotal
from fort_desktop.ui.table.panels.worth import WorthTag, worth_sheet
from fort_desktop.ui.table.rival_popover import HoverDelay
from fort_desktop.ui.table.things import Worth
from fort_desktop.ui.table.viewmodels.worth import worth_sheet_vm

_TAG: Final = 0
"""The one thing here that is pointed at."""


class WorthPopover:
    """Opens the running total while its tag is pointed at, clicked or has the focus."""

    def __init__(self, model: TableModel) -> None:
        self._model = model
        self._timing = HoverDelay()
        self._nodes: TableNodes | None = None
        self._tag: WorthTag | None = None
        self._sheet: Node | None = None

    @property
    def _opened(self) -> bool:
        return isinstance(self._model.overlay, RunningTotal)

    def lay_out(self, nodes: TableNodes) -> None:
        """The table was laid out anew: its tag answers, and an open sheet is open still."""
        self._nodes, self._sheet = nodes, None
        tags = (node for node in nodes.walk() if isinstance(node, WorthTag))
        self._tag = next((tag for tag in tags if tag.key == Worth()), None)
        if self._tag is not None:
            self._tag.clicked, self._tag.order = partial(self._open, True, by_hand=True), 1
        self._show()

    def _open(self, wanted: bool, by_hand: bool = False) -> None:
        if wanted != self._opened:
            self._model.peek(RunningTotal() if wanted else None, by_hand)
            self._show()

    def go_on(self, scene: Scene, seconds: float) -> None:
        """Let time pass: the sheet opens and closes as a rival's band does."""
        tag = self._tag
        if tag is None or scene.pointer.drag is not None:
            return
        focused = scene.focus.node is tag
        over = _TAG if focused or self._pointed(scene, tag.area) else None
        opened = _TAG if self._opened else None
        self._open(self._timing.watch(over, opened, seconds, focused) == _TAG)

    def _pointed(self, scene: Scene, tag: Box) -> bool:
        at = scene.pointer.at
        places = [tag] if self._sheet is None else [tag, self._sheet.area]
        return at is not None and any(place.contains(at) for place in places)

    def _show(self) -> None:
        """Lay the sheet beside its tag, or none."""
        if self._sheet is not None and self._sheet.parent is not None:
            self._sheet.remove()
        self._sheet = None
        tag, nodes = self._tag, self._nodes
        if tag is None or nodes is None:
            return
        tag.light(self._opened)
        if self._opened:
            vm = worth_sheet_vm(self._model.shown, self._model.teller)
            high, at = worth_sheet_places(len(vm.parts), len(vm.rivals), bool(vm.change))
            area = worth_sheet_box(nodes.frame, tag.area, high)
            self._sheet = worth_sheet(nodes.root, area, vm, at)
