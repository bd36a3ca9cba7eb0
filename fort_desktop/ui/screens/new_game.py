"""The sheet "Who plays?": seats, persons, house rules and deal, initially as the last time."""

from functools import partial
from typing import ClassVar, Final

from fort_desktop.record.format import Deal
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.coach.lesson.starting import begin, last_table
from fort_desktop.ui.design.scale import FINE, HAIR, HEAD, SMALL, TIGHT, WIDE, line
from fort_desktop.ui.design.text_box import width
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.persons.arranging import SEATS
from fort_desktop.ui.screens.fair_deal import FairDeal
from fort_desktop.ui.screens.house_rules import HouseRulesPart
from fort_desktop.ui.screens.person import PersonSheet
from fort_desktop.ui.screens.persons import choose_person
from fort_desktop.ui.screens.seat_panel import SeatPanel
from fort_desktop.ui.screens.who_plays import WhoPlays
from fort_desktop.ui.toolkit.common import shaded
from fort_desktop.ui.toolkit.dialog import headline
from fort_desktop.ui.toolkit.layout import Share, column, padding, row, split, stack
from fort_desktop.ui.toolkit.menu import BUTTON, Button, Face, buttons
from fort_desktop.ui.toolkit.page import Words, panel, told

_SIZE: Final = (1736.0, 932.0)
_HEAD: Final = 520.0
_HIGH: Final = 446.0
"""How high a seat is."""
_LOW: Final = 250.0
"""How high the house rules are."""
_TOP, _SEATS, _RULES, _FOOT = column(Box(0, 0, *_SIZE), [BUTTON, _HIGH, _LOW, Share()], SMALL)
_CHIPS: Final = 3
"""So many persons who do not sit at the table have a button of their own."""
_START: Final = (400.0, 98.0)


class NewGameScreen(WhoPlays):
    """A click on a seat asks who plays there; at least two must play.

    Args:
        at_start: the focus is on Start, so that the second press begins the game.

    Attributes:
        fair: the number of the deal, the players' words and the commitment are shown; most people
            do not want to know, and get a secret deal all the same.
        chance: where the deal comes from.
    """

    room: ClassVar = (_SIZE[0] + WIDE, _SIZE[1] + HEAD)

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
        self.put_sheet(*_SIZE, down=TIGHT)
        self.scene.focus.keys.update(escape=self._escape, enter=self.start)
        if self.over is not None:
            self.over()
            return
        left, title, right = row(_TOP, [Share(), _HEAD, Share()])
        leave = partial(self.app.push, routes.Title())
        ways: list[Button | None] = [Button("back", Face(tr("Back"), sign="earlier"), leave)]
        if self.table.shared and self.app.games.duplicates.store is not None:
            ways.append(Button("same deal", self._same_deal(), self._each))
        buttons(self, left, [*ways, None])
        headline(self, title, tr("Who plays?"))
        buttons(self, right, [None, Button("fair deal", self._fold(), self._unfold)])
        # A message lies where the seats are, and nothing shows from below it.
        for seat, place in enumerate(row(_SEATS, [Share()] * SEATS)):
            if not self.notes:
                SeatPanel(self, seat, place).build()
        self._lower()
        away, start = split(_FOOT, "right", _START[0])[::-1]
        self._away(away)
        face = Face(tr("Start the game"), sign="play")
        self.button(stack(start, h=_START[1]), "start", face, self.start, True)

    def note_area(self) -> Box:
        """Return the area for notices: in place of the seats."""
        return self.at(*padding(_SEATS, _START[0], 0))

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
        return Face(tr("The same deal for each"), sign="log", size=FINE)

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
        shaded(self.scene.root, self.at(*_RULES), self.unit)
        node, canvas = panel(self, _RULES, "house rules", fill=pal.TAPE)
        if self.fair:
            self.chance.build(canvas, _RULES)
            return
        part = HouseRulesPart(self, canvas, _RULES)
        part.build()
        node.label = part.said

    def _away(self, area: Box) -> None:
        """Lay out the known persons who are not at the table, and the button to add a new one."""
        head, places = column(area, [line(FINE), Share()], HAIR)
        away = self.table.away
        if away:
            words = tr("Not at the table")
            slip = stack(head, width(words, self.unit, FINE, BOLD) + 2 * WIDE, across="start")
            told(self, slip, "away", [Words(words, FINE)], pal.PAPER)
        persons, found = self.app.profiles.persons, list[Button | None]()
        for who in away[:_CHIPS]:
            face = Face(persons[who].name, size=FINE, kid=persons[who].face)
            found.append(Button(f"sit {who}", face, partial(self.sit, who)))
        if persons:
            found.append(Button("all persons", Face(tr("All persons"), size=FINE), self._all))
        if not self.app.profiles.full:
            face = Face(tr("New person"), sign="plus", size=FINE)
            found.append(Button("new person", face, self._new))
        buttons(self, stack(places, h=BUTTON, down="start"), found)

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
