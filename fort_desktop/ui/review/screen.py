"""Looking back at a game together: the story, the chart of chances, and one's own choices.

The page opens at once and fills itself in while another process computes. It is for learning, never
for a mark.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Literal

from fort_desktop.chronicle.course import place_of
from fort_desktop.review.parts import Review
from fort_desktop.rules.model.events import Event
from fort_desktop.scene.events import Input
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.session.again import known_deal
from fort_desktop.session.session import Session
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.props import scrapbook
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import NC_, tr, trc
from fort_desktop.ui.review.choices import ChoicesPage
from fort_desktop.ui.review.course import CoursePage
from fort_desktop.ui.review.look import Look
from fort_desktop.ui.review.page import EDGE, SIZE, Filling, Page
from fort_desktop.ui.review.past import Past
from fort_desktop.ui.review.source import Source
from fort_desktop.ui.review.story import StoryPage
from fort_desktop.ui.text.par import par_words
from fort_desktop.ui.text.review import progress_words, tip_words
from fort_desktop.ui.text.review_facts import Progress, progress
from fort_desktop.ui.text.sentences import Labels, Teller
from fort_desktop.ui.toolkit.common import panel_node
from fort_desktop.ui.toolkit.menu import BUTTON, Face, cardboard, heading, menu_button

Tab = Literal["story", "course", "choices"]
TABS: Final[dict[Tab, str]] = {
    "story": NC_("review", "The story"),
    # NOTE: a chart of how the chances went
    "course": NC_("review", "Ups and downs"),
    "choices": NC_("review", "Your choices"),
}
_SLICE: Final = 0.002
"""Seconds of a frame for building panels, in windows of all sizes.

