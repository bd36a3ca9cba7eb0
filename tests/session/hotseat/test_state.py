"""The state machine of a shared screen, without a game: `step` alone."""

import msgspec
import pytest

from fort_desktop.rules.model.rng import Rng
from fort_desktop.session.hotseat import state as hs
from fort_desktop.session.hotseat.stand import Stand, Why, Wish
from fort_desktop.session.hotseat.state import Event, Facts, State, step

THREE = Facts(
    persons=(0, 1, 2),
    leader=0,
    viewer=0,
    asked=0,
    own=True,
    why="turn",
    curtained=True,
    drafts=False,
    ended=False,
    left=False,
)
"""Three persons; the first one is to play a kid."""
PUBLIC = Stand("public", 0)
SEEN = ("private", "glance")
"""Where a hand is seen."""


def but(facts: Facts, **changes: object) -> Facts:
    return msgspec.structs.replace(facts, **changes)


def after(stand: Stand, event: Event, facts: Facts = THREE, **more: object) -> Stand:
    state: State = msgspec.structs.replace(State(stand), **more)
    return step(state, event, facts).stand


@pytest.mark.parametrize(
    ("stand", "event", "facts", "to"),
    [
        # What is asked of whom decides where it settles.
        (PUBLIC, hs.Settle(), THREE, Stand("curtain", 0, "turn")),
        (Stand("private", 0, "turn"), hs.Settle(), THREE, Stand("private", 0, "turn")),
        (Stand("private", 1, "turn"), hs.Settle(), THREE, Stand("curtain", 0, "turn")),
        (Stand("glance", 0, "glance"), hs.Settle(), THREE, Stand("curtain", 0, "turn")),
        (Stand("private", 0), hs.Settle(), but(THREE, why=""), PUBLIC),
        (Stand("private", 0), hs.Moved(), but(THREE, asked=None), PUBLIC),
        (Stand("private", 0), hs.Settle(), but(THREE, persons=(0, 1), asked=2), PUBLIC),
        (PUBLIC, hs.Settle(), but(THREE, ended=True, viewer=2), Stand("over", 2)),
        # In a draft whoever has the packs stays while computers pick.
        (
            Stand("private", 0, "pack"),
            hs.Settle(),
            but(THREE, persons=(0, 1), asked=2, drafts=True),
            Stand("private", 0, "pack"),
        ),
        # A curtain is opened by the one whom it waits for.
        (Stand("curtain", 0, "turn"), hs.Open(), THREE, Stand("private", 0, "turn")),
        (Stand("curtain", 1, "glance"), hs.Open(), THREE, Stand("glance", 1, "glance")),
        (Stand("curtain", 0, "glance"), hs.Open(), THREE, Stand("private", 0, "glance")),
        (PUBLIC, hs.Open(), THREE, PUBLIC),
        # A hand is covered.
        (Stand("private", 0, "turn"), hs.Cover(), THREE, Stand("curtain", 0, "turn")),
        (Stand("private", 1, "look"), hs.Cover(), but(THREE, why=""), PUBLIC),
        (Stand("curtain", 1, "turn"), hs.Cover(), THREE, Stand("curtain", 1, "turn")),
        # Somebody looks at the public table, and comes back from the curtain.
        (PUBLIC, hs.Look(2, "look"), THREE, Stand("curtain", 2, "look", small=True)),
        (Stand("private", 0), hs.Look(2, "look"), THREE, Stand("private", 0)),
        (Stand("curtain", 2, "look", small=True), hs.Back(), but(THREE, why=""), PUBLIC),
        (Stand("curtain", 2, "turn"), hs.Back(), THREE, Stand("curtain", 2, "turn")),
        # New kids are the mover's to see, before anything else.
        (PUBLIC, hs.Moved(1, ended=True), THREE, Stand("glance", 1, "glance")),
        (PUBLIC, hs.Moved(0), but(THREE, why="glance"), Stand("private", 0, "glance")),
        # A wish is put to all.
        (Stand("private", 1, "turn"), hs.WishBack(1), THREE, PUBLIC),
        # After the end any eyes may be chosen, and only then.
        (Stand("over", 0), hs.SeeAs(2), but(THREE, ended=True), Stand("over", 2)),
        (PUBLIC, hs.SeeAs(2), THREE, PUBLIC),
    ],
)
def test_a_transition(stand: Stand, event: Event, facts: Facts, to: Stand) -> None:
    assert after(stand, event, facts) == to


