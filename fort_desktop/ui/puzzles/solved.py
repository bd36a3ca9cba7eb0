"""The puzzles that each person has solved, in `puzzles.json` in the data folder.

Two programs may change the file at the same time: each change reads it afresh, under a lock, and
only adds to what it finds, so nothing that was solved is ever lost.
"""

from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from fort_desktop.puzzles.puzzle import PuzzleId
from fort_desktop.ui.i18n.i18n import N_
from fort_desktop.ui.persons.kept_file import STRANGE, Fault, KeptFile, Kind, is_sound, quoted
from fort_desktop.ui.persons.profile import ProfileId

NAME: Final = "puzzles.json"
Mark = Literal["alone", "helped"]
"""Solved without help, or with it."""
_GUEST: Final = "guest"
"""Stands in the file for whoever has no profile."""
_NO_FILE: Final = N_("This is not a list of solved puzzles. None are marked as solved.")
_NOT_KEPT: Final = N_(
    "This is not an ordinary file. The list of solved puzzles is not saved in it."
)
_KIND: Final = Kind(
    "fort_solved_puzzles",
    1,
    1024 * 1024,
    no_json=_NO_FILE,
    too_deep=_NO_FILE,
    no_format=_NO_FILE,
    newer=N_(
        "This list of solved puzzles is from a newer version ({detail}). None are marked as solved."
    ),
    not_read=N_("The list of solved puzzles cannot be read: {why}. None are marked as solved."),
    not_kept=N_("The list of solved puzzles cannot be saved: {why}."),
    some=N_("{file}: something in the list of solved puzzles is wrong and was left out."),
    refused={"name": _NOT_KEPT, "kind": _NOT_KEPT, "size": _NO_FILE},
)
_WRONG: Final = N_(
    "{detail}: it must be a list of puzzles, each marked as solved alone or with help."
)


class Solved(KeptFile):
    """The marks of all persons.

    Args:
        folder: where the file lies; None keeps nothing, and marks last as long as this does.
    """

    def __init__(self, folder: Path | None) -> None:
        super().__init__(folder / NAME if folder is not None else None, _KIND)
        self._marks: dict[str, dict[str, Mark]] = {}
        self._strange: dict[str, Any] = {}
        self.read()

    def read(self) -> None:
        """See what other programs have added; what is marked here stays."""
        if self.path is None:
            return
        found = self._found(self.path)
        if found is not None and self.fault is None:
            self._take(found)
        self._note_spoilt()

    def marks(self, who: str) -> dict[str, Mark]:
        """Return what a person has solved, by puzzle; `who` is a profile, "" for a guest."""
        return dict(self._marks.get(who or _GUEST, {}))

    def mark(self, who: str, puzzle: str, mark: Mark) -> bool:
        """Keep that a puzzle is solved; False if it was marked so, or better, before.

        That it could not be kept is told by `messages`.
        """
        person = who or _GUEST
        if not self._add(person, puzzle, mark):
            return False
        self._keep(lambda: {**self._strange, "persons": self._marks})
        return True

    def _add(self, person: str, puzzle: str, mark: Mark) -> bool:
        """Note a mark; one that was earned without help is never lost."""
        known = self._marks.setdefault(person, {})
        if known.get(puzzle) in (mark, "alone"):
            return False
        known[puzzle] = mark
        return True

    def _take(self, found: dict[str, Any]) -> None:
        """Add what a file holds; what is wrong in it falls back alone."""
        persons = found.pop("persons", {})
        self._strange = {name: value for name, value in found.items() if is_sound([name, value])}
        self.wrong += [Fault(STRANGE, quoted(name)) for name in found.keys() - self._strange.keys()]
        if not isinstance(persons, dict):
            self.wrong.append(Fault(_WRONG, quoted("persons")))
            return
        for who, marks in persons.items():
            try:
                sound = msgspec.convert(marks, dict[PuzzleId, Mark])
                person = msgspec.convert(who, ProfileId) if who != _GUEST else who
            except msgspec.ValidationError:
                self.wrong.append(Fault(_WRONG, quoted(f"persons.{who}")))
                continue
            for puzzle, mark in sound.items():
                self._add(person, puzzle, mark)