The part begun last may take longer, in large windows the most: so there is no more time there.
"""
_SMALL: Final = 0.45
"""Pixels of a design unit below which a page shows less at a time."""
_DUSK: Final = 0.7
_FOOT: Final = 900.0
_RANGE: Final = 5
"""Games of the expert below which nothing is said of them."""
_EVERY: Final = 0.4
"""Seconds between two times that the page is laid out again for what has been computed."""


class ReviewScreen(Screen):
    """The page of one game for one of its persons.

    Args:
        past: the game; source: of its review for a seat.
        seat: whose game is looked at first; None for the first person's.

    Attributes:
        seat: that seat; review: what is done so far; tab: the page that is open.
        labels: words for moves.
    """

    def __init__(
        self,
        app: Host,
        past: Past,
        source: Callable[[int], Source],
        seat: int | None = None,
    ) -> None:
        super().__init__(app)
        self.past = past
        self._source_of = source
        self.labels = Labels(Teller(past.session.catalog, past.seats))
        self.tab: Tab = "story"
        self._wait = 0.0
        self._stale = self._ran = False
        self._sit(past.persons[0] if seat is None else seat)
        self.build()

    def _sit(self, seat: int) -> None:
        """Look at the game of this seat from now on."""
        self.seat = seat
        self.eyes: Session = self.past.eyes(seat)
        self.source = self._source_of(seat)
        self.source.start()
        self.told: Sequence[Event] = self.eyes.events
        self.course = CoursePage(self)
        self.pages: dict[Tab, Page] = {
            "story": StoryPage(self),
            "course": self.course,
            "choices": ChoicesPage(self),
        }

    @property
    def review(self) -> Review | None:
        """The review, as far as it is done."""
        return self.source.review

    @property
    def small(self) -> bool:
        """True if letters have to be so large on the sheet that less has room."""
        return self.unit < _SMALL

    @property
    def place(self) -> int:
        """On which place the seat has come."""
        view = self.eyes.view()
        return place_of(view.scores, [seat.level for seat in view.seats], self.seat)

    # What happens by itself.

    def go_on(self, seconds: float) -> None:
        """Take what has been computed and painted, and show it bit by bit."""
        self._wait -= seconds
        ran, self._ran = self._ran, self.source.running
        self._stale = self.source.go_on() or self._stale or ran != self._ran
        if self._filling.busy:
            self._filling.go_on(_SLICE)
            return
        if self._stale and self._wait <= 0:
            self._stale, self._wait = False, _EVERY
            self._lay_panels()

    def close(self) -> None:
        """The page is left: nothing is computed any more, and what is done is kept."""
        self.source.close()
        super().close()

    # What is laid out.

    def build(self) -> None:
        """Lay out the sheet with the open page between the tabs and the foot."""
        self._filling = Filling(self.scene)
        self.put_sheet(*SIZE, down=18)
        self.scene.focus.keys.update(escape=self.app.pop)
        self.refresh()

    def refresh(self) -> None:
        """Lay the page out again at once: only what is different is built."""
        self._lay_panels()
        self._filling.finish()

    def lay(self, name: str, made_of: object, build: Callable[[Node], object]) -> None:
        """Lay a panel, which is built again only if something has changed that it is made of."""
        self._filling.lay(name, made_of, build)

    def _lay_panels(self) -> None:
        """Lay all panels again; those that are different are built and shown as frames go by."""
        self._filling.begin()
        unit, words = self.unit, tr("Reviewing the game")
        place = self.at(SIZE[0] / 2 - 330, -40, 660, 84)
        self.lay("garden", None, partial(self.garden, _DUSK))
        page = partial(cardboard, area=self.sheet, unit=unit, name="review", prop=scrapbook)
        self.lay("sheet", None, page)
        self.lay("heading", words, lambda holder: heading(holder, place, unit, words))
        self._tabs()
        self.pages[self.tab].lay()
        self._foot()

    def _tabs(self) -> None:
        wide = 420.0
        left = (SIZE[0] - 3 * wide - 2 * 16) / 2
        for i, (tab, words) in enumerate(TABS.items()):
            place = Box(left + i * (wide + 16), 54, wide, 70)
            chosen = tab == self.tab
            face = Face(tr(words), size=27, ticked=chosen)
            self._button(place, f"tab:{tab}", face, partial(self.turn, tab))

    def _button(
        self,
        place: Box,
        name: str,
        face: Face,
        act: Callable[[], None],
        about: object = None,
    ) -> None:
        """A large button on the sheet; `about`: what else it acts on."""

        def build(holder: Node) -> None:
            holder.add(menu_button(self.at(*place), self.unit, face, name, act))

        self.lay(name, (place, face, about), build)

    def _foot(self) -> None:
        """The words at the foot, whose game is looked at, the same deal, and the way back."""
        right = self._from_right(SIZE[0] - EDGE, 210, "back", Face(tr("Back")), self.app.pop)
        if self.tab == "story" and not self.small and known_deal(self.past.session) is not None:
            face = Face(tr("Play this deal again"), size=25)
            deal = partial(self.app.games.deal_again, self.past.session)
            right = self._from_right(right, 290, "again", face, deal)
        if len(self.past.persons) > 1:
            # NOTE: a button: the game is looked at for the player {who}; a click takes the next one
            words = tr("Player: {who}", who=self.labels.teller.name(self.seat))
            face = Face(words, size=25, turns=True)
            right = self._from_right(right, 300, "seat", face, self._next_seat)
        room = Box(EDGE, _FOOT, right - EDGE, BUTTON)
        now = progress(self.review)
        if now.step == "rounds" or (now.step == "par" and self.tab == "course"):
            self._work(room, now)
        else:
            self._told(room)

    def _from_right(
        self, right: float, wide: float, name: str, face: Face, act: Callable[[], None]
    ) -> float:
        """Lay a button at the foot that ends there; returns where the next one may end."""
        place = Box(right - wide, _FOOT, wide, BUTTON)
        self._button(place, name, face, act)
        return place.x - 18

    def _told(self, room: Box) -> None:
        """Lay out one piece of advice below the story, and below the chart what the expert made."""
        review = self.review
        if review is None:
            return
        par = review.par
        if self.tab == "story":
            advice = tip_words(review, self.place)
        else:
            enough = self.tab == "course" and par is not None and len(par.totals) >= _RANGE
            advice = par_words(par) if enough and par is not None else ""
        if advice:
            if self.small:
                room = room.inset(0, -14, 0, -14)
            self.lay("advice", (room, advice), partial(self._advice, room, advice))

    def _advice(self, room: Box, words: str, holder: Node) -> None:
        node, canvas = panel_node(self.at(*room), self.unit, "advice")
        canvas.icon("hint", 18, (canvas.h - 44) / 2, 44)
        canvas.paragraph(words, 76, 2, canvas.w - 88, canvas.h - 4, 25)
        node.label = words
        holder.add(node)

    def _work(self, room: Box, now: Progress) -> None:
        """Lay out how far the review is, with a button that stops or continues it."""
        running, wide = self.source.running, 170.0
        words = progress_words(now)
        gauge = self.at(room.x, room.y, room.w - wide - 14, 72)
        self.lay("work", (gauge, words, now.part), partial(self._gauge, gauge, words, now.part))
        # NOTE: buttons: the computer stops looking at the game, or goes on with it
        face = trc("review", "Stop") if running else trc("review", "Continue")
        act = self._stop if running else self._start
        place = Box(room.right - wide, room.y, wide, room.h)
        self._button(place, "work on", Face(face), act, about=running)

    def _gauge(self, place: Box, words: str, share: float, holder: Node) -> None:
        """A line of words, and below it a bar that is as full as they say."""
        node, canvas = panel_node(place, self.unit, "work")
        canvas.words(words, 0, 22, 24, canvas.w - 8)
        canvas.panel(0, 44, canvas.w, 24, pal.CARDBOARD_DARK, 12, pal.OUTLINE, 3)
        if share > 0:
            canvas.panel(0, 44, max(24, canvas.w * share), 24, pal.CHALK_YELLOW, 12)
        node.label = words
        holder.add(node)

    # What a person does.

    def turn(self, tab: Tab) -> None:
        """Open another page."""
        self.tab = tab
        self.refresh()

    def look(self, at: int) -> None:
        """The table as it was, over this page."""
        self.app.push(Look(self.eyes, at, self.try_from))

    def try_from(self, at: int) -> None:
        """Play on from a moment, for practice."""
        games = self.app.games
        made = self.past.branch(at, self.seat, games.folder)
        games.tries.begun(made, self.past.path, self.past.scores, self.seat)
        games.play(made)

    def heard(self, event: Input) -> bool:
        """Keys of the chart, wherever the focus is."""
        return self.tab == "course" and self.course.heard(event)

    def _next_seat(self) -> None:
        persons = self.past.persons
        self.source.close()
        self._sit(persons[(persons.index(self.seat) + 1) % len(persons)])
        # From scratch: panels that look the same show and do something else for another person.
        self.rebuild()

    def _stop(self) -> None:
        self.source.close()
        self.refresh()

    def _start(self) -> None:
        self.source.start()
        self.refresh()
