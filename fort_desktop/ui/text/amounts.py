"""Effects of a move, as signs for its button and as words for the count beside the cards."""

from typing import Final, NamedTuple

from fort_desktop.rules.knowledge.preview import Foreseen
from fort_desktop.rules.knowledge.view import SeatView
from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.cards import Price
from fort_desktop.rules.model.types import STUFF_LIMIT
from fort_desktop.ui.i18n.i18n import N_, NN_, tr, trp
from fort_desktop.ui.text.lists import listed
from fort_desktop.ui.text.names import RESOURCE_COUNTS
from fort_desktop.ui.text.steps import box_words, rounds_words

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
    """Return what is certain to change, in few signs, without the cost of a fort.

    That cost is shown on the board anyway.
    """
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
    """Return what is certain to change at each place of the viewer's own board."""
    return _some(
        *_tokens(told, ("pizza",), ("toys",)),
        Amount(told.sure("points"), "vp"),
        Amount(told.sure("level"), "fort"),
        Amount(told.sure("pack_pizza", "pack_toys"), "pack"),
        Amount(told.sure("lookout"), "lookout"),
        Amount(max(0, told.sure("kids")), "recruit"),
    )


def into_pack(told: Foreseen) -> list[Amount]:
    """Return what is certain to be added to the Pack, by kind."""
    return _some(*_tokens(told, ("pack_pizza",), ("pack_toys",)))


def _tokens(told: Foreseen, pizza: tuple[str, ...], toys: tuple[str, ...]) -> list[Amount]:
    """Each kind for itself; if only their sum is sure, as white tokens."""
    found = _some(Amount(told.sure(*pizza), "pizza"), Amount(told.sure(*toys), "toys"))
    return found or [Amount(told.sure(*pizza, *toys), "any")]


def _some(*found: Amount) -> list[Amount]:
    return [amount for amount in found if amount.n]


_COUNTED: Final = {
    "skateboard": NN_("{n} skateboard", "{n} skateboards"),
    "shovel": NN_("{n} shovel", "{n} shovels"),
    "glue": NN_("{n} glue", "{n} glue"),
    "squirt_gun": NN_("{n} squirt gun", "{n} squirt guns"),
    "crown": NN_("{n} crown", "{n} crowns"),
    "book": NN_("{n} book", "{n} books"),
    "coin": NN_("{n} coin", "{n} coins"),
    "any_suit": NN_("{n} symbol", "{n} symbols"),
    "level": NN_("{n} level", "{n} levels"),
    # NOTE: pizza or toys that lie in somebody's Pack
    "pack": NN_("{n} resource packed", "{n} resources packed"),
    "lookout": NN_("{n} card in the Lookout", "{n} cards in the Lookout"),
}
"""What stands behind an ``x``, counted."""
_GAINED: Final = {
    **RESOURCE_COUNTS,
    "vp": NN_("{n} point", "{n} points"),
    "fort": NN_("{n} fort level", "{n} fort levels"),
    # NOTE: pizza or toys that come into the Pack
    "pack": NN_("{n} resource into the Pack", "{n} resources into the Pack"),
    "lookout": NN_("{n} card into the Lookout", "{n} cards into the Lookout"),
    "recruit": NN_("{n} more kid", "{n} more kids"),
    "trash": NN_("{n} card trashed", "{n} cards trashed"),
    # NOTE: kids of rivals that leave the game
    "trash there": NN_("{n} kid trashed in a Yard", "{n} kids trashed in Yards"),
}
_PAID: Final = {
    "pizza": NN_("spend {n} pizza", "spend {n} pizza"),
    "toys": NN_("spend {n} toy", "spend {n} toys"),
    "any": NN_("spend {n} pizza or toy", "spend {n} pizza or toys"),
}
"""What is given away; nothing else becomes less."""
_PLACES: Final[dict[str, str]] = {
    # NOTE: {sum} is a small sum in each of these, as "2 + 1 = 3"
    "pizza": N_("Pizza: {sum}"),
    "toys": N_("Toys: {sum}"),
    "vp": N_("Points: {sum}"),
    "fort": N_("Fort level: {sum}"),
    "pack": N_("Pack: {sum}"),
    "lookout": N_("Lookout: {sum}"),
}


