"""The suspended part of a game: the open question, and the action that waits for the answer.

Only `decision_due` events change it, so a replay stops at the same question without running the
rules again.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from fort_desktop.rules.model.cards import Price
from fort_desktop.rules.model.types import BoxName, Resource, Role, Seat, Suit, Times, Tokens

_replace = msgspec.structs.replace
Stage = Literal[
    "start",
    "pick",
    "play",
    "do_over",
    "play_again",
    "declare",
    "prepare",
    "use",
    "choose",
    "copy",
    "action",
    "pay",
    "keep",
    "perk",
    "follow",
    "rough",
    "recruit",
    "birthday",
    "recycle_discard",
    "recycle_draw",
    "over",
]


class Action(msgspec.Struct, frozen=True, gc=False):
    """A running action.

    Args:
        seat: who does it; role and box: as in `action_began`.
        times: rounds; 0 while `choose` or `copy` is still open.
        at: index of the next slot of `boxes.program`.
        intact: whether everything so far was done in full.
        white: the resource of its white symbols, once known (R-11).
        turns_into: direction of `convert`, once fixed: what the tokens were (R-14).
        suit: the chosen suit of `x any_suit`; rival: whose Pack is copied.
        copied: pizza and toys in that Pack, which no step of an action changes.
        rounds: rounds in which something was done, if it ended early.
    """

    seat: Seat
    role: Role
    box: BoxName
    times: Times = 0
    at: Annotated[int, Meta(ge=0, le=2000)] = 0
    intact: bool = True
    white: Resource | None = None
    turns_into: Resource | None = None
    suit: Suit | None = None
    rival: Seat | None = None
    copied: tuple[Tokens, Tokens] = (0, 0)
    rounds: Times | None = None

    def after_step(self) -> "Action":
        """The action after its current step."""
        return _replace(self, at=self.at + 1)


class Pending(msgspec.Struct, frozen=True, gc=False):
    """The open question.

    Args:
        stage: the kind of question; seat: who is asked; action: the suspended action, if any.
        price, pile: while a fort is paid, what is left to pay, and the first pile that may still
            be named (stuff pizza, stuff toys, pack pizza, pack toys).
    """

    stage: Stage
    seat: Seat = 0
    action: Action | None = None
    price: Price | None = None
    pile: Annotated[int, Meta(ge=0, le=3)] = 0
