"""A preview as a value: what a move is sure to bring to the own board."""

from typing import NamedTuple

import msgspec

from fort_desktop.rules.knowledge.preview import Foreseen
from fort_desktop.rules.knowledge.view import SeatView
from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.cards import Kid
from fort_desktop.ui.text.amounts import (
    Amount,
    brings_words,
    count_words,
    gains_words,
    into_pack,
    on_board,
    sum_words,
)


class PreviewCount(NamedTuple):
    """A count in words: what comes together, what it brings, and the sum of that.

    Attributes:
        in_short: what it brings, without the room for it.
    """

    counted: str
    brings: str
    total: str
    in_short: str


class PreviewVM(msgspec.Struct, frozen=True):
    """A preview as it is drawn.

    Attributes:
        level: of the own fort now; amounts: what is sure to change on the board; packed: the same
            in the Pack, by kind.
        climbing: so many kids climb into the Lookout; climber: who, None if that is not known.
        count: the words beside the played card, None for none.
    """

    level: int
    amounts: tuple[Amount, ...]
    packed: tuple[Amount, ...]
    climbing: int = 0
    climber: Kid | None = None
    count: PreviewCount | None = None


def preview_vm(
    told: Foreseen, seat: SeatView, effect: Box | None = None, climber: Kid | None = None
) -> PreviewVM:
    """Return the preview of a move.

    Args:
        effect: the box of the played card that it uses, for the words beside that.
        climber: who climbs into the Lookout, if that is known.
    """
    count = None
    if effect is not None:
        brings, in_short = brings_words(effect, told, seat), gains_words(effect, told)
        count = PreviewCount(count_words(effect, told), brings, sum_words(told, seat), in_short)
    packed = tuple(into_pack(told))
    return PreviewVM(
        seat.level, tuple(on_board(told)), packed, told.sure("lookout"), climber, count
    )
