"""The memory of the notes for beginners: each person's own, in a profile or in the settings."""

from typing import Protocol

import msgspec

from fort_desktop.record.tally import tally
from fort_desktop.session.library.games import GameLibrary
from fort_desktop.session.session import Session
from fort_desktop.ui.coach.tips.tips import COMMON, ENOUGH_GAMES, TAUGHT
from fort_desktop.ui.persons.arranging import Arrangement
from fort_desktop.ui.persons.notes_seen import Notes
from fort_desktop.ui.persons.profile import ProfileId
from fort_desktop.ui.persons.profiles import Profiles
from fort_desktop.ui.persons.settings import Settings, SettingsFile

replace = msgspec.structs.replace


class Home(Protocol):
    """The things that a program keeps, in a window or in a terminal."""

    store: SettingsFile
    profiles: Profiles
    games: GameLibrary


class Host(Home, Protocol):
    """A program in which settings are changed."""

    @property
    def settings(self) -> Settings:
        """The person's saved settings."""

    def change(self, **wanted: object) -> bool:
        """Change settings; returns whether that could be kept."""


class Keeper(Protocol):
    """Keeps the notes of one person, at once and for good."""

    @property
    def notes(self) -> Notes:
        """As they are now."""

    def keep(self, notes: Notes) -> None:
        """Keep a change."""


class InSettings:
    """The notes of whoever plays alone without a profile."""

    def __init__(self, store: SettingsFile) -> None:
        self._store = store

    @property
    def notes(self) -> Notes:
        """As they are now."""
        return self._store.settings.notes

    def keep(self, notes: Notes) -> None:
        """Keep a change."""
        self._store.change(notes=notes)


class InProfile:
    """The notes of a person with a profile, who has them at every table."""

    def __init__(self, profiles: Profiles, who: ProfileId) -> None:
        self._profiles = profiles
        self._who = who

    @property
    def notes(self) -> Notes:
        """As they are now; a profile that has been removed has none."""
        found = self._profiles.persons.get(self._who)
        return found.notes if found is not None else Notes(on=False)

    def keep(self, notes: Notes) -> None:
        """Keep a change."""
        found = self._profiles.persons.get(self._who)
        if found is not None:
            self._profiles.put(self._who, replace(found, notes=notes))


def keeper_of(app: Home, session: Session, seat: int) -> Keeper | None:
    """Return the keeper of the notes of the person in a seat; None where there can be none.

    Guests at a shared screen get none: from what is left out, one of them would learn what another
    has seen. A program that keeps nothing shows nothing that is to be shown only once.
    """
    if session.looking or seat not in session.persons or app.store.path is None:
        return None
    table = session.recording.sitting
    known = table.holders or table.changed(seat)
    who = table.now(seat) if known else app.profiles.named(session.seats[seat].name)
    if who and who in app.profiles.persons:
        keeper = InProfile(app.profiles, who)
        _knows_the_game(app, keeper, who)
        return keeper
    return InSettings(app.store) if len(session.persons) == 1 else None


def _knows_the_game(app: Home, keeper: Keeper, who: ProfileId) -> None:
    """Whoever has finished some games gets only what is rare, unless they want all again."""
    notes = keeper.notes
    if notes.again or set(COMMON) <= set(notes.seen):
        return
    played = [slot.summary for slot in app.games.all_so_far]
    if tally(played, who).games >= ENOUGH_GAMES:
        keeper.keep(notes.having_seen(*COMMON))


def learnt(app: Home, name: str) -> None:
    """The guided first game was played to its end: what it tells is no news any more.

    Args:
        name: of the learner, who may have a profile.
    """
    for keeper in _learners(app, name):
        keeper.keep(keeper.notes.having_seen(*TAUGHT))


def finished(app: Home, name: str, *chapters: str) -> None:
    """Keep that chapters of the guided first game were finished, for a learner of that name."""
    for keeper in _learners(app, name):
        keeper.keep(keeper.notes.having_finished(*chapters))


def finished_by(app: Home, name: str) -> tuple[str, ...]:
    """Return the ids of the chapters that a learner of that name has finished."""
    return _learners(app, name)[-1].notes.chapters


def _learners(app: Home, name: str) -> list[Keeper]:
    """The settings, and the learner's profile if there is one."""
    who = app.profiles.named(name)
    profile = [InProfile(app.profiles, who)] if who is not None else []
    return [InSettings(app.store), *profile]


def comes(app: Host) -> set[bool]:
    """Return {True} if notes come at the table, {False} if not; both if only to some persons.

    Without a table, the one that would be next counts.
    """
    if not app.settings.notes.on:
        return {False}
    session = app.games.session
    if session is not None:
        keepers = [keeper_of(app, session, seat) for seat in session.persons]
        found = [one.notes for one in keepers if one is not None]
    else:
        table = Arrangement(app.profiles, app.settings.new_game, app.settings.house)
        profiles = [table.profile(seat) for seat in table.persons]
        found = [one.notes for one in profiles if one is not None]
    return {notes.on for notes in found} or {True}


def turn(app: Host, on: bool) -> bool:
    """Turn the notes of all persons on, or off; returns whether that could be kept."""
    notes = app.settings.notes
    kept = app.change(notes=replace(notes, on=on))
    for who, one in app.profiles.persons.items():
        if one.notes.on != on:
            kept &= app.profiles.put(who, replace(one, notes=replace(one.notes, on=on)))
    return kept


def show_all_again(app: Host) -> bool:
    """Everybody gets all notes once more; returns whether that could be kept."""
    kept = app.change(notes=app.settings.notes.all_again)
    for who, one in app.profiles.persons.items():
        kept &= app.profiles.put(who, replace(one, notes=one.notes.all_again))
    return kept
