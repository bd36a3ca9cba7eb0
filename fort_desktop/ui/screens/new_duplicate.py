"""The sheet before a deal for several persons: how many computers, how strong, which setup."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, ClassVar, Final, NamedTuple

from fort_desktop.record.duplicate import Player
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import COLOURS, SetupKind
from fort_desktop.scene.geometry import Box
from fort_desktop.session.seed import new_secret, secret_deal
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.coach.lesson.starting import last_table
from fort_desktop.ui.design.scale import EDGE, HEAD, LEAD, line
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.persons.arranging import SEATS, Arrangement
from fort_desktop.ui.persons.faces import FACES
from fort_desktop.ui.persons.profile import same_name
from fort_desktop.ui.screens.house_rules import SETUPS
from fort_desktop.ui.text.players import PLAYERS, usual_name
from fort_desktop.ui.toolkit.dialog import dialog
from fort_desktop.ui.toolkit.form import HIGH, Option, among, options
from fort_desktop.ui.toolkit.layout import Share, Size, column, row, stack
from fort_desktop.ui.toolkit.menu import BUTTON, Button, Face, buttons
from fort_desktop.ui.toolkit.page import Words, beside, panel, whole, write

_SIZE: Final = (1480.0, 860.0)
_COMPUTERS: Final = (1, 2, 3)
_LEVELS: Final = ("easy", "normal", "hard", "expert")
_KINDS: Final = ("builder", "collector", "bully")
_FACE: Final = 96.0


class _Wanted(NamedTuple):
    """The choices: how many computers there are, the level of all of them, and the setup."""

    computers: int
    level: str
    setup: SetupKind


@opens(routes.NewDuplicate)
class NewDuplicateScreen(Screen):
    """The persons of the last table play; what else there is to choose is chosen here."""

    kid = "noodle_twins"

    room: ClassVar = (_SIZE[0] + EDGE, _SIZE[1] + HEAD)

    def __init__(self, app: Host, route: routes.NewDuplicate) -> None:
        super().__init__(app)
        self.table: Arrangement = last_table(app)
        kinds = [kind for kind in self.table.kinds if kind not in ("", PERSON)]
        level = kinds[0] if kinds and kinds[0] in (*_LEVELS, *_KINDS) else "normal"
        self._wanted = _Wanted(len(kinds) or 2, level, self.table.setup)
        self.build()

    def build(self) -> None:
        """Build what it is about, who plays, the choices, and Deal."""
        self.garden()
        sheet = dialog(self, "new deal", tr("One deal for everyone"), _SIZE)
        words = tr(
            "Everyone plays alone, from the same seat, with the same cards, against the "
            "same computer players. Results stay face down until everyone has played."
        )
        rows = self._rows()
        sizes: list[Size] = [line(LEAD, 2), _FACE, *[HIGH] * len(rows), Share()]
        about, people, *places, _ = column(sheet.body, sizes)
        write(sheet.canvas, about, [Words(words, LEAD, lines=2)], centered=True)
        self._people(people)
        for (title, found), place in zip(rows, places, strict=True):
            options(self, place, title, found)
        back = partial(self.app.push, routes.Duplicates())
        # NOTE: a button: shuffle, and begin
        face = Face(tr("Deal the cards"), sign="play")
        buttons(self, sheet.foot, [
            Button("back", Face(tr("Back"), sign="earlier"), back),
            None,
            Button("deal", face, self.deal, True),
        ])  # fmt: skip
        self.scene.focus.keys.update(escape=back, enter=self.deal)

    def _rows(self) -> list[tuple[str, list[Option]]]:
        """The choices, each with its heading."""
        counts = [(n, str(n)) for n in _COMPUTERS]
        setups = [(one, tr(words)) for one, words in SETUPS.items()]
        return [
            (tr("Computer players"), self._among("computers", counts)),
            (tr("Difficulty"), self._among("level", _named(_LEVELS))),
            (tr("Or with a style of their own"), self._among("level", _named(_KINDS))),
            (tr("Setup"), self._among("setup", setups)),
        ]

    def _people(self, area: Box) -> None:
        """Lay out the players, the persons of the last table, and the button to change them."""
        found = self.table.persons
        *places, who = row(area, [Share()] * (SEATS + 1))
        for i, (seat, place) in enumerate(zip(found, places, strict=False)):
            profile = self.table.profile(seat)
            kid = profile.face if profile is not None else FACES[i]
            node, canvas = panel(self, place, f"player {i}")
            face = player_face(PERSON, canvas.px(_FACE), COLOURS[i], kid)
            name = [Words(self.table.name(seat), LEAD, title=True)]
            node.label = beside(canvas, whole(canvas), face, name)
        who_plays = Face(tr("Who is playing?"), sign="kid")
        self.button(stack(who, h=BUTTON), "who", who_plays, lambda: self.app.push(routes.NewGame()))

    def _among(self, field: str, found: Iterable[tuple[object, str]]) -> list[Option]:
        """The options of a field of what is wanted."""

        def choose(value: Any) -> None:
            self._wanted = self._wanted._replace(**{field: value})
            self.rebuild()

        return among(field, found, getattr(self._wanted, field), choose)

    def deal(self) -> None:
        """Shuffle, and show who is to play."""
        deal = secret_deal(new_secret())
        players = self._players(deal.seed)
        names = [player.name for player in players]
        infos = [SeatInfo(names[0], COLOURS[0], PERSON)]
        for i in range(self._wanted.computers):
            names.append(_unlike(usual_name(i + 1), names))
            infos.append(SeatInfo(names[-1], COLOURS[i + 1], self._wanted.level))
        kept = self.app.games.duplicates.begin(deal, self._wanted.setup, infos, 0, players)
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


def _named(levels: Sequence[str]) -> list[tuple[object, str]]:
    """Computer players with their names."""
    return [(level, tr(PLAYERS[level].name)) for level in levels]


def _unlike(name: str, taken: Sequence[str]) -> str:
    """A name, with a number if it is taken."""
    tried, number = name, 1
    while any(same_name(tried, one) for one in taken):
        number += 1
        tried = f"{name[:13]} {number}"
    return tried
