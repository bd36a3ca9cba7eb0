"""The scores of one deal: who has made how much of it against par, and where the games part."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from fort_desktop.record.duplicate import DealSet, ParGame, Player, read_par
from fort_desktop.record.faults import RecordError
from fort_desktop.record.record import Record
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import COLOURS, Colour
from fort_desktop.scene.geometry import Box
from fort_desktop.session.duplicate.score import Played, par_line, par_of, partings, played, ranks
from fort_desktop.session.duplicate.store import KeptDuplicate
from fort_desktop.session.seed import new_secret, secret_deal
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import EDGE, FINE, GAP, HAIR, HUGE, LEAD, TEXT, TIGHT, WIDE, line
from fort_desktop.ui.design.text_box import LEAST, TextStyle, height
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import NC_, tr, trc, trn
from fort_desktop.ui.persons.faces import FACES
from fort_desktop.ui.text.duplicates import against, computers, par_words
from fort_desktop.ui.text.lists import in_lines, labelled, listed, together
from fort_desktop.ui.text.sentences import Teller
from fort_desktop.ui.toolkit.chart import Line, draw_lines, draw_table
from fort_desktop.ui.toolkit.common import ribbon, shaded
from fort_desktop.ui.toolkit.dialog import headline
from fort_desktop.ui.toolkit.layout import Share, Size, column, padding, row, split, stack
from fort_desktop.ui.toolkit.menu import BUTTON, Button, Face, buttons
from fort_desktop.ui.toolkit.page import Words, local, panel, picture, plate, whole, write


class People:
    """Those who play a deal; all of one table's seat, so each gets a colour of their own.

    Attributes:
        names: as they are now, where a profile was renamed; faces: kids.
    """

    def __init__(self, app: Host, told: DealSet) -> None:
        known = [app.profiles.persons.get(player.holder) for player in told.players]
        self.names = [
            profile.name if profile is not None else player.name
            for profile, player in zip(known, told.players, strict=True)
        ]
        self.faces: list[str] = [
            profile.face if profile is not None else FACES[i] for i, profile in enumerate(known)
        ]
        self.colours: list[Colour] = list(COLOURS[: len(known)])

    def keep(self, numbers: Sequence[int]) -> None:
        """Only these are left, in this order; each keeps their own colour."""
        self.names = [self.names[number] for number in numbers]
        self.faces = [self.faces[number] for number in numbers]
        self.colours = [self.colours[number] for number in numbers]


_SIZE: Final = (1920.0, 1080.0)
_RIGHT: Final = 596.0
_HEADING, _ACROSS = 84.0, 54.0
"""The heading, and how much of it is above the edge of the scores."""
_ROW, _PAR = 112.0, 92.0
_FACE, _LOOK = 96.0, 144.0
_ABOVE, _SHEET = split(padding(Box(0, 0, *_SIZE), WIDE, EDGE), "bottom", BUTTON)[::-1]
_LEFT, _BESIDE = row(_ABOVE, [Share(), _RIGHT], WIDE)
_SCORES: Final = _LEFT.inset(0, _ACROSS, 0, 0)
_COLUMNS: Final[tuple[Size, ...]] = (_FACE, Share(2.6), *[Share()] * 5, _LOOK)
"""Face, name, place in one's own game, fort, points, total, against par, and the way there."""
_SHOWN: Final = 3
"""So many rounds in which games part, where there is room for all their words."""
_CHART: Final = 1.4
"""The chart's share of the right side, beside that of the rounds in which games part."""
_DISC: Final = 52.0
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
        screen.put_sheet(*_SIZE)
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
        shaded(screen.scene.root, screen.at(*_SCORES), screen.unit)
        node, canvas = panel(screen, _SCORES, "scores", fill=pal.PAPER)
        strip = split(_LEFT, "top", _HEADING)[0]
        headline(screen, strip, tr("One deal for everyone"))
        low = _HEADING - _ACROSS
        inside = padding(_SCORES, GAP).inset(0, low - GAP, 0, 0)
        sizes = [_ROW] * len(self.order)
        against, heads, *rows, _, expert, note = column(
            inside, [line(TEXT), line(TEXT, 2), *sizes, Share(), _PAR, line(TEXT)], TIGHT
        )
        write(canvas, local(against, _SCORES), [Words(computers(self.kept))], centered=True)
        # NOTE: the head of a column: who was 1st, 2nd and so on at the table of the own game
        place = tr("Place in the game")
        # NOTE: the head of a column: how far each fort was built
        level = trc("column", "Level")
        words = (place, level, tr("Points"), tr("Total"), tr("Against par"))
        for head, cell in zip(words, row(heads, _COLUMNS, TIGHT)[2:-1], strict=True):
            write(canvas, local(cell, _SCORES), [Words(head, lines=2)], centered=True)
        said = [
            self._row(canvas, one, number, par)
            for one, number in zip(rows, self.order, strict=True)
        ]
        node.label = in_lines([computers(self.kept), *said])
        self._par(canvas, local(expert, _SCORES), found, par, games)
        told = tr("Par is the middle result of ten games by the expert.")
        write(canvas, local(note, _SCORES), [Words(told)], centered=True)

    def _row(self, canvas: Canvas, area: Box, number: int, par: int | None) -> str:
        """A player's line; returns what it says."""
        result, people = self.results[number], self.people
        first = self.ranks[number] == 1
        canvas.panel(*local(area, _SCORES), pal.CHALK_YELLOW if first else pal.TAPE, GAP, None)
        *cells, look = row(area, _COLUMNS, TIGHT)
        face, name, *rest = (local(cell, _SCORES) for cell in cells)
        colour = people.colours[number]
        picture(canvas, player_face(PERSON, canvas.px(_FACE), colour, people.faces[number]), face)
        banner, below = column(padding(name, 0, GAP), [Share(), line(TEXT)], 0)
        if result.practice:
            # NOTE: below a name: in that game something was taken back that had been unseen
            write(canvas, below, [Words(tr("for practice"), FINE)])
        else:
            banner = stack(name, h=banner.h)
        ribbon(canvas, *banner[:3], people.names[number], colour)
        more = against(result.score.total, par) if par is not None else ""
        total = str(result.score.total)
        values = (
            Words(tr(_PLACES[result.place - 1]), LEAD, title=True),
            Words(str(result.level), LEAD, title=True),
            Words(str(result.score.track), LEAD, title=True),
            Words(total, HUGE, title=True),
            Words(more, LEAD, title=True),
        )
        plate(canvas, area=padding(rest[-1], GAP, WIDE + HAIR))
        for value, cell in zip(values, rest, strict=True):
            write(canvas, cell, [value], centered=True)
        # NOTE: a button beside a player: opens the game, to be looked at
        shown = Face(trc("same deal", "Look"), size=TEXT)
        look_back = self.screen.app.games.duplicates.look_back
        act = partial(look_back, self.kept, self.players[number])
        place = padding(look, 0, GAP)
        node = self.screen.button(place, f"look {number}", shown, act)
        node.label = tr("Look at {who}'s game", who=people.names[number])
        told = trn("{n} point", "{n} points", result.score.total)
        said = together(told, labelled(tr("Against par"), more) if more else "")
        return labelled(people.names[number], said)

    def _par(
        self, canvas: Canvas, area: Box, found: tuple[ParGame, ...], par: int | None, games: int
    ) -> None:
        plate(canvas, pal.CARDBOARD, area)
        face, name, *cells = row(area, _COLUMNS, TIGHT)
        picture(canvas, player_face("expert", canvas.px(_PAR - TIGHT)), face)
        total, beside = cells[3], cells[4]._replace(w=cells[-1].right - cells[4].x)
        told = name._replace(w=total.x - name.x)
        if par is None:
            write(canvas, told, [Words(par_words(games), LEAD, title=True)])
            return
        write(canvas, told, [Words(tr("Par: the expert in this seat"), LEAD, title=True)])
        write(canvas, total, [Words(str(par), HUGE, title=True)], centered=True)
        won = sum(game.won for game in found)
        # NOTE: of the expert's games: {n} of {all} were won
        words = trn("won {n} of {all}", "won {n} of {all}", won, all=len(found))
        write(canvas, beside, [Words(words)])

    # What lies beside it.

    def _right(self, found: tuple[ParGame, ...]) -> None:
        screen = self.screen
        chart, low = column(_BESIDE, [Share(_CHART), Share()], WIDE)
        area = _BESIDE if self.beside else chart
        shaded(screen.scene.root, screen.at(*area), screen.unit)
        node, canvas = panel(screen, area, "chart")
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
        if not self.beside:
            self._where_they_part(low)

    def _where_they_part(self, area: Box) -> None:
        screen = self.screen
        shaded(screen.scene.root, screen.at(*area), screen.unit)
        node, canvas = panel(screen, area, "parts", fill=pal.TAPE)
        head, room = split(padding(whole(canvas), WIDE, GAP), "top", line(LEAD), TIGHT)
        write(canvas, head, [Words(tr("Where the games diverge"), LEAD, title=True)])
        parts = self._partings()
        wide = room.w - _DISC - GAP
        places = _rows(canvas, [words for _, words in parts], wide, room)
        for (number, words), place in zip(parts, places, strict=False):
            mark, told = split(place, "left", _DISC)
            disc = stack(mark, _DISC, _DISC)
            canvas.panel(*disc, pal.ACTION, _DISC / 2, pal.OUTLINE, HAIR)
            write(canvas, disc, [Words(str(number), LEAD, title=True)], centered=True)
            canvas.paragraph(words, *told, TEXT)
        if not parts:
            write(canvas, room, [Words(tr("Everyone has played the same way."))])
        node.label = in_lines(words for _, words in parts)

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
        buttons(self.screen, _SHEET, [
            Button("new deal", tr("A new deal"), self._new_deal, True),
            Button("beside", beside, self._turn),
            Button("next seat", tr("Same deal, next seat"), self._next_seat),
            Button("all", tr("All deals"), partial(self.screen.app.push, routes.Duplicates())),
            None,
            Button("title", tr("Main menu"), partial(self.screen.app.push, routes.Title())),
        ])  # fmt: skip

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


def _rows(canvas: Canvas, told: Sequence[str], wide: float, room: Box) -> list[Box]:
    """The places of texts one below the other; the last ones are left out without room."""
    least = TextStyle(LEAST, face=BOLD)
    needs = [height(words, wide, canvas.unit, least) for words in told]
    while len(needs) > 1 and sum(needs) + TIGHT * (len(needs) - 1) > room.h:
        needs.pop()
    free = max(0, _SHOWN - len(needs))
    sizes = [*(Share(least=need) for need in needs), *[Share()] * free]
    return column(room, sizes, TIGHT)[: len(needs)]
