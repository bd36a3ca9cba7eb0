"""The review of a game that is over, part by part."""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Final, Literal

import msgspec

from fort_desktop.bots.evaluate import Judge, chance, fitted
from fort_desktop.bots.hint import facts_of
from fort_desktop.bots.plan import Line as Moves
from fort_desktop.bots.protocol import Clock
from fort_desktop.record.record import digest
from fort_desktop.review import grades
from fort_desktop.review.choices import Station, own, stations
from fort_desktop.review.look import FULL, Depth, Look, Looker, as_line
from fort_desktop.review.luck import faces, hands
from fort_desktop.review.par import GAMES, par
from fort_desktop.review.parts import FORMAT, Choice, Line, Part, Point, Review, with_part
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.sample import sample
from fort_desktop.rules.knowledge.view import observe
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Move, Recruit, parse_move, text
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import RuleError

_LINE_DIGITS = 5


def points(
    judge: Judge, found: Sequence[Station], end: State, events: int, seat: int
) -> tuple[Point, ...]:
    """The chances before each choice since the draft, and at the end.

    Args:
        end: the final position; events: how many events there were; seat: one's own.
    """
    rows = [one for one in found if one.state.round > 0]
    states = [*(one.state for one in rows), end]
    told = [
        Point(
            one.at, one.state.round, one.state.leader, chances(judge, one.state),
            one.number, one.seat, round(_moved(judge, one.state, after, seat), _LINE_DIGITS),
        )
        for one, after in zip(rows, states[1:], strict=True)
    ]  # fmt: skip
    return (*told, Point(events, end.round, end.leader, chances(judge, end)))


def _moved(judge: Judge, state: State, after: State, seat: int) -> float:
    """By how many points a seat is further ahead in a later position.

    The step is in log-odds, which a point moves more and more: else the mere end would seem to
    bring or cost points. Who has won is no step at all.
    """
    if after.ended:
        return 0.0
    return judge.lead(state, seat, judge(after, seat) - judge(state, seat))


def chances(judge: Judge, state: State) -> tuple[float, ...]:
    """The chance of each seat; they add up to 1."""
    seats = range(len(state.seats))
    if state.ended:
        found = [float(seat in state.winners) for seat in seats]
    else:
        found = [chance(judge(state, seat)) for seat in seats]
    total = sum(found)
    shares = [round(one / total, _LINE_DIGITS) for one in found]
    most = shares.index(max(shares))
    shares[most] = round(shares[most] + 1.0 - sum(shares), _LINE_DIGITS)
    return tuple(shares)


SEARCH: Final = 2
"""Rises when the search or a measure of this room changes; the weights tell themselves."""
_DIGITS: Final = 5
_SPREAD: Final = 0x9E3779B1
"""An odd number that keeps the seeds of neighbouring choices apart."""
_AGAIN, _STORY, _GAME = 4, 4, 15
"""What a second look, the luck and a game of par cost, in first looks."""
Why = Literal["running", "no_moves", "no_seat"]


class ReviewError(Exception):
    """A game that is not reviewed.

    Attributes:
        code: "running": it is not over, and a review knows what is hidden; "no_moves": its record
            has events only; "no_seat": there is no such seat.
    """

    def __init__(self, code: Why) -> None:
        super().__init__(code)
        self.code: Why = code


def never() -> bool:
    """A clock that stops nothing."""
    return False


def new_review(game: Game, seat: int, seed: int = 0, depth: Depth = FULL) -> Review:
    """The empty review of a game.

    Raises:
        ReviewError: it is running, or has no moves or no such seat.
    """
    if not game.ended:
        raise ReviewError("running")
    if not game.acts:
        raise ReviewError("no_moves")
    if not 0 <= seat < len(game.state.seats):
        raise ReviewError("no_seat")
    return Review(version(game.state.catalog, depth), digest(game.events, game.acts), seat, seed)


def version(catalog: Catalog, depth: Depth = FULL) -> str:
    """The version of evaluation and search: another one gives other numbers."""
    content = msgspec.json.encode([FORMAT, SEARCH, fitted(catalog), depth])
    return hashlib.sha256(content).hexdigest()[:16]


