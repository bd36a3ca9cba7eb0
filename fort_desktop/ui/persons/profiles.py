"""The profiles of all persons, in `profiles.json` in the data folder.

Two programs may change the file at the same time: each change reads it afresh, under a lock, and
touches only the one person that it is about.
"""

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from fort_desktop.session.persons import Habits
from fort_desktop.ui.i18n.i18n import N_, Language
from fort_desktop.ui.persons.kept_file import (
    STRANGE,
    Fault,
    KeptFile,
    Kind,
    filled,
    is_sound,
    merged,
    quoted,
)
from fort_desktop.ui.persons.notes_seen import Notes
from fort_desktop.ui.persons.profile import Profile, ProfileId, same_name
from fort_desktop.ui.persons.settings import FINISHED, SEEN, SettingsFile

NAME: Final = "profiles.json"
MOST: Final = 40
"""So many persons are known at most."""
"""How often, and every how many seconds, another program is waited for; it needs milliseconds."""
_KIND: Final = Kind(
    "fort_profiles",
    1,
    256 * 1024,
    no_json=N_("Line {detail} makes no sense. The list of people starts empty."),
    too_deep=N_("This is not a list of people. The list starts empty."),
    no_format=N_("This is not a list of people: “{detail}” is missing. The list starts empty."),
    newer=N_("This list of people is from a newer version ({detail}). The list starts empty."),
    not_read=N_("The list of people cannot be read: {why}. The list starts empty."),
    not_kept=N_("The list of people cannot be saved: {why}."),
    some=N_("{file}: something in the list of people is wrong and was left out."),
    refused={
        "name": N_("No file can have this name, so the list of people is not saved."),
        "kind": N_("This is not an ordinary file. The list of people is not saved in it."),
        "size": N_("This file is too large for a list of people. The list starts empty."),
    },
)
_SWITCH: Final = N_("{detail}: it must be true or false.")
_OBJECT: Final = N_("{detail}: it must be an object.")
EXPECTED: Final[dict[str, str]] = {
    "name": N_("{detail}: it must be a name of 1 to 16 characters."),
    "face": N_("{detail}: it must be one of the kids that the program offers."),
    "colour": N_('{detail}: it must be red, blue, green, yellow, or "".'),
    "language": N_('{detail}: it must be en, pl, ru, cs, pt_BR, or "".'),
    "scale": N_("{detail}: it must be one of 0, 80, 100, 125, 150, 175, 200."),
    "keys": N_('{detail}: it must be qwe, rty, uio, bnm, or "".'),
    "pad": N_("{detail}: it must be a whole number from 0 to 4."),
    "pin": N_("{detail}: it must be a salt and a hash, or null."),
    "habits": _OBJECT,
    "habits.looks_first": _SWITCH,
    "habits.new_kids": N_("{detail}: it must be now or asked."),
    "habits.advice": _SWITCH,
    "notes": _OBJECT,
    "notes.on": _SWITCH,
    "notes.seen": SEEN,
    "notes.chapters": FINISHED,
    "notes.again": _SWITCH,
}
"""What each value of a person may be, by its place."""
_TOO_MANY: Final = N_("{detail}: there are more people than the program can remember.")
_NO_ID: Final = N_(
    "{detail}: each person's number must be eight characters, each 0 to 9 or a to f."
)


