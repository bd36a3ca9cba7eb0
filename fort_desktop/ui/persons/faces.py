"""The faces at one table: whoever sits there, no two look alike."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple, get_args

from fort_desktop.rules.model.seats import PERSON

Face = Literal[
    "doc", "sweet_pea", "skids", "lefty", "giggles", "bud", "crash", "dash", "punky", "blades",
    "penny", "sparky",
]  # fmt: skip
"""The kid whose face a person has."""
FACES: Final[tuple[Face, ...]] = get_args(Face)
Head = Literal["", "tufts", "waves", "curly"]
"""The head of a computer, dressed as its kind is; "" is that of the kind itself."""
Worn = Face | Head
"""The face that somebody has, as `player_face` takes it; "" of an empty seat."""
_HEADS: Final[tuple[Head, ...]] = get_args(Head)
_COMPUTERS: Final[tuple[Worn, ...]] = (*_HEADS, *FACES)


class Sitter(NamedTuple):
    """Somebody at a table.

    Args:
        player: the kind, as in `SeatInfo`, "" for an empty seat.
        face: that of a person's profile, "" for none; late: so many had the seat before.
    """

    name: str
    player: str
    face: Worn = ""
    late: int = 0


def worn(table: Sequence[Sitter], chosen: Mapping[str, Worn]) -> list[Worn]:
    """Return the face of each seat, "" for an empty one.

    Persons have their own, guests one that goes with their name. A computer has the one that was
    chosen for its name, else that of its kind; of two of a kind the second has another head. So
    nobody changes the face when seats are drawn by lot, from game to game, or when another computer
    sits down later.
    """
    found: list[Worn] = [""] * len(table)
    taken = set[tuple[object, Worn]]()
    for seat in sorted(range(len(table)), key=lambda seat: _rank(table[seat])):
        looks = ((_look(table[seat], face, seat), face) for face in _wished(table[seat], chosen))
        look, found[seat] = next(one for one in looks if one[0] not in taken)
        taken.add(look)
    return found


def turned(table: Sequence[Sitter], now: Sequence[Worn], seat: int, by: int) -> Worn:
    """Return the next face of a seat, or with -1 `by` the last, that nobody else there has.

    Args:
        now: the faces at the table.
    """
    one = table[seat]
    taken = {_look(other, now[i], i) for i, other in enumerate(table) if i != seat}
    ring = FACES if one.player == PERSON else _COMPUTERS
    free = [face for face in ring if face == now[seat] or _look(one, face, seat) not in taken]
    return free[(free.index(now[seat]) + by) % len(free)] if now[seat] in free else free[0]


def _rank(one: Sitter) -> tuple[bool, int, str]:
    return one.player != PERSON, one.late, one.name


def _look(one: Sitter, face: Worn, seat: int) -> tuple[object, Worn]:
    """Return what tells a face from others: a computer's own head is that of its kind."""
    return (None if face else one.player or seat), face


def _wished(one: Sitter, chosen: Mapping[str, Worn]) -> Sequence[Worn]:
    """Return the faces that suit somebody, the best first."""
    if one.player not in (PERSON, ""):
        return [chosen.get(one.name, ""), *_HEADS]
    guests = FACES[sum(map(ord, one.name.casefold())) % len(FACES)]
    return [one.face or guests, *FACES] if one.name or one.player else [""]
