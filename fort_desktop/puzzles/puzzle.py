"""A puzzle: a position of a real game, whose answer is the play that scores most.

What counts is the first card of one's own turn, from the choice of the kid until the play is over
(before anybody follows), and of its points those on the Victory Track (ACT-9). No play of a puzzle
uncovers a kid that nobody has seen, so chance has no part in it; see docs/puzzles.md.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.revealing import reveals
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.invariants import Problem, problems
from fort_desktop.rules.model.moves import Move, parse_move
from fort_desktop.rules.model.pending import Pending
from fort_desktop.rules.model.state import SeatState, State
from fort_desktop.rules.model.types import (
    PERKS,
    RULES,
    Card,
    Cards,
    Cause,
    Colour,
    Level,
    PerkId,
    Perks,
    Points,
    RuleId,
    Rules,
    Seat,
    Tokens,
)

GRADES: Final = (1, 2, 3, 4)
"""From easy to hard."""
Grade = Annotated[int, Meta(ge=1, le=4)]
PuzzleId = Annotated[str, Meta(pattern=r"\A[0-9a-f]{8}\Z")]
"""What solved puzzles are known by: it follows from the position alone."""
_Owner = Annotated[int, Meta(ge=-1, le=3)]
_Word = Annotated[str, Meta(max_length=100)]
_Elsewhere: Final = ("do_over", "play_again")
"""Own questions of the Play phase that come after everybody has followed (PERK-5)."""


class Board(msgspec.Struct, frozen=True, omit_defaults=True):
    """The board of a seat; all fields are those of `SeatState`, held to bounds."""

    colour: Colour
    hand: Cards = ()
    deck: Cards = ()
    discard: Cards = ()
    yard: Cards = ()
    lookout: Cards = ()
    points: Points = 0
    level: Level = 0
    pizza: Tokens = 0
    toys: Tokens = 0
    pack_pizza: Tokens = 0
    pack_toys: Tokens = 0
    perk: PerkId | None = None
    rule: RuleId | None = None
    picks: Cards = ()
    unseen: Cards = ()
    shown: Cards = ()
    saw: Rules = ()


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """A state in which a seat is asked which kid it plays; the fields are those of `State`."""

    seats: Annotated[tuple[Board, ...], Meta(min_length=2, max_length=4)]
    first: Seat = 0
    leader: Seat = 0
    round: Annotated[int, Meta(ge=1, le=1_000_000)] = 1
    park: Cards = ()
    park_deck: Cards = ()
    rules: Rules = ()
    perks: Perks = ()
    macaroni: _Owner = -1
    keepers: Annotated[tuple[Seat, ...], Meta(max_length=4)] = ()
    trashed: Cards = ()
    ending: Cause | None = None


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A puzzle with its answer.

    Args:
        best: points of the best play; plain: those of the obvious one, see `solver.plain`.
        answer: the moves of a best play, in their text form.
        lines: how many plays there are, as sequences of moves.
    """

    id: PuzzleId
    grade: Grade
    best: Annotated[int, Meta(ge=1, le=99)]
    plain: Annotated[int, Meta(ge=0, le=99)]
    lines: Annotated[int, Meta(ge=2, le=1_000_000)]
    answer: Annotated[tuple[_Word, ...], Meta(min_length=1, max_length=60)]
    position: Position

    @property
    def seat(self) -> int:
        """The seat whose turn it is: the person's."""
        return self.position.leader

    @property
    def start(self) -> int:
        """The points that the person has on the track at the beginning."""
        return self.position.seats[self.seat].points

    @property
    def moves(self) -> tuple[Move, ...]:
        """The best play.

        Raises:
            RuleError: a line of it is not a move.
        """
        return tuple(map(parse_move, self.answer))


class UnfitError(ValueError):
    """A position that cannot be; `code` is one word, `problems` those of the state."""

    def __init__(
        self, code: Literal["cards", "leader", "words", "state"], found: Sequence[Problem] = ()
    ) -> None:
        super().__init__(" ".join((code, *map(str, found))))
        self.code, self.problems = code, tuple(found)


def position_of(state: State) -> Position:
    """The position of a state that waits for a kid to be played."""
    fields = [field.name for field in msgspec.structs.fields(Position) if field.name != "seats"]
    boards = tuple(Board(*msgspec.structs.astuple(seat)) for seat in state.seats)
    return Position(boards, *(getattr(state, name) for name in fields))


def game_of(position: Position, catalog: Catalog) -> Game:
    """The game that begins in a position.

    Raises:
        UnfitError: no game could reach this position.
    """
    if not position.leader < len(position.seats) or not position.first < len(position.seats):
        raise UnfitError("leader")
    seats = [SeatState(*msgspec.structs.astuple(board)) for board in position.seats]
    state = State(catalog, seats)
    for field in msgspec.structs.fields(Position)[1:]:
        setattr(state, field.name, getattr(position, field.name))
    state.phase = "play"
    if any(card not in catalog.kid for card in _cards(position)):
        raise UnfitError("cards")
    if not _known(position):
        raise UnfitError("words")
    wrong = problems(state)
    if wrong:
        raise UnfitError("state", wrong)
    game = Game.at(state, Pending("play", position.leader))
    if not playing(game, position.leader):
        raise UnfitError("leader")
    return game


def _cards(position: Position) -> Iterator[Card]:
    yield from (*position.park, *position.park_deck, *position.trashed)
    for seat in position.seats:
        for zone in (seat.hand, seat.deck, seat.discard, seat.yard, seat.lookout, seat.picks):
            yield from zone
        yield from (*seat.unseen, *seat.shown)


def _known(position: Position) -> bool:
    """Return True if all perks and made-up rules are the game's, and the sculpture is in place."""
    perks = {*position.perks, *(seat.perk for seat in position.seats)} - {None}
    rules = {*position.rules, *(seat.rule for seat in position.seats)} - {None}
    for seat in position.seats:
        rules |= {*seat.saw}
    seats = range(-1, len(position.seats))
    there = position.macaroni in seats and all(seat in seats for seat in position.keepers)
    return there and perks <= {*PERKS} and rules <= {*RULES}


def playing(game: Game, seat: int) -> bool:
    """Return True if a seat is still deciding about the first card of its turn."""
    state = game.state
    asked = not state.ended and state.leader == seat == state.pending.seat
    return asked and state.phase == "play" and state.pending.stage not in _Elsewhere


def uncovers(events: Sequence[Event]) -> bool:
    """Return True if a move of the play has uncovered a kid that nobody had seen.

    What comes after the play, in the phases that follow, does not matter. The stack of made-up
    rules may be looked through: none of them scores on the track.
    """
    for event in events:
        if isinstance(event, ev.PhaseBegan):
            return False
        if reveals(event) and not isinstance(event, ev.DecisionDue):
            return True
    return False


def points_of(game: Game, seat: int) -> int:
    """A seat's points on the track."""
    return game.state.seats[seat].points
