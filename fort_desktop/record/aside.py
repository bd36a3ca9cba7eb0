"""The things beside the moves of a game: of a shared screen, and how far a lesson has come.

Such a line holds all of them, and the last line counts. They are nobody's to read but the person's
who set them: no command prints them, no view tells them, and the proof of a game leaves them out.
"""

from collections.abc import Iterable, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from fort_desktop.rules.model.seats import SeatInfo
from fort_desktop.rules.model.types import DEAL_SIZE, Cards, KidId, Name, Round, Seat, Suit

Moment = Annotated[int, Meta(ge=0, le=10_000_000)]
"""A number of moves, or of events, that came before."""
Ask = Literal["always", "some", "never", "away"]
Suits = Annotated[tuple[Suit, ...], Meta(max_length=6)]
Picks = Annotated[tuple[KidId, ...], Meta(max_length=DEAL_SIZE)]
MOST_CHANGES = 200


class Held(msgspec.Struct, frozen=True):
    """An answer that waits for Done: the move in its text form, after so many moves."""

    at: Moment
    seat: Seat
    move: Annotated[str, Meta(max_length=100)]


class Glance(msgspec.Struct, frozen=True):
    """A person still looks at the new kids, after so many moves."""

    at: Moment
    seat: Seat


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A standing answer to "follow?", which ends with the next own turn.

    Args:
        ask: "always"; "some": only when one of `suits` is played; "never"; "away": never, since
            the person is not at the screen.
        until: the round in which the next own turn begins.
    """

    until: Round
    ask: Ask = "always"
    suits: Suits = ()


class Change(msgspec.Struct, frozen=True):
    """A seat passed to somebody else, after so many events."""

    at: Moment
    seat: Seat
    name: Name
    player: Name


class LessonMark(msgspec.Struct, frozen=True, omit_defaults=True):
    """The progress of a learner in the guided first game (`ui/lesson`).

    Args:
        step: the id of the step, "free" once nobody guides; chapter: its chapter, from 0.
        at: after how many moves it was come to.
        done: it was played to its last step, whatever came of the game.
    """

    step: Annotated[str, Meta(max_length=40)]
    chapter: Annotated[int, Meta(ge=0, le=100)]
    at: Moment
    done: bool = False


class Aside(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that is kept beside the moves; what belongs to seats is in their order.

    Args:
        held: the answer that waits for Done; glance: who still looks at the new kids.
        picks: all picks of each seat in a draft, those included that are not moves yet.
        drafting: the seat that has the packs.
        hands: cards in the order in which a person has laid them.
        standing: answers that persons have set beforehand.
        changes: seats that have passed to somebody else, first to last.
        open_turns: the house rule that hands are open on one's own turn.
        lesson: how far the guided first game has come; None for any other game.
    """

    held: Held | None = None
    glance: Glance | None = None
    picks: Annotated[tuple[Picks, ...], Meta(max_length=4)] = ()
    drafting: Seat | None = None
    hands: Annotated[tuple[Cards, ...], Meta(max_length=4)] = ()
    standing: Annotated[tuple[Standing | None, ...], Meta(max_length=4)] = ()
    changes: Annotated[tuple[Change, ...], Meta(max_length=MOST_CHANGES)] = ()
    open_turns: bool = False
    lesson: LessonMark | None = None


NOTHING_ASIDE = Aside()


def seated(first: Sequence[SeatInfo], changes: Iterable[Change]) -> tuple[SeatInfo, ...]:
    """Return the seats after these changes; colours stay with the seats."""
    seats = list(first)
    for change in changes:
        if change.seat < len(seats):
            seats[change.seat] = msgspec.structs.replace(
                seats[change.seat], name=change.name, player=change.player
            )
    return tuple(seats)


def aside_body(aside: Aside) -> bytes:
    """The body of a line that keeps all of this, in place of what the last such line kept."""
    return msgspec.json.encode({"aside": aside})
