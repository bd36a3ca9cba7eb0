"""Runs a scenario: its moves, its refusals, and the comparison at the end."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import parse_move, text
from fort_desktop.rules.model.state import SeatState
from fort_desktop.rules.model.types import Cards, RuleError
from fort_desktop.scenario.position import position
from fort_desktop.scenario.spec import MoveLine, Scenario, ScenarioError, SeatSpec, Then, Tokens

FailureCode = Literal[
    "over",
    "other_seat",
    "refused",
    "not_refused",
    "other_clause",
    "differs",
    "differs_in",
    "seat_differs",
    "seat_differs_in",
    "other_owner",
]


class Failure(msgspec.Struct, frozen=True):
    """The reason why a scenario fails, as data; `ui/text/scenario_faults.py` has the sentences.

    Args:
        values: fill in the sentence of `code`; places and cards are called as in the file.
    """

    code: FailureCode
    values: dict[str, str | int]


ZONES = ("hand", "deck", "discard", "yard", "lookout")


def check_scenario(scenario: Scenario, catalog: Catalog) -> list[Failure]:
    """Run a scenario.

    Returns:
        The failures; [] if the scenario holds.

    Raises:
        ScenarioError: the position or a move of the file is wrong.
    """
    game = position(scenario, catalog)
    for number, line in enumerate(scenario.lines(), 1):
        fault = _play(game, number, line)
        if fault:
            return [fault]
    return list(_compare(game, scenario.then))


def play_lines(scenario: Scenario, catalog: Catalog) -> Game:
    """Play all moves of a scenario, refusals left out; returns the game after them."""
    game = position(scenario, catalog)
    for line in scenario.lines():
        if line.move is not None:
            game.push(parse_move(line.move))
    return game


def _play(game: Game, number: int, line: MoveLine) -> Failure | None:
    words = line.move if line.move is not None else str(line.illegal)
    try:
        move = parse_move(words)
    except RuleError as fault:
        raise ScenarioError("move", "moves", {"number": number}, rule=fault) from fault
    decision = game.decision
    if decision is None:
        if line.illegal is not None:
            return _refused(game, number, line, words)
        return Failure("over", {"line": number, "move": words})
    if line.seat is not None and line.seat != decision.seat:
        seats = {"expected": line.seat, "found": decision.seat}
        return Failure("other_seat", {"line": number, **seats})
    offered = ", ".join(text(m) for m in decision.moves)
    legal = move in decision.moves
    if line.illegal is None:
        if not legal:
            refusal = game.why_not(move)
            clause = refusal.clause if refusal is not None else ""
            values = {"move": words, "clause": clause, "legal": offered}
            return Failure("refused", {"line": number, **values})
        game.push(move)
        return None
    return _refused(game, number, line, words)


def _refused(game: Game, number: int, line: MoveLine, words: str) -> Failure | None:
    reason = game.why_not(parse_move(words))
    if reason is None:
        return Failure("not_refused", {"line": number, "move": words})
    if line.because is not None and reason.clause != line.because:
        clauses = {"clause": reason.clause, "expected": line.because}
        return Failure("other_clause", {"line": number, "move": words, **clauses})
    return None


def _compare(game: Game, then: Then) -> Iterator[Failure]:
    state = game.state
    for number, spec in then.seats.items():
        yield from _compare_seat(game, number, state.seats[number], spec)
    yield from _zone(game, "park", state.park, then.park)
    yield from _zone(game, "trashed", state.trashed, then.trashed)
    for name in ("rules", "perks"):
        expected = getattr(then, name)
        if expected is not None and sorted(getattr(state, name)) != sorted(expected):
            yield _differs(name, _listed(getattr(state, name)), _listed(expected))
    if then.macaroni is not None and then.macaroni != state.macaroni:
        yield Failure("other_owner", {"found": state.macaroni, "expected": then.macaroni})
    if then.ended is not None and then.ended != state.ended:
        yield _differs("ended", str(state.ended), str(then.ended))
    if then.winners is not None and sorted(then.winners) != sorted(state.winners):
        yield _differs("winners", str(list(state.winners)), str(then.winners))
    yield from _compare_decision(game, then)


def _compare_decision(game: Game, then: Then) -> Iterator[Failure]:
    if then.decision is None:
        return
    decision = game.decision
    found = (decision.seat, decision.kind) if decision is not None else (None, None)
    for name, value, expected in zip(
        ("seat", "kind"), found, (then.decision.seat, then.decision.kind), strict=True
    ):
        if expected is not None and value != expected:
            values = {"what": name, "found": str(value), "expected": str(expected)}
            yield Failure("differs_in", {"place": "decision", **values})


def _compare_seat(game: Game, number: int, seat: SeatState, spec: SeatSpec) -> Iterator[Failure]:
    for name in ZONES:
        yield from _zone(game, name, getattr(seat, name), getattr(spec, name), number)
    for name in ("level", "points", "perk", "rule"):
        expected = getattr(spec, name)
        if expected is not None and getattr(seat, name) != expected:
            yield _differs(name, str(getattr(seat, name)), str(expected), number)
    yield from _tokens(number, "stuff", (seat.pizza, seat.toys), spec.stuff)
    yield from _tokens(number, "pack", (seat.pack_pizza, seat.pack_toys), spec.pack)


def _tokens(
    number: int, name: str, held: tuple[int, int], spec: Tokens | None
) -> Iterator[Failure]:
    if spec is None:
        return
    for resource, value, expected in zip(
        ("pizza", "toys"), held, (spec.pizza, spec.toys), strict=True
    ):
        if expected is not None and value != expected:
            values: dict[str, str | int] = {"what": resource, "found": value, "expected": expected}
            yield Failure("seat_differs_in", {"seat": number, "place": name, **values})


def _zone(
    game: Game, name: str, cards: Cards, expected: list[str] | None, seat: int | None = None
) -> Iterator[Failure]:
    if expected is None:
        return
    kids = [game.state.kid(card).id for card in cards]
    if Counter(kids) != Counter(expected):
        yield _differs(name, _listed(kids), _listed(expected), seat)


def _differs(place: str, found: str, expected: str, seat: int | None = None) -> Failure:
    values: dict[str, str | int] = {"place": place, "found": found, "expected": expected}
    if seat is None:
        return Failure("differs", values)
    return Failure("seat_differs", {"seat": seat, **values})


def _listed(words: Iterable[str]) -> str:
    return f"[{', '.join(sorted(words))}]"
