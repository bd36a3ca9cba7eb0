"""Record format 1: JSON Lines, each line numbered and sealed with a checksum over all before it.

Line 1 is the header, with the cards that the game is played with. Then come groups, one for each
move: the move, its events, and the question that follows with the state of the generator.
Separate lines take moves back, name the game, make it a practice game, and keep what persons at
one screen have set (`aside.py`).
"""

from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from fort_desktop import __version__
from fort_desktop.record.aside import Aside
from fort_desktop.record.cards import cards_data
from fort_desktop.record.sitting import NOBODY, Holder, Sitting
from fort_desktop.record.text import Text
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import EVENT, DecisionDue, Event, GameStarted, SeatInfo
from fort_desktop.rules.model.moves import Act, text
from fort_desktop.rules.model.pending import Pending
from fort_desktop.rules.model.types import Seat, SetupKind

SUFFIX: Final = ".fort"
FORMAT: Final = 1
REVISION: Final = 1
"""What is written within format 1; older revisions are lifted by `upcast`."""
MAX_BYTES: Final = 16 * 1024 * 1024
MAX_LINES: Final = 200_000
"""Bounds of what is read: a hundred times what a long game has."""
Count = Annotated[int, Meta(ge=0, le=10_000_000)]
_NONE: Final = msgspec.Raw()
_SEAL: Final = b',"c":"'
_CHECK: Final = 16
_TAIL: Final = len(_SEAL) + _CHECK + len(b'"}')


replace = msgspec.structs.replace


def is_record_name(path: Path) -> bool:
    """Return True if a file is called like a record, in letters of any size: `GAME.FORT` is."""
    return path.suffix.lower() == SUFFIX


class Deal(msgspec.Struct, frozen=True):
    """The source of a game's chance; `session.seed` makes one that nobody chose.

    Args:
        seed: all shuffles follow from it.
        secret, words: what the seed is derived from, "" for a plain seed.
        commitment: the hash of the secret, as shown before the game.
        veiled: another game with this seed may be unfinished, so the seed is not shown.
        again: it has been played before, so its cards are known: the game counts for nothing.
    """

    seed: int
    secret: str = ""
    words: str = ""
    commitment: str = ""
    veiled: bool = False
    again: bool = False


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line of a record.

    Args:
        fort: the format; rev: its revision; version: of the program.
        seed, secret, words, commitment, veiled, again: as in `Deal`; no seed if it is not known.
        catalog: digest of the cards; began: Unix time in seconds, 0 if unknown.
        practice: everything may be taken back.
        sitting: whose profiles sit where, and the house rules.
        cards: the cards themselves, as `cards_data` has them.
    """

    fort: Count
    rev: Count = 0
    version: Text = ""
    seed: int | None = None
    secret: Text = ""
    words: Text = ""
    commitment: Text = ""
    veiled: bool = False
    again: bool = False
    setup: SetupKind = "basic"
    seats: Annotated[tuple[SeatInfo, ...], Meta(max_length=4)] = ()
    catalog: Text = ""
    began: Annotated[int, Meta(ge=0, le=1 << 40)] = 0
    practice: bool = False
    sitting: Sitting = NOBODY
    cards: msgspec.Raw = _NONE

    @property
    def deal(self) -> Deal | None:
        """The source of chance, if it is recorded."""
        if self.seed is None:
            return None
        return Deal(self.seed, self.secret, self.words, self.commitment, self.veiled, self.again)


class Line(msgspec.Struct, frozen=True):
    """Any further line; absent fields are None or empty. `n` counts from 0, the header."""

    n: int = -1
    event: EVENT | None = None
    due: Pending | None = None
    chance: Annotated[str, Meta(max_length=16)] = ""
    seat: Seat = 0
    move: Annotated[str, Meta(max_length=100)] | None = None
    undo: Count | None = None
    acts: Count | None = None
    practice: bool | None = None
    anew: bool | None = None
    left: Seat | None = None
    holder: Holder = ""
    name: Text | None = None
    aside: Aside | None = None


class Chain:
    """Numbers lines and seals each with a checksum over itself and all before it.

    It is BLAKE2b (RFC 7693), 8 bytes in hexadecimal: against accidents, not against forgers.
    """

    def __init__(self, number: int = 0, check: bytes = b"") -> None:
        self.number = number
        self.check = check

    def seal(self, body: bytes) -> bytes:
        """Seal a JSON object as the next line; returns it with its end of line."""
        head = b'{"n":%d,%s' % (self.number, body[1:-1])
        self._advance(head)
        return b'%s%s%s"}\n' % (head, _SEAL, self.check)

    def opens(self, row: bytes) -> bool:
        """Verify `row` (without its end of line) as the next line; if valid, the chain moves on."""
        head = row[:-_TAIL]
        if row[-_TAIL : -_CHECK - 2] != _SEAL or not head.startswith(b'{"n":%d,' % self.number):
            return False
        before = self.check
        self._advance(head)
        if row[len(head) + len(_SEAL) :] == self.check + b'"}':
            return True
        self.check, self.number = before, self.number - 1
        return False

    def copy(self) -> "Chain":
        """An independent copy."""
        return Chain(self.number, self.check)

    def _advance(self, head: bytes) -> None:
        self.check = blake2b(self.check + head, digest_size=_CHECK // 2).hexdigest().encode()
        self.number += 1


def sealed(row: bytes) -> bool:
    """Return True if a line has a checksum, valid or not."""
    return _SEAL in row[-_TAIL - 2 :]


def head_body(
    events: Iterable[Event],
    catalog: Catalog,
    deal: Deal | int | None,
    began: int = 0,
    practice: bool = False,
    sitting: Sitting = NOBODY,
) -> bytes:
    """The body of a record's first line; `deal` may be a plain seed."""
    started = next((event for event in events if isinstance(event, GameStarted)), None)
    header = Header(FORMAT, REVISION, __version__, catalog=catalog.digest)
    if deal is not None:
        known = deal if isinstance(deal, Deal) else Deal(deal)
        header = replace(header, **msgspec.structs.asdict(known))
    if started is not None:
        header = replace(header, setup=started.setup, seats=started.seats)
    cards = msgspec.Raw(msgspec.json.encode(cards_data(catalog)))
    header = replace(header, began=began, practice=practice, sitting=sitting, cards=cards)
    return msgspec.json.encode(header)


