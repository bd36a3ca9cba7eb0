"""The curtain between two persons at one screen, so that neither sees the other's hand."""

from typing import Final

from fort_desktop.scene.geometry import Box
from fort_desktop.session.session import Session
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.screen import Host, Screen
from fort_desktop.ui.table.widgets.answers import Choice
from fort_desktop.ui.text.i18n import tr
from fort_desktop.ui.text.questions import awaited
from fort_desktop.ui.text.sentences import Teller
from fort_desktop.ui.widgets.common import button, panel_node, ribbon, shaded

_WIDE: Final = 760.0
_LINE: Final = 46.0
"""How high a sentence is, in units of the design."""
_BUTTON: Final = 70.0


class CurtainScreen(Screen):
    """Asks for the person at `seat`; shows only public information.

    Attributes:
        leaving: whether it is asking whether to leave the game.
    """

    def __init__(self, app: Host, session: Session, seat: int) -> None:
        super().__init__(app)
        self.session = session
        self.seat = seat
        self.info = session.seats[seat]
        self.leaving = False
        self._taken = False
        self.build()

    @property
    def busy(self) -> bool:
        """Whether the table is about to be shown."""
        return self._taken or super().busy

    def build(self) -> None:
        """Build who is asked for and why, and the buttons."""
        self.lawn()
        unit, (w, h) = self.unit, self.scene.size
        words, choices = self.words(), self.choices()
        lines = 1.3 * len(words)
        tall = 120 + _LINE * lines + 16 + (_BUTTON + 14) * len(choices) + 20
        area = Box(w / 2 - _WIDE / 2 * unit, h / 2 - tall / 2 * unit, _WIDE * unit, tall * unit)
        shaded(self.scene.root, area, unit)
        node, canvas = panel_node(area, unit, "curtain")
        canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER)
        ribbon(canvas, _WIDE / 2 - 150, 36, 300, self.info.name, self.info.colour)
        node.label = "\n".join(words)
        canvas.paragraph(node.label, 40, 96, _WIDE - 80, _LINE * lines + 16, 26, centered=True)
        self.scene.root.add(node)
        y = area.y + (132 + _LINE * lines) * unit
        for choice in choices:
            place = Box(area.x + 160 * unit, y, area.w - 320 * unit, _BUTTON * unit)
            first = choice.role == "answer"
            self.scene.root.add(button(place, unit, choice.label, choice.key, choice.act, first))
            y += (_BUTTON + 14) * unit
        self._keys(choices)

    def _keys(self, choices: list[Choice]) -> None:
        """Bind Enter and Space to the first choice, and Escape to the question whether to leave."""
        keys = self.scene.focus.keys
        keys["enter"] = keys["space"] = choices[0].act
        keys["escape"] = self._leave_or_not
        keys["ctrl z"] = self.take_back
        self.scene.focus.at_key(choices[0].key)

    def words(self) -> list[str]:
        """Who is asked for and why, and news that this person has not seen yet."""
        session = self.session
        teller = Teller(session.catalog, session.seats)
        if self.leaving:
            return [tr("Leave the game? It is kept, and goes on from here.")]
        # NOTE: {who} is a player's name as typed, which cannot be declined
        found = [tr("Give the screen to {who}. Nobody else looks!", who=self.info.name)]
        if session.decision is not None:
            found.insert(0, awaited(session.decision, session.view(), teller))
        found += [teller.taken_back(news) for news in session.untold(self.seat)]
        if session.practice:
            found.append(tr("This is a practice game: moves can be taken back."))
        return found

    def choices(self) -> list[Choice]:
        """The choices, the most likely one first."""
        if self.leaving:
            return [
                Choice("stay", tr("Stay here"), self._leave_or_not),
                Choice("settings", tr("Settings"), self._settings, role="aside"),
                Choice("leave", tr("Leave; the game is kept"), self.app.title, role="aside"),
            ]
        # NOTE: a button: {who} is a player's name, which cannot be declined
        found = [Choice("take over", tr("I am {who}", who=self.info.name), self.take_over)]
        if self._can_take_back:
            who = self.session.seats[self.session.viewer].name
            # NOTE: a button: the player {who} takes back the last move
            words = tr("{who} takes the move back", who=who)
            found.append(Choice("take back", words, self.take_back, role="aside"))
        words = tr("Leave, or settings")
        found.append(Choice("menu", words, self._leave_or_not, role="aside"))
        return found

    @property
    def _can_take_back(self) -> bool:
        """Whether the previous person may still undo; the new one has not taken over yet."""
        session = self.session
        return session.viewer != self.seat and session.can_undo and not session.undone_too

    def take_over(self) -> None:
        """The person takes over the screen."""
        self._taken = True

    def go_on(self, seconds: float) -> None:
        """Show the table once the disk has everything that is shown there."""
        if self._taken and self.session.recording.settled:
            self.session.see_as(self.seat)
            self.app.show_table(self.session)

    def take_back(self) -> None:
        """Undo the previous person's last move, and ask for that person again."""
        if self._can_take_back:
            self.session.undo()
            self.app.curtain(self.session, self.session.viewer)

    def _leave_or_not(self) -> None:
        self.leaving = not self.leaving
        self.app.presses.opened()
        self.rebuild()

    def _settings(self) -> None:
        self.app.show_settings(lambda: self.app.curtain(self.session, self.seat))
