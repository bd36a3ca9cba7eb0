"""The sheet "Who is playing?": seats, cards and order; what few ask for is folded away."""

from functools import partial
from typing import ClassVar, Final

from fort_desktop.record.format import Deal
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.coach.lesson.starting import begin, last_table
from fort_desktop.ui.design.scale import (
    FINE,
    GAP,
    HAIR,
    LARGE,
    TEXT,
    TIGHT,
    WIDE,
)
from fort_desktop.ui.design.text_box import width
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.persons.arranging import SEATS
from fort_desktop.ui.persons.profile import ProfileId
from fort_desktop.ui.screens.fair_deal import FairDeal
from fort_desktop.ui.screens.house_rules import SETUPS, HouseRulesPart
from fort_desktop.ui.screens.person import PersonSheet
from fort_desktop.ui.screens.persons import choose_person
from fort_desktop.ui.screens.seat_panel import LOWEST, SeatPanel
from fort_desktop.ui.screens.who_plays import WhoPlays
from fort_desktop.ui.toolkit.dialog import headline
from fort_desktop.ui.toolkit.layout import Share, column, padding, row, stack
from fort_desktop.ui.toolkit.menu import Button, Face, buttons
from fort_desktop.ui.toolkit.page import Words, told

_WIDTH, _HEIGHT, _TALLEST = 1800.0, 1040.0, 1240.0
_EDGES: Final = 40.0
"""Above and below the sheet, together."""
_ASKS: Final = "dash"
"""The kid who stands beside what is asked over the sheet."""
_TOP, _HEAD = 78.0, 520.0
_PILLS: Final = 3
"""So many persons who do not sit at the table have a button of their own, if there is room."""
_PILL: Final = 70.0
_BESIDE: Final = 118.0
"""What such a button has beside its words: the face, and air."""
_START, _HIGH = (420.0, 456.0), 108.0
"""The least width of the house rules, the width of Start, and how high both are."""
_SIGNED: Final = 104.0
"""What the button of the house rules has beside its words: the sign, and air."""
_FOOT_PIXELS: Final = 56.0


@opens(routes.NewGame)
class NewGameScreen(WhoPlays):
    """Whoever plays sits on cards; at least two must play.

    Attributes:
        chance: where the deal comes from.
    """

    room: ClassVar = (_WIDTH + WIDE, _HEIGHT + GAP)

    def __init__(self, app: Host, route: routes.NewGame) -> None:
        super().__init__(app, last_table(app))
        self.chance = FairDeal(self, self._ask_rules)
        self.build()
        if route.at_start:
            self.scene.focus.at_key("start")

    def build(self) -> None:
        """Build the four seats, the agreements of the table, who is not at it, and Start."""
        # The seats have kids of their own.
        self.kid = _ASKS if self.over is not None else ""
        self.garden()
        tall = min(max(_HEIGHT, self.scene.size[1] / self.unit - _EDGES), _TALLEST)
        self.put_sheet(_WIDTH, tall)
        foot = max(_HIGH, _FOOT_PIXELS / self.unit)
        top, self._seats, below = column(Box(0, 0, _WIDTH, tall), [_TOP, Share(), foot], WIDE)
        self.scene.focus.keys.update(escape=self._escape, enter=self.start)
        if self.over is not None:
            self.over()
            return
        left, title, _ = row(top, [Share(), _HEAD, Share()])
        back = Button("back", Face(tr("Back"), sign="earlier"), self._escape)
        buttons(self, left, [back, None])
        headline(self, title, tr("Who is playing?"))
        # A message lies where the seats are, and nothing shows from below it.
        for seat, place in enumerate(row(self._seats, [Share()] * SEATS, WIDE)):
            if not self.messages and place.h >= LOWEST:
                SeatPanel(self, seat, place).build()
        self._below(below)

    def _below(self, area: Box) -> None:
        """Lay out who is not at the table, the house rules, and Start."""
        words = tr("House rules")
        wide = max(_START[0], width(words, self.unit, TEXT + HAIR) + _SIGNED)
        rest, rules, start = row(area, [Share(), wide, _START[1]], WIDE)
        part = HouseRulesPart(self)
        face = Face(tr("Start the game"), sign="play", size=LARGE)
        if self.table.shared:
            face = face._replace(more=part.said[0])
        self.button(start, "start", face, self.start, True)
        face = Face(words, tr(SETUPS[self.table.setup]), sign="deck", size=TEXT)
        self.button(rules, "house rules", face, self._ask_rules)
        self._away(rest)

    def note_area(self) -> Box:
        """Return the area for notices: in place of the seats."""
        return self.at(*padding(self._seats, _START[1], 0))

    def _ask_rules(self) -> None:
        self.ask(lambda: HouseRulesPart(self).build(self._other_games()))

    def _other_games(self) -> list[Button]:
        """The ways to a deal that each plays alone, and to one that was not chosen by anybody."""
        found = []
        if self.table.shared and self.app.games.duplicates.store is not None:
            # NOTE: a button: each person plays the same cards alone, then they compare
            same = tr("One deal for everyone")
            more = tr("Everyone plays it, one by one")
            face = Face(same, more, sign="follow", size=TEXT)
            found.append(Button("same deal", face, self._each))
        seed = self.chance.seed
        # NOTE: the deal, the order of all cards, has the number {n}
        words = tr("Fair deal") if seed is None else trc("number", "Deal {n}", n=seed)
        more = tr("Proves nobody chose the cards")
        face = Face(words, more, sign="lock", size=TEXT)
        return [*found, Button("fair deal", face, self._ask_chance)]

    def _each(self) -> None:
        """To the deals that wait for somebody, or else at once to a new one."""
        self.app.change(new_game=self.table.choices, house=self.table.wanted)
        deals = self.app.games.duplicates
        self.app.push(routes.Duplicates() if deals.waiting else routes.NewDuplicate())

    def _ask_chance(self) -> None:
        self.ask(self.chance.build)

    # Who is known and does not play.

    def _away(self, area: Box) -> None:
        """Lay out the known persons who are not at the table, and the button to add a new one."""
        head, places = column(area, [self.high(FINE), Share()], TIGHT)
        away, persons = self.table.away, self.app.profiles.persons
        if away:
            words = tr("Also in this house")
            slip = stack(head, width(words, self.unit, FINE, BOLD) + 2 * WIDE, across="start")
            told(self, slip, "away", [Words(words, FINE)], pal.PAPER)
        new_words = tr("New person")
        sizes, room = [_PILL, self._wide(new_words)], places.w - GAP
        shown = list[ProfileId]()
        for who in away[:_PILLS]:
            wide = self._wide(persons[who].name)
            if sum(sizes) + wide + GAP * len(sizes) > room:
                break
            sizes.insert(len(shown), wide)
            shown.append(who)
        *pills, dots, new = row(stack(places, h=_PILL, down="start"), sizes)
        for who, place in zip(shown, pills, strict=True):
            face = Face(persons[who].name, size=FINE, kid=persons[who].face)
            pill = self.button(place, f"sit {who}", face, partial(self.sit, who))
            pill.payload = who
        if persons:
            self.button(dots, "all persons", Face("..."), self._all).label = tr("All people")
        if not self.app.profiles.full:
            face = Face(new_words, sign="plus", size=FINE)
            self.button(new if persons else dots._replace(w=new.w), "new person", face, self._new)

    def _wide(self, words: str) -> float:
        """Return the width of a button with a face and these words."""
        return width(words, self.unit, FINE + HAIR) + _BESIDE

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
