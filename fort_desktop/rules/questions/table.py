"""Every question by its stage; which moves are legal, and which clause forbids the others."""

from typing import Final

from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import Kind, Move
from fort_desktop.rules.model.pending import Pending, Stage
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import Refusal
from fort_desktop.rules.questions.action import CHOOSE, COPY, STEP
from fort_desktop.rules.questions.draft import PICK
from fort_desktop.rules.questions.follow import FOLLOW, ROUGH
from fort_desktop.rules.questions.pay import PAY
from fort_desktop.rules.questions.play import DO_OVER, PLAY, PLAY_AGAIN
from fort_desktop.rules.questions.prepare import DECLARE, PREPARE, USE
from fort_desktop.rules.questions.question import Asked, Question
from fort_desktop.rules.questions.recruit import BIRTHDAY, RECRUIT
from fort_desktop.rules.questions.recycle import RECYCLE, not_now
from fort_desktop.rules.questions.reward import KEEP, PERK

QUESTIONS: Final[dict[Stage, Question]] = {
    "pick": PICK,
    "play": PLAY,
    "do_over": DO_OVER,
    "play_again": PLAY_AGAIN,
    "declare": DECLARE,
    "prepare": PREPARE,
    "use": USE,
    "choose": CHOOSE,
    "copy": COPY,
    "action": STEP,
    "pay": PAY,
    "keep": KEEP,
    "perk": PERK,
    "follow": FOLLOW,
    "rough": ROUGH,
    "recruit": RECRUIT,
    "birthday": BIRTHDAY,
    "recycle_discard": RECYCLE,
    "recycle_draw": RECYCLE,
}
_ALWAYS_PUT: Final[frozenset[Kind]] = frozenset({"play", "prepare", "use", "follow", "recruit"})
"""Kinds that are put even if there is one answer only (R-31)."""


def kind_of(state: State, pending: Pending) -> Kind:
    """The kind of the decision that `pending` asks."""
    question = QUESTIONS[pending.stage]
    return question.kind if question is not STEP else question.kind_of(Asked(state, pending))


def always_put(state: State, pending: Pending) -> bool:
    """Return True if a question is put even if there is only one answer (R-31)."""
    return kind_of(state, pending) in _ALWAYS_PUT


def legal_moves(state: State, pending: Pending) -> tuple[Move, ...]:
    """All legal answers to a question; equal copies of a kid are one. None once all is over."""
    return answers(Asked(state, pending)) if pending.stage in QUESTIONS else ()


def answers(asked: Asked) -> tuple[Move, ...]:
    """All legal answers to a question."""
    return QUESTIONS[asked.pending.stage].legal_moves(asked)


def why_not(state: State, move: Move) -> Refusal | None:
    """The clause that forbids a move at the open question, None if it is legal."""
    if state.ended:
        return Refusal("END-2")
    asked = Asked(state, state.pending)
    question = QUESTIONS[state.pending.stage]
    if question.takes(asked, move):
        return question.why_not(asked, move)
    return _out_of_place(asked, question.kind_of(asked), move)


def _out_of_place(asked: Asked, kind: Kind, move: Move) -> Refusal:
    """A move that answers another question than the one that is open."""
    table = asked.state.table
    if isinstance(move, mv.Recycle):
        return Refusal(not_now(asked, move))
    if isinstance(move, mv.Diy):
        return Refusal("R-30" if table else "PERK-4")
    if isinstance(move, mv.PlayKid) and table:
        return Refusal("PLAY-1", {"asked": kind})
    return Refusal(_OUT_OF_PLACE.get(type(move), "TURN-2"), {"asked": kind})


_OUT_OF_PLACE: Final[dict[type[Move], str]] = {
    mv.Add: "R-4",
    mv.Count: "R-4",
    mv.Rough: "PERK-7",
    mv.Follow: "FOLLOW-1",
}
"""Where moves of these kinds belong; all others come at another time of the turn (TURN-2)."""
