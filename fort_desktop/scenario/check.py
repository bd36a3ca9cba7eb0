"""Runs a scenario: its moves, its refusals, and the comparison at the end."""

from collections import Counter
from collections.abc import Iterator

from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import parse_move, text
from fort_desktop.rules.model.state import SeatState
from fort_desktop.rules.model.types import Cards, RuleError
from fort_desktop.scenario.position import position
from fort_desktop.scenario.spec import MoveLine, Scenario, ScenarioError, SeatSpec, Then, Tokens

ZONES = ("hand", "deck", "discard", "yard", "lookout")


def check_scenario(scenario: Scenario, catalog: Catalog) -> list[str]:
    """Run a scenario.

    Returns:
        The failures, as sentences; [] if the scenario holds.

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


def _play(game: Game, number: int, line: MoveLine) -> str | None:
    words = line.move if line.move is not None else str(line.illegal)
    try:
        move = parse_move(words)
    except RuleError as fault:
        raise ScenarioError(f"moves, line {number}: {fault}") from fault
    decision = game.decision
    if decision is None:
        if line.illegal is not None:
            return _refused(game, number, line, words)
        return f"line {number}: '{words}', but the game is over"
    if line.seat is not None and line.seat != decision.seat:
        return f"line {number}: seat {line.seat} was expected, but seat {decision.seat} is asked"
    offered = ", ".join(text(m) for m in decision.moves)
    legal = move in decision.moves
    if line.illegal is None:
        if not legal:
            refusal = game.why_not(move)
            clause = refusal.clause if refusal is not None else ""
            return f"line {number}: '{words}' is refused ({clause}); legal: {offered}"
        game.push(move)
        return None
    return _refused(game, number, line, words)


def _refused(game: Game, number: int, line: MoveLine, words: str) -> str | None:
    reason = game.why_not(parse_move(words))
    if reason is None:
        return f"line {number}: '{words}' should be refused, but is legal"
    if line.because is not None and reason.clause != line.because:
        return f"line {number}: '{words}' is refused by {reason.clause}, not by {line.because}"
    return None


def _compare(game: Game, then: Then) -> Iterator[str]:
    state = game.state
    for number, spec in then.seats.items():
        yield from _compare_seat(game, number, state.seats[number], spec)
    yield from _zone(game, "park", state.park, then.park)
    yield from _zone(game, "trashed", state.trashed, then.trashed)
    for name in ("rules", "perks"):
        expected = getattr(then, name)
        if expected is not None and sorted(getattr(state, name)) != sorted(expected):
            yield f"{name}: {', '.join(getattr(state, name))}; expected {', '.join(expected)}"
    if then.macaroni is not None and then.macaroni != state.macaroni:
        yield f"macaroni: seat {state.macaroni}, expected {then.macaroni}"
    if then.ended is not None and then.ended != state.ended:
        yield f"ended: {state.ended}, expected {then.ended}"
    if then.winners is not None and sorted(then.winners) != sorted(state.winners):
        yield f"winners: {list(state.winners)}, expected {then.winners}"
    yield from _compare_decision(game, then)


def _compare_decision(game: Game, then: Then) -> Iterator[str]:
    if then.decision is None:
        return
    decision = game.decision
    found = (decision.seat, decision.kind) if decision is not None else (None, None)
    for name, value, expected in zip(
        ("seat", "kind"), found, (then.decision.seat, then.decision.kind), strict=True
    ):
        if expected is not None and value != expected:
            yield f"decision: {name} {value}, expected {expected}"


def _compare_seat(game: Game, number: int, seat: SeatState, spec: SeatSpec) -> Iterator[str]:
    for name in ZONES:
        yield from _zone(game, f"seat {number} {name}", getattr(seat, name), getattr(spec, name))
    for name in ("level", "points", "perk", "rule"):
        expected = getattr(spec, name)
        if expected is not None and getattr(seat, name) != expected:
            yield f"seat {number} {name}: {getattr(seat, name)}, expected {expected}"
    yield from _tokens(number, "stuff", (seat.pizza, seat.toys), spec.stuff)
    yield from _tokens(number, "pack", (seat.pack_pizza, seat.pack_toys), spec.pack)


def _tokens(number: int, name: str, held: tuple[int, int], spec: Tokens | None) -> Iterator[str]:
    if spec is None:
        return
    for resource, value, expected in zip(
        ("pizza", "toys"), held, (spec.pizza, spec.toys), strict=True
    ):
        if expected is not None and value != expected:
            yield f"seat {number} {name}: {value} {resource}, expected {expected}"


def _zone(game: Game, name: str, cards: Cards, expected: list[str] | None) -> Iterator[str]:
    if expected is None:
        return
    kids = [game.state.kid(card).id for card in cards]
    if Counter(kids) != Counter(expected):
        yield f"{name}: [{', '.join(sorted(kids))}], expected [{', '.join(sorted(expected))}]"
