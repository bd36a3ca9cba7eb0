"""Scenario files: a rule as an example that a player can read (docs/scenarios.md)."""

from pathlib import Path
from typing import Any, Literal

import msgspec
import yaml

from fort_desktop.rules.cards import Catalog
from fort_desktop.rules.types import Resource, Suit

MAX_BYTES = 256 * 1024


class ScenarioError(ValueError):
    """A scenario file that is wrong; the message names file, place and reason."""


class Tokens(msgspec.Struct, forbid_unknown_fields=True):
    """Pizza and toys; in `then` only what is given is compared."""

    pizza: int | None = None
    toys: int | None = None


class SeatSpec(msgspec.Struct, forbid_unknown_fields=True):
    """A seat at the start, or what to compare of it at the end."""

    hand: list[str] | None = None
    deck: list[str] | None = None
    discard: list[str] | None = None
    yard: list[str] | None = None
    lookout: list[str] | None = None
    level: int | None = None
    points: int | None = None
    stuff: Tokens | None = None
    pack: Tokens | None = None
    perk: str | None = None
    rule: str | None = None


class Played(msgspec.Struct, forbid_unknown_fields=True):
    """The leader's finished card, for `phase: follow`."""

    kid: str
    declared: Suit | None = None
    took: Resource | None = None
    added: list[str] = []


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """One line of `moves`."""

    move: str | None = None
    illegal: str | None = None
    because: str | None = None
    seat: int | None = None


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """The decision that is due at the end."""

    seat: int | None = None
    kind: str | None = None


class Then(msgspec.Struct, forbid_unknown_fields=True):
    """What is compared, as far as it is given."""

    seats: dict[int, SeatSpec] = {}
    park: list[str] | None = None
    trashed: list[str] | None = None
    rules: list[str] | None = None
    perks: list[str] | None = None
    macaroni: int | None = None
    decision: Asked | None = None
    ended: bool | None = None
    winners: list[int] | None = None


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """A whole file."""

    rule: str
    title: str
    seats: list[SeatSpec]
    moves: list[str | Line] = []
    then: Then = msgspec.field(default_factory=Then)
    leader: int = 0
    phase: Literal["play", "recruit", "follow"] = "play"
    park: list[str] | None = None
    park_deck: list[str] | None = None
    rules: list[str] | None = None
    perks: list[str] | None = None
    macaroni: int | None = None
    played: Played | None = None

    def lines(self) -> list[Line]:
        """The moves, short forms written out."""
        return [Line(move=line) if isinstance(line, str) else line for line in self.moves]


def read_scenario(path: Path, catalog: Catalog) -> Scenario:
    """Read and check a scenario file.

    Raises:
        ScenarioError: it cannot be read, is no YAML, or does not follow the format.
    """
    try:
        content = path.read_bytes()
        if len(content) > MAX_BYTES:
            raise ScenarioError(f"{path}: too large for a scenario")
        data: Any = yaml.safe_load(content.decode())
        scenario = msgspec.convert(data, Scenario)
    except OSError as fault:
        raise ScenarioError(f"{path}: cannot be read: {fault.strerror}") from fault
    except UnicodeDecodeError as fault:
        raise ScenarioError(f"{path}: is not UTF-8 text") from fault
    except yaml.YAMLError as fault:
        raise ScenarioError(f"{path}: is not YAML: {' '.join(str(fault).split())}") from fault
    except msgspec.ValidationError as fault:
        raise ScenarioError(f"{path}: {fault}") from fault
    _check(path, scenario)
    return scenario


def _check(path: Path, scenario: Scenario) -> None:
    seats = len(scenario.seats)
    if not 2 <= seats <= 4:
        raise ScenarioError(f"{path}: seats: expected 2 to 4, found {seats}")
    if not 0 <= scenario.leader < seats:
        raise ScenarioError(f"{path}: leader: there is no seat {scenario.leader}")
    if (scenario.played is not None) != (scenario.phase == "follow"):
        raise ScenarioError(f"{path}: played: belongs to 'phase: follow', and only there")
    for number, line in enumerate(scenario.lines(), 1):
        if (line.move is None) == (line.illegal is None):
            raise ScenarioError(f"{path}: moves, line {number}: expected 'move' or 'illegal'")
    for seat in scenario.then.seats:
        if not 0 <= seat < seats:
            raise ScenarioError(f"{path}: then: there is no seat {seat}")
