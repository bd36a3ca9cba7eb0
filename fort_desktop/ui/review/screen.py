"""Looking back at a game together: the story, the chart of chances, and the own choices.

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
from fort_desktop.session.session import Session
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.review.choices import ChoicesPage
from fort_desktop.ui.review.course import CoursePage
from fort_desktop.ui.review.facts import progress
from fort_desktop.ui.review.look import LookScreen
from fort_desktop.ui.review.moments import Moments
from fort_desktop.ui.review.page import EDGE, SIZE, Page
from fort_desktop.ui.review.past import Past
from fort_desktop.ui.review.source import Source
from fort_desktop.ui.review.story import StoryPage
from fort_desktop.ui.screen import Host, Screen
from fort_desktop.ui.text.i18n import NC_, tr, trc
from fort_desktop.ui.text.review import progress_words
from fort_desktop.ui.text.sentences import Labels, Teller
from fort_desktop.ui.widgets.common import panel_node
from fort_desktop.ui.widgets.menu import Face, cardboard, heading, menu_button, switch

Tab = Literal["story", "course", "choices"]
TABS: Final[dict[Tab, str]] = {
    "story": NC_("review", "The story"),
    # NOTE: a chart of how the chances went
    "course": NC_("review", "Up and down"),
    "choices": NC_("review", "Your choices"),
}
_FOOT: Final = 900.0
_STORY_UNTIL: Final = 3
"""Whoever has played fewer games sees the story only, unless they want it otherwise."""
_EVERY: Final = 0.4
"""Seconds between two times that the page is laid out anew for what has been computed."""


class ReviewScreen(Screen):
    """The page of one game for one of its persons.

    Args:
        past: the game; source: of its review for a seat; games: how many this person has played.
        look_at: the seat whose game is looked at.

    Attributes:
        seat: that seat; review: what is done so far; tab: the page that is open.
        moments: small pictures of the table; labels: words for moves.
    """

    def __init__(
        self,
        app: Host,
        past: Past,
        source: Callable[[int], Source],
        games: int,
        seat: int | None = None,
    ) -> None:
        super().__init__(app)
        self.past = past
        self._source_of = source
        self._games = games
        self.labels = Labels(Teller(past.session.catalog, past.seats))
        self.tab: Tab = "story"
        self._wait = 0.0
        self._stale = self._ran = False
        self._gauge: Node | None = None
        self._room = Box(0, 0, 0, 0)
        self._said: object = None
        self._sit(past.persons[0] if seat is None else seat)
        self.build()

    def _sit(self, seat: int) -> None:
        """Look at the game of this seat from now on."""
        self.seat = seat
        self.eyes: Session = self.past.eyes(seat)
        self.moments = Moments(self.eyes)
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
        """What is done so far."""
        return self.source.review

    @property
    def story_only(self) -> bool:
        """Whether neither chart nor numbers are shown."""
        wish = self.app.settings.look_back_as
        return wish == "story" or (wish == "usual" and self._games < _STORY_UNTIL)

    @property
    def place(self) -> int:
        """On which place the seat has come."""
        view = self.eyes.view()
        return place_of(view.scores, [seat.level for seat in view.seats], self.seat)

    # What happens by itself.

    def go_on(self, seconds: float) -> None:
        """Take what has been computed, and paint one picture; neither takes long."""
        self._wait -= seconds
        ran, self._ran = self._ran, self.source.running
        self._stale = self.source.go_on() or self._stale or ran != self._ran
        painted = self.moments.go_on()
        free = self.scene.pointer.press is None
        if free and (painted or (self._stale and self._wait <= 0)):
            self._stale, self._wait = False, _EVERY
            if painted or self._says() != self._said:
                self.rebuild()
            elif self._gauge is not None:
                self._measure()

    def _says(self) -> object:
        """What is laid out, but for how far it is: to lay a page out takes longer than a frame."""
        whole = progress(self.review).step == "whole"
        return self.source.running, whole, self.pages[self.tab].says()

    def close(self) -> None:
        """The page is left: nothing is computed any more, and what is done is kept."""
        self.source.close()
        super().close()

    # What is laid out.

    def build(self) -> None:
        """Lay out the sheet with the open page between the tabs and the foot."""
        self.lawn(0.7)
        unit = self.unit
        self.put_sheet(*SIZE, down=18)
        canvas = cardboard(self.scene.root, self.sheet, unit, "review")
        words = tr("Looking back together")
        heading(self.scene.root, self.at(SIZE[0] / 2 - 330, -40, 660, 84), unit, words)
        if self.story_only:
            self.tab = "story"
        else:
            self._tabs()
        self.pages[self.tab].build(canvas)
        self._foot()
        self._said = self._says()
        self.scene.focus.keys.update(escape=self.app.back)

    def _tabs(self) -> None:
        wide = 420.0
        left = (SIZE[0] - 3 * wide - 2 * 16) / 2
        for i, (tab, words) in enumerate(TABS.items()):
            place = self.at(left + i * (wide + 16), 58, wide, 70)
            chosen = tab == self.tab
            face = Face(tr(words), size=27, ticked=chosen)
            act = partial(self.turn, tab)
            node = menu_button(place, self.unit, face, f"tab:{tab}", act, chosen)
            self.scene.root.add(node)

    def _foot(self) -> None:
        """The switch, how far it is, whose game is looked at, and the way back."""
        place = self.at(EDGE, _FOOT, 300, 78)
        words = tr("Only the story")
        act = partial(self._show_as, not self.story_only)
        self.scene.root.add(switch(place, self.unit, words, "story only", self.story_only, act))
        right = SIZE[0] - EDGE - 240
        self.button(right, _FOOT, 240, "back", tr("Back"), self.app.back, True)
        if len(self.past.persons) > 1:
            right -= 356
            # NOTE: a button: the game is looked at for the player {who}; a click takes the next one
            face = Face(
                tr("For: {who}", who=self.labels.teller.name(self.seat)), size=25, turns=True
            )
            self.button(right, _FOOT, 340, "seat", face, self._next_seat)
        self._work(Box(EDGE + 320, _FOOT, right - 16 - EDGE - 320, 78))

    def _work(self, room: Box) -> None:
        """How far the review is, with a button that stops it, or one that goes on with it."""
        self._gauge = None
        if progress(self.review).step == "whole":
            return
        wide = 200.0
        self._room = self.at(room.x, room.y, room.w - wide - 14, 72)
        self._measure()
        running = self.source.running
        # NOTE: buttons: the computer stops looking at the game, or goes on with it
        face = trc("review", "Stop") if running else trc("review", "Go on")
        act = self._stop if running else self._start
        self.button(room.right - wide, room.y, wide, "work on", face, act)

    def _measure(self) -> None:
        """Tell how far it is, in place of what was told before."""
        if self._gauge is not None:
            self._gauge.remove()
        now = progress(self.review)
        words = (
            progress_words(now)
            if self.source.running
            else tr("Not everything has been looked at yet.")
        )
        node, canvas = panel_node(self._room, self.unit, "work")
        canvas.words(words, canvas.w / 2, 22, 24, canvas.w - 8, align="center")
        canvas.panel(0, 44, canvas.w, 24, pal.CARDBOARD_DARK, 12, pal.OUTLINE, 3)
        if now.share > 0:
            canvas.panel(0, 44, max(24, canvas.w * now.share), 24, pal.CHALK_YELLOW, 12)
        node.label = words
        self._gauge = self.scene.root.add(node)

    # What a person does.

    def turn(self, tab: Tab) -> None:
        """Open another page."""
        self.tab = tab
        self.moments.forget()
        self.rebuild()

    def look(self, at: int) -> None:
        """The table as it was, over this page."""
        self.app.over(lambda: LookScreen(self.app, self.eyes, at, self.try_from))

    def try_from(self, at: int) -> None:
        """Play on from a moment, for practice."""
        games = self.app.games
        made = self.past.branch(at, self.seat, games.folder)
        games.tries.begun(made, self.past.path, self.past.scores, self.seat)
        games.play(made)

    def heard(self, event: Input) -> bool:
        """Keys of the chart, wherever the focus is."""
        return self.tab == "course" and self.course.heard(event)

    def _show_as(self, story: bool) -> None:
        self.app.change(look_back_as="story" if story else "all")
        self.rebuild()

    def _next_seat(self) -> None:
        persons = self.past.persons
        self.source.close()
        self._sit(persons[(persons.index(self.seat) + 1) % len(persons)])
        self.rebuild()

    def _stop(self) -> None:
        self.source.close()
        self.rebuild()

    def _start(self) -> None:
        self.source.start()
        self.rebuild()
