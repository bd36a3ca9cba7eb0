"""The sheet "Who sits where": seats that pass to others while a game is being played."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final, NamedTuple

from fort_desktop.rules.model.seats import PERSON
from fort_desktop.scene.geometry import Box
from fort_desktop.session.hotseat.stand import CannotPass
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.design.scale import EDGE, FINE, GAP, LARGE, SMALL, TEXT
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import GameScreen, Host, Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.persons.arranging import new_face
from fort_desktop.ui.persons.profile import Profile, ProfileId, same_name
from fort_desktop.ui.persons.seated import profile_in
from fort_desktop.ui.screens.asks import Asks
from fort_desktop.ui.screens.behind import behind
from fort_desktop.ui.screens.permission import Permission
from fort_desktop.ui.screens.persons import ask_name, choose_person
from fort_desktop.ui.screens.players import COMPUTERS, choose_player
from fort_desktop.ui.text.players import player_name
from fort_desktop.ui.text.seats import before_words, cannot_words, computers_name
from fort_desktop.ui.toolkit.dialog import dialog, high_for
from fort_desktop.ui.toolkit.layout import Share, column, row, split, stack
from fort_desktop.ui.toolkit.menu import Button, Face, buttons
from fort_desktop.ui.toolkit.page import Words, marked, panel, told, whole, write

_WIDE: Final = 1560.0
_ROW: Final = 136.0
_WAY: Final = 94.0
"""High enough for two lines in a small window."""
_FACE, _MARK = 112.0, 40.0
_NAMES: Final = 520.0
"""Room for who sits there; the buttons have the rest."""
_WAYS: Final = 3
_LINES: Final = 3
_MOST: Final = 4


class _Way(NamedTuple):
    """A button: its name and words, and what it does; or why it is not there now."""

    name: str
    words: str
    act: Callable[[], None]
    why: CannotPass = ""


class SeatsScreen(Asks):
    """The screen of seats: each with those who held it, and the ways to change it.

    Args:
        table: what waits below, with nothing private on it.
    """

    room: ClassVar = (_WIDE + EDGE, high_for(_MOST * (_ROW + GAP)) + EDGE)

    def __init__(self, app: Host, table: GameScreen) -> None:
        super().__init__(app)
        self._below = table
        self._session, self._hotseat = table.session, table.hotseat
        self._faces = app.seating(self._session).faces
        self.build()

    def build(self) -> None:
        """The table as everyone may see it, and the sheet; or what is asked about a seat."""
        behind(self, self._below)
        self.scene.focus.keys.update(escape=self._escape, enter=self.app.pop)
        if self.over is not None:
            self.over()
            return
        seats = len(self._session.seats)
        size = (_WIDE, high_for(seats * (_ROW + GAP) - GAP))
        # NOTE: a heading: which person, or which computer player, decides for each player
        sheet = dialog(self, "seats", tr("Who sits where"), size, edge=EDGE - GAP)
        for seat, place in enumerate(column(sheet.body, [_ROW] * seats)):
            self._seat(seat, place)
        go_on = Button("go on", Face(tr("Continue"), sign="play"), self.app.pop, True)
        words = tr("Only the one who takes the seat sees the hand.")
        sheet.canvas.paragraph(words, *buttons(self, sheet.foot, [None, go_on]), TEXT)

    def _escape(self) -> None:
        if self.over is not None:
            self.ask(None)
        else:
            self.app.pop()

    # What it shows.

    def _seat(self, seat: int, area: Box) -> None:
        """Lay out the player of a seat, and the buttons beside."""
        info = self._session.seats[seat]
        who, *ways = row(area, [_NAMES, *[Share()] * _WAYS], SMALL)
        node, canvas = panel(self, who, f"sits {seat}", still=False)
        face, words = split(whole(canvas), "left", _FACE)
        image = player_face(info.player, canvas.px(_FACE), info.colour, self._faces[seat])
        marked(canvas, image, face, seat_mark(canvas.px(_MARK), info.colour))
        held = before_words(self._session.holders(seat))
        lines = [Words(info.name, LARGE, title=True), Words(self._is(seat)), Words(held, FINE)]
        node.label = write(canvas, words, lines)
        found = self._ways(seat)
        for way, place in zip(found, ways, strict=False):
            if way.why:
                # Nobody is away where one person plays.
                room = place._replace(w=ways[-1].right - place.x) if way is found[-1] else place
                told(self, room, f"why {seat}", [Words(cannot_words(way.why), FINE, lines=_LINES)])
            else:
                shown = Face(way.words, size=TEXT)
                self.button(stack(place, h=_WAY), f"{way.name} {seat}", shown, way.act)

    def _is(self, seat: int) -> str:
        """Person, away, or which computer."""
        if self._hotseat.is_away(seat):
            return tr("Away this round")
        return player_name(self._session.seats[seat].player)

    def _ways(self, seat: int) -> list[_Way]:
        """Return the possible changes to a seat, as buttons."""
        comes, goes = (self._hotseat.cannot_pass(seat, kind) for kind in (PERSON, COMPUTERS[0]))
        if self._session.seats[seat].player != PERSON:
            # NOTE: a button: a person decides for this player from now on
            words = tr("Let a person take over")
            return [_Way("person", words, partial(self._ask_person, seat), comes)]
        person, level = (
            partial(self._permitted, seat, partial(ask, seat))
            for ask in (self._ask_person, self._ask_level)
        )
        found = [
            _Way("person", tr("Another person"), person, comes),
            # NOTE: a button: a computer player decides for this player from now on
            _Way("computer", tr("Let a computer take over"), level, goes),
        ]
        if self._hotseat.shared and self._session.view().round:
            away = self._hotseat.is_away(seat)
            # NOTE: a button: the person is not at the screen until the own turn, and not asked
            words = tr("Back at the screen") if away else tr("Away this round")
            found.append(_Way("away", words, partial(self._away, seat, not away)))
        return found

    # What is asked.

    def _permitted(self, seat: int, act: Callable[[], None]) -> None:
        """Continue once whoever has a PIN has typed it, or all others agree to go without it."""
        profile = profile_in(self._session, self.app.profiles, seat)
        if profile is None or profile.pin is None:
            act()
            return
        who, persons = self._session.seats[seat].name, self._session.persons
        others = [self._session.seats[one].name for one in persons if one != seat]

        def told() -> str:
            # NOTE: {who} is the name of the person in the seat, which cannot be declined
            return tr("Somebody else is taking {who}'s seat, and will see {who}'s hand.",
                      who=who)  # fmt: skip

        Permission(self, who, profile.pin, told, others, act).ask()

    def _ask_person(self, seat: int) -> None:
        away = self._not_here()
        if not away:
            self._ask_name(seat)
            return
        self.ask(
            lambda: choose_person(
                self, away, lambda who: self._sit(seat, who), lambda: self._ask_name(seat)
            )
        )

    def _ask_name(self, seat: int) -> None:
        self.ask(lambda: ask_name(self, self._session.seats[seat].name, partial(self._new, seat)))

    def _ask_level(self, seat: int) -> None:
        if self._refused(seat, COMPUTERS[0]):
            return

        def chosen(kind: str | None) -> None:
            if kind is None:
                self.ask(None)
            else:
                sat = [one for i in range(len(self._session.seats)) for one in
                       self._session.holders(i)]  # fmt: skip
                self._pass(seat, computers_name(sat), kind)

        name = self._session.seats[seat].name
        self.ask(lambda: choose_player(self, name, "normal", chosen, COMPUTERS))

    def _not_here(self) -> list[ProfileId]:
        """All who are known and do not sit at this table."""
        names = [self._session.seats[seat].name for seat in self._session.persons]
        return [
            who
            for who, profile in self.app.profiles.persons.items()
            if not any(same_name(profile.name, name) for name in names)
        ]

    # What is done.

    def _sit(self, seat: int, who: ProfileId) -> None:
        self._pass(seat, self.app.profiles.persons[who].name, PERSON, who)

    def _new(self, seat: int, name: str) -> None:
        """Somebody sits down by a name: of those who are known, or somebody new."""
        names = [self._session.seats[one].name for one in self._session.persons]
        if any(same_name(name, other) for other in names):
            self.over = None
            # NOTE: {who} is a player's name
            self.refuse(lambda: tr("{who} is already at this table.", who=name))
            return
        profiles = self.app.profiles
        who = profiles.named(name) or profiles.add(Profile(name, face=new_face(profiles)))
        self._pass(seat, name, PERSON, who or "")

    def _refused(self, seat: int, player: str) -> bool:
        """Tell why a seat cannot pass to such a player, if it cannot."""
        why = self._hotseat.cannot_pass(seat, player)
        if why:
            self.over = None
            self.refuse(lambda: cannot_words(why))
        return bool(why)

    def _pass(self, seat: int, name: str, player: str, who: ProfileId = "") -> None:
        if not self._refused(seat, player) and self._hotseat.pass_seat(seat, name, player):
            self._session.recording.pass_seat(seat, who)
            self._renew()

    def _away(self, seat: int, away: bool) -> None:
        self._hotseat.away(seat, away)
        self._renew()

    def _renew(self) -> None:
        """Others sit at the table now: it is rebuilt, and so is the sheet."""
        self.app.push(routes.TableBelow(self._session))
        self.app.push(routes.Seats())


@opens(routes.Seats)
def _open(app: Host, route: routes.Seats) -> Screen | None:
    return SeatsScreen(app, app.waiting) if app.waiting is not None else None