def review(
    game: Game,
    seat: int,
    seed: int = 0,
    stop: Clock = never,
    known: Review | None = None,
    depth: Depth = FULL,
    with_par: bool = True,
) -> Iterator[Part]:
    """The parts as they are done: the line of chances, one's own choices from first to last,
    each again that is looked at twice, chance, sums, the whole, par.

    Args:
        stop: asked between choices, and between moves of par; then nothing more comes.
        known: a review of the same kind that goes on: its parts are not made again.

    Raises:
        ReviewError: see `new_review`; at once, not at the first part.
    """
    told = resumed(game, new_review(game, seat, seed, depth), known)
    return _parts(_Reviewer(game, told, depth), stop, with_par)


def resumed(game: Game, blank: Review, known: Review | None) -> Review:
    """Return `known` if it is a review of this game, of the same kind; else `blank`."""
    fits = known is not None and same_kind(known, blank) and _fits(game, known)
    return known if known is not None and fits else blank


def _fits(game: Game, told: Review) -> bool:
    """Return True if the game has everything that a review names: files can be damaged."""
    mine = {one.number: one for one in own(stations(game), told.seat)}
    seats, kids = len(game.state.seats), game.state.catalog.kid
    points = told.line.points if told.line is not None else ()
    return (
        all(len(one.chances) == seats and one.leader < seats for one in points)
        and all(_is_of(one, mine.get(one.moves)) for one in told.choices)
        and all(card in kids for one in told.luck for card in one.cards)
        and all(one.asked < seats and one.moves <= len(game.acts) for one in points)
    )


def _is_of(choice: Choice, station: Station | None) -> bool:
    if station is None or choice.at != station.at or not choice.best:
        return False
    try:
        moves = [text(parse_move(words)) for words in choice.best]
    except RuleError:
        return False
    made = tuple(text(move) for move in station.made)
    return choice.made == made and tuple(moves) == choice.best


def same_kind(one: Review, other: Review) -> bool:
    """Return True if two reviews share game, seat and seed, and were made in the same way."""
    return (one.format, one.version, one.digest, one.seat, one.seed) == (
        other.format,
        other.version,
        other.digest,
        other.seat,
        other.seed,
    )


def whole(told: Review, with_par: bool = True) -> bool:
    """Return True if nothing is left to compute."""
    done = told.par is not None and len(told.par.totals) == told.par.games
    return told.verdict is not None and (done or not with_par)


