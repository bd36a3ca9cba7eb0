"""The look back at a game, for `screenshot`: a short game with parts of a review that are given."""

from collections.abc import Callable, Sequence
from functools import cache
from math import exp
from typing import Final

import msgspec

from fort_desktop.bots.hint import Facts
from fort_desktop.content import load_catalog
from fort_desktop.lab.match import play_match
from fort_desktop.record.format import SUFFIX, Deal
from fort_desktop.record.journal import write_record
from fort_desktop.review.parts import (
    Choice,
    Grade,
    Line,
    Luck,
    Par,
    Point,
    Review,
    Sums,
    Turning,
    Verdict,
)
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.events import GameStarted, SeatInfo
from fort_desktop.rules.model.state import State
from fort_desktop.session.recording import Recording
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.routes import Route
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.review.past import Past
from fort_desktop.ui.review.screen import ReviewScreen, Tab
from fort_desktop.ui.review.source import Done, Source

_SEED: Final = 7
_NAMES: Final = ("Maja", "Tomek", "Zoe")
_GRADES: Final[tuple[Grade, ...]] = ("good", "idea", "good", "other", "nothing", "look", "good")
_ASKED: Final = ("play", "follow", "recruit")


class ReviewPage(Route, frozen=True):
    """The page that looks back at a game, with what computes it, and the games played before."""

    past: Past
    source: Callable[[int], Source]
    games: int


@opens(ReviewPage)
def _open(app: Host, route: ReviewPage) -> Screen:
    return ReviewScreen(app, route.past, route.source, route.games)


@cache
def demo_game() -> Game:
    """A whole game of three, of which the first is a person; many pictures are taken of it."""
    game, _ = play_match(load_catalog(), ("easy",) * 3, _SEED, "basic")
    started = next(event for event in game.events if isinstance(event, GameStarted))
    seats = tuple(
        SeatInfo(name, seat.colour, "easy" if i else "human")
        for i, (name, seat) in enumerate(zip(_NAMES, started.seats, strict=True))
    )
    events = [
        msgspec.structs.replace(event, seats=seats) if isinstance(event, GameStarted) else event
        for event in game.events
    ]
    return Game.replay(events, load_catalog(), game.chance, game.acts)


@cache
def demo_review() -> Review:
    """A review of it: the line follows the points, and grades come in turn."""
    game = demo_game()
    found = Review("demo", "", 0, line=Line(_points(game), 0))
    acts = [(i, act) for i, act in enumerate(game.acts) if act.seat == 0]
    choices: list[Choice] = []
    for number, (i, act) in enumerate(acts):
        state = game.state_after(act.at)
        if state.pending.stage in _ASKED:
            made = tuple(str(other.move) for j, other in acts[number : number + 3] if j >= i)
            grade = _GRADES[len(choices) % len(_GRADES)]
            best = str((state.pending.stage == "follow" and "pass") or made[0])
            choices.append(_choice(act.at, i, state, made, best, grade))
    return msgspec.structs.replace(
        found,
        line=Line(_points(game), len(choices)),
        choices=tuple(choices),
        luck=_luck(choices),
        sums=tuple(Sums(one.round, -0.06, 0.08, 0.04) for one in choices),
        turnings=_turnings(choices),
        verdict=Verdict(len(choices), 0.014, 0.004, "well", "follow", 3),
        par=Par((37, 39, 41, 42, 46, 50), 41, 6),
    )


def _choice(
    at: int, moves: int, state: State, made: tuple[str, ...], best: str, grade: Grade
) -> Choice:
    loss = {"other": 0.06, "look": 0.13}.get(grade, 0.0)
    return Choice(
        at, moves, 0, state.round, state.pending.stage, made, (best,), loss, loss, 0.5, 0.06,
        grade=grade, made_facts=Facts(points=3), best_facts=Facts(pizza=1, toys=2, levels=1),
    )  # fmt: skip


def _points(game: Game) -> tuple[Point, ...]:
    """At each turn's start, and at the end: whoever has more points has the better chance."""
    ats = sorted({act.at for act in game.acts[::3]} | {len(game.events)})
    found = []
    for at in ats:
        state = game.state_after(at)
        worth = [exp((seat.points + 3 * seat.level) / 9) for seat in state.seats]
        chances = tuple(one / sum(worth) for one in worth)
        found.append(Point(at, state.round, state.leader, chances))
    return tuple(found)


def _luck(choices: Sequence[Choice]) -> tuple[Luck, ...]:
    early, late = choices[len(choices) // 3], choices[-4]
    return (
        Luck(early.at, early.round, "hand", 0.08, ("bug", "munch")),
        Luck(late.at, late.round, "hand", -0.07, ("moles", "bug", "munch")),
    )


def _turnings(choices: Sequence[Choice]) -> tuple[Turning, ...]:
    good = next(one for one in choices if one.grade == "idea")
    look = next(one for one in reversed(choices) if one.grade == "look")
    luck = choices[-4]
    return (
        Turning(good.at, good.moves, good.round, "own", 0, 0.12, good.moves, good=True),
        Turning(look.at, look.moves, look.round, "own", 0, -0.13, look.moves),
        Turning(luck.at, luck.moves, luck.round, "chance", 0, -0.09),
    )


def past_of(app: App) -> Past:
    """The short game, from a file of its own among the games."""
    folder = app.games.folder
    if folder is None:
        raise ValueError("this program has no folder for games")
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"looked-at{SUFFIX}"
    write_record(path, Recording(demo_game(), Deal(_SEED)).bodies(practice=False))
    return Past(app.games.catalog, path)


def review_of(app: App, review: Review | None, tab: Tab = "story", games: int = 9) -> ReviewScreen:
    """Open the page over what is shown; `games`: so many this person has played."""
    past = past_of(app)
    app.push(ReviewPage(past, lambda seat: Done(review), games))
    screen = app.screen
    if not isinstance(screen, ReviewScreen):
        raise TypeError("another screen is shown")
    screen.turn(tab)
    screen.moments.finish()
    return screen


def _course(app: App) -> None:
    screen = review_of(app, demo_review(), "course")
    screen.course.choose(screen.course.marks[2])
    screen.moments.finish()


def _look(app: App) -> None:
    screen = review_of(app, demo_review())
    screen.look(demo_review().turnings[1].at)


REVIEWS: Final[dict[str, Callable[[App], object]]] = {
    "review": lambda app: review_of(app, demo_review()),
    "review-story": lambda app: review_of(app, demo_review(), games=0),
    "review-course": _course,
    "review-choices": lambda app: review_of(app, demo_review(), "choices"),
    "review-begun": lambda app: review_of(app, None),
    "review-look": _look,
}
"""The pages of a look back, and how to come to each."""
