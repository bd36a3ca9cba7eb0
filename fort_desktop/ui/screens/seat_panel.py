"""A seat on the sheet "Who plays?": a card with whoever sits there, or an empty place."""

from functools import partial
from typing import Final

from fort_desktop.rules.model.seats import PERSON
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.scene.panel import dashed, rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.design.scale import EDGE, FINE, GAP, LARGE, LEAD, SMALL, TIGHT, WIDE, line
from fort_desktop.ui.design.text_box import width
from fort_desktop.ui.i18n.i18n import NC_, tr, trc
from fort_desktop.ui.persons.settings import LONGEST_NAME
from fort_desktop.ui.screens.person import PersonSheet
from fort_desktop.ui.screens.persons import choose_person
from fort_desktop.ui.screens.players import CHARACTERS, LEVELS, choose_player
from fort_desktop.ui.screens.who_plays import WhoPlays
from fort_desktop.ui.text.lists import together
from fort_desktop.ui.text.persons import tally_words
from fort_desktop.ui.text.players import PLAYERS, player_name
from fort_desktop.ui.toolkit.common import ribbon
from fort_desktop.ui.toolkit.entry import FIELD, Entry
from fort_desktop.ui.toolkit.form import Option, strip
from fort_desktop.ui.toolkit.layout import Natural, Share, Size, column, padding, row, split, stack
from fort_desktop.ui.toolkit.menu import BUTTON, Face, cardboard
from fort_desktop.ui.toolkit.page import Words, marked, panel, told, whole

_HEAD, _CROSS, _MARK, _ARROW = 50.0, 52.0, 50.0, 58.0
_FACE, _LARGEST = 90.0, 270.0
"""How large a face is at least, and at most."""
_REST, _REST_PIXELS = 158.0, 97.0
"""The room below a name, and in pixels at least."""
_STRIP: Final = 62.0
_STRIP_PIXELS: Final = 28.0
"""How high the levels are, and in pixels at least."""
_ROOM: Final = 46
"""The opacity of an empty place, of 255."""
_ROUND, _LINE = 24.0, 4.0
NAMES: Final = {
    "easy": NC_("level", "Easy"),
    "normal": NC_("level", "Normal"),
    "hard": NC_("level", "Hard"),
    "expert": NC_("level", "Expert"),
}


