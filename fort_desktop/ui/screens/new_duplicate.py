"""The sheet before a deal for several persons: how many computers, how strong, which setup."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar, Final

from fort_desktop.record.duplicate import Player
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import COLOURS, SetupKind
from fort_desktop.scene.geometry import Box
from fort_desktop.session.seed import new_secret, secret_deal
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.coach.lesson.starting import last_table
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.persons.arranging import Arrangement
from fort_desktop.ui.persons.profile import FACES, same_name
from fort_desktop.ui.screens.house_rules import SETUPS
from fort_desktop.ui.screens.options import HIGH, Option, options
from fort_desktop.ui.text.players import PLAYERS, usual_name
from fort_desktop.ui.toolkit.common import panel_node
from fort_desktop.ui.toolkit.menu import Face, cardboard, heading, menu_button

_SIZE: Final = (1480.0, 860.0)
_LEVELS: Final = ("easy", "normal", "hard", "expert")
_KINDS: Final = ("builder", "collector", "bully")
_EDGE: Final = 48.0
_ROWS: Final = 290.0
_STEP: Final = 108.0
_FACE: Final = 96.0


class NewDuplicateScreen(Screen):
    """The persons of the last table play; what else there is to choose is chosen here.

    Attributes:
        computers: how many there are; level: of all of them.
    """

    room: ClassVar = (_SIZE[0] + 24, _SIZE[1] + 80)

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.table: Arrangement = last_table(app)
        kinds = [kind for kind in self.table.kinds if kind not in ("", PERSON)]
        self.computers = len(kinds) or 2
        self.level = kinds[0] if kinds and kinds[0] in (*_LEVELS, *_KINDS) else "normal"
        self.setup: SetupKind = self.table.setup
        self.build()

    def build(self) -> None:
        """Build what it is about, who plays, the choices, and Deal."""
        self.lawn()
        self.put_sheet(*_SIZE, down=16)
        wide = _SIZE[0]
        canvas = cardboard(self.scene.root, self.sheet, self.unit, "new deal")
        words = tr("The same deal for each")
        heading(self.scene.root, self.at(wide / 2 - 330, -34, 660, 84), self.unit, words)
        told = tr(
            "Each plays alone, from the same seat, with the same cards and computers. All results "
            "lie face down until all have played."
        )
        canvas.paragraph(told, _EDGE, 66, wide - 2 * _EDGE, 76, 27, centered=True)
        self._people()
        place = partial(Box, _EDGE, w=wide - 2 * _EDGE, h=HIGH)
        counts = [(f"computers {n}", str(n), n == self.computers, n) for n in (1, 2, 3)]
        setups = [(f"setup {one}", tr(w), one == self.setup, one) for one, w in SETUPS.items()]
        rows: list[tuple[str, list[Option]]] = [
            (tr("How many computers"), [
                Option(name, shown, on, self._choose(partial(self._count, n)))
                for name, shown, on, n in counts
            ]),
            (tr("How well they play"), self._levels(_LEVELS)),
            (tr("Or with a taste of their own"), self._levels(_KINDS)),
            (tr("Setup"), [
                Option(name, shown, on, self._choose(partial(self._set_up, one)))
                for name, shown, on, one in setups
            ]),
        ]  # fmt: skip
        at = Box(0, 0, *_SIZE)
        for i, (title, found) in enumerate(rows):
            options(self, canvas, at, place(y=_ROWS + i * _STEP), title, found)
        y = _SIZE[1] - 112
        face = Face(tr("Back"), sign="earlier")
        self.button(_EDGE, y, 260, "back", face, partial(self.app.push, routes.Duplicates()))
        start = self.at(wide - _EDGE - 380, y - 8, 380, 92)
        # NOTE: a button: shuffle, and begin
        face = Face(tr("Deal the cards"), sign="play", size=30)
        self.scene.root.add(menu_button(start, self.unit, face, "deal", self.deal, True))
        self.scene.focus.keys.update(
            escape=partial(self.app.push, routes.Duplicates()), enter=self.deal
        )

    def _people(self) -> None:
        """Lay out the players, the persons of the last table, and the button to change them."""
        found = self.table.persons
        each = (_SIZE[0] - 2 * _EDGE - 280) / 4
        for i, seat in enumerate(found):
            profile = self.table.profile(seat)
            kid = profile.face if profile is not None else FACES[i]
            place = self.at(_EDGE + i * each, 160, each - 16, _FACE)
            node, canvas = panel_node(place, self.unit, f"player {i}")
            canvas.blit(player_face(PERSON, canvas.px(_FACE), COLOURS[i], kid), 0, 0)
            canvas.title(self.table.name(seat), _FACE + 10, _FACE / 2, 29, each - _FACE - 36)
            node.label = self.table.name(seat)
            self.scene.root.add(node)
        face = Face(tr("Who plays?"), sign="kid")
        self.button(
            _SIZE[0] - _EDGE - 270, 168, 270, "who", face, lambda: self.app.push(routes.NewGame())
        )

    def _levels(self, found: tuple[str, ...]) -> list[Option]:
        return [
            Option(
                f"level {one}",
                tr(PLAYERS[one].name),
                one == self.level,
                self._choose(partial(self._play_as, one)),
            )
            for one in found
        ]

    def _choose(self, change: Callable[[], None]) -> Callable[[], None]:
        def choose() -> None:
            change()
            self.rebuild()

        return choose

    def _count(self, n: int) -> None:
        self.computers = n

    def _play_as(self, level: str) -> None:
        self.level = level

    def _set_up(self, setup: SetupKind) -> None:
        self.setup = setup

    def deal(self) -> None:
        """Shuffle, and show who is to play."""
        deal = secret_deal(new_secret())
        players = self._players(deal.seed)
        names = [player.name for player in players]
        infos = [SeatInfo(names[0], COLOURS[0], PERSON)]
        for i in range(self.computers):
            names.append(_unlike(usual_name(i + 1), names))
            infos.append(SeatInfo(names[-1], COLOURS[i + 1], self.level))
        kept = self.app.games.duplicates.begin(deal, self.setup, infos, 0, players)
        if kept is not None:
            self.app.push(routes.Duplicate(kept))

    def _players(self, seed: int) -> list[Player]:
        """The persons of the table; a second one of the same name gets a number."""
        seats, sitting = self.table.seats(seed)
        found: list[Player] = []
        for info, holder in zip(seats, sitting.holders, strict=True):
            if info.player != PERSON:
                continue
            name = _unlike(info.name, [one.name for one in found])
            found.append(Player(name, holder))
        return found


def _unlike(name: str, taken: Sequence[str]) -> str:
    """A name, with a number if it is taken."""
    tried, number = name, 1
    while any(same_name(tried, one) for one in taken):
        number += 1
        tried = f"{name[:13]} {number}"
    return tried


@opens(routes.NewDuplicate)
def _open(app: Host, route: routes.NewDuplicate) -> Screen:
    return NewDuplicateScreen(app)
