"""Motion: from where each thing is seen to where it will lie, each once."""

import pytest

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.table.event_motion import Flight
from fort_desktop.ui.table.layout_diff import PARK, Glide, Ident, Pace, Stand, delays, glides
from fort_desktop.ui.table.things import (
    BIN,
    DECK,
    OWN_PILE,
    PLAY,
    HandCard,
    OwnYardCard,
    PackToken,
    ParkCard,
    ParkDeck,
    RivalBoard,
    RivalPile,
    Spot,
    StuffToken,
    Thing,
    YardCard,
)

Lies = dict[Ident, tuple[Thing, Box]]
"""What lies on a table, and where."""
PLACES: dict[Thing, Box] = {
    DECK: Box(0, 500, 80, 120),
    OWN_PILE: Box(1100, 500, 80, 120),
    PLAY: Box(900, 200, 180, 300),
    BIN: Box(950, 200, 50, 50),
    ParkDeck(): Box(500, 200, 100, 150),
    RivalBoard(1): Box(10, 0, 400, 90),
    RivalPile(1): Box(380, 10, 50, 60),
    Spot("toys"): Box(300, 250, 100, 50),
}


def stand(lying: Lies) -> Stand:
    """A table on which these things lie, each at its place."""
    nodes = {what: Node(box, None, key) for what, (key, box) in lying.items()}
    return Stand(nodes, PLACES.get)


def hand(kid: str, x: float) -> tuple[Thing, Box]:
    """A card of the hand at an x."""
    return HandCard(kid), Box(x, 480, 150, 220)


def found(
    before: Lies,
    after: Lies,
    flight: Flight | None = None,
) -> dict[Ident, Glide]:
    """The glides by what they move; nothing moves twice."""
    listed = glides(stand(before), stand(after), flight)
    by_what = {glide.what: glide for glide in listed}
    assert len(by_what) == len(listed) or all(isinstance(g.what, str) for g in listed)
    return by_what


def test_what_stays_does_not_move() -> None:
    lies: Lies = {"bug": hand("bug", 100)}
    assert found(lies, lies) == {}


def test_a_card_that_changes_its_place_glides_and_the_others_make_room() -> None:
    before: Lies = {"bug": hand("bug", 100), "doc": hand("doc", 260)}
    after: Lies = {"doc": hand("doc", 180), "bug": (OwnYardCard("bug"), Box(50, 400, 60, 70))}
    moved = found(before, after)
    assert moved["bug"].start == Box(100, 480, 150, 220)
    assert moved["bug"].end == Box(50, 400, 60, 70)
    assert moved["doc"].end.x == 180
    assert not moved["doc"].named


def test_a_drawn_card_comes_from_the_deck_and_a_new_kid_from_the_deck_of_the_park() -> None:
    after: Lies = {"bug": hand("bug", 100), "ant": (ParkCard("ant"), Box(700, 200, 100, 150))}
    moved = found({}, after)
    assert moved["bug"].start == PLACES[DECK]
    assert moved["ant"].start == PLACES[ParkDeck()]


def test_what_a_rival_lays_in_its_yard_comes_from_its_board_and_goes_to_its_pile() -> None:
    there: Lies = {"ant": (YardCard("ant", 1), Box(200, 10, 60, 70))}
    assert found({}, there)["ant"].start == PLACES[RivalBoard(1)]
    assert found(there, {})["ant"].end == PLACES[RivalPile(1)]


def test_gained_tokens_come_from_where_the_event_says_one_for_each() -> None:
    after: Lies = {
        ("stuff", "toys", n): (StuffToken("toys"), Box(300 + 40 * n, 250, 30, 30)) for n in (0, 1)
    }
    flight = Flight(("toys", "toys"), (PLAY, PLAY), Spot("toys"))
    moved = found({}, after, flight)
    assert set(moved) == set(after)
    assert all(glide.start == PLACES[PLAY] and glide.named for glide in moved.values())


def test_a_token_goes_from_stuff_to_pack_in_one_movement() -> None:
    before: Lies = {("stuff", "toys", 0): (StuffToken("toys"), Box(300, 250, 30, 30))}
    after: Lies = {("pack", "toys", 0): (PackToken("toys"), Box(420, 250, 30, 30))}
    moved = found(before, after)
    assert list(moved) == [("pack", "toys", 0)]
    assert moved["pack", "toys", 0].start == Box(300, 250, 30, 30)


def test_what_is_paid_goes_where_the_event_says() -> None:
    before: Lies = {("stuff", "toys", 0): (StuffToken("toys"), Box(300, 250, 30, 30))}
    moved = found(before, {}, Flight(("toys",), (StuffToken("toys"),), BIN))
    assert moved["stuff", "toys", 0].end == PLACES[BIN]


def test_a_rivals_tokens_are_seen_under_way_though_they_lie_nowhere() -> None:
    flight = Flight(("toys", "toys"), (PLAY, PLAY), RivalBoard(1))
    listed = glides(stand({}), stand({}), flight)
    assert [(g.start, g.end) for g in listed] == [(PLACES[PLAY], PLACES[RivalBoard(1)])] * 2


def test_what_an_event_names_starts_one_after_the_other_the_rest_at_once() -> None:
    after: Lies = {
        ("stuff", "toys", n): (StuffToken("toys"), Box(300 + 40 * n, 250, 30, 30)) for n in (0, 1)
    }
    before: Lies = {"bug": hand("bug", 100)}
    flight = Flight(("toys", "toys"), (PLAY, PLAY), Spot("toys"))
    listed = glides(stand(before), stand({**after, "bug": hand("bug", 180)}), flight)
    assert delays(listed, Pace(0.2, 0.1)) == [0.0, 0.1, 0.0]


def test_a_deal_has_a_rhythm() -> None:
    """Three cards in quick succession, a rest, and the next."""
    listed = [Glide(f"bug.{n}", PLACES[DECK], PLACES[PLAY], None, None, True) for n in range(4)]
    first, second, third, fourth = delays(listed, Pace(0.3, 0.05, beat=3))
    assert third - second == pytest.approx(second - first)
    assert fourth - third > 3 * (third - second)


@pytest.mark.parametrize(
    ("start", "back"), [(DECK, "red"), (ParkDeck(), PARK), (RivalBoard(1), "blue"), (PLAY, "")]
)
def test_what_lay_face_down_is_turned_over(start: Thing, back: str) -> None:
    before = Stand({}, PLACES.get, "red", ("red", "blue"))
    after = stand({"bug": hand("bug", 180)})
    after = Stand(after.lying, PLACES.get, "red", ("red", "blue"))
    (glide,) = glides(before, after, Flight(("bug",), (start,), PLAY))
    assert glide.back == back
