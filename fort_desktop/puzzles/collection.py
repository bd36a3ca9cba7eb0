"""The file of all puzzles: the cards that they are played with, then one puzzle in each line."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final, Literal

import msgspec

from fort_desktop.files import FileRefusedError, read_bounded, write_whole
from fort_desktop.paths import puzzles_file
from fort_desktop.puzzles.puzzle import Puzzle, UnfitError, game_of
from fort_desktop.record.cards import cards_data, cards_from
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog

_REVISION: Final = 1
_LARGEST: Final = 1024 * 1024
_MOST: Final = 1000
Code = Literal["unreadable", "no_puzzles", "newer", "cards_wrong", "bad_line", "twice", "too_many"]


class CollectionError(ValueError):
    """The file is not a collection of puzzles.

    Args:
        code: what is wrong; line: where, from 1, 0 for the whole file; detail: technical.
    """

    def __init__(self, code: Code, line: int = 0, detail: str = "") -> None:
        super().__init__(f"line {line}: {code} {detail}".strip())
        self.code, self.line = code, line


class _Header(msgspec.Struct, frozen=True):
    """The first line."""

    fort_puzzles: int
    cards: msgspec.Raw


class Collection:
    """All puzzles, and the cards that they are played with.

    Attributes:
        puzzles: in the order in which they are offered: by grade.
    """

    def __init__(self, catalog: Catalog, puzzles: Iterable[Puzzle]) -> None:
        self.catalog = catalog
        self.puzzles = tuple(puzzles)

    def game(self, puzzle: Puzzle) -> Game:
        """A game that begins with a puzzle.

        Raises:
            UnfitError: no game could reach this position.
        """
        return game_of(puzzle.position, self.catalog)

    def of_grade(self, grade: int) -> tuple[Puzzle, ...]:
        """The puzzles of a grade."""
        return tuple(one for one in self.puzzles if one.grade == grade)

    def after(self, puzzle: Puzzle) -> Puzzle | None:
        """The next puzzle; None after the last one."""
        at = self.puzzles.index(puzzle) + 1
        return self.puzzles[at] if at < len(self.puzzles) else None


def read_collection(path: Path | None = None) -> Collection:
    """Read a file of puzzles, or the one that is shipped.

    Positions are checked when they are played, see `Collection.game`.

    Raises:
        CollectionError: it is not such a file; it says where, and why.
    """
    try:
        data = read_bounded(path or puzzles_file(), _LARGEST)
    except (OSError, FileRefusedError) as fault:
        raise CollectionError("unreadable", detail=str(fault)) from fault
    head, *lines = data.splitlines() or [b""]
    try:
        header = msgspec.json.decode(head, type=_Header)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as fault:
        raise CollectionError("no_puzzles", 1, str(fault)) from fault
    if header.fort_puzzles != _REVISION:
        raise CollectionError("newer", 1)
    try:
        catalog = cards_from(bytes(header.cards))
    except ValueError as fault:
        raise CollectionError("cards_wrong", 1, str(fault)) from fault
    if len(lines) > _MOST:
        raise CollectionError("too_many", _MOST)
    return Collection(catalog, _puzzles(lines))


def _puzzles(lines: Iterable[bytes]) -> list[Puzzle]:
    decoder = msgspec.json.Decoder(Puzzle)
    found: dict[str, Puzzle] = {}
    for number, line in enumerate(lines, 2):
        try:
            puzzle = decoder.decode(line)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as fault:
            raise CollectionError("bad_line", number, str(fault)) from fault
        if puzzle.id in found:
            raise CollectionError("twice", number, puzzle.id)
        found[puzzle.id] = puzzle
    return list(found.values())


def write_collection(collection: Collection, path: Path) -> None:
    """Write a file of puzzles.

    Raises:
        OSError: it cannot be written.
    """
    head = {"fort_puzzles": _REVISION, "cards": cards_data(collection.catalog)}
    lines = [msgspec.json.encode(head), *map(msgspec.json.encode, collection.puzzles)]
    write_whole(path, b"\n".join(lines) + b"\n")


__all__ = [
    "Collection", "CollectionError", "UnfitError", "read_collection", "write_collection",
]  # fmt: skip
