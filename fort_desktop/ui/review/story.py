"""The story of the game: the verdict, what explains it, and two or three moments with their why."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

import pygame

from fort_desktop.chronicle.course import best_first
from fort_desktop.review.moments import Moment, Pill, moments
from fort_desktop.review.parts import Choice
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node, Picture
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD, TITLE
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import LARGE
from fort_desktop.ui.design.text_box import TextStyle, height, width
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.review.drawn import lay_drawn
from fort_desktop.ui.review.page import PAGE, Looking, slip, small_button
from fort_desktop.ui.text.lists import in_lines, together
from fort_desktop.ui.text.review import distance_words, verdict_words
from fort_desktop.ui.text.review_moments import moment_sentences, number_words, pill_words
from fort_desktop.ui.toolkit.common import panel_node
from fort_desktop.ui.toolkit.layout import Share, column, split, stack
from fort_desktop.ui.toolkit.menu import Face, menu_button
from fort_desktop.ui.toolkit.page import local

_HEAD, _SMALL_HEAD = 138.0, 190.0
_GAP: Final = 20.0
_WIDE, _WIDEST = 567.0, 861.0
"""How wide a moment is where there are three, and where there are fewer."""
_FACE: Final = 96.0
_BARS, _NAMES = 430.0, 150.0
"""How wide the bars are with their names and numbers, and the names alone."""
_SMALL_NAMES: Final = 240.0
_PILL, _DRAWN, _WAYS = 42.0, 330.0, 70.0
"""How high the parts of a moment are."""
_NUMBER: Final = 0.42
"""How much of its lowest row the number takes."""
_SAID: Final = 24.0
"""The size of the sentences on a moment."""
_WATCHER: Final = 320.0
"""The side of the picture of who looks at the game."""
_ROUND: Final = 190.0
"""How wide the words for the round are."""
_TURN: Final = 120.0
"""How wide a button is that leads to another moment."""
_EDGE, _BELOW = 14.0, 10.0
"""Round them, and below the pill."""
_SIGNS: Final[dict[Pill, str]] = {
    "good": "tick", "better": "hint", "bad_luck": "cloud", "good_luck": "sun", "rival": "fort",
}  # fmt: skip
_COLOURS: Final[dict[Pill, str]] = {
    "good": "green", "better": "yellow", "bad_luck": "blue", "good_luck": "blue",
}  # fmt: skip


class _Places(NamedTuple):
    """The parts of a moment below its pill."""

    drawn: Box
    words: Box
    ways: Box


def _below(room: Box) -> _Places:
    """All parts one below the other."""
    inside = room.inset(_EDGE, _EDGE + _PILL + _BELOW, _EDGE, _EDGE)
    drawn, words, ways = column(inside, [_DRAWN, Share(), _WAYS], 6)
    return _Places(drawn, words.inset(8, 8, 8, 0), ways)


def _beside(room: Box) -> _Places:
    """The words beside the drawing, and the ways on between those to other moments."""
    inside = room.inset(_EDGE, _EDGE + _PILL + _BELOW, _EDGE, _EDGE)
    upper, ways = column(inside, [Share(), _WAYS], 10)
    drawn, words = split(upper, "left", _WIDE, 20)
    return _Places(drawn, words, ways.inset(_TURN + 12, 0, _TURN + 12, 0))


class StoryPage:
    """The page that tells how it came to the result, and why."""

    def __init__(self, screen: Looking) -> None:
        self._screen = screen
        self._faces = screen.app.seating(screen.past.session).faces
        self._shown = 0
        self._leading: Moment | None = None
        self._levels = [seat.level for seat in screen.eyes.view().seats]

    def lay(self) -> None:
        """The head, and the moments that are known so far."""
        high = _SMALL_HEAD if self._screen.small else _HEAD
        self._head(Box(PAGE.x, PAGE.y, PAGE.w, high))
        room = PAGE.inset(0, high + _GAP, 0, 0)
        review = self._screen.review
        found = moments(review, self._screen.past.game.events) if review is not None else []
        self._leading = max(found, key=_own_part, default=None)
        if not found:
            if review is not None and review.verdict is not None:
                words = tr("This game had no big turning point.")
                slip(self._screen, Box(room.x, room.y, room.w, 90), "no moments", words, 28)
            else:
                place = Box(0, 0, _WATCHER, _WATCHER).around(room.center)
                self._screen.lay("watcher", place, partial(self._watcher, place))
            return
        if self._screen.small:
            # One at a time, since three would have no room for their words.
            self._shown = min(self._shown, len(found) - 1)
            moment = found[self._shown]
            self._moment(room, self._shown, moment, _beside(room))
            self._turns(room, len(found))
            return
        wide = _WIDE if len(found) > 2 else _WIDEST
        left = room.x + (room.w - len(found) * (wide + _GAP) + _GAP) / 2
        for i, moment in enumerate(found):
            place = Box(left + i * (wide + _GAP), room.y, wide, room.h)
            self._moment(place, i, moment, _below(place))

    def _watcher(self, place: Box, holder: Node) -> None:
        """Add who looks at the game with a glass, as long as there is nothing to tell."""
        at = self._screen.at(*place)
        face = player_face("", round(at.w), kid="einstein")
        holder.add(Picture(at, face, "watcher"))

    def _turns(self, room: Box, count: int) -> None:
        """Lay out what leads to the moments before and after the one that is shown."""
        for sign, step, x in (("left", -1, _EDGE), ("right", 1, room.w - _EDGE - _TURN)):
            at = self._shown + step
            place = self._screen.at(room.x + x, room.bottom - _EDGE - _WAYS, _TURN, _WAYS)
            act = partial(self._turn, at) if 0 <= at < count else None
            words = tr("Previous moment") if step < 0 else tr("Next moment")
            build = partial(self._turn_button, place, f"turn {sign}", sign, act, words)
            self._screen.lay(f"turn {sign}", (place, at, act is None), build)

    def _turn_button(
        self,
        place: Box,
        name: str,
        sign: str,
        act: Callable[[], None] | None,
        words: str,
        holder: Node,
    ) -> None:
        node = menu_button(place, self._screen.unit, Face("", sign=sign), name, act)
        node.label = words
        holder.add(node)

    def _turn(self, to: int) -> None:
        self._shown = to
        self._screen.refresh()

    # The head.

    def _head(self, room: Box) -> None:
        screen, scores = self._screen, self._screen.past.scores
        teller, seat = screen.labels.teller, screen.seat
        verdict = verdict_words(screen.review, scores, seat, screen.place, teller)
        why = distance_words(scores, self._levels, seat, teller)
        screen.lay("head", (room, verdict, why), partial(self._draw_head, room, verdict, why))

    def _draw_head(self, room: Box, verdict: str, why: str, holder: Node) -> None:
        screen = self._screen
        node, canvas = panel_node(screen.at(*room), screen.unit, "head")
        canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 14, pal.OUTLINE, 3)
        own = screen.past.seats[screen.seat]
        face = player_face(own.player, canvas.px(_FACE), own.colour, self._faces[screen.seat])
        canvas.blit(face, 22, (canvas.h - _FACE) / 2)
        left = 22 + _FACE + 24
        wide = canvas.w - left - _BARS - 40
        if why:
            canvas.title(verdict, left, 44, 33, wide)
            canvas.paragraph(why, left, 70, wide, canvas.h - 76, 24)
        else:
            canvas.title(verdict, left, canvas.h / 2, 33, wide)
        self._bars(canvas, Box(canvas.w - _BARS - 22, 10, _BARS, canvas.h - 20))
        node.label = together(verdict, why)
        holder.add(node)

    def _bars(self, canvas: Canvas, room: Box) -> None:
        """The points of all, best first: each bar in the colour of its seat."""
        screen = self._screen
        ranked = best_first(screen.past.scores, self._levels)
        most = max(1, ranked[0].total)
        step = min(36.0, room.h / len(ranked))
        top = room.center.y - step * len(ranked) / 2
        number, names = 60.0, _SMALL_NAMES if screen.small else _NAMES
        for i, score in enumerate(ranked):
            info, middle = screen.past.seats[score.seat], top + (i + 0.5) * step
            # NOTE: beside a bar, for the player who looks at it
            name = tr("You") if score.seat == screen.seat else info.name
            canvas.words(name, room.x, middle, 22, names - 12)
            wide = (room.w - names - number) * max(0, score.total) / most
            bar = Box(room.x + names, middle - 12, max(16.0, wide), 24)
            canvas.panel(*bar, pal.SEATS[info.colour], 8, pal.OUTLINE, 3)
            canvas.title(str(score.total), bar.right + 12, middle, 25, number)

    # A moment.

    def _moment(self, room: Box, i: int, moment: Moment, places: _Places) -> None:
        """Lay out the pill, the drawing, the sentences, the number, and the way on."""
        screen = self._screen
        pill = pill_words(moment.pill, screen.past.seats[moment.seat].name)
        colour = _COLOURS.get(moment.pill) or screen.past.seats[moment.seat].colour
        turn = tr("Round {n}", n=moment.round)
        told = tuple(moment_sentences(moment, screen.labels))
        # What chance did says enough without a number of one's own.
        number = number_words(moment) if isinstance(moment.about, Choice) else ("", "")
        name, ways = f"story:{i}", places.ways
        points_at, go_at = split(ways, "left", ways.w * _NUMBER) if number[1] else (ways, ways)

        def build(holder: Node) -> None:
            node, canvas = panel_node(screen.at(*room), screen.unit, name)
            canvas.panel(0, 0, canvas.w, canvas.h, pal.TAPE, 14, pal.OUTLINE, 3)
            self._pill(canvas, moment.pill, pill, colour, turn)
            words = local(places.words, room)
            if number[1]:
                style = TextStyle(LARGE, face=TITLE, align="center", lines=2)
                canvas.write(number[1], local(points_at, room), style)
            style = TextStyle(_SAID, face=BOLD)
            high = height(together(*told), words.w, canvas.unit, style)
            canvas.paragraph(together(*told), *stack(words, h=high, down="start"), _SAID)
            node.label = in_lines((pill, turn, *told, together(*number)))
            holder.add(node)

        screen.lay(name, (room, moment.pill, pill, turn, told, number), build)
        lay_drawn(screen, places.drawn, name, moment.about)
        words, here, leads = (
            tr("Look at it"),
            partial(screen.look, moment.at),
            moment == self._leading,
        )
        small_button(screen, go_at, f"look:{i}", words, here, about=moment.at, leads=leads)

    def _pill(self, canvas: Canvas, pill: Pill, words: str, colour: str, turn: str) -> None:
        """The verdict on its pill, as wide as its words, and the round at the right."""
        room = canvas.w - 2 * _EDGE - _ROUND - 10
        wide = min(room, width(words, canvas.unit, 24, TITLE) + 80)
        canvas.panel(_EDGE, _EDGE, wide, _PILL, pal.SEATS[colour], _PILL / 2, pal.OUTLINE, 3)
        mark = icon(_SIGNS[pill], canvas.px(31)).copy()
        if pill == "good":
            mark.fill((*pal.CHALK, 0), special_flags=pygame.BLEND_RGBA_MAX)
        canvas.blit(mark, _EDGE + 16, _EDGE + 5)
        middle = _EDGE + _PILL / 2
        canvas.title(words, _EDGE + 56, middle, 24, wide - 72, pal.CHALK)
        canvas.words(turn, canvas.w - _EDGE, middle, 22, _ROUND, pal.INK_SOFT, "right")


def _own_part(moment: Moment) -> tuple[float, float]:
    """The reason to look at a moment: one's own part in it, and then all that it moved."""
    return abs(moment.points), abs(moment.moved)
