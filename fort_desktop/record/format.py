"""Record format 1: JSON Lines, each line numbered and sealed with a check over all before it.

Line 1 is the header, with the cards that the game is played with. Then come groups, one for each
move: the move, its events, and the question that stands after them with the state of chance.
Lines of their own take moves back, name the game, and make it a practice game.
"""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from fort_desktop import __version__
from fort_desktop.record.cards import cards_data
from fort_desktop.record.text import Text
from fort_desktop.rules.game import Act, Game
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import EVENT, DecisionDue, Event, GameStarted, SeatInfo
from fort_desktop.rules.model.moves import text
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


class Deal(msgspec.Struct, frozen=True):
    """Where the chance of a game comes from; `session.seed` makes one that nobody chose.

    Args:
        seed: all shuffles follow from it.
        secret, words: what the seed follows from, "" for a plain number.
        commitment: the hash of the secret, as it was shown before the game.
        veiled: a game that is perhaps not over has the same seed, so it is not shown.
    """

    seed: int
    secret: str = ""
    words: str = ""
    commitment: str = ""
    veiled: bool = False


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line.

    Args:
        fort: the format; rev: its revision; version: of the program.
        seed, secret, words, commitment, veiled: as in `Deal`; no seed if it is not known.
        catalog: digest of the cards; began: when, in seconds since 1970, 0 if unknown.
        practice: everything may be taken back.
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
    setup: SetupKind = "basic"
    seats: Annotated[tuple[SeatInfo, ...], Meta(max_length=4)] = ()
    catalog: Text = ""
    began: Annotated[int, Meta(ge=0, le=1 << 40)] = 0
    practice: bool = False
    cards: msgspec.Raw = _NONE

    @property
    def deal(self) -> Deal | None:
        """Where chance came from, if the record tells."""
        if self.seed is None:
            return None
        return Deal(self.seed, self.secret, self.words, self.commitment, self.veiled)


class Line(msgspec.Struct, frozen=True):
    """Any further line; what it does not say is None or empty. `n` counts from the header's 0."""

    n: int = -1
    event: EVENT | None = None
    due: Pending | None = None
    chance: Annotated[str, Meta(max_length=16)] = ""
    seat: Seat = 0
    move: Annotated[str, Meta(max_length=100)] | None = None
    undo: Count | None = None
    acts: Count | None = None
    practice: bool | None = None
    name: Text | None = None


class Chain:
    """Numbers lines and seals each with a check over itself and all before it.

    The check is BLAKE2b (RFC 7693), 8 bytes in hexadecimal digits: against accidents, not forgers.
    """

    def __init__(self, number: int = 0, check: bytes = b"") -> None:
        self.number = number
        self.check = check

    def seal(self, body: bytes) -> bytes:
        """A JSON object as the next line, with its end of line."""
        head = b'{"n":%d,%s' % (self.number, body[1:-1])
        self._advance(head)
        return b'%s%s%s"}\n' % (head, _SEAL, self.check)

    def opens(self, row: bytes) -> bool:
        """Whether `row`, without its end of line, is the next line; if so it counts as read."""
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
    """Whether a line bears a seal, right or wrong."""
    return _SEAL in row[-_TAIL - 2 :]


def head_body(
    events: Iterable[Event],
    catalog: Catalog,
    deal: Deal | int | None,
    began: int = 0,
    practice: bool = False,
) -> bytes:
    """The first line of a game that begins with `events`; a plain seed is a deal too."""
    started = next((event for event in events if isinstance(event, GameStarted)), None)
    header = Header(FORMAT, REVISION, __version__, catalog=catalog.digest)
    if deal is not None:
        known = deal if isinstance(deal, Deal) else Deal(deal)
        header = replace(header, **msgspec.structs.asdict(known))
    if started is not None:
        header = replace(header, setup=started.setup, seats=started.seats)
    cards = msgspec.Raw(msgspec.json.encode(cards_data(catalog)))
    header = replace(header, began=began, practice=practice, cards=cards)
    return msgspec.json.encode(header)


def group_bodies(events: Iterable[Event], act: Act | None, chance: int) -> list[bytes]:
    """The lines of one move: the move, its events, the next question with the chance after it."""
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
    """The lines of all moves of a game so far, without the header."""
    rows: list[bytes] = []
    cuts = [act.at for act in game.acts] + [len(game.events)]
    chances = [act.chance for act in game.acts] + [game.chance]
    rows += group_bodies(game.events[: cuts[0]], None, chances[0])
    for i, act in enumerate(game.acts):
        rows += group_bodies(game.events[cuts[i] : cuts[i + 1]], act, chances[i + 1])
    return rows


def undo_body(events: int, acts: int) -> bytes:
    """The last `acts` moves are taken back, which had made so many events (questions aside)."""
    return b'{"undo":%d,"acts":%d}' % (events, acts)


def practice_body() -> bytes:
    """From here on the game is a practice game."""
    return b'{"practice":true}'


def name_body(name: str) -> bytes:
    """The game is called so."""
    return msgspec.json.encode({"name": name})


def event_count(events: Iterable[Event]) -> int:
    """The number of events, questions not counted."""
    return sum(not isinstance(event, DecisionDue) for event in events)