class SeatPanel:
    """Builds one seat in an area of the sheet, in design units.

    Args:
        covered: whatever reaches further down than this is covered, and left out.
    """

    def __init__(self, screen: WhoPlays, seat: int, area: Box, covered: float) -> None:
        self.screen = screen
        self.table = screen.table
        self.seat = seat
        self.player = screen.table.places[seat].player
        self._area = area
        self._covered = covered

    def build(self) -> None:
        """Lay out whoever sits there, or the ways to fill the place."""
        if not self.player:
            self._empty()
            return
        screen = self.screen
        cardboard(screen.scene.root, screen.at(*self._area), screen.unit, f"place {self.seat}")
        inside = padding(self._area, GAP)
        rest = max(_REST, _REST_PIXELS / screen.unit)
        sizes: list[Size] = [_HEAD, Natural(_LARGEST, _FACE), FIELD, Share(least=rest)]
        head, face, name, low = column(inside, sizes, SMALL)
        self._head(head)
        self._face(face)
        if name.bottom <= self._covered:
            self._name(name)
        if low.bottom <= self._covered:
            (self._person if self.player == PERSON else self._computer)(low)

    # Whoever sits there.

    def _head(self, area: Box) -> None:
        """The ribbon in the seat's colour, and the cross that takes away who may go."""
        cross, name = split(area, "right", _CROSS)
        _, canvas = panel(self.screen, name, f"ribbon {self.seat}")
        ribbon(canvas, 0, 0, canvas.w, tr("Seat {n}", n=self.seat + 1), self._colour)
        if self.table.may_leave(self.seat):
            leave = self._button(cross, "leave", Face("", sign="cross"), self._leave)
            # NOTE: a button: {who} does not play after all
            leave.label = tr("Remove {who}", who=self.table.name(self.seat))

    def _face(self, area: Box) -> None:
        """The face between its arrows; that of a person opens all choices."""
        screen, person = self.screen, self.player == PERSON
        back, middle, on = row(padding(area, WIDE, 0), [_ARROW, Share(), _ARROW], 0)
        key = f"edit {self.seat}" if person else f"face {self.seat}"
        side = min(middle.w, middle.h)
        node, canvas = panel(screen, stack(middle, side, side), key, still=False)
        kid = self.table.faces[self.seat]
        face = player_face(self.player, canvas.px(side), self._colour, kid)
        marked(canvas, face, whole(canvas), seat_mark(canvas.px(_MARK), self._colour))
        if person:
            node.clicked = self._edit
            # NOTE: opens what is chosen for a person, whose name {who} is
            node.label = tr("{who}'s choices", who=self.table.name(self.seat))
        arrows = (back, "last face", "left", -1), (on, "next face", "right", 1)
        for place, name, sign, by in arrows if area.bottom <= self._covered else ():
            turn = partial(screen.turn_face, self.seat, by)
            arrow = self._button(stack(place, h=_ARROW), name, Face("", sign=sign), turn)
            arrow.label = tr("Another face")

    def _name(self, area: Box) -> None:
        entry = Entry(
            self.screen.at(*area),
            self.screen.unit,
            self.table.places[self.seat].name,
            f"name {self.seat}",
            lambda text: setattr(self.table.places[self.seat], "name", text),
            hint=self.table.name(self.seat),
            # NOTE: in the field for a person's name, while it is empty
            title=trc("person", "Name"),
            longest=LONGEST_NAME,
            done=self.screen.typed,
            centered=True,
        )
        self.screen.scene.root.add(entry)

    def _person(self, area: Box) -> None:
        lines = [Words(tr("At this screen"), LEAD), Words(self._played(), FINE, lines=2)]
        told(self.screen, self._said(area, self.screen.high(LEAD)), f"sits {self.seat}", lines)

    def _said(self, area: Box, more: float = 0.0) -> Box:
        """Return the room for a sentence, and perhaps for more above it."""
        return stack(padding(area, TIGHT, 0), h=more + 2 * self.screen.high(FINE), down="start")

    def _played(self) -> str:
        """The games of the person; before the first one, the promise that more is explained."""
        who = self.table.holder(self.seat)
        tally = self.screen.played(who) if who is not None else None
        if tally is not None and tally.games:
            return tally_words(tally)
        # NOTE: below a player's name: notes for beginners will be shown
        first = tr("First game: more explanations")
        return first if self.screen.explains(self.seat) else tr("No game yet")

    def _computer(self, area: Box) -> None:
        """The levels, and one sentence about the chosen one; the characters lie behind dots."""
        strange = self.player not in LEVELS
        found = [
            Option(f"level {kind} {self.seat}", tr(NAMES[kind]), kind == self.player,
                   partial(self._play, kind))
            for kind in LEVELS
        ]  # fmt: skip
        other = Option(f"level other {self.seat}", "...", strange, self._ask_character)
        high = max(_STRIP, _STRIP_PIXELS / self.screen.unit)
        sentence = strip(self.screen, area, high, [*found, other])
        name = player_name(self.player) if strange else ""
        words = together(f"{name}." if name else "", tr(PLAYERS[self.player].expect))
        lines = [Words(words, FINE, lines=2)]
        told(self.screen, self._said(sentence.inset(0, TIGHT, 0, 0)), f"expect {self.seat}", lines)

    @property
    def _colour(self) -> str:
        return self.table.colours[self.seat]

    # An empty place.

    def _empty(self) -> None:
        screen = self.screen
        place, canvas = panel(screen, self._area, f"place {self.seat}", still=False)
        size = round(place.box.w), round(place.box.h)
        veil = rounded(*size, canvas.px(_ROUND), pal.PAPER, None, 0).copy()
        if not pal.plain():
            veil.set_alpha(_ROOM)
        canvas.image.blit(veil, (0, 0))
        edge = dashed(*size, canvas.px(_ROUND), pal.PAPER, canvas.px(_LINE))
        canvas.image.blit(edge, (0, 0))
        inside = padding(self._area, EDGE)
        sizes = [line(LARGE), BUTTON + GAP, BUTTON + GAP, screen.high(FINE)]
        head, person, computer, foot = column(inside, sizes, WIDE, "center")
        # NOTE: above an empty seat: does one more play?
        words = tr("One more?")
        canvas.title(words, canvas.w / 2, head.center.y - self._area.y, LARGE, head.w, pal.INK,
                     align="center")  # fmt: skip
        nodes = [place]
        if person.bottom <= self._covered:
            nodes.append(self._button(person, "person", Face(tr("A person"), sign="kid"),
                                      self._ask_person))  # fmt: skip
        if computer.bottom <= self._covered:
            nodes.append(self._button(computer, "computer", Face(tr("A computer"), sign="cog"),
                                      self._take))  # fmt: skip
        if foot.bottom <= self._covered:
            words = tr("For 2 to 4")
            slip = stack(foot, width(words, screen.unit, FINE, BOLD) + 2 * WIDE)
            told(screen, slip, "", [Words(words, FINE)], pal.PAPER).label = ""
        for node in nodes:
            node.accepts = lambda who: who in screen.table.away
            node.dropped = self._sits

    # What is done.

    def _button(self, area: Box, name: str, face: Face, act: object) -> Node:
        assert callable(act)
        return self.screen.button(area, f"{name} {self.seat}", face, act)

    def _leave(self) -> None:
        self.table.leave(self.seat)
        self.screen.rebuild()

    def _play(self, kind: str) -> None:
        self.table.seat(self.seat, kind)
        self.screen.ask(None)

    def _take(self) -> None:
        self.table.join(self.seat, self.table.usual_level)
        self.screen.rebuild()

    def _ask_character(self) -> None:
        screen = self.screen

        def chosen(kind: str | None) -> None:
            self._play(kind if kind is not None else self.player)

        name = self.table.name(self.seat)
        screen.ask(lambda: choose_player(screen, name, self.player, chosen, CHARACTERS))

    def _ask_person(self) -> None:
        """Ask who of those who are known sits here; if nobody is left, a guest does."""
        screen, away = self.screen, self.table.away
        if away:
            new = PersonSheet(screen, None, self._sits)
            screen.ask(lambda: choose_person(screen, away, self._sits, new.open))
            return
        self.table.join(self.seat, PERSON)
        screen.rebuild()
        screen.scene.focus.at_key(f"name {self.seat}")

    def _sits(self, who: str) -> None:
        self.screen.sit(who, self.seat)

    def _edit(self) -> None:
        who = self.table.adopt(self.seat)
        if who is None:
            self.screen.change(self.seat)
        else:
            PersonSheet(self.screen, who, lambda _: None).open()
