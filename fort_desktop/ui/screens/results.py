"""The results of a game."""

from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import partial
from typing import ClassVar, Final, NamedTuple

from fort_desktop.chronicle.course import best_first, place_of
from fort_desktop.chronicle.deeds import deeds_of
from fort_desktop.rules.knowledge.view import SeatView
from fort_desktop.rules.model.events import Score
from fort_desktop.scene.events import Input
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node, Picture
from fort_desktop.scene.plain import pieces
from fort_desktop.session.again import known_deal
from fort_desktop.session.daily.plan import day_of
from fort_desktop.session.session import Session
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.paper import tape
from fort_desktop.ui.art.party import Fort, What, party
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.audio.mood import Mood
from fort_desktop.ui.coach.lesson.starting import play_again
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import (
    EDGE,
    FINE,
    GAP,
    HAIR,
    LARGE,
    LEAD,
    SMALL,
    TEXT,
    TIGHT,
    TINY,
    WIDE,
    line,
)
from fort_desktop.ui.design.text_box import LEAST, TextStyle, height, width
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import DESIGN, Host, Screen, means_of
from fort_desktop.ui.i18n.i18n import NN_, tr, trc, trn, trp
from fort_desktop.ui.screens.look_back import file_of, tried
from fort_desktop.ui.screens.proof import Proof
from fort_desktop.ui.screens.results_entrance import Entrance
from fort_desktop.ui.screens.results_medals import NewMedals, slip_of
from fort_desktop.ui.text.lists import labelled, together
from fort_desktop.ui.text.names import RULE_NAMES
from fort_desktop.ui.text.notices import arranged_words, proof_words
from fort_desktop.ui.text.seats import before_words
from fort_desktop.ui.text.shared import won_words
from fort_desktop.ui.toolkit.common import ribbon, shaded
from fort_desktop.ui.toolkit.layout import Share, Size, column, padding, row, split, stack
from fort_desktop.ui.toolkit.menu import Face
from fort_desktop.ui.toolkit.page import Words, local, panel, whole, write

_TAPE: Final = Box(0, 51, 780, 126)
_WON, _TOLD = 69.0, 51.0
"""The size of the letters on the tape, and how high a line below it is."""
_FRAME, _EDGES = 18.0, 204.0
"""The cardboard round the scores, and all above and below their rows."""
_EVENING: Final = 126.0
"""How high the table of the evening is, or what lies in its place."""
_BUTTON, _QUIET = 84.0, 66.0
"""How high the way on is that most take, and how high the others are."""
_FACE, _NAME, _NUMBER = 108.0, 190.0, 84.0
"""How wide the face, the name and a number of a row are, or more."""
_PLACE: Final = 40.0
"""The disc with the place, on the edge of the face."""
_PALE: Final = 0.84
"""How pale the row of a seat is that has not won."""
_SIGN, _TOTAL = 44.0, 84.0
"""The sign above the heading of a column, and how high the ground of a total is."""
_SIGNS: Final = {"track": "vp", "fort": "fort", "rule": "rule", "macaroni": "macaroni"}
_ROW, _MARK = 240.0, 70.0
"""How high a row is at most, and what a ribbon takes besides the name on it."""
_KIDS: Final = 3
"""Two stand in the grass; one more may be the very one that has won."""
_NIGHT: Final = pal.rgb("#3A305C")
_SHORT: Final = {
    # NOTE: {n} points are missing to those of the winner
    2: NN_("You are second, {n} point behind.", "You are second, {n} points behind."),
    3: NN_("You are third, {n} point behind.", "You are third, {n} points behind."),
    4: NN_("You are fourth, {n} point behind.", "You are fourth, {n} points behind."),
}
_CLOSE: Final = 3
"""So few points short it was close."""
_HEAD: Final = TextStyle(TEXT, TINY, face=BOLD, align="center")
_HELD: Final = TextStyle(TEXT, FINE, face=BOLD)
_TIE: Final = TextStyle(TEXT, TEXT, face=BOLD)


class Way(NamedTuple):
    """A button that leads on from the results: its name and words, and what a click does."""

    name: str
    words: str
    act: Callable[[], None]


