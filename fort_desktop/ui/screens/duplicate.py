"""One deal that several persons play: who is still to play, and then the scores against par."""

from collections.abc import Callable
from functools import partial
from typing import Final

from fort_desktop.record.duplicate import MOST_GAMES
from fort_desktop.record.faults import RecordError
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.scene.geometry import Box
from fort_desktop.session.duplicate.store import KeptDuplicate, State
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.cardback import card_back
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.screens.duplicate_board import Board
from fort_desktop.ui.screens.duplicate_leaving import LeavingOut
from fort_desktop.ui.screens.duplicate_people import People
from fort_desktop.ui.text.duplicates import STATES, computers, par_words
from fort_desktop.ui.text.file_faults import fault_words
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.toolkit.common import panel_node, ribbon
from fort_desktop.ui.toolkit.menu import Face, cardboard, heading, menu_button

_SIZE: Final = (1480.0, 900.0)
_EDGE: Final = 48.0
_ROWS: Final = 148.0
_STEP, _ROW = 132.0, 120.0
_PLAY: Final = 300.0
_LEAVE: Final = 200.0
_LOOKS: Final = 0.5
"""Seconds between two looks how far par is."""


class DuplicateScreen(Screen):
    """A sheet on which all results lie face down, until the last of them has come.

    Attributes:
        kept: the deal; states: what each player has done; left: who is still to play.
        games: of the expert, so far.
        board: what is told once all have played, None before.
        leaving: the question whether the deal goes on without somebody; None if nobody asks.
    """

    def __init__(self, app: Host, kept: KeptDuplicate) -> None:
        super().__init__(app)
        self.kept = kept
        self.people = People(app, kept.told)
        self.states: list[State] = kept.states
        self.left = kept.left
        self.leaving: LeavingOut | None = None
        self.games = kept.par_games
        self._next_look = _LOOKS
        app.games.duplicates.compute_par(kept)
        self.board = self._scores()
        self._lay_out()

    def _scores(self) -> Board | None:
        """The scores, once all have played; a game that cannot be read is told."""
        if self.left:
            return None
        try:
            return Board(self, self.kept, self.people)
        except RecordError as fault:
            self.notes.append(partial(fault_words, fault))
            return None

    def go_on(self, seconds: float) -> None:
        """See how far par is, now and then."""
        self._next_look -= seconds
        if self.games == MOST_GAMES or self._next_look > 0:
            return
        self._next_look = _LOOKS
        now = self.kept.par_games
        if now != self.games:
            self.games = now
            self.rebuild()

    def build(self) -> None:
        """Build the scores, or what waits for somebody."""
        self.lawn()
        if self.leaving is not None:
            self.leaving.build()
        elif self.board is not None:
            self.board.build(self.games)
            self.scene.focus.keys.update(escape=partial(self.app.push, routes.Title()))
        else:
            self._wait()

    # What waits.

    def _wait(self) -> None:
        self.put_sheet(*_SIZE, down=16)
        wide, tall = _SIZE
        canvas = cardboard(self.scene.root, self.sheet, self.unit, "deal")
        words = tr("The same deal for each")
        heading(self.scene.root, self.at(wide / 2 - 330, -34, 660, 84), self.unit, words)
        canvas.words(computers(self.kept), wide / 2, 90, 27, wide - 2 * _EDGE, align="center")
        left = self.left
        for i, state in enumerate(self.states):
            self._row(i, state, left[:1] == [i])
        self._told()
        y = tall - 106
        # NOTE: a button: to the list of all deals that several persons play
        face = Face(tr("All deals"), sign="log")
        self.button(_EDGE, y, 300, "all", face, partial(self.app.push, routes.Duplicates()))
        self.button(
            wide - _EDGE - 300,
            y,
            300,
            "title",
            tr("To the start"),
            partial(self.app.push, routes.Title()),
        )
        self.scene.focus.keys.update(escape=partial(self.app.push, routes.Title()))
        if left:
            self.scene.focus.keys.update(enter=partial(self._play, left[0]))

    def _told(self) -> None:
        """That results lie face down, and how far the expert has come."""
        place = self.at(_EDGE, _ROWS + 4 * _STEP + 2, _SIZE[0] - 2 * _EDGE, 76)
        node, canvas = panel_node(place, self.unit, "told")
        told = tr("Nobody sees a result until all have played. Who plays now plays alone.")
        lines = (told, par_words(self.games))
        for i, words in enumerate(lines):
            canvas.words(words, canvas.w / 2, 20 + i * 37, 25, canvas.w, align="center")
        node.label = in_lines(lines)
        self.scene.root.add(node)

    def _row(self, number: int, state: State, primary: bool) -> None:
        """A player: face, name, what was done, and the button or the result, face down."""
        place = self.at(_EDGE, _ROWS + number * _STEP, _SIZE[0] - 2 * _EDGE, _ROW)
        node, canvas = panel_node(place, self.unit, f"row {number}")
        canvas.panel(0, 0, canvas.w, canvas.h, pal.TAPE, 14, pal.OUTLINE, 3)
        colour, name = self.people.colours[number], self.people.names[number]
        canvas.blit(player_face(PERSON, canvas.px(104), colour, self.people.faces[number]), 10, 8)
        ribbon(canvas, 128, 38, 330, name, colour)
        words = tr(STATES[state])
        buttons = _PLAY + _LEAVE + 16
        canvas.paragraph(words, 486, 8, canvas.w - 486 - buttons - 40, _ROW - 16, 26)
        node.label = in_lines((name, words))
        self.scene.root.add(node)
        if state == "played":
            self._face_down(canvas, pal.SEATS[colour], pal.MARKS[colour])
            return
        y = _ROWS + number * _STEP + 20
        play = self.at(_SIZE[0] - _EDGE - _PLAY - 16, y, _PLAY, 80)
        if state == "left_out":
            # NOTE: a button: this person plays the deal after all
            words = trc("same deal", "Takes part again")
            again = menu_button(
                play, self.unit, words, f"again {number}", partial(self._in, number)
            )
            self.scene.root.add(again)
            return
        face = Face(tr("Go on") if state == "begun" else trc("title", "Play"), sign="play")
        act = partial(self._play, number)
        self.scene.root.add(menu_button(play, self.unit, face, f"play {number}", act, primary))
        if not self.kept.can_leave_out(number):
            return
        leave = self.at(_SIZE[0] - _EDGE - _PLAY - 32 - _LEAVE, y, _LEAVE, 80)
        # NOTE: a button: this person is not to play the deal, the others go on
        face = Face(trc("same deal", "Leave out"), size=25)
        act = partial(self.ask_to_leave_out, number)
        self.scene.root.add(menu_button(leave, self.unit, face, f"leave out {number}", act))

    # Who is left out.

    def ask_to_leave_out(self, number: int) -> None:
        """Ask the others whether the deal goes on without a player."""
        others, answered = self.kept.others(number), partial(self._leave_out, number)
        self.leaving = LeavingOut(self, self.people.names, number, others, answered)
        self.app.presses.opened()
        self.rebuild()

    def _leave_out(self, number: int, agreed: bool) -> None:
        """The others have answered: with the last who is left the scores lie open."""
        self.leaving = None
        if agreed:
            self._changed(lambda: self.kept.leave_out(number))
        else:
            self.rebuild()

    def _in(self, number: int) -> None:
        """A player takes part again."""
        self._changed(lambda: self.kept.take_in(number))

    def _changed(self, act: Callable[[], None]) -> None:
        """Others play the deal from now on."""
        try:
            act()
        except RecordError as fault:
            self.notes.append(partial(fault_words, fault))
        self.states, self.left = self.kept.states, self.kept.left
        self.board = self._scores()
        self.app.presses.opened()
        self.rebuild()

    def _face_down(self, canvas: Canvas, colour: pal.Colour, mark: str) -> None:
        back = card_back(canvas.px(72), canvas.px(100), colour, None, mark)
        canvas.blit(back, canvas.w - _PLAY / 2 - 52, 10)

    def _play(self, number: int) -> None:
        """This player comes to the screen."""
        self.app.games.duplicates.play(self.kept, number)

    def note_area(self) -> Box:
        """Return the area for notices."""
        (w, h), unit = self.scene.size, self.unit
        return Box(w / 2 - 400 * unit, h / 2 - 250 * unit, 800 * unit, 520 * unit)


@opens(routes.Duplicate)
def _open(app: Host, route: routes.Duplicate) -> Screen:
    return DuplicateScreen(app, route.kept)
