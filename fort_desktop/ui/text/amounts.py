"""Effects of a move, as signs for its button and as words for the count beside the cards."""

from collections.abc import Callable
from typing import Final, NamedTuple

from fort_desktop.rules.knowledge.preview import Foreseen
from fort_desktop.rules.knowledge.view import SeatView
from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.types import STUFF_LIMIT
from fort_desktop.ui.text.i18n import N_, tr, trn
from fort_desktop.ui.text.steps import box_words, loop_words

_MINUS: Final = "\N{MINUS SIGN}"


class Amount(NamedTuple):
    """A number with its sign, as on a button: what is gained, or given away."""

    n: int
    sign: str

    @property
    def words(self) -> str:
        """The number with plus or minus; what is trashed is neither."""
        if self.sign == "trash":
            return str(self.n)
        return f"+{self.n}" if self.n > 0 else f"{_MINUS}{-self.n}"


def amounts(told: Foreseen) -> list[Amount]:
    """What is sure to change, in few signs: what a fort costs stands on the board anyway."""
    rises, packs = told.sure("level"), max(0, told.sure("pack_pizza", "pack_toys"))
    tokens = [] if rises or packs else _tokens(told, ("pizza", "pack_pizza"), ("toys", "pack_toys"))
    return _some(
        *tokens,
        Amount(told.sure("points"), "vp"),
        Amount(rises, "fort"),
        Amount(packs, "pack"),
        Amount(told.sure("lookout"), "lookout"),
        Amount(max(0, told.sure("kids")), "recruit"),
        Amount(told.sure("trashed"), "trash"),
    )


def on_board(told: Foreseen) -> list[Amount]:
    """What is sure to change at each place of the own board."""
    return _some(
        *_tokens(told, ("pizza",), ("toys",)),
        Amount(told.sure("points"), "vp"),
        Amount(told.sure("level"), "fort"),
        Amount(told.sure("pack_pizza", "pack_toys"), "pack"),
        Amount(told.sure("lookout"), "lookout"),
        Amount(max(0, told.sure("kids")), "recruit"),
    )


def into_pack(told: Foreseen) -> list[Amount]:
    """What is sure to come into the Pack, by kind."""
    return _some(*_tokens(told, ("pack_pizza",), ("pack_toys",)))


def _tokens(told: Foreseen, pizza: tuple[str, ...], toys: tuple[str, ...]) -> list[Amount]:
    """Each kind for itself; if only their sum is sure, as white tokens."""
    found = _some(Amount(told.sure(*pizza), "pizza"), Amount(told.sure(*toys), "toys"))
    return found or [Amount(told.sure(*pizza, *toys), "any")]


def _some(*found: Amount) -> list[Amount]:
    return [amount for amount in found if amount.n]


_COUNTED: Final[dict[str, Callable[[int], str]]] = {
    "skateboard": lambda n: trn("{n} skateboard", "{n} skateboards", n),
    "shovel": lambda n: trn("{n} shovel", "{n} shovels", n),
    "glue": lambda n: trn("{n} glue", "{n} glue", n),
    "squirt_gun": lambda n: trn("{n} squirt gun", "{n} squirt guns", n),
    "crown": lambda n: trn("{n} crown", "{n} crowns", n),
    "book": lambda n: trn("{n} book", "{n} books", n),
    "coin": lambda n: trn("{n} coin", "{n} coins", n),
    "any_suit": lambda n: trn("{n} symbol", "{n} symbols", n),
    "level": lambda n: tr("level {n}", n=n),
    "pack": lambda n: trn("{n} thing packed", "{n} things packed", n),
    "lookout": lambda n: trn("{n} card in the Lookout", "{n} cards in the Lookout", n),
}
_GAINED: Final[dict[str, Callable[[int], str]]] = {
    "pizza": lambda n: trn("{n} pizza", "{n} pizza", n),
    "toys": lambda n: trn("{n} toy", "{n} toys", n),
    "any": lambda n: trn("{n} pizza or toy", "{n} pizza or toys", n),
    "vp": lambda n: trn("{n} point", "{n} points", n),
    "fort": lambda n: trn("{n} fort level", "{n} fort levels", n),
    "pack": lambda n: trn("{n} thing into the Pack", "{n} things into the Pack", n),
    "lookout": lambda n: trn("{n} card to the Lookout", "{n} cards to the Lookout", n),
    "recruit": lambda n: trn("{n} kid more", "{n} kids more", n),
    "trash": lambda n: trn("{n} card trashed", "{n} cards trashed", n),
}
_PLACES: Final[dict[str, str]] = {
    "pizza": N_("Pizza box: {sum}"),
    "toys": N_("Toy box: {sum}"),
    "vp": N_("Points: {sum}"),
    "fort": N_("Fort level: {sum}"),
    "pack": N_("Pack: {sum}"),
    "lookout": N_("Lookout: {sum}"),
}