class ResultsScreen(Screen):
    """The scores by source, the winners, and how it came to that (END-3, END-4).

    Attributes:
        said: what is told below the title.
    """

    least: ClassVar = 0.53

    def __init__(self, app: Host, session: Session) -> None:
        super().__init__(app)
        session.reveal()
        self.view = session.view()
        self.seats = session.seats
        self.persons = session.persons
        self.practice = session.practice
        self._session = session
        self._lost = bool(session.persons) and not set(session.persons) & set(self.view.winners)
        self.mood = Mood("evening" if self._lost else "victory", dusk=1.0)
        deeds = deeds_of(session.events, session.catalog.fort_points)
        self._kids = [session.catalog.kids[kid] for kid in deeds.hardest(_KIDS)]
        self._slip = slip_of(app, session)
        self._levels = [seat.level for seat in self.view.seats]
        self._medals = NewMedals(app, session)
        self._more = False
        self._entered = False
        self.build()

    def go_on(self, seconds: float) -> None:
        """Let all appear in order once; show new medals as soon as they are known after that."""
        if not self._entered:
            self._entered = True
            self._entrance.begin(self.scene, self.unit, self.app.audio, not self._lost)
        if not self.busy and self._medals.news():
            self.app.audio.play("medal")
            self.rebuild()

    def heard(self, event: Input) -> bool:
        """Show all at once at any press, which does nothing else."""
        if self.busy and means_of(event) is not None:
            self.scene.animator.finish()
            return True
        return False

    @property
    def said(self) -> str:
        """The message below the title."""
        return together(self._standing(), tried(self.app, self._session) or self._practised())

    def build(self) -> None:
        """The party at the left, below the title; at the right the scores over the buttons."""
        wide, tall = DESIGN[0], self.scene.size[1] / self.unit
        self.put_sheet(wide, tall)
        inside = Box(0, 0, wide, tall).inset(EDGE - GAP, 0, EDGE - GAP, 0)
        left, right = row(inside, [Share(), self._wide()], EDGE - SMALL)
        ranked = best_first(self.view.scores, self._levels)
        slip, medals = self._slip, self._medals.high
        told = self._told_area(left)
        low = (medals + SMALL if medals else 0.0) + (_EVENING + SMALL if slip else 0.0)
        yard = Box(left.x, told.bottom, left.w, tall - told.bottom - low)
        found = self._lay_party(yard, [self.view.seats[score.seat] for score in ranked])
        under = Box(left.x, yard.bottom, left.w, low - SMALL)
        if slip is not None:
            evening, under = split(under, "top", _EVENING, SMALL if medals else 0)
            slip(self, evening)
        self._medals.lay(self, under)
        title = self._title(left, told)
        last = self._aside(right.inset(0, EDGE, 0, WIDE), ranked)
        forts = [*found["fort"], *found["rosette"], *found["winner"]]
        self._entrance = Entrance(found["light"], self._rows, forts, found["confetti"], title, last)
        leave = partial(self.app.push, routes.Title())
        self.scene.focus.keys["escape"] = self._turn if self._more else leave

    def _lay_party(self, yard: Box, seats: list[SeatView]) -> Mapping[What, list[Node]]:
        """Lay out the yard in this area of the sheet; returns what may move there, by its kind."""
        found = defaultdict[What, list[Node]](list)
        won = self.view.winners
        faces = self.app.seating(self._session).faces
        forts = [
            Fort(
                *(one.seat, one.level, one.colour, one.seat in won),
                *(self.seats[one.seat].player, faces[one.seat]),
            )
            for one in seats
        ]
        for part in party(self.scene.size, self.unit, self.at(*yard), forts, self._kids):
            node = Picture(part.box, part.image, part.name, static=part.what in ("yard", "halo"))
            found[part.what].append(self.scene.root.add(node))
        return found

    # The title.

    def _told_area(self, area: Box) -> Box:
        """The room for what is told below the title, as high as its words."""
        top = Box(area.x, _TAPE.bottom + TIGHT, area.w, 0)
        if not self.said:
            return top
        wide = min(area.w, width(self.said, self.unit, LEAD, BOLD) + 2 * WIDE)
        style = TextStyle(LEAD, face=BOLD)
        high = max(_TOLD, height(self.said, wide - 2 * WIDE + 1, self.unit, style) + SMALL)
        return stack(top._replace(h=high), wide)

    def _title(self, area: Box, told: Box) -> list[Node]:
        """The winners on tape, and below it the standing of the person who plays."""
        words = won_words([self.seats[seat].name for seat in self.view.winners])
        wide = min(area.w, max(_TAPE.w, width(words, self.unit, _WON) + 3 * EDGE))
        place = stack(area._replace(y=_TAPE.y, h=_TAPE.h), wide)
        node, canvas = panel(self, place, "winner", still=False)
        canvas.blit(tape(canvas.px(wide), canvas.px(place.h), False, -1.6), 0, 0)
        room = padding(whole(canvas), EDGE, SMALL)
        canvas.write(words, room, TextStyle(_WON, LEAD, align="center"))
        node.label = words
        if not self.said:
            return [node]
        below, canvas = panel(self, told, "told", still=False)
        canvas.panel(*whole(canvas), _NIGHT, SMALL, None)
        canvas.paragraph(self.said, *padding(whole(canvas), SMALL, 0), LEAD, pal.CHALK, True)
        below.label = self.said
        return [node, below]

    # The table.

    def _scores(self, area: Box, ranked: list[Score]) -> None:
        shaded(self.scene.root, self.at(*area), self.unit, still=False)
        node, canvas = panel(self, area, "scores", fill=pal.CARDBOARD, still=False)
        canvas.panel(*padding(whole(canvas), _FRAME), pal.PAPER, SMALL, thick=3)
        tied = self._tied()
        room = padding(area, _FRAME + TIGHT, _FRAME + SMALL)
        foot = [line(TEXT) if canvas.has_room(tied, room._replace(h=0), _TIE) else line(TEXT, 2)]
        found = self._sources()
        cells = self._cells(Box(0, 0, room.w, line(TEXT)))[2:]
        fits = all(
            canvas.has_room(head, cell, _HEAD) for (head, _), cell in zip(found, cells, strict=True)
        )
        parts: list[Size] = [
            _SIGN + line(TEXT, 1 if fits else 2),
            *[Share()] * len(ranked),
            *foot * bool(tied),
        ]
        heads, *rows = column(room, parts, HAIR)
        for (head, field), cell in zip(found, self._cells(local(heads, area))[2:], strict=True):
            if field in _SIGNS:
                canvas.icon(_SIGNS[field], cell.center.x - _SIGN / 2, cell.y, _SIGN)
            canvas.write(
                head,
                cell.inset(0, _SIGN, 0, 0),
                _HEAD._replace(lines=1 if fits else 2, colour=pal.INK_SOFT),
            )
        if tied:
            write(canvas, local(rows.pop(), area), [Words(tied, TEXT, lines=2)], True, pal.INK_SOFT)
        self._rows = [self._row(score, place) for score, place in zip(ranked, rows, strict=True)]
        node.label = together(self.said, tied)

    def _wide(self) -> float:
        """The width of the scores, as names and headings ask for."""
        columns = self._columns()
        names = [width(one.name, self.unit, LEAST) + _MARK for one in self.seats]
        held = [tr(RULE_NAMES[one.rule]) for one in self.view.seats if one.rule is not None]
        # The name of a rule stands below that of its player.
        names += [width(name, self.unit, TEXT, BOLD) + 1 for name in held]
        return sum(columns, max(_NAME, *names)) + HAIR * len(columns) + 2 * (_FRAME + 2 * TIGHT)

    def _columns(self) -> list[float]:
        """The widths of the face and of each source: the words of its heading are not cut."""
        heads = [head for head, _ in self._sources()]
        words = [max(width(word, self.unit, TEXT, BOLD) for word in pieces(one)) for one in heads]
        return [_FACE, *(max(_NUMBER, wide + SMALL) for wide in words)]

    def _cells(self, area: Box) -> list[Box]:
        """The cells of a row: face, name, and each source of points; the total is the last."""
        face, *sources = self._columns()
        return row(padding(area, TIGHT, 0), [face, Share(), *sources], HAIR)

    def _sources(self) -> list[tuple[str, str]]:
        """Each source of points that somebody has some of: its heading and its field."""
        scores, seats = self.view.scores, self.view.seats
        found = [(tr("Points"), "track"), (tr("Fort"), "fort")]
        if any(seat.rule is not None for seat in seats):
            # NOTE: the head of a column: the points of the made-up rule
            found.append((trc("column", "Made-up rule"), "rule"))
        if any(score.macaroni for score in scores):
            found.append((tr("Sculpture"), "macaroni"))
        return [*found, (tr("Total"), "total")]

    def _row(self, score: Score, area: Box) -> Node:
        """Face, place and name of a seat, and its points, on the colour of the seat."""
        seat, info = self.view.seats[score.seat], self.seats[score.seat]
        node, canvas = panel(self, area, f"row:{score.seat}", still=False)
        won = score.seat in self.view.winners
        pale = pal.mixed(pal.SEATS[seat.colour], pal.PAPER, _PALE)
        canvas.panel(*whole(canvas), pal.CHALK_YELLOW if won else pale, SMALL, None)
        face, name, *cells = self._cells(whole(canvas))
        self._placed(canvas, stack(face, h=min(face.w, face.h - HAIR)), score.seat)
        parts = [EDGE - HAIR, *[line(TEXT)] * (seat.rule is not None)]
        banner, *under = column(name, parts, TIGHT, "center")
        ribbon(canvas, *banner[:3], info.name, seat.colour)
        held = before_words(self._session.holders(score.seat))
        write(canvas, Box(name.x, banner.y - line(FINE), name.w, line(FINE)), [Words(held, FINE)])
        for (_, field), cell in zip(self._sources(), cells, strict=True):
            style = TextStyle(LARGE, align="right", middle="figures")
            if field == "total":
                cell = stack(cell, h=_TOTAL)
                canvas.panel(*cell, pal.SEATS[seat.colour], SMALL, pal.OUTLINE, 3)
                style = style._replace(size=_WON * 0.7, colour=pal.CHALK)
            # Units stand below units, the widest number in the middle of its column.
            numbers = [str(getattr(one, field)) for one in self.view.scores]
            wide = max(width(number, self.unit, style.size) for number in numbers)
            canvas.write(str(getattr(score, field)), stack(cell, min(cell.w, wide + 1)), style)
        if seat.rule is not None:
            canvas.write(tr(RULE_NAMES[seat.rule]), under[0], _HELD)
        node.label = labelled(info.name, str(score.total))
        return node

    def _placed(self, canvas: Canvas, area: Box, seat: int) -> None:
        """The face of a seat, and the place on its edge."""
        who, colour = self.seats[seat].player, self.view.seats[seat].colour
        face = stack(area, min(area.w, area.h), min(area.w, area.h))
        kid = self.app.seating(self._session).faces[seat]
        canvas.blit(player_face(who, canvas.px(face.w), colour, kid), face.x, face.y)
        disc = Box(face.x - HAIR, face.bottom - _PLACE + HAIR, _PLACE, _PLACE)
        canvas.panel(*disc, pal.PAPER, _PLACE / 2, pal.OUTLINE, 3)
        number = str(place_of(self.view.scores, self._levels, seat))
        canvas.write(number, disc, TextStyle(FINE, TINY, align="center", middle="figures"))

    # What lies beside it.

    def _aside(self, area: Box, ranked: list[Score]) -> list[Node]:
        """The scores, and the ways on below them, which are returned.

        Once more with the same is one press for the table; who leaves or comes is asked on the
        sheet of a new game.
        """
        first, more = self._ways()
        shown = more if self._more else first
        # NOTE: a button: the other ways on from the results of a game, and back from them
        turn = tr("Back") if self._more else trc("results", "More")
        shown = [*shown, Way("more", turn, self._turn)]
        pairs = [shown[i : i + 2] for i in range(0, len(shown), 2)]
        most = _EDGES + len(ranked) * _ROW
        below = _BUTTON + len(pairs) * (_QUIET + SMALL)
        scores, ways = split(area, "top", min(area.h - below - SMALL, most), SMALL)
        ways = ways._replace(h=below)
        once, *lines = column(ways, [_BUTTON, *[_QUIET] * len(pairs)], SMALL)
        self._scores(scores, ranked)
        # NOTE: a button for another game of the same players; {who} is a player's name as typed
        again = Face(tr("Once more: {who} begins", who=self._next), size=LARGE)
        last = [self.button(once, "once more", again, self._once_more, True)]
        for pair, place in zip(pairs, lines, strict=True):
            # One that is left over takes the whole line.
            cells = row(place, [Share()] * len(pair), SMALL)
            for (name, words, act), cell in zip(pair, cells, strict=True):
                last.append(self.button(cell, name, words, act))
        return last

    def _ways(self) -> tuple[list[Way], list[Way]]:
        """Return the quiet buttons below the first one, and those that *More* shows instead."""
        push = self.app.push
        step = Way(
            "look back",
            tr("Step through the game"),
            partial(push, routes.Table(self._session, at_end=True)),
        )
        together = self._together()
        first = [
            *(together or [step]),
            # NOTE: a button: charts and sentences about the game that is over
            Way("story", tr("The story"), self._tell_story),
            Way("title", tr("Main menu"), partial(push, routes.Title())),
        ]
        more = [Way("new game", tr("New game"), partial(push, routes.NewGame(at_start=True)))]
        if together:
            more.append(step)
        if known_deal(self._session) is not None:
            games, session = self.app.games, self._session
            more += [
                Way("again", tr("Same deal again"), partial(games.deal_again, session)),
                Way("swap", tr("Change seats"), partial(games.deal_again, session, 1)),
            ]
        if self._session.proof is not None:
            more.append(Way("proof", tr("Proof"), self._prove))
        return first, more

    def _turn(self) -> None:
        """Show the other ways on, or the first ones again."""
        self._more = not self._more
        self.rebuild()

    @property
    def _next(self) -> str:
        """The name of the player who begins the next game of this table."""
        return self.seats[(self.view.first + 1) % len(self.seats)].name

    def _together(self) -> list[Way]:
        """The way to the page that looks back at the game, where it is offered."""
        path = file_of(self.app, self._session)
        if path is None:
            return []
        act = partial(self.app.push, routes.Review(path))
        return [Way("review", tr("Review it together"), act)]

    def _tell_story(self) -> None:
        self.app.push(routes.Story(self._session, self._session.recording.path))

    def _once_more(self) -> None:
        play_again(self.app, self._session)

    def _prove(self) -> None:
        """Show the proof of chance, unless it is already shown."""
        deal = self._session.proof
        if deal is not None and deal.commitment and not deal.veiled and day_of(deal) is None:
            self.app.push(Proof(deal, self._proof))
        elif self._proof not in self.notes:
            self.tell(self._proof)

    def _proof(self) -> str:
        """Return how to verify that nobody chose the cards, "" if the game does not tell."""
        deal, path = self._session.proof, self._session.recording.path
        file = path.name if path is not None else "FILE.fort"
        return proof_words(deal, file, self._session.limits) if deal is not None else ""

    # What is told.

    def _standing(self) -> str:
        """Return the standing of the only person; "" if several persons played, or none."""
        if len(self.persons) != 1:
            return ""
        mine = self.persons[0]
        best = max(score.total for score in self.view.scores)
        own = next(score.total for score in self.view.scores if score.seat == mine)
        if mine in self.view.winners:
            others = [score.total for score in self.view.scores if score.seat != mine]
            n = own - max(others, default=own)
            return trn("You win by {n} point!", "You win by {n} points!", n) if n else ""
        place, n = place_of(self.view.scores, self._levels, mine), best - own
        if not n:
            return ""
        return together(trp(_SHORT[place], n), tr("So close!") if n <= _CLOSE else "")

    def _practised(self) -> str:
        """The note that the game does not count, or how it was no usual one; "" if it was."""
        if self._session.aside.lesson is not None:
            return arranged_words()
        if self._session.again:
            return tr("This deal was played before, so the game does not count.")
        return tr("This was a practice game.") if self.practice else ""

    def _tied(self) -> str:
        """Return how the first tie in points was settled; "" if there was none (END-4)."""
        scores = self.view.scores
        totals = [score.total for score in scores]
        tied = max((total for total in totals if totals.count(total) > 1), default=None)
        if tied is None:
            return ""
        if tied == max(totals) and len(self.view.winners) > 1:
            return tr("Points and forts are tied: the win is shared.")
        levels = [self._levels[score.seat] for score in scores if score.total == tied]
        # NOTE: below the scores: why of players with equally many points one is before the other
        higher = trn(
            "{n} point each: the higher fort comes first.",
            "{n} points each: the higher fort comes first.",
            tied,
        )
        return higher if len(set(levels)) > 1 else ""


@opens(routes.Results)
def _open(app: Host, route: routes.Results) -> Screen | None:
    kept = app.games.duplicates.of(app.games.session)
    if kept is not None:
        app.push(routes.Duplicate(kept))
    elif app.games.session is not None:
        return ResultsScreen(app, app.games.session)
    return None