class Profiles(KeptFile):
    """All persons that are known.

    Args:
        folder: where the file lies; None keeps nothing.

    Attributes:
        persons: by the name that records have for them, in the order in which they came.
    """

    def __init__(self, folder: Path | None) -> None:
        super().__init__(folder / NAME if folder is not None else None, _KIND)
        self.persons: dict[ProfileId, Profile] = {}
        self._strange: dict[str, Any] = {"persons": {}}
        self._mine: dict[ProfileId, Profile | None] = {}  # changed here, not yet on the disk
        self.read()

    def read(self) -> None:
        """See what other programs have changed; a file that cannot be read changes nothing."""
        if self.path is None:
            return
        found = self._found(self.path)
        if found is not None and self.fault is None:
            self.persons, self._strange, self.wrong = _persons(found)
        self._note_spoilt()
        self._put_over()

    def named(self, name: str) -> ProfileId | None:
        """The person of this name, if there is one."""
        return next((i for i, one in self.persons.items() if same_name(one.name, name)), None)

    @property
    def full(self) -> bool:
        """True if no more persons can be known."""
        return len(self.persons) >= MOST

    def add(self, profile: Profile) -> ProfileId | None:
        """Get to know a person; None if there are too many already."""
        if self.full:
            return None
        who = _new_id()
        self.put(who, profile)
        return who

    def put(self, who: ProfileId, profile: Profile) -> bool:
        """Change a person; False if that could not be kept: see `messages`."""
        return self._change({who: profile})

    def remove(self, who: ProfileId) -> bool:
        """Forget a person; games that were played stay; False if that could not be kept."""
        return self._change({who: None})

    def take_over(self, languages: Mapping[str, Language]) -> bool:
        """Know those whose languages older versions had in the settings; whether all are kept."""
        new = [name for name in languages if self.named(name) is None][: MOST - len(self.persons)]
        return not new or self._change(
            {_new_id(): Profile(name, language=languages[name]) for name in new}
        )

    def _change(self, changes: Mapping[ProfileId, Profile | None]) -> bool:
        self._mine.update(changes)
        if self.path is None:
            self._put_over()
            self._mine.clear()
            return True
        kept = self._keep(self._values)
        if kept:
            self._mine.clear()
        return kept

    def _values(self) -> dict[str, Any]:
        persons = {who: msgspec.to_builtins(one) for who, one in self.persons.items()}
        return merged(self._strange_of(persons), {"persons": persons})

    def _strange_of(self, persons: Mapping[ProfileId, object]) -> dict[str, Any]:
        """Return what a newer version has written, without the persons that are gone."""
        others = self._strange["persons"]
        return {**self._strange, "persons": {i: one for i, one in others.items() if i in persons}}

    def _put_over(self) -> None:
        """Lay what was changed here over what the file holds."""
        for who, profile in self._mine.items():
            if profile is not None:
                self.persons[who] = profile
            else:
                self.persons.pop(who, None)


def known_persons(folder: Path | None, store: SettingsFile) -> Profiles:
    """The persons in a folder, with those whose languages older versions kept in the settings."""
    found, languages = Profiles(folder), store.settings.languages
    if languages and found.take_over(languages):
        store.change(languages={})
    return found


def _new_id() -> ProfileId:
    return secrets.token_hex(4)


def _persons(
    found: dict[str, Any],
) -> tuple[dict[ProfileId, Profile], dict[str, Any], list[Fault]]:
    """The persons in a file, what a newer version may have added, and what is wrong."""
    known: dict[ProfileId, Profile] = {}
    strange: dict[str, Any] = {"persons": {}}
    faults: list[Fault] = []
    listed = found.pop("persons", {})
    for name, value in found.items():
        if is_sound([name, value]):
            strange[name] = value
        else:
            faults.append(Fault(STRANGE, quoted(name)))
    if not isinstance(listed, dict):
        return known, strange, [*faults, Fault(_OBJECT, quoted("persons"))]
    for who, value in listed.items():
        if len(known) == MOST:
            faults.append(Fault(_TOO_MANY, quoted("persons")))
            break
        profile, more, wrong = _person(who, value)
        faults += wrong
        if profile is not None:
            known[who], strange["persons"][who] = profile, more
    return known, strange, faults


def _person(who: str, value: object) -> tuple[Profile | None, dict[str, Any], list[Fault]]:
    """One person of a file; None if there is not even a name."""
    place = f"persons.{who}"
    if not _fits(who, ProfileId):
        return None, {}, [Fault(_NO_ID, quoted(place))]
    if not isinstance(value, dict):
        return None, {}, [Fault(_OBJECT, quoted(place))]
    if not is_sound(value.get("name")) or not _fits({"name": value.get("name")}, Profile):
        return None, {}, [Fault(EXPECTED["name"], quoted(f"{place}.name"))]
    expected = {f"{place}.{field}": words for field, words in EXPECTED.items()}
    return filled(Profile, value, f"{place}.", expected, (Habits, Notes))


def _fits(value: object, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True
