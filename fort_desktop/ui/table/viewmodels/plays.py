"""Plays as values: what lies on the mat, the slip beside it, and turns that are over."""

from typing import NamedTuple

from fort_desktop.rules.model.cards import Kid


class Turn(NamedTuple):
    """A rival's turn, in few words.

    Attributes:
        name, colour, player: whose; face: the kid whose face they have chosen, "" for none.
        kid: what was played, None for nothing.
        result: what it brought; recruited: who came, and from where, or that nobody did.
        followed: who did the same.
    """

    name: str
    colour: str
    player: str
    face: str
    kid: Kid | None
    result: str
    recruited: str
    followed: str


class Since(NamedTuple):
    """All turns since the person looked last, in order, and what became of what is theirs."""

    turns: tuple[Turn, ...]
    colour: str
    mine: str
