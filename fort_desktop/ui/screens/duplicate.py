"""One deal that several persons play: who is still to play, and then the scores against par."""

from collections.abc import Callable
from functools import partial
from typing import Final

from fort_desktop.record.duplicate import MOST_GAMES
from fort_desktop.record.faults import RecordError
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.scene.geometry import Box
from fort_desktop.session.duplicate.store import State
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.cardback import card_back
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.design.scale import GAP, HAIR, LEAD, TEXT, TIGHT, line
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.screens.asks import Asks
from fort_desktop.ui.screens.duplicate_board import Board, People
from fort_desktop.ui.screens.permission import Agreement
from fort_desktop.ui.text.duplicates import STATES, computers, par_words
from fort_desktop.ui.text.file_faults import fault_words
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.toolkit.common import ribbon
from fort_desktop.ui.toolkit.dialog import dialog
from fort_desktop.ui.toolkit.layout import Share, column, padding, row, split, stack
from fort_desktop.ui.toolkit.menu import BUTTON, Button, Face, buttons
from fort_desktop.ui.toolkit.page import Words, panel, picture, told, whole, write

_SIZE: Final = (1480.0, 900.0)
_PLAYERS: Final = 4
_ROW, _FACE = 120.0, 104.0
_CARD: Final = (72.0, 100.0)
_NAME, _PLAY, _LEAVE = 330.0, 300.0, 200.0
_RIBBON: Final = 44.0
_LOOKS: Final = 0.5
"""Seconds between two looks how far par is."""


@opens(routes.Duplicate)
class DuplicateScreen(Asks):
    """A sheet on which all results are face down, until the last of them has come.

    Attributes:
        kept: the deal; states: what each player has done; left: who is still to play.
        games: of the expert, so far.
        board: what is told once all have played, None before.
    """

    kid = "noodle_twins"

    def __init__(self, app: Host, route: routes.Duplicate) -> None:
        super().__init__(app)
        self.kept = route.kept
        self.people = People(app, route.kept.told)
        self.states: list[State] = route.kept.states
        self.left = route.kept.left
        self.games = route.kept.par_games
        self._next_look = _LOOKS
        app.games.duplicates.compute_par(route.kept)
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
        self.garden()
        if self.over is not None:
            self.over()
        elif self.board is not None:
            self.board.build(self.games)
            self.scene.focus.keys.update(escape=partial(self.app.push, routes.Title()))
        else:
            self._wait()

    # What waits.

    def _wait(self) -> None:
        sheet = dialog(self, "deal", tr("One deal for everyone"), _SIZE)
        rows = [_ROW] * _PLAYERS
        against, *places, below = column(sheet.body, [line(LEAD), *rows, Share()], GAP - HAIR)
        write(sheet.canvas, against, [Words(computers(self.kept), LEAD)], centered=True)
        left = self.left
        for i, state in enumerate(self.states):
            self._row(places[i], i, state, left[:1] == [i])
        alone = tr("Nobody sees a result until everyone has played.")
        told(self, below, "told", [Words(alone), Words(par_words(self.games))])
        # NOTE: a button: to the list of all deals that several persons play
        face = Face(tr("All deals"), sign="log")
        buttons(self, sheet.foot, [
            Button("all", face, partial(self.app.push, routes.Duplicates())),
            None,
            Button("title", tr("Main menu"), partial(self.app.push, routes.Title())),
        ])  # fmt: skip
        self.scene.focus.keys.update(escape=partial(self.app.push, routes.Title()))
        if left:
            self.scene.focus.keys.update(enter=partial(self._play, left[0]))

    def _row(self, area: Box, number: int, state: State, primary: bool) -> None:
        """A player: face, name, what was done, and the buttons or the result, face down."""
        node, canvas = panel(self, area, f"row {number}", fill=pal.TAPE)
        colour, name = self.people.colours[number], self.people.names[number]
        words = tr(STATES[state])
        inside = padding(whole(canvas), GAP, TIGHT)
        leaves = 0.0 if state == "played" else _LEAVE
        face, banner, told_at, leave, play = row(inside, [_FACE, _NAME, Share(), leaves, _PLAY])
        image = player_face(PERSON, canvas.px(_FACE), colour, self.people.faces[number])
        picture(canvas, image, face)
        ribbon(canvas, *stack(banner, h=_RIBBON)[:3], name, colour)
        canvas.paragraph(words, *told_at, TEXT)
        node.label = in_lines((name, words))
        if state == "played":
            w, h = map(canvas.px, _CARD)
            back = card_back(w, h, pal.SEATS[colour], None, pal.MARKS[colour])
            picture(canvas, back, split(play, "right", _CARD[0])[0])
            return
        leave, play = (
            stack(Box(area.x + one.x, area.y + one.y, one.w, one.h), h=BUTTON)
            for one in (leave, play)
        )
        if state == "left_out":
            # NOTE: a button: this person plays the deal after all
            words = trc("same deal", "Bring back")
            self.button(play, f"again {number}", words, partial(self._in, number))
            return
        go_on = tr("Continue") if state == "begun" else trc("title", "Play")
        act = partial(self._play, number)
        self.button(play, f"play {number}", Face(go_on, sign="play"), act, primary)
        if self.kept.can_leave_out(number):
            # NOTE: a button: this person is not to play the deal, the others go on
            out = Face(trc("same deal", "Leave out"), size=TEXT)
            self.button(leave, f"leave out {number}", out, partial(self.ask_to_leave_out, number))

    # Who is left out.

    def ask_to_leave_out(self, number: int) -> None:
        """Ask the others whether the deal continues without a player."""
        asked = [(other, self.people.names[other]) for other in self.kept.others(number)]
        # NOTE: a heading: the player {who} is not to play the cards that several persons play
        title = tr("Leave {who} out of this deal?", who=self.people.names[number])
        self.ask(Agreement(self, title, _goes_on, asked, partial(self._leave_out, number)).build)

    def _leave_out(self, number: int, agreed: bool) -> None:
        """The others have answered: with the last who is left the scores are open."""
        self.over = None
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

    def _play(self, number: int) -> None:
        """This player comes to the screen."""
        self.app.games.duplicates.play(self.kept, number)


def _goes_on() -> str:
    return trc("same deal", "The others continue. Only those who have played are compared.")
