"""The story of the game: a few sentences, three turning points, and par or three stars."""

from functools import partial
from typing import Final

from fort_desktop.review.parts import Luck, Turning
from fort_desktop.rules.model.events import KidRecruited, LeaderFollowed, TurnBegan
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.session.again import known_deal
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.review.page import PAGE, Looking, moment, slip, small_button, ways_on
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.text.par import par_words
from fort_desktop.ui.text.review import (
    builder_words,
    change_words,
    explorer_words,
    friend_words,
    head_words,
    loudest,
    result_words,
    top_words,
    turning_title,
    turning_words,
)
from fort_desktop.ui.text.review_facts import CARDS, biggest, choice_of
from fort_desktop.ui.toolkit.common import label, panel_node

_TOP: Final = 208.0
"""How high the sentences are, below the tabs; without tabs they take their place, too."""
_TABS: Final = 70.0
_CARD: Final = Box(0, 0, 560, 424)
_GAP: Final = 16.0
_PICTURE: Final = Box(20, 20, 224, 126)
_WORDS: Final = 192.0
"""Where it is told on a card what happened, below its picture and the change."""
_LOW: Final = 84.0
_AGAIN: Final = 380.0


class StoryPage:
    """The page that needs no numbers; all that a child sees."""

    def __init__(self, screen: Looking) -> None:
        self._screen = screen

    def lay(self) -> None:
        """The sentences, the cards below them, and the foot of the page."""
        only = self._screen.story_only
        top = PAGE.y - (_TABS if only else 0)
        self._sentences(Box(PAGE.x, top, PAGE.w, PAGE.y + _TOP - top))
        self._cards(PAGE.y + _TOP + _GAP)
        low = Box(PAGE.x, PAGE.bottom - _LOW, PAGE.w, _LOW)
        if only:
            self._stars(low)
        else:
            self._par(low)

    def _top(self) -> list[str]:
        """The lines of the first slip."""
        screen, review = self._screen, self._screen.review
        if review is None:
            return [result_words(screen.past.scores, screen.seat, screen.place)]
        told = self._told(biggest(review))
        return top_words(review, screen.past.scores, screen.place, told, screen.labels)

    def _sentences(self, room: Box) -> None:
        screen = self._screen
        head, words = head_words(screen.review), in_lines(self._top())

        def build(holder: Node) -> None:
            node, canvas = panel_node(screen.at(*room), screen.unit, "sentences")
            canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 14, pal.OUTLINE, 3)
            canvas.title(head, canvas.w / 2, 32, 34, canvas.w - 60, align="center")
            canvas.paragraph(words, 28, 54, canvas.w - 56, canvas.h - 60, 27)
            node.label = in_lines((head, words))
            holder.add(node)

        screen.lay("sentences", (room, head, words), build)

    # Turning points.

    def _cards(self, top: float) -> None:
        screen, review = self._screen, self._screen.review
        turnings = review.turnings[:CARDS] if review is not None else ()
        if not turnings:
            whole = review is not None and review.verdict is not None
            words = tr("This game had no great turning point.")
            soon = tr("The turning points of this game come as soon as they are found.")
            room = Box(PAGE.x, top, PAGE.w, _CARD.h)
            slip(screen, room, "no turnings", words if whole else soon, 30)
            return
        wide = len(turnings) * (_CARD.w + _GAP) - _GAP
        for i, turning in enumerate(turnings):
            x = PAGE.x + (PAGE.w - wide) / 2 + i * (_CARD.w + _GAP)
            self._card(Box(x, top, _CARD.w, _CARD.h), i, turning)

    def _card(self, room: Box, i: int, turning: Turning) -> None:
        """A turning point: its picture, what happened, what else there was, and two ways on."""
        screen = self._screen
        title, lines = turning_title(turning), self._lines(turning)
        change = "" if screen.story_only else change_words(turning.change)

        def build(holder: Node) -> None:
            node, canvas = panel_node(screen.at(*room), screen.unit, f"turning:{i}")
            canvas.panel(0, 0, canvas.w, canvas.h, pal.TAPE, 14, pal.OUTLINE, 3)
            beside = _PICTURE.right + 18
            if turning.good:
                canvas.icon("star", canvas.w - 54, 14, 40, "#FFD23F")
            label(canvas, title, Box(beside, 16, canvas.w - beside - 60, 76), 28)
            canvas.paragraph(change, beside, 92, canvas.w - beside - 16, 92, 23)
            moment(screen, node, canvas, turning.at, _PICTURE)
            top = _WORDS
            canvas.paragraph(in_lines(lines), 20, top, canvas.w - 40, canvas.h - top - 82, 25)
            node.label = in_lines((title, change, *lines))
            holder.add(node)

        made_of = room, title, change, turning.good, turning.at, lines
        screen.lay(f"turning:{i}", made_of, build)
        ways_on(screen, Box(room.x + 14, room.bottom - 76, room.w - 28, 64), str(i), turning.at)

    def _lines(self, turning: Turning) -> list[str]:
        """Return the lines that tell what happened, and what else there was."""
        screen, review = self._screen, self._screen.review
        if review is None:
            return []
        choice = choice_of(review, turning)
        told = self._told(turning)
        luck = _luck_at(review.luck, turning)
        happened, also = turning_words(turning, choice, luck, told, screen.labels)
        return [line for line in (happened, also) if line]

    def _told(self, turning: Turning | None) -> str:
        """The line of the log of what another did at a turning point; "" for nothing."""
        if turning is None or turning.cause != "others":
            return ""
        told = self._screen.told
        ends = (at for at in range(turning.at + 1, len(told)) if isinstance(told[at], TurnBegan))
        until = next(ends, len(told))
        return loudest(told[turning.at : until], turning.seat, self._screen.labels.teller)

    # The foot of the page.

    def _par(self, room: Box) -> None:
        """Lay out what the expert made of the same deal, and the way to play it again."""
        screen, review = self._screen, self._screen.review
        par = review.par if review is not None else None
        again = known_deal(screen.past.session) is not None
        wide = room.w - (_AGAIN + _GAP if again else 0)
        words = par_words(par) if par is not None and par.totals else ""
        soon = tr("What the expert makes of the same deal is shown here later.")
        slip(screen, Box(room.x, room.y, wide, room.h - 10), "par", words or soon)
        if again:
            place = Box(room.right - _AGAIN, room.y + 4, _AGAIN, 64)
            deal = screen.app.games.deal_again
            words = tr("Play this deal again")
            small_button(screen, place, "again", words, lambda: deal(screen.past.session))

    def _stars(self, room: Box) -> None:
        """Three stars of the day: builder, friend and explorer."""
        screen, own = self._screen, self._screen.seat
        told = screen.told
        level = screen.eyes.view().seats[own].level
        followed = sum(isinstance(e, LeaderFollowed) and e.seat == own for e in told)
        kids = sum(isinstance(e, KidRecruited) and e.seat == own for e in told)
        found = (builder_words(level), friend_words(followed), explorer_words(kids))
        wide = (room.w - 2 * _GAP) / 3
        for i, words in enumerate(found):
            place = Box(room.x + i * (wide + _GAP), room.y, wide, room.h - 10)
            screen.lay(f"star:{i}", (place, words), partial(self._star, place, i, words))

    def _star(self, room: Box, i: int, words: str, holder: Node) -> None:
        node, canvas = panel_node(self._screen.at(*room), self._screen.unit, f"star:{i}")
        canvas.panel(0, 0, canvas.w, canvas.h, pal.CHALK_YELLOW, 14, pal.OUTLINE, 3)
        canvas.icon("star", 16, canvas.h / 2 - 24, 48, "#FFD23F")
        canvas.paragraph(words, 80, 4, canvas.w - 96, canvas.h - 8, 26)
        node.label = words
        holder.add(node)


def _luck_at(found: tuple[Luck, ...], turning: Turning) -> Luck | None:
    """Return the greatest luck in the round of a turning point; None if there was none."""
    here = [one for one in found if one.round == turning.round]
    return max(here, key=lambda one: abs(one.value), default=None)
