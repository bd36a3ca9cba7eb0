"""The format of scenario files: rules as readable examples (docs/scenarios.md)."""

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple

import msgspec
from msgspec import Meta

from fort_desktop.content.faults import plain
from fort_desktop.content.nodes import Node, plain_data, read_nodes, twice
from fort_desktop.rules.model.invariants import Problem
from fort_desktop.rules.model.types import Resource, RuleError, Suit

MAX_BYTES: Final = 256 * 1024
TITLES: Final = "scenario"
"""The context of an example's title in the catalogues of `assets/locale`."""
_EXPECTED: Final = ("rule", "title", "seats", "moves")
_Word = Annotated[str, Meta(max_length=100)]
_Words = Annotated[list[_Word], Meta(max_length=200)]
_Small = Annotated[int, Meta(ge=0, le=999)]
_Seat = Annotated[int, Meta(ge=0, le=3)]
Book = Literal["en", "pl", "ru", "cs", "pt"]
"""The five printed rule books, by their language."""
_Page = Annotated[int, Meta(ge=1, le=16)]


Code = Literal[
    "key_twice",
    "unknown_key",
    "missing_key",
    "no_word",
    "other_kind",
    "out_of_bounds",
    "strange",
    "seats",
    "no_seat",
    "played",
    "move_or_illegal",
    "move",
    "no_kid",
    "no_copy",
    "one_of",
    "range",
    "coin",
    "friend",
    "impossible",
]
Values = dict[str, str | int]


class ScenarioError(ValueError):
    """A scenario file that is wrong, as data; `ui/text/scenario_faults.py` has the sentences.

    Attributes:
        code: what is wrong; values: what fills its sentence.
        place: in the file, as `seats[0].hand`, "" for the whole; line: 0 if it is not known.
        rule: what is wrong with a move; problems: what is wrong with a position.
    """

    def __init__(
        self,
        code: Code,
        place: str = "",
        values: Values | None = None,
        line: int = 0,
        rule: RuleError | None = None,
        problems: Sequence[Problem] = (),
    ) -> None:
        super().__init__(code, place, values or {})
        self.code: Code = code
        self.place = place
        self.values: Values = values or {}
        self.line = line
        self.rule = rule
        self.problems = tuple(problems)


class Tokens(msgspec.Struct, forbid_unknown_fields=True):
    """Pizza and toys; in `then` only what is given is compared."""

    pizza: _Small | None = None
    toys: _Small | None = None


class SeatSpec(msgspec.Struct, forbid_unknown_fields=True):
    """A seat at the start, or its expected values at the end."""

    hand: _Words | None = None
    deck: _Words | None = None
    discard: _Words | None = None
    yard: _Words | None = None
    lookout: _Words | None = None
    level: _Small | None = None
    points: _Small | None = None
    stuff: Tokens | None = None
    pack: Tokens | None = None
    perk: str | None = None
    rule: str | None = None


class Played(msgspec.Struct, forbid_unknown_fields=True):
    """The leader's finished card, for `phase: follow`."""

    kid: str
    declared: Suit | None = None
    took: Resource | None = None
    added: _Words = []


class MoveLine(msgspec.Struct, forbid_unknown_fields=True):
    """One entry of `moves`."""

    move: str | None = None
    illegal: str | None = None
    because: str | None = None
    seat: _Seat | None = None


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """The decision that is due at the end."""

    seat: _Seat | None = None
    kind: str | None = None


class Then(msgspec.Struct, forbid_unknown_fields=True):
    """The expected end; only what is given is compared."""

    seats: dict[_Seat, SeatSpec] = {}
    park: _Words | None = None
    trashed: _Words | None = None
    rules: _Words | None = None
    perks: _Words | None = None
    macaroni: _Seat | None = None
    decision: Asked | None = None
    ended: bool | None = None
    winners: Annotated[list[_Seat], Meta(max_length=4)] | None = None


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """A whole file.

    Attributes:
        books: for a worked example of the rule books, the page in each that has it.
    """

    rule: str
    title: str
    seats: Annotated[list[SeatSpec], Meta(max_length=4)]
    moves: Annotated[list[_Word | MoveLine], Meta(max_length=2000)] = []
    then: Then = msgspec.field(default_factory=Then)
    leader: _Seat = 0
    phase: Literal["play", "recruit", "follow"] = "play"
    park: _Words | None = None
    park_deck: _Words | None = None
    rules: _Words | None = None
    perks: _Words | None = None
    macaroni: _Seat | None = None
    played: Played | None = None
    books: dict[Book, _Page] = {}

    def lines(self) -> list[MoveLine]:
        """The moves, with short forms expanded."""
        return [MoveLine(move=line) if isinstance(line, str) else line for line in self.moves]


