"""ACT-7, R-15: which token to give next for a fort, in the order of the piles."""

from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.questions.action import leaves_obligations
from fort_desktop.rules.questions.question import Asked, Condition, Question, never
from fort_desktop.rules.questions.recycle import not_now
from fort_desktop.rules.steps.fort import Payment, after_payment, payments
from fort_desktop.rules.steps.means import Means, Way
from fort_desktop.rules.steps.owned import means_of
from fort_desktop.rules.steps.running import memory_of
from fort_desktop.rules.steps.spend import spend_of


def _payments(asked: Asked) -> list[Move]:
    """Tokens that may be named, each once: the rest can be paid from its own pile on."""
    pending = asked.pending
    if pending.price is None:
        return []
    means = asked.means if pending.action is not None else means_of(asked.state, asked.seat)
    offered: set[int] = set()
    for paid in payments(pending.price, means.piles, pending.pile):
        first = next((pile for pile, count in enumerate(paid) if count), -1)
        if first not in offered and first >= 0 and _action_goes_on(asked, means, paid):
            offered.add(first)
    return [spend_of(pile) for pile in sorted(offered)]


def _action_goes_on(asked: Asked, means: Means, paid: Payment) -> bool:
    """Return True if the action of which the fort is a step can go on as it has to."""
    action = asked.pending.action
    if action is None:
        return True
    return leaves_obligations(asked, Way(paid, after_payment(means, paid), memory_of(action)))


def _is_offered(asked: Asked, move: mv.Spend) -> bool:
    return move in _payments(asked)


def _unfinished(asked: Asked, move: Move) -> str:
    """A price that is being paid has to be paid."""
    action = asked.pending.action
    if action is None:
        return "TURN-2"
    return "FOLLOW-4" if action.role == "follower" else "ACT-7"


PAY = Question(
    "spend",
    _payments,
    {
        mv.Spend: (Condition("ACT-7", _is_offered, given=True),),
        mv.Stop: never(_unfinished),
        mv.Recycle: never(not_now),
    },
)