@pytest.mark.parametrize(
    ("locks", "left", "before", "opened", "covered"),
    [
        (False, False, PUBLIC, Stand("private", 1), Stand("private", 1)),
        (True, False, PUBLIC, Stand("curtain", 1), Stand("curtain", 1)),
        (True, False, Stand("private", 1), Stand("private", 1), Stand("curtain", 1)),
        (False, True, PUBLIC, Stand("curtain", 1, "look"), Stand("curtain", 1, "look")),
        (False, True, Stand("private", 1), Stand("private", 1), Stand("private", 1)),
    ],
)
def test_one_person_needs_a_curtain_only_for_a_lock_or_after_somebody_else(
    locks: bool, left: bool, before: Stand, opened: Stand, covered: Stand
) -> None:
    alone = but(THREE, persons=(1,), asked=1, curtained=locks, left=left)
    assert after(before, hs.Settle(), alone) == opened
    assert after(before, hs.EndWish(), alone) == covered


def test_a_glance_comes_back_to_whoever_covered_it_until_somebody_looks() -> None:
    looks = State(Stand("glance", 2, "glance"))
    closed = step(looks, hs.Cover(), THREE)
    assert (closed.stand, closed.back_to) == (Stand("curtain", 0, "turn"), 2)
    assert step(closed, hs.Back(), THREE).stand == looks.stand
    opened = step(closed, hs.Open(), THREE)
    assert opened.back_to is None
    again = step(opened, hs.Cover(), THREE)
    assert (again.stand, again.back_to) == (Stand("curtain", 0, "turn"), None)
    own = step(looks, hs.Cover(), but(THREE, asked=2))
    assert own.back_to is None, "it is their own curtain already"


def test_all_agree_to_a_wish_or_it_ends() -> None:
    asked = step(State(Stand("private", 1, "turn")), hs.WishBack(1), THREE)
    assert asked.wish == Wish(1, frozenset({1}))
    agreed = step(step(asked, hs.Agree(0), THREE), hs.Agree(2), THREE)
    assert agreed.wish == Wish(1, frozenset({0, 1, 2}))
    assert agreed.stand == PUBLIC
    ended = step(agreed, hs.EndWish(), THREE)
    assert ended.wish is None
    assert ended.stand == Stand("curtain", 0, "turn")
    assert step(ended, hs.Agree(0), THREE) == ended, "nobody wishes anything"


def test_those_who_do_not_follow_say_so_for_one_round() -> None:
    asked = but(THREE, asked=1, own=False, why="")
    said = step(State(PUBLIC), hs.Nobody(frozenset({1, 2})), asked)
    assert step(said, hs.Moved(), asked).nobody == {1, 2}
    assert step(said, hs.Moved(), THREE).nobody == frozenset()
    assert step(said, hs.Pressed(2, 17), asked).pressed == (2, 17)


def _any_event(rng: Rng) -> Event:
    seat = rng.below(3)
    found: list[Event] = [
        hs.Settle(), hs.Open(), hs.Cover(), hs.Back(), hs.Look(seat, "look"), hs.Moved(),
        hs.Moved(seat), hs.Moved(seat, ended=True), hs.WishBack(seat), hs.EndWish(),
        hs.Agree(seat), hs.SeeAs(seat),
    ]  # fmt: skip
    return rng.choice(found)


def _may_see(before: State, event: Event) -> set[int | None]:
    """Return the persons whose hands may be seen after an event."""
    stand = before.stand
    match event:
        case hs.Open() if stand.where == "curtain":
            return {stand.seat}
        case hs.Moved(int(mover)):
            return {mover}
        case hs.Back():
            return {before.back_to, stand.seat if stand.where in SEEN else None}
        case _:
            return {stand.seat} if stand.where in SEEN else set()


def test_only_its_person_opens_a_hand_whatever_is_pressed() -> None:
    rng, state, opened = Rng(3), State(PUBLIC), 0
    reasons: tuple[Why, ...] = ("", "turn", "action")
    for _ in range(8000):
        asked = rng.choice((None, 0, 1, 2))
        why = rng.choice(reasons) if asked is not None else ""
        facts = but(THREE, asked=asked, own=asked == 0, why=why, ended=rng.below(20) == 0)
        event, before = _any_event(rng), state
        state = step(before, event, facts)
        if state.stand.where in SEEN:
            opened += 1
            assert state.stand.seat in _may_see(before, event), (before, event)
    assert opened > 500