def read_scenario(path: Path) -> Scenario:
    """Read and check a scenario file.

    Raises:
        CatalogError: it cannot be read, or is not YAML.
        ScenarioError: it does not follow the format.
    """
    root = read_nodes(path, _EXPECTED, MAX_BYTES)
    for key, line in twice(root):
        raise ScenarioError("key_twice", "", {"key": plain(key)}, line)
    try:
        scenario = msgspec.convert(plain_data(root), Scenario, str_keys=True)
    except msgspec.ValidationError as fault:
        reason, _, place = str(fault).partition(" - at `")
        place = place.removeprefix("key` in `").removeprefix("$").rstrip("`").lstrip(".")
        code, values = _reason(reason)
        raise ScenarioError(code, place, values, _line(root, place)) from fault
    _check(scenario)
    return scenario


_REASONS: Final[dict[Code, str]] = {
    "unknown_key": r"Object contains unknown field `(?P<key>.*)`",
    "missing_key": r"Object missing required field `(?P<key>.*)`",
    "no_word": r"Invalid enum value (?P<found>.*)",
    "other_kind": r"Expected `(?P<expected>.*)`, got `(?P<found>.*)`",
    "out_of_bounds": r"Expected `(?P<expected>.*)` (?:of length )?(?P<sign>[<>]=?) (?P<bound>\d+)",
}
"""The messages of msgspec, which are English, and what they mean."""


def _reason(message: str) -> tuple[Code, Values]:
    """Return the code and the values of a message of msgspec."""
    for code, pattern in _REASONS.items():
        if found := re.fullmatch(pattern, message):
            return code, {name: plain(words) for name, words in found.groupdict().items()}
    return "strange", {}


class Example(NamedTuple):
    """A scenario that stands in the rule books (docs/examples.md).

    Its title is a message of the catalogues, in the context `TITLES`: words of a file, no pattern.
    """

    path: Path
    title: str
    books: dict[Book, int]

    def note(self) -> str:
        """For translators: where their own book tells it, with its own names for the kids."""
        pages = ", ".join(f"{book} {page}" for book, page in self.books.items())
        return f"An example in words, printed in the rule books on page: {pages}."


def examples(paths: Iterable[Path]) -> Iterator[Example]:
    """The worked examples of the rule books among scenario files.

    Raises:
        ScenarioError: a file is wrong.
    """
    for path in paths:
        scenario = read_scenario(path)
        if scenario.books:
            yield Example(path, scenario.title, scenario.books)


def _line(root: Node, place: str) -> int:
    """The line number of a place in msgspec's notation (``seats[0].hand``), else of its parent."""
    node = root
    for key in re.findall(r"[^.\[\]]+", place):
        if isinstance(node.value, dict) and key in node.value:
            node = node.value[key]
        elif isinstance(node.value, list) and key.isdecimal() and int(key) < len(node.value):
            node = node.value[int(key)]
        else:
            break
    return node.line


def _check(scenario: Scenario) -> None:
    seats = len(scenario.seats)
    if not 2 <= seats <= 4:
        raise ScenarioError("seats", "seats", {"found": seats})
    if not 0 <= scenario.leader < seats:
        raise ScenarioError("no_seat", "leader", {"seat": scenario.leader})
    if (scenario.played is not None) != (scenario.phase == "follow"):
        raise ScenarioError("played", "played")
    for number, line in enumerate(scenario.lines(), 1):
        if (line.move is None) == (line.illegal is None):
            raise ScenarioError("move_or_illegal", "moves", {"number": number})
    for seat in scenario.then.seats:
        if not 0 <= seat < seats:
            raise ScenarioError("no_seat", "then", {"seat": seat})
