"""The sheet "Who is playing?": seats, cards and order; what few ask for is folded away."""

from functools import partial
from typing import ClassVar, Final

from fort_desktop.record.format import Deal
from fort_desktop.scene.animate import AtOnce, Tween, move
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.coach.lesson.starting import begin, last_table
from fort_desktop.ui.design.scale import (
    FINE,
    GAP,
    HAIR,
    LARGE,
    LEAD,
    SMALL,
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
from fort_desktop.ui.screens.house_rules import HouseRulesPart
from fort_desktop.ui.screens.person import PersonSheet
from fort_desktop.ui.screens.persons import choose_person
from fort_desktop.ui.screens.seat_panel import LOWEST, SeatPanel
from fort_desktop.ui.screens.who_plays import WhoPlays
from fort_desktop.ui.toolkit.common import shaded
from fort_desktop.ui.toolkit.dialog import headline
from fort_desktop.ui.toolkit.layout import Share, Size, column, padding, row, split, stack
from fort_desktop.ui.toolkit.menu import Button, Face, buttons
from fort_desktop.ui.toolkit.page import Words, panel, told

_WIDTH, _HEIGHT, _TALLEST = 1800.0, 1040.0, 1170.0
_EDGES: Final = 40.0
_ASKS: Final = "dash"
"""The kid who stands beside what is asked over the sheet."""
"""Above and below the sheet, together."""
_TOP, _HEAD = 78.0, 520.0
_TILE, _TILE_PIXELS = 92.0, 61.0
"""How high a choice with a second line is, and in pixels at least."""
_PILLS: Final = 3
"""So many persons who do not sit at the table have a button of their own, if there is room."""
_PILL: Final = 70.0
_BESIDE: Final = 118.0
"""What such a button has beside its words: the face, and air."""
_TIME, _START = 440.0, (456.0, 108.0)
_FOOT_PIXELS: Final = 56.0
_HALF: Final = 0.62
"""The width of words in two lines, as a share of those in one."""
_UNFOLDS, _RISES = 0.26, 90.0
"""Seconds in which *More* unfolds, and how far it comes up."""


@opens(routes.NewGame)
class NewGameScreen(WhoPlays):
    """Whoever plays sits on cards; at least two must play.

    Attributes:
        chance: where the deal comes from.
    """

    room: ClassVar = (_WIDTH + WIDE, _HEIGHT + GAP)

    def __init__(self, app: Host, route: routes.NewGame) -> None:
        super().__init__(app, last_table(app))
        self.chance = FairDeal(self)
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
        sizes: list[Size] = [
            _TOP,
            Share(),
            self._tile + 2 * SMALL,
            max(_START[1] + GAP, _FOOT_PIXELS / self.unit),
        ]
        top, self._seats, self._rules, foot = column(Box(0, 0, _WIDTH, tall), sizes, WIDE)
        self.scene.focus.keys.update(escape=self._escape, enter=self.start)
        if self.over is not None:
            self.over()
            return
        left, title, _ = row(top, [Share(), _HEAD, Share()])
        back = Button("back", Face(tr("Back"), sign="earlier"), self._escape)
        buttons(self, left, [back, None])
        headline(self, title, tr("Who is playing?"))
        lower, heights = self._low()
        seats = self._seats
        seats = seats._replace(h=min(seats.h, lower.y - WIDE - seats.y))
        # A message lies where the seats are, and nothing shows from below it.
        for seat, place in enumerate(row(seats, [Share()] * SEATS, WIDE)):
            if not self.messages and seats.h >= LOWEST:
                SeatPanel(self, seat, place).build()
        self._lower(lower, heights)
        start, rest = split(foot, "right", _START[0], WIDE)
        if self.table.shared:
            minutes, often = HouseRulesPart(self).said
            half = width(often, self.unit, FINE, BOLD) * _HALF + 2 * GAP
            time, rest = split(rest, "right", max(_TIME, half), WIDE)
            lines = [Words(minutes, FINE), Words(often, FINE, lines=2)]
            told(self, padding(time, 0, TIGHT), "time", lines, pal.PAPER)
        self._away(rest)
        face = Face(tr("Start the game"), sign="play", size=LARGE)
        self.button(stack(start, h=_START[1]), "start", face, self.start, True)

    def note_area(self) -> Box:
        """Return the area for notices: in place of the seats."""
        return self.at(*padding(self._seats, _START[0], 0))

    @property
    def _tile(self) -> float:
        return max(_TILE, _TILE_PIXELS / self.unit)

    @property
    def _agreed(self) -> list[float]:
        """The heights of the lines for hands and new kids: in a small window there are two."""
        return [self._tile] if self._tile == _TILE else [self._tile] * 2

    # What the table agrees on.

    def _low(self) -> tuple[Box, list[Size]]:
        """Return the area of the sheet below the seats, and the heights of its lines."""
        rules, heights = self._rules, self._agreed
        if self.app.settings.more:
            heights.append(self._tile)
        tall = max(rules.h, sum(heights) + SMALL * (len(heights) + 1))
        area = stack(Box(rules.x, 0, rules.w, rules.bottom), h=tall, down="end")
        return area, [*heights]

    def _lower(self, area: Box, heights: list[Size]) -> None:
        """Cards and order; or all that few ask for, above which the seats are lower."""
        unfolded = self.app.settings.more
        before = len(self.scene.root.children)
        shaded(self.scene.root, self.at(*area), self.unit)
        node, _ = panel(self, area, "house rules", fill=pal.CARD)
        node.covers = True
        places = column(padding(area, WIDE, SMALL), heights, SMALL)
        part = HouseRulesPart(self)
        words = tr("Less") if unfolded else tr("More")
        wide = width(words, self.unit, LEAD) + _BESIDE
        # Of two lines for what is agreed on, the first has room beside it.
        roomy = 0 if len(self._agreed) > 1 else -1
        fold, places[roomy] = split(places[roomy], "right", wide)
        face = Face(words, sign="up" if unfolded else "down")
        self.button(fold, "more", face, self._unfold)
        agreed = places[:-1] if unfolded else places
        if unfolded and self.table.shared:
            part.hands_and_kids(agreed)
        else:
            part.cards_and_order(agreed)
        if not unfolded:
            return
        part.kinds_of_game(places[-1], self._other_games())
        self._more = self.scene.root.children[before:]
        for one in self._more:
            # The seats below are drawn above all that is static.
            one.static = False

    def _unfold(self) -> None:
        """Fold it up or away, and remember that."""
        unfolds = not self.app.settings.more
        self.app.change(more=unfolds)
        self.rebuild()
        if unfolds:
            for node in self._more:
                self.scene.animator.start(self._rise(node))

    def _rise(self, node: Node) -> AtOnce:
        home = Point(node.box.x, node.box.y)
        node.move_to(home.x, home.y + _RISES * self.unit)

        def step(t: float) -> None:
            node.opacity = t

        fade = Tween(_UNFOLDS, step, owner=node, moves=False)
        return AtOnce([move(node, home, _UNFOLDS), fade], owner=node)

    def _other_games(self) -> list[Button]:
        """The ways to a deal that each plays alone, and to one that was not chosen by anybody."""
        found = []
        if self.table.shared and self.app.games.duplicates.store is not None:
            # NOTE: a button: each person plays the same cards alone, then they compare
            same = tr("One deal for everyone")
            more = tr("Everyone plays it, one after another")
            face = Face(same, more, sign="follow", size=TEXT)
            found.append(Button("same deal", face, self._each))
        seed = self.chance.seed
        # NOTE: the deal, the order of all cards, has the number {n}
        words = tr("Fair deal") if seed is None else trc("number", "Deal {n}", n=seed)
        more = tr("Proves that nobody chose the cards")
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
