"""A new game: who plays, which setup, which deal; as it was the last time."""

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from fort_desktop.rules.events import SeatInfo
from fort_desktop.rules.types import COLOURS, SetupKind
from fort_desktop.scene.geometry import Box
from fort_desktop.session.session import PERSON
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.canvas import Canvas
from fort_desktop.ui.screen import Screen
from fort_desktop.ui.screens.players import KINDS, choose_player
from fort_desktop.ui.settings import LONGEST_NAME, Choices
from fort_desktop.ui.widgets.entry import Entry, digit
from fort_desktop.ui.widgets.menu import Face, cardboard, heading, label, menu_button, switch
from fort_desktop.ui.words import LEVEL_NAMES, N_, tr

if TYPE_CHECKING:
    from fort_desktop.ui.app import App

_SETUPS: Final[dict[SetupKind, str]] = {
    "basic": N_("Basic: 8 kids dealt"),
    "draft": N_("Draft: choose your kids"),
}
_SEEDS: Final = 1_000_000
_DIGITS: Final = 9
_SIZE: Final = (1240.0, 930.0)
_LEFT, _MIDDLE, _RIGHT = 48.0, 400.0, 1192.0


class NewGameScreen(Screen):
    """A click on a seat asks who sits there; two at least must play.

    Attributes:
        kinds, names: by seat; setup, practice: of the game; seed: the number of the deal.
    """

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        last = app.settings.new_game
        self.kinds = [kind if kind in KINDS else "easy" for kind in last.players]
        self.names = list(last.names)
        self.setup: SetupKind = last.setup
        self.practice = last.practice
        self.seed = secrets.randbelow(_SEEDS)
        self._asking: int | None = None
        if sum(map(bool, self.kinds)) < 2:
            self.kinds = list(Choices().players)
        self.build()

    def build(self) -> None:
        """The four seats, the choices, the way back and the start."""
        self.lawn()
        self.scene.focus.keys.update(escape=self._escape, enter=self.start)
        if self._asking is not None:
            choose_player(self, self.names[self._asking], self.kinds[self._asking], self._seated)
            return
        unit, (w, h) = self.unit, self.scene.size
        wide, tall = _SIZE
        self.area = Box(w / 2 - wide / 2 * unit, h / 2 - tall / 2 * unit, wide * unit, tall * unit)
        canvas = cardboard(self.scene.root, self.area, unit, "choices")
        heading(self.scene.root, self._at(wide / 2 - 260, -30, 520, 84), unit, tr("New game"))
        for seat in range(4):
            self._seat(canvas, seat)
        self._setups(canvas)
        self._deal(canvas)
        self._practice()
        self._button(_LEFT, 820, 320, "back", tr("Back"), self.app.title)
        self._button(_RIGHT - 560, 820, 560, "start", tr("Start the game"), self.start, True)

    def _at(self, x: float, y: float, w: float, h: float) -> Box:
        unit = self.unit
        return Box(self.area.x + x * unit, self.area.y + y * unit, w * unit, h * unit)

    def _button(
        self,
        x: float,
        y: float,
        w: float,
        name: str,
        face: Face | str,
        act: Callable[[], None],
        primary: bool = False,
    ) -> None:
        place = self._at(x, y, w, 76)
        self.scene.root.add(menu_button(place, self.unit, face, name, act, primary))

    def _seat(self, canvas: Canvas, seat: int) -> None:
        y = 90 + seat * 90
        canvas.blit(seat_mark(canvas.px(70), COLOURS[seat]), _LEFT, y + 3)
        usual = Choices().names[seat]
        entry = Entry(
            self._at(_LEFT + 90, y, 470, 76),
            self.unit,
            self.names[seat],
            f"name {seat}",
            lambda text: self.names.__setitem__(seat, text),
            hint=usual,
            longest=LONGEST_NAME,
        )
        self.scene.root.add(entry)
        kind = self.kinds[seat]
        face = Face(
            tr(LEVEL_NAMES[kind]) if kind else tr("Nobody"),
            sign={PERSON: "kid", "": "cross"}.get(kind, f"face:{kind}"),
            size=26,
            turns=True,
        )
        self._button(_LEFT + 580, y, 564, f"seat {seat}", face, self._ask(seat))

    def _ask(self, seat: int) -> Callable[[], None]:
        def ask() -> None:
            self._asking = seat
            self.rebuild()

        return ask

    def _seated(self, kind: str | None) -> None:
        """Somebody was chosen for the seat, or nothing changes."""
        seat, self._asking = self._asking, None
        if seat is not None and kind is not None:
            self.kinds[seat] = kind
            if sum(map(bool, self.kinds)) < 2:
                self.kinds[seat] = PERSON
        self.rebuild()

    def _escape(self) -> None:
        if self._asking is not None:
            self._seated(None)
        else:
            self.app.title()

    def _setups(self, canvas: Canvas) -> None:
        label(canvas, tr("Setup"), Box(_LEFT, 468, _MIDDLE - _LEFT - 20, 74), 29)
        for i, (setup, words) in enumerate(_SETUPS.items()):
            chosen = setup == self.setup
            face = Face(tr(words), ticked=chosen)
            self._button(
                _MIDDLE + i * 402, 468, 390, f"setup {setup}", face, self._choose(setup), chosen
            )

    def _choose(self, setup: SetupKind) -> Callable[[], None]:
        def choose() -> None:
            self.setup = setup
            self.rebuild()

        return choose

    def _deal(self, canvas: Canvas) -> None:
        label(canvas, tr("Deal number"), Box(_LEFT, 562, _MIDDLE - _LEFT - 20, 74), 29)
        place = self._at(_MIDDLE, 562, 390, 76)
        self.scene.root.add(
            Entry(
                place,
                self.unit,
                str(self.seed),
                "deal",
                self._typed,
                longest=_DIGITS,
                allowed=digit,
            )
        )
        self._button(_MIDDLE + 402, 562, 390, "seed", tr("Another deal"), self._other_seed)

    def _typed(self, text: str) -> None:
        self.seed = int(text) if text else secrets.randbelow(_SEEDS)

    def _other_seed(self) -> None:
        self.seed = secrets.randbelow(_SEEDS)
        self.rebuild()

    def _practice(self) -> None:
        words = tr("Practice game: take back anything, the results will say so")
        place = self._at(_LEFT, 672, _RIGHT - _LEFT, 72)
        act = self._other_practice
        self.scene.root.add(switch(place, self.unit, words, "practice", self.practice, act))

    def _other_practice(self) -> None:
        self.practice = not self.practice
        self.rebuild()

    def start(self) -> None:
        """Begin the game as chosen, and remember the choices."""
        usual = Choices().names
        names = [name.strip() or usual[i] for i, name in enumerate(self.names)]
        players = (self.kinds[0], self.kinds[1], self.kinds[2], self.kinds[3])
        kept = (names[0], names[1], names[2], names[3])
        self.app.change(new_game=Choices(players, kept, self.setup, self.practice))
        seats = [SeatInfo(names[i], COLOURS[i], kind) for i, kind in enumerate(players) if kind]
        self.app.start(seats, self.setup, self.seed, self.practice)
