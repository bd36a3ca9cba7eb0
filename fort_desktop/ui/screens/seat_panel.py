"""A seat on the sheet "Who is playing?": a card with whoever sits there, or an empty place."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from fort_desktop.rules.model.seats import PERSON
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.panel import dashed, rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.players import player_figure
from fort_desktop.ui.design.scale import GAP, HAIR, SMALL, TEXT, WIDE
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.persons.settings import LONGEST_NAME
from fort_desktop.ui.screens.person import PersonSheet
from fort_desktop.ui.screens.persons import choose_person
from fort_desktop.ui.screens.players import COMPUTERS, choose_player
from fort_desktop.ui.screens.who_plays import WhoPlays
from fort_desktop.ui.text.lists import labelled
from fort_desktop.ui.text.persons import tally_words
from fort_desktop.ui.text.players import PLAYERS, player_name
from fort_desktop.ui.toolkit.common import ribbon
from fort_desktop.ui.toolkit.entry import FIELD, Entry
from fort_desktop.ui.toolkit.layout import Share, Size, column, padding, row, split, stack
from fort_desktop.ui.toolkit.menu import BUTTON, Face, cardboard
from fort_desktop.ui.toolkit.page import Words, panel, sign, told, whole

_LEAST: Final = 60.0
"""The height of a button in an empty place, at least."""
_HEAD, _CROSS = 50.0, 52.0
_FACE: Final = 90.0
"""How large a kid is at least."""
LOWEST: Final = _FACE + _HEAD + FIELD + 3 * SMALL
"""The height of a seat at least, with a face and a name."""
_BROAD: Final = 1.2
"""How much wider than its seat the picture of a kid is at most, which has air at its sides."""
_RING: Final = 96.0
"""The ring on the edge of an empty place."""
_WAY, _WAY_PIXELS = 72.0, 40.0
"""The height of the button below a name, and in pixels at least, for words in two lines."""
_ROOM: Final = 150
"""The opacity of an empty place, of 255."""
_ROUND, _LINE = 24.0, 4.0


class SeatPanel:
    """Builds one seat in an area of the sheet, in design units.

    A low one has no choices; one that is lower than `LOWEST` is not built.
    """

    def __init__(self, screen: WhoPlays, seat: int, area: Box) -> None:
        self.screen = screen
        self.table = screen.table
        self.seat = seat
        self.player = screen.table.places[seat].player
        self._area = area
        self._high = max(_WAY, _WAY_PIXELS / screen.unit)
        rest = self._high + 2 * screen.high(TEXT) + SMALL
        self._rest = rest if rest <= area.h - _FACE - _HEAD - FIELD - 4 * SMALL else 0.0

    def build(self) -> None:
        """Lay out whoever sits there, or the ways to fill the place."""
        if not self.player:
            self._empty()
            return
        kid, box, head, name, low = self._places()
        root = self.screen.scene.root
        before = len(root.children)
        self._face(kid)
        self._arrows(kid)
        cardboard(root, self.screen.at(*box), self.screen.unit,
                  f"place {self.seat}")  # fmt: skip
        self._head(head)
        self._name(name)
        if self._rest:
            self._way(low)
        self._named(root.children[before:])

    def _named(self, nodes: Sequence[Node]) -> None:
        """Say whose each thing is to those who do not see on whose panel it lies."""
        who = self.table.name(self.seat)
        for node in nodes:
            words = node.meaning.name or node.label
            if node.clicked and not node.typed and words and who not in words:
                node.meaning = node.meaning._replace(name=labelled(who, words))

    def _places(self) -> list[Box]:
        """Return the places of the kid, of the box before it, and of all that is on that box.

        The upper edge of the box is above the ribbon.
        """
        sizes: list[Size] = [Share(least=_FACE), _HEAD, FIELD, *[self._rest] * bool(self._rest), 0]
        above, *inside, foot = column(self._area, sizes, SMALL)
        kid = above.inset(0, -WIDE, 0, -HAIR)
        box = self._area.inset(0, kid.bottom - self._area.y, 0, 0)
        return [kid, box, *(padding(one, GAP, 0) for one in (*inside, foot)[:3])]

    # Whoever sits there.

    def _head(self, area: Box) -> None:
        """The ribbon in the seat's colour, and the cross that takes away who may go."""
        leaves = self.table.may_leave(self.seat)
        name, *cross = row(area, [Share(), *[_CROSS] * leaves], SMALL)
        _, canvas = panel(self.screen, name, f"ribbon {self.seat}")
        ribbon(canvas, 0, 0, canvas.w, tr("Seat {n}", n=self.seat + 1), self._colour)
        if leaves:
            leave = self._button(cross[0], "leave", Face("", sign="cross"), self._leave)
            # NOTE: a button: {who} does not play after all
            leave.label = tr("Remove {who}", who=self.table.name(self.seat))

    def _arrows(self, area: Box) -> None:
        """The arrows at both sides of the kid, which turn to other faces."""
        low = stack(area.inset(0, 0, 0, SMALL), h=_CROSS, down="end")
        back, _, on = row(low, [_CROSS, Share(), _CROSS])
        for place, key, shown, by in (
            (back, "last face", "left", -1),
            (on, "next face", "right", 1),
        ):
            turn = partial(self.screen.turn_face, self.seat, by)
            arrow = self._button(place, key, Face("", sign=shown), turn)
            arrow.label = tr("Another face")

    def _standing(self, area: Box) -> Box:
        """Return the square in which a kid stands in its room, in pixels."""
        side = min(area.w * _BROAD, area.h)
        return self.screen.at(*stack(area, min(side, area.w), side, down="end"))

    def _face(self, area: Box) -> None:
        """The figure; that of a person opens all choices."""
        screen, person = self.screen, self.player == PERSON
        key = f"edit {self.seat}" if person else f"face {self.seat}"
        place, kid = self._standing(area), self.table.faces[self.seat]
        image = player_figure(self.player, round(place.h), self._colour, kid)
        node = screen.scene.root.add(Node(place, image, key, static=True))
        if person:
            node.clicked = self._edit
            # NOTE: opens what is chosen for a person, whose name {who} is
            node.label = tr("{who}'s choices", who=self.table.name(self.seat))

    def _name(self, area: Box) -> None:
        entry = Entry(
            self.screen.at(*area),
            self.screen.unit,
            self.table.places[self.seat].name,
            f"name {self.seat}",
            lambda text: setattr(self.table.places[self.seat], "name", text),
            hint=self.table.name(self.seat),
            # NOTE: in the field for a person's name, while it is empty
            title=labelled(tr("Seat {n}", n=self.seat + 1), trc("person", "Name")),
            longest=LONGEST_NAME,
            done=self.screen.typed,
            centered=True,
        )
        self.screen.scene.root.add(entry)

    def _way(self, area: Box) -> None:
        """The way to a person's choices, or to other computers; below it what to expect."""
        if self.player == PERSON:
            name, face, act = "choices", Face(tr("Settings"), sign="cog"), self._edit
            told_at, words = "played", self._played()
        else:
            words = player_name(self.player)
            name, face, act = "player", Face(words, sign="robot", turns=True), self._ask_player
            told_at, words = "expect", tr(PLAYERS[self.player].expect)
        own, below = split(area, "top", self._high, SMALL)
        self._button(own, name, face._replace(size=TEXT), act)
        told(self.screen, below, f"{told_at} {self.seat}", [Words(words, lines=2)])

    def _played(self) -> str:
        """The games of the person; before the first one, the promise that more is explained."""
        who = self.table.holder(self.seat)
        tally = self.screen.played(who) if who is not None else None
        if tally is not None and tally.games:
            return tally_words(tally)
        # NOTE: below a player's name: notes for beginners will be shown
        first = tr("First game: more explanations")
        return first if self.screen.explains(self.seat) else tr("No games yet")

    @property
    def _colour(self) -> str:
        return self.table.colours[self.seat]

    # An empty place.

    def _empty(self) -> None:
        screen, box = self.screen, self._places()[1]
        place, canvas = panel(screen, box, f"place {self.seat}")
        size = round(place.box.w), round(place.box.h)
        veil = rounded(*size, canvas.px(_ROUND), pal.PAPER, None, 0).copy()
        if not pal.plain():
            veil.set_alpha(_ROOM)
        canvas.image.blit(veil, (0, 0))
        edge = dashed(*size, canvas.px(_ROUND), pal.OUTLINE, canvas.px(_LINE))
        canvas.image.blit(edge, (0, 0))
        ring = Box(0, 0, _RING, _RING).around(Point(box.center.x, box.y))
        plus, canvas = panel(screen, ring, f"ring {self.seat}")
        canvas.panel(*whole(canvas), pal.CARD, _RING / 2, pal.OUTLINE, _LINE)
        sign(canvas, "plus", padding(whole(canvas), WIDE))
        plus.solid = False
        # NOTE: above an empty seat: does one more play?
        plus.label = tr("One more?")
        room = padding(box, WIDE, GAP).inset(0, _RING / 2, 0, 0)
        ways_in = 2 if room.h >= 2 * _LEAST + SMALL else 1
        places = column(room, [BUTTON] * ways_in, SMALL, "center")
        ways = (
            ("person", Face(tr("A person"), sign="kid"), self._ask_person),
            ("computer", Face(tr("A computer"), sign="robot"), self._take),
        )
        nodes = [place]
        for (name, face, act), at in zip(ways, places, strict=False):
            node = self._button(at, name, face, act)
            heard = labelled(tr("Seat {n}", n=self.seat + 1), face.words)
            node.meaning = node.meaning._replace(name=heard)
            nodes.append(node)
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

    def _ask_player(self) -> None:
        screen = self.screen

        def chosen(kind: str | None) -> None:
            self._play(kind if kind is not None else self.player)

        name = self.table.name(self.seat)
        screen.ask(lambda: choose_player(screen, name, self.player, chosen, COMPUTERS))

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