def counted_words(what: str, n: int) -> str:
    """A number of what stands behind an ``x``: 2 books."""
    return _COUNTED[what](n)


def gained_words(sign: str, n: int) -> str:
    """A number of something that is gained: 3 pizza."""
    return _GAINED[sign](n)


def count_words(box: Box, told: Foreseen) -> str:
    """What comes together behind the ``x`` of a box, "" without one: 3 shovels."""
    return counted_words(box.count, told.times) if box.count is not None and told.times else ""


def brings_words(box: Box, told: Foreseen, seat: SeatView) -> str:
    """What it brings: 3 pizza, and for how many there is room."""
    brings = _brings(box, told)
    for sign, held in (("pizza", seat.pizza), ("toys", seat.toys)):
        if any(amount.sign == sign and amount.n > 0 for amount in amounts(told)):
            free = STUFF_LIMIT - held
            brings = tr("{brings} (room for {n})", brings=brings, n=free)
    return brings


def _brings(box: Box, told: Foreseen) -> str:
    gained = [amount_words(amount) for amount in amounts(told)]
    if box.count is None or not told.times:
        return box_words(box)
    if gained:
        return ", ".join(gained)
    return tr("up to {n} × {what}", n=told.times, what=loop_words(box))  # noqa: RUF001


def amount_words(amount: Amount) -> str:
    """What is gained or paid: 3 pizza."""
    words = _GAINED[amount.sign](abs(amount.n))
    return tr("pay {what}", what=words) if amount.n < 0 else words


def sum_words(told: Foreseen, seat: SeatView) -> str:
    """Where it leads: what was there, what comes, and whether there is still room."""
    for amount in amounts(told):
        if amount.sign in _PLACES:
            return tr(_PLACES[amount.sign], sum=total_words(amount, seat))
    return ""


def total_words(amount: Amount, seat: SeatView) -> str:
    """The number of a seat before and after: 2 + 1 = 3; of what has a place on the board."""
    held, limit = _held(seat, amount.sign)
    after = held + amount.n
    values = {"a": held, "b": abs(amount.n), "c": after}
    if amount.n < 0:
        return tr("{a} − {b} = {c}", **values)  # noqa: RUF001
    if after == limit:
        return tr("{a} + {b} = {c}, then full", **values)
    return tr("{a} + {b} = {c}", **values)


def has_place(amount: Amount) -> bool:
    """Whether the board shows how many of it a seat has."""
    return amount.sign in _PLACES


def _held(seat: SeatView, sign: str) -> tuple[int, int | None]:
    """What a seat has of it now, and how much there is room for."""
    return {
        "pizza": (seat.pizza, STUFF_LIMIT),
        "toys": (seat.toys, STUFF_LIMIT),
        "vp": (seat.points, None),
        "fort": (seat.level, None),
        "pack": (seat.pack_pizza + seat.pack_toys, seat.pack_limit),
        "lookout": (len(seat.lookout), seat.lookout_limit),
    }[sign]
