"""A session says why a move is refused to nobody who would learn another's hand from that."""

from collections.abc import Iterator
from typing import Final

import pytest

from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.sample import sample
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.moves import Move, parse_move
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import COLOURS, Phase, Refusal
from fort_desktop.session.session import Session
from tests.property.test_contract import new_game, played

OPEN: Final[tuple[Phase, ...]] = ("recruit", "discard")
SEATS: Final = range(3)


def session_at(game: Game, viewer: int, covered: bool) -> Session:
    """The screen of a seat, or of all if it is covered."""
    session = Session(game, [SeatInfo(f"{seat}", COLOURS[seat], PERSON) for seat in SEATS], {})
    session.viewer, session.covered = viewer, covered
    session.laid_open = OPEN if covered else ()
    return session


def moments() -> Iterator[Game]:
    """Moments of some games."""
    for seed in range(4):
        game = new_game(3, seed, "draft" if seed == 3 else "basic")
        yield from (at for number, at in enumerate(played(game, Rng(seed))) if number % 9 == 0)


def twin_to(game: Game, knower: int, catalog: Catalog) -> Game:
    """A game that a seat cannot tell from this one, with other hidden cards."""
    rng = Rng(len(game.events))
    return Game(sample(game.view(knower), catalog, rng), rng)


def tried(catalog: Catalog) -> list[Move]:
    """Moves about all kids, and some that need none."""
    verbs = ("play", "follow", "add", "count", "recycle", "lookout")
    words = [f"{verb} {kid}" for verb in verbs for kid in catalog.kids]
    words += [f"recruit {kid} from park" for kid in catalog.kids]
    words += [f"add {kid} as shovel" for kid in catalog.kids]
    words += ["skip", "pass", "done", "use public", "use private", "diy", "declare shovel"]
    return [parse_move(said) for said in words]


@pytest.mark.clause("INFO-1", "TURN-2")
def test_a_refusal_does_not_depend_on_what_the_viewer_does_not_know(catalog: Catalog) -> None:
    answered = differ = 0
    for game in moments():
        asked = game.state.pending.seat
        for viewer in SEATS:
            twin = twin_to(game, viewer, catalog)
            one, other = session_at(game, viewer, False), session_at(twin, viewer, False)
            for move in tried(catalog):
                differ += game.why_not(move) != twin.why_not(move)
                assert one.why_not(move) == other.why_not(move), move
                if viewer == asked:
                    assert one.why_not(move) == game.why_not(move)
                    answered += 1
                else:
                    assert one.why_not(move) == Refusal("TURN-2")
    assert answered > 1000
    assert differ > 100


@pytest.mark.clause("INFO-1", "INFO-2")
def test_a_covered_screen_says_why_only_where_the_hand_lies_open(catalog: Catalog) -> None:
    opened = differ = 0
    for game in moments():
        state = game.state
        leader, asked = state.leader, state.pending.seat
        for knower in (seat for seat in SEATS if seat != leader):
            twin = twin_to(game, knower, catalog)
            one, other = session_at(game, leader, True), session_at(twin, leader, True)
            for move in tried(catalog):
                if asked == leader and state.phase in OPEN:
                    assert one.why_not(move) == game.why_not(move)
                    opened += 1
                else:
                    differ += game.why_not(move) != twin.why_not(move)
                    assert one.why_not(move) == other.why_not(move) == Refusal("TURN-2"), move
    assert opened > 100
    assert differ > 100
