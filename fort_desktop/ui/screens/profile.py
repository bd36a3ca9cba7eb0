"""The page of a profile: its statistics with filters, and its medals."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar, Final, Literal, TypeVar, get_args

import msgspec

from fort_desktop.chronicle.collection import Filter, Held, Medal, computer, held_by, medals_of
from fort_desktop.chronicle.medals import MEDALS, MedalId
from fort_desktop.chronicle.reading import Reading
from fort_desktop.chronicle.statistics import SHEETS, Figure, SheetId, known, sheet
from fort_desktop.rules.model.types import SetupKind
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.art.props import scrapbook
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import EDGE, HEAD, SMALL, TEXT, TIGHT, WIDE
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.persons.profile import ProfileId
from fort_desktop.ui.screens.profile_games import Behind, lay_losses, look_at, losses_of
from fort_desktop.ui.screens.profile_medals import lay_medals
from fort_desktop.ui.screens.profile_rows import lay_rows
from fort_desktop.ui.text.lists import labelled
from fort_desktop.ui.text.players import PLAYERS, player_name
from fort_desktop.ui.text.statistics import (
    SHEET_NAMES,
    other_words,
    players_words,
    row_of,
    setup_words,
)
from fort_desktop.ui.toolkit.dialog import dialog
from fort_desktop.ui.toolkit.entry import FIELD
from fort_desktop.ui.toolkit.form import Option, switches
from fort_desktop.ui.toolkit.layout import Natural, Share, column, row, split
from fort_desktop.ui.toolkit.menu import Face, listed
from fort_desktop.ui.toolkit.page import message

_SIZE: Final = (1580.0, 1008.0)
_TAB, _TABS = 66.0, 280.0
"""How high a tab is, and how wide all are."""
_SWITCH: Final = 470.0
"""How wide the switch at the foot is."""
_PERSON: Final = 340.0
"""How wide the button for another person is, and above it the sheet that tells of one medal."""
_REFRESH: Final = 0.5
"""Seconds between two looks at what has been read meanwhile."""
_SETUPS: Final[tuple[str, ...]] = ("", *get_args(SetupKind))
_COMPUTERS: Final = {computer(level): level for level in PLAYERS}
_PLAYERS: Final = (0, 2, 3, 4)
"""How many played, 0 for any number."""
Tab = Literal["medals", "losses"] | SheetId
_SIGNS: Final[dict[Tab, str]] = {
    "medals": "vp",
    "games": "log",
    "points": "star",
    "ends": "finish",
    "forts": "fort",
    "kids": "kid",
    "yard": "park",
    "following": "follow",
    "rules": "rule",
    "computers": "cog",
    "time": "since",
    "losses": "hint",
}
_T = TypeVar("_T")


class ProfileScreen(Screen):
    """The screen of what one person has played, number by number.

    Args:
        who: the profile; None for the one that played last. medals: begin with the medals.

    Attributes:
        tab: the sheet that is shown; filter: which games are counted.
        medal: the one that is told of.
    """

    room: ClassVar = (_SIZE[0] + EDGE, _SIZE[1] + HEAD)

    def __init__(self, app: Host, who: ProfileId | None = None, medals: bool = True) -> None:
        super().__init__(app)
        app.profiles.read()
        self._read()
        self.who = who if who is not None else self._latest()
        self.filter = Filter()
        self.tab: Tab = "medals" if medals and app.settings.medals else "games"
        self.medal: MedalId = MEDALS[0]
        self._waited, self._complete = 0.0, self._all_known
        self._take()
        self._choose_medal()
        self.build()

    def _read(self) -> None:
        """Begin with the games that are known by now."""
        self._slots = self.app.games.all_so_far
        self._unread = self.app.games.unread
        self._reading = Reading(self.app.games.facts, self._slots)

    @property
    def _all_known(self) -> bool:
        return not self._unread and self._reading.done

    def _latest(self) -> ProfileId:
        """Return the person who played last, or else the first known one; "" for nobody."""
        persons = self.app.profiles.persons
        for slot in reversed(self._reading.games):
            told = slot.summary
            found = [told.sitting.holder(seat) for seat in range(len(told.seats))]
            for who in found:
                if who in persons:
                    return who
        return next(iter(persons), "")

    def _take(self) -> None:
        """Take what is known by now."""
        reading = self._reading
        self.games = held_by(reading.games, self.who, dict(reading.facts))
        self.medals = medals_of(self.who, self.games, self._slots)

    def _choose_medal(self) -> None:
        """Tell of the medal that was won last, or of the first."""
        won = [one for one in self.medals.values() if one.game is not None]
        latest = max(won, key=lambda one: one.game.changed if one.game else 0.0, default=None)
        self.medal = latest.medal if latest is not None else MEDALS[0]

    def go_on(self, seconds: float) -> None:
        """Show what has been read meanwhile."""
        self._waited += seconds
        if self._unread and not self.app.games.unread:
            self._reading.stop()
            self._read()
        if self._complete or (self._waited < _REFRESH and not self._all_known):
            return
        if self.scene.pointer.press is None:
            self._waited, self._complete = 0.0, self._all_known
            self._take()
            self.rebuild()

    @property
    def busy(self) -> bool:
        """True if games are still being read."""
        return super().busy or not self._complete

    def close(self) -> None:
        """Another screen is shown: nobody waits for the rest."""
        self._reading.stop()
        super().close()

    # What is shown.

    def build(self) -> None:
        """Build the sheets' tabs, the filters, what is chosen, and the button Back."""
        self.garden()
        known = self.app.profiles.persons.get(self.who)
        self.kid = known.face if known is not None else ""
        sheet = dialog(self, "profile", self._title(), _SIZE, edge=EDGE - SMALL, prop=scrapbook)
        tabs, area = split(sheet.body, "left", _TABS, WIDE)
        self._tabs(tabs)
        if self.tab == "medals":
            caps, tells = split(area, "right", _PERSON, WIDE)[::-1]
            if not self._said():
                caps = caps._replace(h=sheet.foot.bottom - caps.y)
            lay_medals(self, caps, tells, self.medals, self.medal, self.tell_of, self.look)
        else:
            filters, area = split(area, "top", FIELD)
            self._filters(filters)
            if self.tab == "losses":
                lay_losses(self, area, losses_of(self._counted, self.app.catalog), self._behind)
            else:
                self._numbers(self.tab, area)
        self._foot(sheet.canvas, sheet.foot)
        self.scene.focus.keys["escape"] = self.app.pop

    def _title(self) -> str:
        """Return whose page it is, and which."""
        who = self._name()
        if not who:
            return tr("No people yet")
        if self.tab == "medals":
            n, most = sum(one.game is not None for one in self.medals.values()), len(MEDALS)
            # NOTE: the heading of a page: how many of all medals somebody has
            return tr("{who}: {n} of {all} medals", who=who, n=n, all=most)
        return labelled(who, _tab_name(self.tab))

    def _name(self) -> str:
        profile = self.app.profiles.persons.get(self.who)
        return profile.name if profile is not None else ""

    def _tabs(self, area: Box) -> None:
        found: list[Tab] = [*SHEETS]
        if self.app.settings.medals:
            found.insert(0, "medals")
        if self.app.settings.losses:
            found.append("losses")
        places = column(area, [Natural(_TAB)] * len(found), TIGHT)
        for name, place in zip(found, places, strict=True):
            face, act = Face(_tab_name(name), sign=_SIGNS[name]), partial(self.show_sheet, name)
            node = listed(self.at(*place), self.unit, face, f"sheet {name}", act, name == self.tab)
            self.scene.root.add(node)

    def _filters(self, area: Box) -> None:
        """Buttons that turn: which games count."""
        only = self.filter
        found: list[tuple[str, str, Callable[[], None]]] = [
            ("players", players_words(only.players), self._next_players),
            ("setup", setup_words(str(only.setup)), self._next_setup),
            ("other", other_words(self._other_name(only.other)), self._next_other),
        ]
        for (name, words, act), place in zip(found, row(area, [Share()] * 3), strict=True):
            self.button(place, f"filter {name}", Face(words, size=TEXT, turns=True), act)

    def _other_name(self, other: str) -> str:
        level = _COMPUTERS.get(other)
        if level is not None:
            return player_name(level)
        profile = self.app.profiles.persons.get(other)
        return profile.name if profile is not None else self._guest(other)

    def _guest(self, other: str) -> str:
        """The name of a guest; of a forgotten profile that of the last game."""
        for held in reversed(self.games):
            for seat, info in enumerate(held.slot.summary.seats):
                if other and held.slot.summary.sitting.holder(seat) == other:
                    return info.name
        return other

    @property
    def _counted(self) -> list[Held]:
        return [held for held in self.games if self.filter.takes(held)]

    def _numbers(self, name: SheetId, area: Box) -> None:
        figures = sheet(name, known(self._counted))
        rows = [row_of(figure, self.app.catalog) for figure in figures]
        lay_rows(self, area, rows, self._behind)

    def _foot(self, canvas: Canvas, area: Box) -> None:
        back, right = split(area, "left", _TABS, WIDE)
        self.button(back, "back", tr("Back"), self.app.pop)
        if len(self.app.profiles.persons) > 1:
            place, right = split(right, "right", _PERSON, WIDE)
            face = Face(self._name(), kid=self.kid, turns=True)
            node = self.button(place, "filter person", face, self._next_person)
            # NOTE: whose numbers and medals are shown
            node.label = tr("Person: {who}", who=self._name())
        if self.tab in ("games", "losses"):
            place, right = split(right, "right", _SWITCH)
            words, on = tr("Tell me what my choices cost"), self.app.settings.losses
            switches(self, [place], [Option("tell losses", words, on, self._tell_losses)])
        message(canvas, right, self._said())

    def _said(self) -> str:
        """Return the progress of the reading, a note that nothing counts yet, or a hint."""
        reading = self._reading
        if not self._complete:
            n, most = len(reading.facts), len(reading.games)
            # NOTE: how many kept games have been looked through for the numbers
            return tr("Looking through the games: {n} of {all}", n=n, all=most)
        if not self.games:
            return tr("Games count if you play them to the end. Practice games do not count.")
        if self.tab in ("medals", "games", "losses"):
            return ""
        return tr("Click a number to see the games behind it.")

    # What a person does.

    def show_sheet(self, name: Tab) -> None:
        """Show another sheet."""
        self.tab = name
        self.rebuild()

    def tell_of(self, medal: MedalId) -> None:
        """Tell of another medal."""
        self.medal = medal
        self.rebuild()

    def look(self, medal: Medal) -> None:
        """Open the game in which a medal was won, at that moment."""
        if medal.game is not None:
            look_at(self.app, medal.game, medal.seat, medal.won.at if medal.won else None)

    def _tell_losses(self) -> None:
        """Show or hide the sheet of what one's own choices lost."""
        on = not self.app.settings.losses
        self.app.change(losses=on)
        self.show_sheet("losses" if on else "games")

    def _behind(self, figure: Figure) -> None:
        self.app.push(Behind(frozenset(held.slot.path for held in figure.games)))

    def _next_person(self) -> None:
        self.who = _after(list(self.app.profiles.persons), self.who)
        self.filter = Filter()
        self._take()
        self._choose_medal()
        self.rebuild()

    def _next_players(self) -> None:
        self._only(players=_after(_PLAYERS, self.filter.players))

    def _next_setup(self) -> None:
        self._only(setup=_after(_SETUPS, str(self.filter.setup)))

    def _next_other(self) -> None:
        self._only(other=_after(["", *_others(self.games)], self.filter.other))

    def _only(self, **values: object) -> None:
        self.filter = msgspec.structs.replace(self.filter, **values)
        self.rebuild()


def _tab_name(name: Tab) -> str:
    if name == "medals":
        return trc("statistics", "Medals")
    return trc("statistics", "Reviews") if name == "losses" else tr(SHEET_NAMES[name])


def _others(games: Sequence[Held]) -> list[str]:
    """Return the other players, the latest first."""
    return list(dict.fromkeys(other for held in reversed(games) for other in held.others))


def _after(choices: Sequence[_T], now: _T) -> _T:
    """The next choice, round and round."""
    at = choices.index(now) if now in choices else -1
    return choices[(at + 1) % len(choices)]


@opens(routes.Profile)
def _open(app: Host, route: routes.Profile) -> Screen:
    return ProfileScreen(app, route.who)