def counted_words(what: str, n: int) -> str:
    """A number of what stands behind an ``x``: 2 books."""
    return trp(_COUNTED[what], n)


def count_words(box: Box, told: Foreseen) -> str:
    """Return the amount counted by the ``x`` of a box, as "3 shovels"; "" without an ``x``."""
    return counted_words(box.count, told.times) if box.count is not None and told.times else ""


def brings_words(box: Box, told: Foreseen, seat: SeatView) -> str:
    """Return the gain of a box, as "3 pizza", with the number of free places for it."""
    brings = gains_words(box, told)
    for sign, held in (("pizza", seat.pizza), ("toys", seat.toys)):
        if any(amount.sign == sign and amount.n > 0 for amount in amounts(told)):
            free = STUFF_LIMIT - held
            # NOTE: {brings} is a list as "3 pizza", {n} the free places for it
            brings = tr("{brings} (room for {n})", brings=brings, n=free)
    return brings


def gains_words(box: Box, told: Foreseen) -> str:
    """Return the gain of a box, as "3 pizza"."""
    gained = [amount_words(amount) for amount in amounts(told)]
    if box.count is None or not told.times:
        return box_words(box)
    if gained:
        return listed(gained)
    # NOTE: {what} is a step in a few words, as "swap pizza and toys"
    return tr("up to {n} × {what}", n=told.times, what=rounds_words(box))  # noqa: RUF001


def amount_words(amount: Amount) -> str:
    """Return an amount that is gained or paid, as "3 pizza"."""
    return trp((_PAID if amount.n < 0 else _GAINED)[amount.sign], abs(amount.n))


def sum_words(told: Foreseen, seat: SeatView) -> str:
    """Return the resulting total as a sum: the old value, the change, and whether room is left."""
    for amount in amounts(told):
        if amount.sign in _PLACES:
            return placed_words(amount, seat)
    return ""


def placed_words(amount: Amount, seat: SeatView) -> str:
    """Return the total as a sum behind what it counts: Pizza: 2 + 1 = 3."""
    return tr(_PLACES[amount.sign], sum=total_words(amount, seat))


def total_words(amount: Amount, seat: SeatView) -> str:
    """The number of a seat before and after: 2 + 1 = 3; of what has a place on the board."""
    held, limit = _held(seat, amount.sign)
    after = held + amount.n
    values = {"a": held, "b": abs(amount.n), "c": after}
    if amount.n < 0:
        return tr("{a} − {b} = {c}", **values)  # noqa: RUF001
    if after == limit:
        return tr("{a} + {b} = {c}, no more room", **values)
    return tr("{a} + {b} = {c}", **values)


def price_amounts(price: Price) -> list[Amount]:
    """Return what is left to pay, in signs."""
    pizza, toys = max(0, price.low), max(0, price.tokens - price.high)
    either = price.tokens - pizza - toys
    return _some(Amount(toys, "toys"), Amount(pizza, "pizza"), Amount(either, "any"))


def price_words(price: Price) -> str:
    """Return what is left to pay, as "1 toy, 1 pizza, 1 pizza or toy"."""
    return listed(map(amount_words, price_amounts(price)))


def still_needed(price: Price) -> str:
    """Return what is left to pay, as a line below the question."""
    # NOTE: {what} is a list as "1 toy, 1 pizza or toy"
    return tr("Still needed: {what}", what=price_words(price))


def has_place(amount: Amount) -> bool:
    """Return True if the board shows how many of this kind a seat has."""
    return amount.sign in _PLACES


def _held(seat: SeatView, sign: str) -> tuple[int, int | None]:
    """Return how many of a kind a seat has now, and its limit, None if it has none."""
    return {
        "pizza": (seat.pizza, STUFF_LIMIT),
        "toys": (seat.toys, STUFF_LIMIT),
        "vp": (seat.points, None),
        "fort": (seat.level, None),
        "pack": (seat.pack_pizza + seat.pack_toys, seat.pack_limit),
        "lookout": (len(seat.lookout), seat.lookout_limit),
    }[sign]
