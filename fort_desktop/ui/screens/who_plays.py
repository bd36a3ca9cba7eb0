"""State and actions of the sheet "Who is playing?"; `new_game` and its parts draw it."""

from functools import partial
from typing import Any, Final

import msgspec

from fort_desktop.rules.model.seats import PERSON
from fort_desktop.ui.design.scale import line
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.i18n.i18n import N_, tr
from fort_desktop.ui.persons.arranging import Arrangement
from fort_desktop.ui.persons.profile import Profile, ProfileId
from fort_desktop.ui.persons.settings import MOST_NAMES
from fort_desktop.ui.screens.asks import Asks

_LINE_PIXELS: Final = 15.0
"""The height of the smallest line, in pixels."""


class WhoPlays(Asks):
    """The table to be, and what is asked about it.

    Attributes:
        table: who is to sit where.
    """

    def __init__(self, app: Host, table: Arrangement) -> None:
        super().__init__(app)
        self.table = table
        self._stale = False

    def go_on(self, seconds: float) -> None:
        """Lay all out again after a name was typed, once the focus has come to rest."""
        if self._stale and self.scene.pointer.press is None:
            self._stale = False
            self.rebuild()

    def high(self, size: float) -> float:
        """Return the height of a line of words of a size, which never become smaller than that."""
        return max(line(size), _LINE_PIXELS / self.unit)

    def typed(self, *_: object) -> None:
        """A name was typed: another person may be meant."""
        self._stale = True

    def change(self, seat: int, **values: Any) -> None:
        """Change something about the person in a seat; a guest becomes known by that."""
        who = self.table.adopt(seat)
        if who is None:
            self.refuse(lambda: tr("The list is full. Remove somebody first."))
            return
        self.put(who, msgspec.structs.replace(self.app.profiles.persons[who], **values))

    def turn_face(self, seat: int, by: int) -> None:
        """Give a seat the next face that nobody else here has; a computer's is kept by its name."""
        table = self.table
        face, name = table.turned_face(seat, by), table.name(seat)
        if table.places[seat].player == PERSON:
            self.change(seat, face=face)
            return
        others = [one for one in self.app.settings.faces.items() if one[0] != name]
        self.app.change(faces=dict([*others, (name, face)][-MOST_NAMES:]))
        table.worn = self.app.settings.faces
        self.rebuild()

    def explains(self, seat: int) -> bool:
        """Return True if a person gets notes for beginners, as in a first game."""
        profile = self.table.profile(seat)
        return (profile.notes if profile is not None else self.app.settings.notes).on

    def put(self, who: ProfileId, profile: Profile) -> None:
        """Keep what a person has chosen, and tell if that cannot be."""
        before = self.app.profiles.persons.get(who)
        kept = self.app.profiles.put(who, profile)
        if before is not None:
            self.table.renamed(before.name, profile.name)
        self._told(kept)

    def forget(self, who: ProfileId) -> None:
        """Forget a person; who sits here by that name stays as a guest."""
        self._told(self.app.profiles.remove(who))

    def _told(self, kept: bool) -> None:
        if not kept:
            self.notes += self.app.profiles.told
        self.rebuild()

    def sit(self, who: ProfileId, seat: int | None = None) -> None:
        """A person takes a seat, or the first that is free."""
        if not self.table.sit(who, seat):
            words = N_("All four seats are taken. Remove somebody first.")
            self.refusals.append(partial(tr, words))
        self.ask(None)
