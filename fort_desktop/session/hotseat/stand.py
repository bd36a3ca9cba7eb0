"""The places where a shared screen can stand, and its answer pads, as plain values."""

from typing import Literal

import msgspec

Where = Literal["public", "curtain", "private", "glance", "over"]
Why = Literal["turn", "again", "follow", "look", "action", "rule", "pack", "glance", ""]
Answer = Literal["asked", "later", "follows", "declines"]
CannotPass = Literal["", "last", "draft", "private", "often", "over"]
"""Why a seat cannot pass to somebody else: "last": nobody would be left at the screen; "draft": one
person would be left in a draft in waves; "private": somebody sees a hand; "often": it has passed
too many times; "over": the game is over, or can only be looked at."""


class Stand(msgspec.Struct, frozen=True):
    """The place where a screen stands.

    Args:
        where: "public": the table that everyone may see, no hand and no rule on it (but for a hand
            that is open, see `Hotseat.view`). "curtain": that table, and the screen waits for the
            person at `seat`. "private": this person sees their own hand and rule. "glance": the
            same after one's own turn, to look at the new kids. "over": the game is over, no more
            curtains; any eyes may be chosen.
        seat: whose board is shown large; behind a curtain, the person it is drawn for.
        why: what a curtain, or what opened behind it, is for. "turn": to play; "again": to play a
            second kid (PERK-5); "follow": to answer whether one follows, "look": only to look;
            "action": to continue an action that needs the hand; "rule": to keep a made-up rule;
            "pack": to draft; "glance": to look at the new kids.
        small: the curtain lies over the pads only: its person pressed Look or Follow there.
    """

    where: Where
    seat: int
    why: Why = ""
    small: bool = False


class Pad(msgspec.Struct, frozen=True):
    """The answer pad of one rival of the leader in a follow round.

    Args:
        answer: "asked": it is this seat's turn to answer; "later": it is asked later; "follows",
            "declines": so it answered, or public facts answered for it (R-18).
        person: a person sits there; the pad of a computer has no buttons.
        follows, looks, declines: which of the three buttons can be pressed now.
    """

    seat: int
    answer: Answer
    person: bool
    follows: bool
    looks: bool
    declines: bool


class Habits(msgspec.Struct, frozen=True):
    """The habits of a person at the screen; they are theirs in every game.

    Args:
        looks_first: Follow always opens one's own hand first.
        glance_later: new kids are not shown at the end of one's own turn, only when asked next.
        locks: one person against computers finds their own hand behind a curtain, and leaves it so.
    """

    looks_first: bool = False
    glance_later: bool = False
    locks: bool = False


class Wish(msgspec.Struct, frozen=True):
    """A wish to take back what only everyone together may: whose, and who has agreed so far."""

    by: int
    agreed: frozenset[int]
