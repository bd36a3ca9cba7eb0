"""R-18: how long a computer player takes to say whether it follows tells nothing of its hand."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from fort_desktop.bots.levels import make_bot
from fort_desktop.bots.worker import Answer
from fort_desktop.lab.match import seats_for
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.view import View, observe
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Decision
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.types import COIN
from fort_desktop.rules.model.zones import playing
from fort_desktop.rules.obligations.counting import leader_suits
from fort_desktop.session.bot_process import Thinker
from fort_desktop.session.pace import THINK, pause
from fort_desktop.session.session import Session

FRAME = 1 / 60
SPEEDS = (0.0, 0.6, 1.0, 2.0)
LEVELS = ("easy", "normal", "expert")


class Simulated(Thinker):
    """A worker whose answer is there after so many frames; who has nothing to choose is at once."""

    def __init__(self, frames: int) -> None:
        super().__init__()
        self.frames = frames
        self.limits: list[float] = []
        self._left = 0
        self._move: mv.Move | None = None

    def start(self) -> None:
        """There is no process."""

    def seat(self, catalog: Catalog, levels: dict[int, tuple[str, int]]) -> None:
        self.catalog = catalog
        self._move = None

    @property
    def asked(self) -> bool:
        return self._move is not None

    def ask(
        self,
        view: View,
        decision: Decision,
        hint: bool = False,
        limit: float | None = None,
        luck: int | None = None,
    ) -> None:
        self.limits.append(limit if limit is not None else self.limit)
        self._left = self.frames if len(decision.moves) > 1 else 0
        self._move = decision.moves[0]

    def tick(self) -> None:
        self._left -= 1

    def answer(self) -> Answer | None:
        if self._move is None or self._left > 0:
            return None
        move, self._move = self._move, None
        return Answer(0, move)

    def give_up(self) -> Answer | None:
        move, self._move = self._move, None
        return Answer(0, move) if move is not None else None

    def cancel(self) -> None:
        self._move = None


class Question(NamedTuple):
    """A follow question in two games that look alike: with and without a matching card in hand."""

    can: Game
    cannot: Game


def questions(catalog: Catalog, games: int) -> Iterator[Question]:
    """From games as they come, whatever is public in them."""
    for seed in range(games):
        players = [make_bot("random", catalog, 9 * seed + i) for i in range(3)]
        game = Game.new(catalog, seats_for(["easy"] * 3), seed, "basic")
        while (decision := game.decision) is not None:
            if decision.kind == "follow":
                pair = swapped(game, decision.seat)
                if pair is not None:
                    yield pair
            game.push(players[decision.seat].choose(game.view(decision.seat), decision))


def swapped(game: Game, seat: int) -> Question | None:
    """The hand dealt anew from what nobody else can tell from it: once all for it, once against."""
    state, catalog = game.state, game.state.catalog
    own = state.seats[seat]
    play = playing(state)
    suits = {*leader_suits(state.kid(play.card), play.declared), COIN}
    cards = sorted(own.hand + own.deck, key=lambda card: suits.isdisjoint(catalog.kid[card].suits))
    found = []
    for order in (cards, cards[::-1]):
        twin = game.copy()
        hand = tuple(order[: len(own.hand)])
        deck = tuple(order[len(own.hand) :])
        twin.state.seats[seat] = msgspec.structs.replace(own, hand=hand, deck=deck)
        twin._moves = None
        found.append(twin)
    can, cannot = found
    if len(can.legal_moves()) < 2 or len(cannot.legal_moves()) > 1:
        return None
    # Of a few cards all know that they are in the hand.
    rival = (seat + 1) % len(state.seats)
    if observe(can.state, rival) != observe(cannot.state, rival):
        return None
    return Question(can, cannot)


def frames_to_answer(
    catalog: Catalog, game: Game, level: str, speed: float, thinker: Simulated | None
) -> int:
    """How many frames pass at the table until the answer is there."""
    decision = game.decision
    assert decision is not None
    seats = seats_for([level if i == decision.seat else "human" for i in range(3)])
    session = Session(game.copy(), seats, {decision.seat: make_bot("easy", catalog, 3)})
    if thinker is not None:
        session.think_with(thinker)
    for number in range(1, 1000):
        if session.think(FRAME, speed):
            return number
        if thinker is not None:
            thinker.tick()
    raise AssertionError("it never answers")


def test_swapping_the_hand_changes_no_frame(catalog: Catalog) -> None:
    """At every speed, thinking here or in a process of its own that is quick, slow or late."""
    compared = 0
    rng = Rng(4)
    for number, question in enumerate(questions(catalog, 5)):
        level, speed = LEVELS[number % 3], SPEEDS[number % 4]
        thinker = Simulated(rng.below(120)) if number % 5 else None
        counts = [frames_to_answer(catalog, game, level, speed, thinker) for game in question]
        assert counts[0] == counts[1] > 1, (level, speed)
        compared += 1
    assert compared > 60


def test_the_two_distributions_are_one(catalog: Catalog) -> None:
    """Over the questions of whole games: who can follow and who cannot take as long."""
    can: list[int] = []
    cannot: list[int] = []
    for seed in range(4):
        players = [make_bot("random", catalog, 9 * seed + i) for i in range(3)]
        game = Game.new(catalog, seats_for(["easy"] * 3), seed, "basic")
        while (decision := game.decision) is not None:
            if decision.kind == "follow":
                found = can if len(decision.moves) > 1 else cannot
                found.append(frames_to_answer(catalog, game, "easy", 1.0, None))
            game.push(players[decision.seat].choose(game.view(decision.seat), decision))
    assert min(len(can), len(cannot)) > 60
    # Kolmogorov and Smirnov: the 1 % level of the greatest distance of two such samples.
    bound = 1.63 * ((len(can) + len(cannot)) / (len(can) * len(cannot))) ** 0.5
    assert distance(can, cannot) < bound
    assert len(set(can)) > 15, "and the pause itself is no signal that could be learnt"


def distance(one: list[int], other: list[int]) -> float:
    """The greatest difference of two empirical distributions."""
    shares = []
    for at in sorted({*one, *other}):
        below = [sum(n <= at for n in sample) / len(sample) for sample in (one, other)]
        shares.append(abs(below[0] - below[1]))
    return max(shares)


def test_the_thinking_ends_before_the_pause_does() -> None:
    for level, seconds in THINK.items():
        for speed in SPEEDS:
            pauses = [pause(at, level, speed) for at in range(200)]
            assert min(pauses) > seconds
            assert max(pauses) < seconds + 1.3
            assert len(set(pauses)) > 100


def test_a_worker_is_asked_within_its_time(catalog: Catalog, tmp_path: Path) -> None:
    """A question whether to follow is limited, another one is not; each is put once."""
    question = next(questions(catalog, 1))
    thinker = Simulated(10)
    frames_to_answer(catalog, question.can, "expert", 1.0, thinker)
    assert thinker.limits == [pytest.approx(0.6 * THINK["expert"])]
    game = Game.new(catalog, seats_for(["easy"] * 3), 2, "basic")
    other = Simulated(10)
    quick = frames_to_answer(catalog, game, "expert", 1.0, other)
    assert other.limits == [Thinker().limit]
    assert quick == 11, "as soon as it is there"


def test_without_anybody_who_looks_there_is_no_pause(catalog: Catalog) -> None:
    question = next(questions(catalog, 1))
    for game in question:
        decision = game.decision
        assert decision is not None
        seats = seats_for(["easy" if i == decision.seat else "human" for i in range(3)])
        session = Session(game.copy(), seats, {decision.seat: make_bot("easy", catalog, 3)})
        assert session.think()
