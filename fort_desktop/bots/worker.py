"""The worker process in which computer players think, without window, files or true state.

It receives the cards of a game, then questions (a view and a decision each), and answers with
moves. It exits when its pipe closes, so it never outlives the program.
"""

import time
from multiprocessing.connection import Connection
from typing import Protocol

import msgspec

from fort_desktop.bots.hint import Hint, hints
from fort_desktop.bots.levels import make_bot
from fort_desktop.bots.priority import step_back
from fort_desktop.bots.protocol import Bot, without_collector
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Decision, Move


class Number(Protocol):
    """A number in shared memory."""

    value: float


class Shared(msgspec.Struct):
    """Shared memory of the two processes.

    Args:
        wanted: number of the question whose answer is still wanted; beat: the worker's last
            heartbeat, in seconds of `time.monotonic`.
    """

    wanted: Number
    beat: Number


class Players(msgspec.Struct):
    """Message that a game begins: its cards, and the level and seed of each computer's seat."""

    catalog: Catalog
    levels: dict[int, tuple[str, int]]


class Question(msgspec.Struct):
    """A question to a seat, to be answered within `seconds`, by a hint or by a move.

    Args:
        luck: seeds the player of the seat again whenever it changes; None leaves it as it is.
    """

    number: int
    view: View
    decision: Decision
    seconds: float
    hint: bool = False
    luck: int | None = None


class Answer(msgspec.Struct):
    """The move of a seat, or hints for a person."""

    number: int
    move: Move | None = None
    hints: tuple[Hint, ...] = ()


class _Clock:
    """The time limit of a question; polled often, so it also serves as a heartbeat."""

    def __init__(self, question: Question, shared: Shared) -> None:
        self._number = question.number
        self._until = time.monotonic() + question.seconds
        self._shared = shared

    def __call__(self) -> bool:
        now = time.monotonic()
        self._shared.beat.value = now
        return now > self._until or self._shared.wanted.value != self._number


def work(pipe: Connection, shared: Shared) -> None:
    """Answer questions until the pipe closes."""
    step_back("behind the window")
    without_collector()
    shared.beat.value = time.monotonic()
    players: Players | None = None
    bots: dict[int, tuple[int | None, Bot]] = {}
    try:
        while True:
            message = pipe.recv()
            if isinstance(message, Players):
                players = message
                bots = {}
            elif players is not None and shared.wanted.value == message.number:
                pipe.send(_answer(message, players, bots, shared))
    except (EOFError, OSError, KeyboardInterrupt):
        return


def _answer(
    question: Question,
    players: Players,
    bots: dict[int, tuple[int | None, Bot]],
    shared: Shared,
) -> Answer:
    clock = _Clock(question, shared)
    clock()
    view, decision = question.view, question.decision
    if question.hint:
        found = hints(view, decision, players.catalog, question.number, clock=clock)
        return Answer(question.number, hints=found)
    seat, luck = view.seat, question.luck
    if seat not in bots or bots[seat][0] != luck:
        level, seed = players.levels[seat]
        bots[seat] = luck, make_bot(level, players.catalog, seed if luck is None else luck)
    return Answer(question.number, bots[seat][1].choose(view, decision, clock))
