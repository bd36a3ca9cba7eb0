"""One screen that persons share, as a state machine: `step` is the table of its transitions.

What the game asks is a value too (`Facts`), so that nothing here reads or writes a game.
"""

import msgspec

from fort_desktop.session.hotseat.stand import Stand, Where, Why, Wish


class State(msgspec.Struct, frozen=True):
    """All that a shared screen knows beside the game and what is kept on the disk.

    Attributes:
        stand: where it stands; wish: somebody wants to take back what only everyone together may.
        mover: the person who has covered a glance, and may have it back as long as nobody looks.
        nobody: seats that have said aloud that they do not follow, in this round.
        pressed: the number of moves that the last press made at once, and that of all then.
    """

    stand: Stand
    wish: Wish | None = None
    mover: int | None = None
    nobody: frozenset[int] = frozenset()
    pressed: tuple[int, int] = (0, 0)

    @property
    def back_to(self) -> int | None:
        """The person to whom the curtain can give the glance back, as long as it is closed."""
        closed = self.stand.where == "curtain" and self.mover != self.stand.seat
        return self.mover if closed else None


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """The facts of a game that decide where the screen stands.

    Attributes:
        persons: the seats of persons; leader: whose turn it is; viewer: whose eyes it has now.
        asked: the seat that the open question is put to; None for nobody's here.
        own: it is put to the leader, so that a follow round is over.
        why: why that needs the eyes of this person; "" if it is put in public.
        curtained: only their persons see hands; drafts: they draft in waves.
        ended: the game is over; left: the person who had the screen before has just left it.
    """

    persons: tuple[int, ...]
    leader: int
    viewer: int
    asked: int | None
    own: bool
    why: Why
    curtained: bool
    drafts: bool
    ended: bool
    left: bool

    @property
    def shared(self) -> bool:
        """True if two persons or more share the screen."""
        return len(self.persons) > 1


class Settle(msgspec.Struct, frozen=True):
    """The game stands elsewhere; whoever sees their own hand still does if they are asked."""


class Open(msgspec.Struct, frozen=True):
    """The person whom the curtain waits for opens it."""


class Cover(msgspec.Struct, frozen=True):
    """The person at the screen covers hand and rule."""


class Back(msgspec.Struct, frozen=True):
    """Nobody has looked behind the curtain, and it is given back."""


class Look(msgspec.Struct, frozen=True):
    """A person presses Look at the public table, or Follow where that needs the hand."""

    seat: int
    why: Why


class Moved(msgspec.Struct, frozen=True):
    """A move was made.

    Attributes:
        glances: the person who is to look at new kids; None for nobody.
        ended: the turn is over by that, and nothing more is asked of this person.
    """

    glances: int | None = None
    ended: bool = False


class WishBack(msgspec.Struct, frozen=True):
    """A person asks all others whether something is taken back."""

    seat: int


class EndWish(msgspec.Struct, frozen=True):
    """It is done, or somebody refuses, or a seat has passed to somebody else."""


class SeeAs(msgspec.Struct, frozen=True):
    """After the game somebody looks from this seat."""

    seat: int


class Agree(msgspec.Struct, frozen=True):
    """A person agrees to what somebody wishes."""

    seat: int


class Nobody(msgspec.Struct, frozen=True):
    """These, and nobody else, have said aloud that they do not follow."""

    seats: frozenset[int]


class Pressed(msgspec.Struct, frozen=True):
    """One press made so many moves, after which there were `made` in all."""

    count: int
    made: int


Noted = Agree | Nobody | Pressed
"""The events that leave the screen where it stands."""
Event = Settle | Open | Cover | Back | Look | Moved | WishBack | EndWish | SeeAs | Noted


def step(state: State, event: Event, facts: Facts) -> State:
    """Return the state after an event; the same one if nothing comes of it there."""
    here = state.stand
    match here.where, event:
        case _, Settle() | Moved(glances=None):
            return _settled(state, facts)
        case _, Moved(int(mover), ended):
            # The kids that have come are for the mover's eyes.
            looks = _at(state, "glance" if ended else "private", mover, "glance", mover=None)
            return looks if ended else _settled(looks, facts)
        case "public", Look(seat, why):
            return _at(state, "curtain", seat, why, small=True)
        case "curtain", Open():
            glance = here.why == "glance" and facts.asked != here.seat
            opened = _at(state, "glance" if glance else "private", here.seat, here.why)
            return opened if facts.shared else _settled(opened, facts)
        case "private" | "glance", Cover() if facts.curtained:
            covered = _settled(state, facts, opened=False)
            return _with(covered, mover=here.seat if here.where == "glance" else None)
        case "curtain", Back() if here.small:
            return _settled(state, facts, opened=False)
        case "curtain", Back() if state.back_to is not None:
            return _at(state, "glance", state.back_to, "glance")
        case _, WishBack(seat):
            return _at(
                state, "public", facts.leader, wish=Wish(seat, frozenset({seat})), mover=None
            )
        case _, EndWish():
            return _settled(_with(state, wish=None), facts, opened=False)
        case "over", SeeAs(seat):
            return _at(state, "over", seat)
        case _:
            return _noted(state, event)


def _noted(state: State, event: Event) -> State:
    match event:
        case Agree(seat) if state.wish is not None:
            return _with(state, wish=Wish(state.wish.by, state.wish.agreed | {seat}))
        case Nobody(seats):
            return _with(state, nobody=seats)
        case Pressed(count, made):
            return _with(state, pressed=(count, made))
        case _:
            return state


def _settled(state: State, facts: Facts, opened: bool = True) -> State:
    """Return the state where the screen stands as the game asks.

    Args:
        opened: whoever sees their own hand goes on seeing it if they are asked.
    """
    nobody = frozenset[int]() if facts.own else state.nobody
    sees = state.stand if opened and state.stand.where == "private" else None
    return _with(state, stand=_place(state.stand, facts, sees), mover=None, nobody=nobody)


def _place(before: Stand, facts: Facts, sees: Stand | None) -> Stand:
    """Return where the game wants the screen; `sees`: this hand is open."""
    public = Stand("public", facts.leader)
    if facts.ended:
        return Stand("over", facts.viewer)
    if not facts.shared:
        return _alone(before, facts, sees)
    if facts.asked is None:
        return public
    if facts.asked not in facts.persons:
        return sees if facts.drafts and sees is not None else public
    if not facts.why:
        return public
    stays = sees is not None and sees.seat == facts.asked
    return Stand("private" if stays else "curtain", facts.asked, facts.why)


def _alone(before: Stand, facts: Facts, sees: Stand | None) -> Stand:
    """One person plays: the hand is open, but behind a curtain if a person has just left."""
    seat = facts.persons[0] if facts.persons else facts.viewer
    stays = sees is not None or (before.where == "private" and not facts.curtained)
    if (facts.left or facts.curtained) and not stays:
        return Stand("curtain", seat, "look" if facts.left else "")
    return Stand("private", seat)


def _at(
    state: State, where: Where, seat: int, why: Why = "", small: bool = False, **changes: object
) -> State:
    return _with(state, stand=Stand(where, seat, why, small), **changes)


def _with(state: State, **changes: object) -> State:
    return msgspec.structs.replace(state, **changes)