def group_bodies(events: Iterable[Event], act: Act | None, chance: int) -> list[bytes]:
    """The bodies of one move's lines: move, events, next question with generator state."""
    rows = []
    if act is not None:
        rows.append(msgspec.json.encode({"seat": act.seat, "move": text(act.move)}))
    for event in events:
        if isinstance(event, DecisionDue):
            due = {"due": event.pending, "chance": f"{chance:x}"}
            rows.append(msgspec.json.encode(due))
        else:
            rows.append(msgspec.json.encode({"event": event}))
    return rows


def game_bodies(game: Game) -> list[bytes]:
    """The bodies of the lines of all moves of a game so far, without the header."""
    rows: list[bytes] = []
    cuts = [act.at for act in game.acts] + [len(game.events)]
    chances = [act.chance for act in game.acts] + [game.chance]
    rows += group_bodies(game.events[: cuts[0]], None, chances[0])
    for i, act in enumerate(game.acts):
        rows += group_bodies(game.events[cuts[i] : cuts[i + 1]], act, chances[i + 1])
    return rows


def undo_body(events: int, acts: int) -> bytes:
    """The body of a line that takes back the last `acts` moves with their `events`.

    Questions are not counted among the events.
    """
    return b'{"undo":%d,"acts":%d}' % (events, acts)


def practice_body() -> bytes:
    """The body of the line from which the game is a practice game."""
    return b'{"practice":true}'


def anew_body() -> bytes:
    """The body of the line from which chance is to be another, before the game goes on."""
    return b'{"anew":true}'


def left_body(seat: int, holder: str) -> bytes:
    """The body of the line from which somebody else decides for a seat."""
    return msgspec.json.encode({"left": seat, "holder": holder})


def name_body(name: str) -> bytes:
    """The body of a line that names the game."""
    return msgspec.json.encode({"name": name})


def event_count(events: Iterable[Event]) -> int:
    """The number of events, questions not counted."""
    return sum(not isinstance(event, DecisionDue) for event in events)
