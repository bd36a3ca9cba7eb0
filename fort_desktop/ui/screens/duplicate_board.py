"""The scores of one deal: who has made how much of it against par, and where the games part."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate
from typing import Final

import msgspec

from fort_desktop.record.duplicate import ParGame, Player, read_par
from fort_desktop.record.faults import RecordError
from fort_desktop.record.record import Record
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.scene import text
from fort_desktop.scene.geometry import Box
from fort_desktop.session.duplicate.score import (
    Played,
    par_line,
    par_of,
    partings,
    played,
    ranks,
)
from fort_desktop.session.duplicate.store import KeptDuplicate
from fort_desktop.session.seed import new_secret, secret_deal
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.screen import Screen
from fort_desktop.ui.i18n.i18n import NC_, tr, trc, trn
from fort_desktop.ui.screens.duplicate_chart import Line, draw_lines, draw_table
from fort_desktop.ui.screens.duplicate_people import People
from fort_desktop.ui.text.duplicates import against, computers, par_words
from fort_desktop.ui.text.lists import in_lines, labelled, listed, together
from fort_desktop.ui.text.sentences import Teller
from fort_desktop.ui.toolkit.common import panel_node, ribbon, shaded
from fort_desktop.ui.toolkit.menu import Face, heading, menu_button

_LEFT: Final = Box(30, 106, 1236, 806)
_RIGHT: Final = Box(1294, 52, 596, 0)
_CHART, _PARTS = 492.0, 352.0
_HEADS: Final = 116.0
_ROW: Final = 112.0
_COLUMNS: Final = ((430.0, 130.0), (560.0, 100.0), (660.0, 120.0), (780.0, 130.0), (910.0, 150.0))
"""Place in the own game, fort, points, total, against par: left edge and width."""
_SHOWN: Final = 3
"""So many rounds in which games part, where there is room for all their words."""
_SIZE, _GAP = 24.0, 8.0
"""Of the words about them, and between two of them."""
_PLACES: Final = (
    NC_("place", "1st"),
    NC_("place", "2nd"),
    NC_("place", "3rd"),
    NC_("place", "4th"),
)


class Board:
    """Builds the scores on a screen.

    Args:
        screen: that it is laid out on; all have played the deal.
        people: all who were to play it.

    Attributes:
        players: the numbers of those who have played it.
        results: what came of each one's game; order: places in `players`, the best first.
        beside: the points stand in a table, round by round, instead of a chart.
    """

    def __init__(self, screen: Screen, kept: KeptDuplicate, people: People) -> None:
        self.screen = screen
        self.kept = kept
        self.players = kept.played
        self.people = people
        people.keep(self.players)
        self.beside = False
        self._records = [kept.record(number) for number in self.players]
        seat = kept.told.seat
        self.results: list[Played] = [
            played(one.events, seat, one.practice) for one in self._records
        ]
        self.ranks = ranks(self.results)
        self.order = sorted(range(len(self.results)), key=lambda i: (self.ranks[i], i))
        self._apart = list(partings(self._records))[:_SHOWN]

    def build(self, games: int) -> None:
        """Lay everything out.

        Args:
            games: of the expert, so far.
        """
        screen = self.screen
        screen.put_sheet(1920, 1080)
        found = self._expert()
        self._table(found, games)
        self._right(found)
        self._buttons()

    def _expert(self) -> tuple[ParGame, ...]:
        try:
            return read_par(self.kept.par).games
        except RecordError:
            return ()

    # The table of scores.

    def _table(self, found: tuple[ParGame, ...], games: int) -> None:
        screen, par = self.screen, par_of(found)
        area = screen.at(*_LEFT)
        shaded(screen.scene.root, area, screen.unit)
        node, canvas = panel_node(area, screen.unit, "scores")
        canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 20, pal.OUTLINE, 4)
        heading(screen.scene.root, screen.at(_LEFT.x + 270, 52, 690, 88), screen.unit,
                tr("The same deal for each"))  # fmt: skip
        canvas.words(computers(self.kept), canvas.w / 2, 62, 25, canvas.w - 60, align="center")
        # NOTE: the head of a column: who was 1st, 2nd and so on at the table of the own game
        place = tr("Place in the game")
        # NOTE: the head of a column: how far each fort was built
        level = trc("column", "Level")
        heads = (place, level, tr("Points"), tr("Total"), tr("Against par"))
        for words, (x, wide) in zip(heads, _COLUMNS, strict=True):
            canvas.paragraph(words, x + 2, _HEADS - 30, wide - 4, 54, 24, centered=True)
        screen.scene.root.add(node)
        said = [self._row(canvas, i, number, par) for i, number in enumerate(self.order)]
        node.label = in_lines([computers(self.kept), *said])
        self._par(canvas, found, par, games)

    def _row(self, canvas: Canvas, i: int, number: int, par: int | None) -> str:
        """A player's line; returns what it says."""
        result, people = self.results[number], self.people
        y = _HEADS + 24 + i * (_ROW + 10)
        first = self.ranks[number] == 1
        canvas.panel(16, y, canvas.w - 32, _ROW, pal.CHALK_YELLOW if first else pal.TAPE, 14, None)
        colour = people.colours[number]
        canvas.blit(player_face(PERSON, canvas.px(96), colour, people.faces[number]), 24, y + 8)
        ribbon(canvas, 128, y + (18 if result.practice else 34), 290, people.names[number], colour)
        if result.practice:
            # NOTE: below a name: in that game something was taken back that had been unseen
            canvas.words(tr("for practice"), 134, y + 84, 23, 280)
        more = against(result.score.total, par) if par is not None else ""
        values = (
            tr(_PLACES[result.place - 1]),
            str(result.level),
            str(result.score.track),
            str(result.score.total),
            more,
        )
        for n, (words, (x, wide)) in enumerate(zip(values, _COLUMNS, strict=True)):
            if n == 4:
                canvas.panel(x + 22, y + 28, wide - 44, 56, pal.PAPER, 12, pal.OUTLINE, 3)
            size = 42 if n == 3 else 30
            canvas.title(words, x + wide / 2, y + _ROW / 2, size, wide - 12, align="center")
        place = self.screen.at(_LEFT.x + 1062, _LEFT.y + y + 20, 144, 72)
        # NOTE: a button beside a player: opens the game, to be looked at
        face = Face(trc("same deal", "Look"), size=25)
        look_back = self.screen.app.games.duplicates.look_back
        act = partial(look_back, self.kept, self.players[number])
        node = menu_button(place, self.screen.unit, face, f"look {number}", act)
        node.label = tr("Look at the game of {who}", who=people.names[number])
        self.screen.scene.root.add(node)
        total = trn("{n} point", "{n} points", result.score.total)
        said = together(total, labelled(tr("Against par"), more) if more else "")
        return labelled(people.names[number], said)

    def _par(self, canvas: Canvas, found: tuple[ParGame, ...], par: int | None, games: int) -> None:
        y = _HEADS + 24 + 4 * (_ROW + 10) + 6
        canvas.panel(16, y, canvas.w - 32, 92, pal.CARDBOARD, 14, pal.OUTLINE, 3)
        canvas.blit(player_face("expert", canvas.px(84)), 28, y + 4)
        if par is None:
            canvas.title(par_words(games), 128, y + 46, 28, canvas.w - 170)
        else:
            canvas.title(tr("Par: the expert on this seat"), 128, y + 46, 28, 640)
            x, wide = _COLUMNS[3]
            canvas.title(str(par), x + wide / 2, y + 46, 42, wide, align="center")
            won = sum(game.won for game in found)
            # NOTE: of the expert's games: {n} of {all} were won
            words = trn("won {n} of {all}", "won {n} of {all}", won, all=len(found))
            canvas.words(words, x + wide + 16, y + 46, 25, canvas.w - x - wide - 60)
        told = tr("Par is the middle of ten games of the expert.")
        canvas.words(told, canvas.w / 2, y + 122, 24, canvas.w - 60, align="center")

    # What lies beside it.

    def _right(self, found: tuple[ParGame, ...]) -> None:
        screen = self.screen
        tall = _CHART + 22 + _PARTS if self.beside else _CHART
        area = screen.at(_RIGHT.x, _RIGHT.y, _RIGHT.w, tall)
        shaded(screen.scene.root, area, screen.unit)
        node, canvas = panel_node(area, screen.unit, "chart")
        lines = [
            Line(self.people.names[i], self.people.colours[i], self.results[i].points)
            for i in self.order
        ]
        par = par_line(found)
        if par:
            # NOTE: at the end of a line in a chart, and over a column: what the expert makes
            lines.append(Line(tr("par"), "", par))
        (draw_table if self.beside else draw_lines)(canvas, lines)
        rows = [labelled(one.name, listed(map(str, one.points))) for one in lines]
        node.label = in_lines([tr("Points, round by round"), *rows])
        screen.scene.root.add(node)
        if not self.beside:
            self._where_they_part()

    def _where_they_part(self) -> None:
        screen = self.screen
        low = screen.at(_RIGHT.x, _RIGHT.y + _CHART + 22, _RIGHT.w, _PARTS)
        shaded(screen.scene.root, low, screen.unit)
        node, canvas = panel_node(low, screen.unit, "parts")
        canvas.panel(0, 0, canvas.w, canvas.h, pal.TAPE, 16, pal.OUTLINE, 4)
        canvas.title(tr("Where the games part"), 26, 38, 28, canvas.w - 52)
        parts = self._partings()
        room = canvas.h - 70 - _GAP
        rows = _rows(canvas, [words for _, words in parts], canvas.w - 116, room)
        for (number, words), (y, high) in zip(parts, rows, strict=False):
            middle = 70 + y + high / 2
            canvas.panel(24, middle - 26, 52, 52, pal.ACTION, 26, pal.OUTLINE, 3)
            canvas.title(str(number), 50, middle, 27, 46, align="center")
            canvas.paragraph(words, 94, 70 + y, canvas.w - 116, high, _SIZE)
        if not parts:
            canvas.paragraph(tr("All have played alike."), 26, 70, canvas.w - 52, 60, 25)
        node.label = in_lines(words for _, words in parts)
        screen.scene.root.add(node)

    def _partings(self) -> list[tuple[int, str]]:
        """In which round games part, and what each side does there."""
        found = []
        for one in self._apart:
            sides = [self._side(group, one.at) for group in one.groups]
            found.append((one.round, in_lines(sides)))
        return found

    def _side(self, group: tuple[int, ...], at: int) -> str:
        """Return what the first of a group does after so many events, and who else does so."""
        deed = self._deed(group[0], at)
        return deed if len(group) == 1 else labelled(self._names(group), deed)

    def _names(self, group: tuple[int, ...]) -> str:
        return listed(self.people.names[number] for number in group)

    def _deed(self, number: int, at: int) -> str:
        """Return what happens next in a game after so many events, as the log tells it."""
        record, told = self._records[number], self.kept.told
        teller = Teller(self.kept.catalog, _seats(record, self.people.names[number], told.seat))
        for event in record.events[at:]:
            words = teller.tell(event)
            if words:
                return words
        return tr("The game is over")

    # The ways on.

    def _buttons(self) -> None:
        beside = tr("As a chart") if self.beside else tr("Side by side")
        found: list[tuple[str, str, Callable[[], None], float]] = [
            ("new deal", tr("A new deal"), self._new_deal, 330),
            ("beside", beside, self._turn, 290),
            ("next seat", tr("Same deal, next seat"), self._next_seat, 340),
            ("all", tr("All deals"), partial(self.screen.app.push, routes.Duplicates()), 230),
        ]
        x = _LEFT.x
        for i, (name, words, act, wide) in enumerate(found):
            place = self.screen.at(x, 946, wide, 86)
            self.screen.scene.root.add(
                menu_button(place, self.screen.unit, words, name, act, i == 0)
            )
            x += wide + 16
        place = self.screen.at(_RIGHT.right - 300, 946, 300, 86)
        title = partial(self.screen.app.push, routes.Title())
        words = tr("To the start")
        self.screen.scene.root.add(menu_button(place, self.screen.unit, words, "title", title))

    def _turn(self) -> None:
        self.beside = not self.beside
        self.screen.rebuild()

    def _new_deal(self) -> None:
        """Other cards for the same persons, against the same computers."""
        told = self.kept.told
        kept = self.screen.app.games.duplicates.begin(
            secret_deal(new_secret()), told.setup, told.seats, told.seat, self._persons
        )
        self._show(kept)

    @property
    def _persons(self) -> Sequence[Player]:
        """Those who have played; where it is one person alone, all who were to play."""
        told = self.kept.told.players
        return [told[number] for number in self.players] if len(self.players) > 1 else told

    def _next_seat(self) -> None:
        """The same cards from the next seat: the table is turned round."""
        told = self.kept.told
        seat = (told.seat + 1) % len(told.seats)
        seats = list(told.seats)
        mine, other = seats[told.seat], seats[seat]
        seats[seat] = msgspec.structs.replace(mine, colour=other.colour)
        seats[told.seat] = msgspec.structs.replace(other, colour=mine.colour)
        deal = msgspec.structs.replace(told.deal, veiled=False)
        kept = self.screen.app.games.duplicates.begin(
            deal, told.setup, seats, seat, self._persons, self.kept.catalog
        )
        self._show(kept)

    def _show(self, kept: KeptDuplicate | None) -> None:
        if kept is not None:
            self.screen.app.push(routes.Duplicate(kept))


def _seats(record: Record, name: str, seat: int) -> list[SeatInfo]:
    """Return the seats of a game, with the name that the player has now."""
    seats = list(record.started.seats) if record.started is not None else []
    seats[seat] = msgspec.structs.replace(seats[seat], name=name)
    return seats


def _rows(
    canvas: Canvas, told: Sequence[str], wide: float, high: float
) -> list[tuple[float, float]]:
    """Top and height of each text below the other; the last ones are left out without room."""
    least = text.Style(BOLD, canvas.sizes(_SIZE)[1], pal.INK)
    needs = [text.measure(least, words, canvas.px(wide))[1] / canvas.unit for words in told]
    while len(needs) > 1 and sum(needs) + _GAP * (len(needs) - 1) > high:
        needs.pop()
    each = max(0.0, high - sum(needs) - _GAP * (len(needs) - 1)) / max(_SHOWN, len(needs))
    tops = accumulate((need + each + _GAP for need in needs), initial=0.0)
    return [(top, need + each) for top, need in zip(tops, needs, strict=False)]