def share_done(told: Review, with_par: bool = True) -> float:
    """About how much of the work is done, from 0 to 1."""
    if told.line is None:
        return 0.0
    again, needed = _looks(told)
    games = len(told.par.totals) if told.par is not None else 0
    done = len(told.choices) + again * _AGAIN + (told.verdict is not None) * _STORY + games * _GAME
    looks = again + needed if told.verdict else max(again + needed, told.line.choices // 8)
    most = told.line.choices + looks * _AGAIN + _STORY + (GAMES * _GAME if with_par else 0)
    return min(1.0, done / most)


def _looks(told: Review) -> tuple[int, int]:
    """Return the number of choices that had a second look, and of those still to have one."""
    again = sum(one.again is not None for one in told.choices)
    return again, sum(
        (one.loss or 0.0) >= grades.TOLD and one.again is None for one in told.choices
    )


class _Reviewer:
    """A game under review, and the review so far."""

    def __init__(self, game: Game, told: Review, depth: Depth) -> None:
        self.game = game
        self.told = told
        self.catalog = game.state.catalog
        self.judge = Judge(self.catalog, fitted(self.catalog))
        self.found = stations(game)
        self.mine = own(self.found, told.seat)
        self.looker = Looker(self.catalog, depth)

    def put(self, part: Part) -> Part:
        """Note a part."""
        self.told = with_part(self.told, part)
        return part

    def luck(self, number: int, what: int = 0) -> int:
        """A seed for the choice of this number, whatever else has been looked at."""
        return Rng((self.told.seed * _SPREAD + number) * 4 + what).next()


def _parts(work: _Reviewer, stop: Clock, with_par: bool) -> Iterator[Part]:
    game, seat = work.game, work.told.seat
    line = points(work.judge, work.found, game.state, len(game.events), seat)
    yield work.put(Line(line, len(work.mine)))
    for station in work.mine:
        for look in (_first, _again):
            if stop():
                return
            choice = look(work, station)
            if choice is not None:
                yield work.put(choice)
    if stop():
        return
    if work.told.verdict is None:
        for came in hands(work.catalog, work.judge, work.mine, work.luck(0, 2)):
            yield work.put(came)
        for came in faces(work.judge, game, seat, work.luck(1, 2)):
            yield work.put(came)
        yield from map(work.put, _story(work, line))
    if with_par and not whole(work.told):
        yield from map(work.put, par(game, work.catalog, seat, work.luck(0, 3), stop))


def _first(work: _Reviewer, station: Station) -> Choice | None:
    """A choice after the first look; None if it is known."""
    if any(choice.moves == station.number for choice in work.told.choices):
        return None
    decision, state = station.decision, station.state
    blank = Choice(
        station.at,
        station.number,
        station.seat,
        state.round,
        station.stage,
        _texts(as_line(decision, station.made)),
        (),
    )
    forced = len(decision.moves) == 1 and len(station.made) == 1
    if not station.measured or forced:
        return msgspec.structs.replace(
            blank, best=blank.made, grade="nothing" if forced else "none"
        )
    seed = work.luck(station.number)
    found = work.looker.look(observe(state, station.seat), decision, station.made, seed)
    return _judged(station, blank, found, seed)


def _judged(station: Station, blank: Choice, found: Look, seed: int) -> Choice:
    """A choice with what a look has found."""
    made = as_line(station.decision, station.made)
    loss = 0.0 if found.first else round(max(0.0, found.gap), _DIGITS)
    best = found.best if loss else made
    other = found.best or made
    view = observe(station.state, station.seat)
    world = sample(view, station.state.catalog, Rng(seed))
    told = facts_of(view, station.decision, station.state, made)
    there = facts_of(view, station.decision, world, other)
    return msgspec.structs.replace(
        blank,
        best=_texts(best),
        loss=loss,
        even=0.0 if found.first else round(grades.even(found.gap, found.chance), _DIGITS),
        chance=round(found.chance, _DIGITS),
        second=round(found.second, _DIGITS),
        grade=grades.grade(loss, loss == 0.0, found.second, found.spread),
        made_facts=told,
        best_facts=there if loss else told,
        points=round(found.points, _DIGITS),
        other=_texts(other),
        other_facts=there,
        level=view.seats[station.seat].level,
        alike=alike(station.state, station.seat, made[0][1]),
        other_alike=alike(station.state, station.seat, other[0][1]),
    )


def alike(state: State, seat: int, move: Move) -> int:
    """Return how many own kids have the suit of the kid that a move recruits; 0 if unseen."""
    if not isinstance(move, Recruit) or not move.kid:
        return 0
    kids, suits = state.catalog.kid, set(state.catalog.kids[move.kid].suits)
    return sum(bool(suits & set(kids[card].suits)) for card in state.seats[seat].cards)


def _again(work: _Reviewer, station: Station) -> Choice | None:
    """A choice after the second look, of which the smaller loss counts; None if it needs none."""
    found = next(choice for choice in work.told.choices if choice.moves == station.number)
    if found.again is not None or found.loss is None or found.loss < grades.TOLD:
        return None
    decision = station.decision
    best = as_line(decision, [parse_move(words) for words in found.best])
    view = observe(station.state, station.seat)
    gap = work.looker.again(view, decision, station.made, best, work.luck(station.number, 1))
    gap = round(gap, _DIGITS)
    loss = min(found.loss, max(0.0, gap))
    told = msgspec.structs.replace(
        found,
        again=gap,
        loss=loss,
        even=round(grades.even(min(found.loss, gap), found.chance or 0.0), _DIGITS),
        grade=grades.grade(loss, False, 0.0, 1.0),
        points=round((found.points or 0.0) * loss / found.loss, _DIGITS),
    )
    if loss:
        return told
    return msgspec.structs.replace(told, best=found.made, best_facts=found.made_facts)


def _story(work: _Reviewer, line: Sequence[Point]) -> Iterator[Part]:
    """Yield the parts that follow from the choices, the line and the luck."""
    told = work.told
    yield from grades.sums(line, told.choices, told.luck, told.seat)
    yield grades.verdict(told.choices)


def _texts(line: Moves) -> tuple[str, ...]:
    return tuple(text(move) for _, move in line)
