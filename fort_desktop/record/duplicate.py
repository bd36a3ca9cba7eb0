"""Files of a duplicate: one deal that each of several persons plays alone from the same seat.

`set.json` says what is played and by whom. It is written once and never changed. `par.json` has the
games of the expert; whoever loses it can compute it again. Who has played is not written anywhere:
the records tell.
"""

import re
from pathlib import Path
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta

from fort_desktop import __version__
from fort_desktop.files import read_bounded, write_whole
from fort_desktop.record.cards import cards_data, cards_from
from fort_desktop.record.faults import RecordError, because
from fort_desktop.record.format import Deal
from fort_desktop.record.sitting import Holder
from fort_desktop.record.text import Text, is_clean
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import Points, Seat, SetupKind

SET: Final = "set.json"
PAR: Final = "par.json"
FORMAT: Final = 1
MAX_BYTES: Final = 256 * 1024
LONGEST_NAME: Final = 16
MOST_GAMES: Final = 10
"""So many games of the expert make par."""
_DIGITS: Final = Meta(max_length=64, pattern=r"\A[0-9a-f]*\Z")
_PLACE: Final = re.compile(r"at `(\$?[^`]*)`")
_WRONG: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
_T = TypeVar("_T", bound=msgspec.Struct)


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of those who play the deal: a name that no other of them has, and the profile if any."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    holder: Holder = ""


class DealSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The deal that is played, and its players.

    Args:
        fort_duplicate: the format; version: of the program that wrote it.
        seed, secret, words, commitment: where chance comes from, as in `Deal`.
        seats: the table; the name in the person's own `seat` is that of the first who plays.
        players: each of them plays that seat, in this order by habit only; none for a deal that
            anybody may play, as that of the day.
        began: Unix time in seconds; cards: as `cards_data` has them, with their digest `catalog`.
    """

    fort_duplicate: Annotated[int, Meta(ge=FORMAT, le=FORMAT)] = FORMAT
    version: Annotated[str, Meta(max_length=40)] = __version__
    seed: Annotated[int, Meta(ge=0)]
    secret: Annotated[str, _DIGITS] = ""
    words: Text = ""
    commitment: Annotated[str, _DIGITS] = ""
    setup: SetupKind
    seats: Annotated[tuple[SeatInfo, ...], Meta(min_length=2, max_length=4)]
    seat: Seat
    players: Annotated[tuple[Player, ...], Meta(max_length=4)] = ()
    began: Annotated[int, Meta(ge=0, le=1 << 40)] = 0
    catalog: Annotated[str, Meta(max_length=128)]
    cards: msgspec.Raw

    @property
    def deal(self) -> Deal:
        """The source of chance of each game; veiled, since others are to play it too."""
        return Deal(self.seed, self.secret, self.words, self.commitment, veiled=True)

    def seats_of(self, number: int) -> tuple[SeatInfo, ...]:
        """The table at which one of the players sits."""
        own = msgspec.structs.replace(self.seats[self.seat], name=self.players[number].name)
        return (*self.seats[: self.seat], own, *self.seats[self.seat + 1 :])


class ParGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of the expert: the total, the points after each round, and whether it was won."""

    total: Points
    points: Annotated[tuple[Points, ...], Meta(max_length=500)]
    won: bool


class ParGames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The games of the expert so far."""

    fort_par: Annotated[int, Meta(ge=FORMAT, le=FORMAT)] = FORMAT
    games: Annotated[tuple[ParGame, ...], Meta(max_length=MOST_GAMES)] = ()


def cards_of(catalog: Catalog) -> msgspec.Raw:
    """The cards of a deal, as its file keeps them."""
    return msgspec.Raw(msgspec.json.encode(cards_data(catalog)))


def catalog_of(found: DealSet, path: Path) -> Catalog:
    """The cards that a deal is played with, whatever has become of cards.yaml since.

    Raises:
        RecordError: they are wrong.
    """
    try:
        catalog = cards_from(bytes(found.cards))
    except ValueError as fault:
        raise RecordError("cards_wrong", path, 0, {"detail": str(fault)}) from fault
    if catalog.digest != found.catalog:
        raise RecordError("cards_wrong", path, 0, {"detail": catalog.digest})
    return catalog


def encoded(value: msgspec.Struct) -> bytes:
    """A file's content, one value in a line."""
    return msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n"


def read_set(path: Path) -> DealSet:
    """Read a `set.json`.

    Raises:
        RecordError: it cannot be read, or something in it makes no sense.
    """
    found = _read(path, DealSet)
    if found.seed >= 1 << 64:
        raise RecordError("bad_value", path, 0, {"place": "seed"})
    if found.seat >= len(found.seats) or found.seats[found.seat].player != PERSON:
        raise RecordError("bad_value", path, 0, {"place": "seat"})
    colours = {info.colour for info in found.seats}
    persons = [info.player for info in found.seats].count(PERSON)
    if persons > 1 or len(colours) < len(found.seats):
        raise RecordError("bad_value", path, 0, {"place": "seats"})
    names = [player.name for player in found.players]
    if len({name.strip().casefold() for name in names}) < len(names):
        raise RecordError("bad_value", path, 0, {"place": "players"})
    shown = [found.words, *names, *(info.name for info in found.seats)]
    if not all(map(is_clean, [found.version, *shown, *(info.player for info in found.seats)])):
        raise RecordError("bad_text", path)
    return found


def read_par(path: Path) -> ParGames:
    """Read a `par.json`; none if there is none.

    Raises:
        RecordError: it cannot be read, or something in it makes no sense.
    """
    return _read(path, ParGames) if path.exists() else ParGames()


def write_par(path: Path, games: ParGames) -> None:
    """Write a `par.json` whole.

    Raises:
        OSError: it cannot be written.
    """
    write_whole(path, encoded(games))


def _read(path: Path, kind: type[_T]) -> _T:
    try:
        content = read_bounded(path, MAX_BYTES)
    except OSError as fault:
        raise because(path, fault) from fault
    try:
        return msgspec.json.decode(content, type=kind)
    except msgspec.ValidationError as fault:
        place = _PLACE.search(str(fault))
        detail = str(fault)
        if place is None:
            raise RecordError("no_deal", path, 0, {"detail": detail}) from fault
        values: dict[str, str | int] = {"place": place[1].lstrip("$.")[:80], "detail": detail}
        raise RecordError("bad_value", path, 0, values) from fault
    except _WRONG as fault:
        raise RecordError("no_deal", path, 0, {"detail": str(fault)}) from fault
