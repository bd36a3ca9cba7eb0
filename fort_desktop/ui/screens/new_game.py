"""The first screen: who plays, which setup, which seed."""

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from fort_desktop.rules.events import SeatInfo
from fort_desktop.rules.types import COLOURS, SetupKind
from fort_desktop.scene.geometry import Box
from fort_desktop.session.session import PERSON
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.canvas import Canvas
from fort_desktop.ui.screen import Screen
from fort_desktop.ui.widgets.common import button, panel_node, ribbon, shaded
from fort_desktop.ui.words import LEVEL_NAMES, tr

if TYPE_CHECKING:
    from fort_desktop.ui.app import App

_KINDS: Final = (PERSON, "easy", "random", "")
"""What a seat can be, in the order of clicks; "" is empty."""
_NAMES: Final = ("Maja", "Tomek", "Zoe", "Bo")
_SEEDS: Final = 1_000_000


class NewGameScreen(Screen):
    """Seats are changed by clicks; two at least must play."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.kinds = [PERSON, "easy", "easy", ""]
        self.setup: SetupKind = "basic"
        self.seed = secrets.randbelow(_SEEDS)
        self.kept = app.kept is not None
        self.build()

    def build(self) -> None:
        """The four seats, the two choices, and the start."""
        self.lawn()
        unit, (w, h) = self.unit, self.scene.size
        area = Box(w / 2 - 560 * unit, h / 2 - 440 * unit, 1120 * unit, 880 * unit)
        shaded(self.scene.root, area, unit)
        node, canvas = panel_node(area, unit, "new game")
        canvas.panel(0, 0, canvas.w, canvas.h, pal.CARDBOARD)
        self._heading(canvas)
        self.scene.root.add(node)
        for i in range(4):
            ribbon(canvas, 60, 214 + i * 84, 320, _NAMES[i], COLOURS[i])
            self._button(area, 420, 204 + i * 84, 640, f"seat {i}", self._kind(i), self._turn(i))
        setups = {"basic": tr("Basic: 8 kids dealt"), "draft": tr("Draft: choose your kids")}
        canvas.title(tr("Setup"), 60, 592, 26, 340)
        self._button(area, 420, 560, 640, "setup", setups[self.setup], self._other_setup)
        canvas.title(tr("Deal number {n}", n=self.seed), 60, 676, 26, 340)
        self._button(area, 420, 644, 640, "seed", tr("Another deal"), self._other_seed)
        if self.kept:
            go_on = self.app.go_on
            self._button(area, 60, 772, 480, "continue", tr("Continue the last game"), go_on, True)
            self._button(area, 580, 772, 480, "start", tr("Start the game"), self.start, True)
        else:
            self._button(area, 260, 772, 600, "start", tr("Start the game"), self.start, True)

    def _heading(self, canvas: Canvas) -> None:
        canvas.icon("fort", 60, 36, 130)
        canvas.title("Fort", 220, 84, 84, 500)
        words = tr("An unofficial fan program of the card game by Leder Games")
        canvas.words(words, 222, 146, 22, canvas.w - 260)

    def _button(
        self,
        area: Box,
        x: float,
        y: float,
        w: float,
        name: str,
        label: str,
        act: Callable[[], None],
        primary: bool = False,
    ) -> None:
        unit = self.unit
        place = Box(area.x + x * unit, area.y + y * unit, w * unit, 68 * unit)
        self.scene.root.add(button(place, unit, label, name, act, primary))

    def _kind(self, seat: int) -> str:
        kind = self.kinds[seat]
        return tr(LEVEL_NAMES[kind]) if kind else tr("Nobody")

    def _turn(self, seat: int) -> Callable[[], None]:
        def turn() -> None:
            order = _KINDS.index(self.kinds[seat])
            self.kinds[seat] = _KINDS[(order + 1) % len(_KINDS)]
            if sum(bool(kind) for kind in self.kinds) < 2:
                self.kinds[seat] = PERSON
            self.rebuild()

        return turn

    def _other_setup(self) -> None:
        self.setup = "draft" if self.setup == "basic" else "basic"
        self.rebuild()

    def _other_seed(self) -> None:
        self.seed = secrets.randbelow(_SEEDS)
        self.rebuild()

    def start(self) -> None:
        """Begin the game as chosen."""
        seats = [SeatInfo(_NAMES[i], COLOURS[i], kind) for i, kind in enumerate(self.kinds) if kind]
        self.app.start(seats, self.setup, self.seed)
