"""The sheet "Who plays?": seats, persons, house rules and deal, initially as the last time."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

from fort_desktop.record.format import Deal
from fort_desktop.scene import text
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.coach.lesson.starting import begin, last_table
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.persons.arranging import SEATS
from fort_desktop.ui.screens.fair_deal import FairDeal
from fort_desktop.ui.screens.house_rules import HouseRulesPart
from fort_desktop.ui.screens.person import PersonSheet
from fort_desktop.ui.screens.persons import choose_person
from fort_desktop.ui.screens.seat_panel import HIGH, WIDE, SeatPanel
from fort_desktop.ui.screens.who_plays import WhoPlays
from fort_desktop.ui.toolkit.common import panel_node, shaded
from fort_desktop.ui.toolkit.menu import BUTTON, Face, heading, menu_button

_SIZE: Final = (1736.0, 932.0)
_GAP: Final = 16.0
_TOP: Final = 88.0
_RULES: Final = Box(0, _TOP + HIGH + 14, _SIZE[0], 250)
_FOOT: Final = _RULES.bottom + 12
_CHIPS: Final = 3
"""So many persons who do not sit at the table have a button of their own."""
_CHIP, _HIGH = 220.0, 74.0
_START: Final = 400.0


class NewGameScreen(WhoPlays):
    """A click on a seat asks who plays there; at least two must play.

    Args:
        at_start: the focus is on Start, so that the second press begins the game.

    Attributes:
        fair: the number of the deal, the players' words and the commitment are shown; most people
            do not want to know, and get a secret deal all the same.
        chance: where the deal comes from.
    """

    room: ClassVar = (_SIZE[0] + 24, _SIZE[1] + 60)

    def __init__(self, app: Host, at_start: bool = False) -> None:
        super().__init__(app, last_table(app))
        self.fair = False
        self.chance = FairDeal(self)
        self.build()
        if at_start:
            self.scene.focus.at_key("start")

    def build(self) -> None:
        """Build the four seats, house rules or deal, who is not at the table, and Start."""
        self.lawn()
        self.put_sheet(*_SIZE, down=8)
        self.scene.focus.keys.update(escape=self._escape, enter=self.start)
        if self.over is not None:
            self.over()
            return
        wide = _SIZE[0]
        self.button(
            Box(0, 0, 230, BUTTON),
            "back",
            Face(tr("Back"), sign="earlier"),
            partial(self.app.push, routes.Title()),
        )
        heading(self.scene.root, self.at(wide / 2 - 260, -12, 520, 84), self.unit, tr("Who plays?"))
        self.button(Box(wide - _START, 0, _START, BUTTON), "fair deal", self._fold(), self._unfold)
        if self.table.shared and self.app.games.duplicates.store is not None:
            self.button(Box(246, 0, 336, BUTTON), "same deal", self._same_deal(), self._each)
        # A message lies where the seats are, and nothing shows from below it.
        for seat in range(0 if self.notes else SEATS):
            SeatPanel(self, seat, seat * (WIDE + _GAP), _TOP).build()
        self._lower()
        self._away()
        place = self.at(wide - _START, _FOOT + 12, _START, 98)
        face = Face(tr("Start the game"), sign="play", size=30)
        self.scene.root.add(menu_button(place, self.unit, face, "start", self.start, True))

    def note_area(self) -> Box:
        """Return the area for notices: in place of the seats."""
        return self.at(_SIZE[0] / 2 - 460, _TOP, 920, HIGH)

    def _fold(self) -> Face:
        """The button that shows and hides all about the deal; it tells a number that was chosen."""
        seed = self.chance.seed
        # NOTE: the deal, the order of all cards, has the number {n}
        words = tr("Fair deal") if seed is None else trc("number", "Deal {n}", n=seed)
        return Face(words, sign="up" if self.fair else "down")

    @staticmethod
    def _same_deal() -> Face:
        """The way to the deals that each of these persons plays alone."""
        # NOTE: a button: each person plays the same cards alone, then they compare
        return Face(tr("The same deal for each"), sign="log", size=22)

    def _each(self) -> None:
        """To the deals that wait for somebody, or else at once to a new one."""
        self.app.change(new_game=self.table.choices, house=self.table.wanted)
        deals = self.app.games.duplicates
        self.app.push(routes.Duplicates() if deals.waiting else routes.NewDuplicate())

    def _unfold(self) -> None:
        self.fair = not self.fair
        self.notes.clear()
        self.rebuild()

    def _lower(self) -> None:
        """The house rules, or instead of them all about the deal."""
        area = self.at(*_RULES)
        shaded(self.scene.root, area, self.unit)
        node, canvas = panel_node(area, self.unit, "house rules")
        canvas.panel(0, 0, canvas.w, canvas.h, pal.TAPE, 16, pal.OUTLINE, 4)
        self.scene.root.add(node)
        if self.fair:
            self.chance.build(canvas, _RULES.y)
            return
        part = HouseRulesPart(self, canvas, _RULES)
        part.build()
        node.label = part.said

    def _away(self) -> None:
        """Lay out the known persons who are not at the table, and the button to add a new one."""
        away, x, y = self.table.away, 0.0, _FOOT + 36
        if away:
            self._heading(tr("Not at the table"))
        for who in away[:_CHIPS]:
            profile = self.app.profiles.persons[who]
            face = Face(profile.name, size=23, kid=profile.face)
            self._chip(x, y, f"sit {who}", face, partial(self.sit, who))
            x += _CHIP + 12
        if self.app.profiles.persons:
            self._chip(x, y, "all persons", Face(tr("All persons"), size=23), self._all)
            x += _CHIP + 12
        if not self.app.profiles.full:
            face = Face(tr("New person"), sign="plus", size=23)
            self._chip(x, y, "new person", face, self._new)

    def _heading(self, words: str) -> None:
        wide = text.width(BOLD, max(12, round(23 * self.unit)), words) / self.unit + 32
        area = self.at(0, _FOOT, wide, 34)
        node, canvas = panel_node(area, self.unit, "away")
        canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 12, None)
        canvas.words(words, 14, canvas.h / 2, 23, canvas.w - 28)
        node.label = words
        self.scene.root.add(node)

    def _chip(self, x: float, y: float, name: str, face: Face, act: Callable[[], None]) -> None:
        place = self.at(x, y, _CHIP if name != "new person" else _CHIP + 40, _HIGH)
        self.scene.root.add(menu_button(place, self.unit, face, name, act))

    def _new(self) -> None:
        PersonSheet(self, None, self.sit).open()

    def _all(self) -> None:
        """All persons, to change what they have chosen."""
        known = tuple(self.app.profiles.persons)
        self.ask(
            lambda: choose_person(
                self, known, lambda who: PersonSheet(self, who, lambda _: None).open(), self._new
            )
        )

    def _escape(self) -> None:
        if self.over is not None:
            self.ask(None)
        else:
            self.app.push(routes.Title())

    @property
    def deal(self) -> Deal:
        """The source of the game's chance."""
        return self.chance.deal

    def start(self) -> None:
        """Begin the game as chosen, and remember the choices."""
        begin(self.app, self.table, self.deal)


@opens(routes.NewGame)
def _open(app: Host, route: routes.NewGame) -> Screen:
    return NewGameScreen(app, route.at_start)
