"""The things that each person gets at the table: keys, language, size, habits, PIN."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import Colour
from fort_desktop.session.hotseat import stand as hotseat
from fort_desktop.session.persons import USUAL_HABITS, Habits, shows_new_kids
from fort_desktop.session.session import Session
from fort_desktop.ui.i18n.i18n import Language
from fort_desktop.ui.persons.controls import Controls, Wish, shared_out
from fort_desktop.ui.persons.faces import Sitter, Worn, worn
from fort_desktop.ui.persons.pin import Pin
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.persons.profiles import Profiles
from fort_desktop.ui.persons.settings import Scale, Settings


class Seated(NamedTuple):
    """A person in a seat, with or without a profile.

    Args:
        controls: this person's own keys and gamepad at the public table.
        language, scale: of the private view, the program's where the person has none.
        pin: asked before the hand is shown; None for none.
    """

    seat: int
    name: str
    colour: Colour
    controls: Controls
    language: Language
    scale: Scale
    habits: Habits = USUAL_HABITS
    pin: Pin | None = None

    def may_see(self, digits: str = "") -> bool:
        """Return True if the private view opens with these digits; without a PIN it always does."""
        return self.pin is None or self.pin.fits(digits)


class Voice(NamedTuple):
    """In what language, and how large, the screen is for whoever looks at it; scale in percent."""

    language: Language
    scale: Scale


class Seating(NamedTuple):
    """All persons at one screen.

    Args:
        persons: by seat; computers are not among them.
        language, scale: of the public table: the program's language, and the largest size of those
            who sit there.
        alone: nobody else comes to this screen: then the settings hold, and no PIN is asked.
        faces: of all seats, see `worn`.
    """

    persons: Mapping[int, Seated]
    language: Language
    scale: Scale
    alone: bool
    faces: Sequence[Worn]

    @property
    def keys(self) -> dict[int, tuple[str, str, str]]:
        """Each person's own keys at the public table, by seat."""
        return {seat: one.controls.keys for seat, one in self.persons.items()}

    def voice(self, seat: int | None) -> Voice:
        """Return the voice for the person in a seat; None: for all, at the public table."""
        one = self.persons.get(seat) if seat is not None else None
        return (
            Voice(one.language, one.scale) if one is not None else Voice(self.language, self.scale)
        )


def seating(
    seats: Sequence[SeatInfo],
    profile_at: Callable[[int], Profile | None],
    settings: Settings,
    others: bool = False,
    late: Callable[[int], int] = lambda seat: 0,
) -> Seating:
    """Return who sits where, and what each person gets.

    Args:
        profile_at: the profile of the person in a seat, None for a guest.
        others: more persons come to this screen than sit there now: they play the same deal, or
            have sat there.
        late: so many have held a seat before.
    """
    found = {i: profile_at(i) for i, seat in enumerate(seats) if seat.player == PERSON}
    alone = len(found) < 2 and not others
    shared = shared_out([one.wish if one is not None else Wish() for one in found.values()])
    persons = {}
    for (seat, profile), controls in zip(found.items(), shared, strict=True):
        known = profile or Profile(seats[seat].name)
        persons[seat] = Seated(
            seat,
            seats[seat].name,
            seats[seat].colour,
            controls,
            settings.language if alone else known.language or settings.language,
            settings.scale if alone else known.scale or settings.scale,
            known.habits,
            None if alone else known.pin,
        )
    largest = max((one.scale for one in persons.values()), default=settings.scale)
    own: dict[int, Worn] = {seat: one.face for seat, one in found.items() if one is not None}
    table = [
        Sitter(info.name, info.player, own.get(seat, ""), late(seat))
        for seat, info in enumerate(seats)
    ]
    return Seating(persons, settings.language, largest, alone, worn(table, settings.faces))


def seating_of(session: Session, profiles: Profiles, settings: Settings) -> Seating:
    """Return who sits where in a game.

    Games of older versions do not name profiles: for those a name is enough.
    """
    others = session.awaits_others or bool(session.passed)
    return seating(
        session.seats,
        partial(profile_in, session, profiles),
        settings,
        others,
        lambda seat: len(session.holders(seat)),
    )


def profile_in(session: Session, profiles: Profiles, seat: int) -> Profile | None:
    """The profile of the person in a seat of a game; None for guests and computers."""
    if seat not in session.persons:
        return None
    table = session.recording.sitting
    known = table.holders or table.changed(seat)
    who = table.now(seat) if known else profiles.named(session.seats[seat].name)
    return profiles.persons.get(who or "")


def voice_in(session: Session, found: Seating, seat: int | None) -> Voice | None:
    """Return the voice for the person in a seat; None is the program's, also at the end."""
    return None if session.ended or found.alone else found.voice(seat)


def habits_in(session: Session, found: Seating) -> dict[int, hotseat.Habits]:
    """Return the habits of persons at the screen, by seat; house rules come before habits."""
    house = session.recording.sitting.house
    return {
        seat: hotseat.Habits(
            one.habits.looks_first,
            shows_new_kids(house, one.habits) == "asked",
            locks=one.pin is not None,
        )
        for seat, one in found.persons.items()
    }
