"""The choice of a kid to play: PLAY-1, PLAY-2, PERK-4 (DIY), PERK-5 (Do-Over)."""

from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Catalog, Kid
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import SUITS, TOP_LEVEL
from fort_desktop.rules.model.zones import held_kids, holds
from fort_desktop.rules.obligations.counting import unused
from fort_desktop.rules.obligations.laid import Laid
from fort_desktop.rules.obligations.obligations import can_finish
from fort_desktop.rules.questions.prepare import cannot_begin
from fort_desktop.rules.questions.question import Asked, Condition, Question, never
from fort_desktop.rules.questions.recycle import RECYCLE_CONDITIONS, recycles
from fort_desktop.rules.steps.means import Means
from fort_desktop.rules.steps.owned import means_of


def declares(kid: Kid) -> bool:
    """Return True if its coin is declared when it is played (PLAY-13)."""
    return kid.coin and kid.public is not None


def can_play(catalog: Catalog, kid: Kid, means: Means) -> bool:
    """Return True if one of its actions can be used in full, for some suit of its coin (PLAY-10).

    Args:
        means: what the seat has once the kid is played.
    """
    if can_finish(catalog, Laid(kid), means):
        return True
    return declares(kid) and any(can_finish(catalog, Laid(kid, suit), means) for suit in SUITS)


def playable(state: State, seat: int) -> bool:
    """Return True if a kid in hand can be played (R-27)."""
    means = means_of(state, seat).with_hand(-1)
    return any(can_play(state.catalog, kid, means) for kid in held_kids(state, seat))


def can_pay_diy(asked: Asked) -> bool:
    """PERK-4: one resource more than normal."""
    own = asked.own
    price = asked.catalog.prices[1][own.level]
    return price.payable(own.pizza + own.pack_pizza, own.toys + own.pack_toys)


def _plays(asked: Asked) -> list[Move]:
    return [mv.PlayKid(kid.id) for kid in held_kids(asked.state, asked.seat)]


def _candidates(asked: Asked) -> list[Move]:
    diy = (mv.DIY,) if asked.own.perk == "diy" else ()
    return [*_plays(asked), *diy, mv.SKIP, *recycles(asked)]


def _is_held(asked: Asked, move: mv.PlayKid) -> bool:
    return holds(asked.catalog, asked.own.hand, move.kid)


def _has_action(asked: Asked, move: mv.PlayKid) -> bool:
    kid = asked.catalog.kids[move.kid]
    return kid.public is not None or kid.private is not None


def _works(asked: Asked, move: mv.PlayKid) -> bool:
    kid = asked.catalog.kids[move.kid]
    return can_play(asked.catalog, kid, asked.means_to_play)


def _lack(asked: Asked, move: mv.PlayKid) -> str:
    """Return the clause that stops both boxes, if it is the same; else PLAY-10: none in full."""
    kid = asked.catalog.kids[move.kid]
    laid, means = Laid(kid), asked.means_to_play
    clauses = {cannot_begin(asked.catalog, laid, box, means) for _, box in unused(laid)}
    return clauses.pop() if len(clauses) == 1 else "PLAY-10"


def _owns_diy(asked: Asked, move: Move) -> bool:
    return asked.own.perk == "diy"


def _has_level_to_build(asked: Asked, move: Move) -> bool:
    return asked.own.level < TOP_LEVEL


def _no_card_played(asked: Asked, move: Move) -> bool:
    return not asked.state.table


def _pays_diy(asked: Asked, move: Move) -> bool:
    return can_pay_diy(asked)


def _second_play(asked: Asked, move: Move) -> str:
    return "R-27" if asked.own.perk == "do_over" else "PERK-5"


def _diy_too_late(asked: Asked, move: Move) -> str:
    """DIY replaces the card of a turn, so after one it is out (R-30)."""
    if asked.own.perk != "diy":
        return "PERK-4"
    return "R-30" if asked.own.level < TOP_LEVEL else "ACT-7"


_PLAY_KID = (
    Condition("PLAY-1", _is_held, given=True),
    Condition("PLAY-2", _has_action, given=True),
    Condition(_lack, _works),
)

PLAY = Question(
    "play",
    _candidates,
    {
        mv.PlayKid: _PLAY_KID,
        mv.Diy: (
            Condition("PERK-4", _owns_diy, given=True),
            Condition("ACT-7", _has_level_to_build),
            Condition("R-30", _no_card_played),
            Condition("R-30", _pays_diy),
        ),
        mv.Skip: (),
        mv.DoOver: never(_second_play),
        mv.Recycle: RECYCLE_CONDITIONS,
    },
)
PLAY_AGAIN = Question(
    "play",
    _plays,
    {
        mv.PlayKid: _PLAY_KID,
        mv.Skip: never("R-27"),
        mv.Diy: never(_diy_too_late),
        mv.DoOver: never(_second_play),
    },
)
DO_OVER = Question(
    "play",
    lambda asked: (mv.DO_OVER, mv.DONE),
    {
        mv.DoOver: (),
        mv.Done: (),
        mv.PlayKid: never("PERK-5"),
        mv.Skip: never("PERK-5"),
        mv.Diy: never(_diy_too_late),
    },
)
