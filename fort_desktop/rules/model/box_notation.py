"""The one-line notation of a card's boxes, read and written (docs/rules.md, ACT).

box = seq    seq = rep { ">" rep }    rep = item [ "x" count ]    item = step | "(" seq ")"
"""

from typing import Final, Literal, cast

from fort_desktop.rules.model.boxes import Box, Count, Step, What, make_box
from fort_desktop.rules.model.types import SUITS, RuleError

LONGEST: Final = 120
"""Characters of a box; brackets cannot nest without end."""
COUNTS: Final = (*SUITS, "pack", "level", "lookout", "any_suit")
_GAINS: Final[dict[str, What]] = {"pizza": "pizza", "toy": "toys", "toys": "toys", "any": "any"}
_FORTS: Final = {"fort-1": -1, "fort": 0, "fort+1": 1}
SPECIAL_OPS: Final = ("gain", "vp", "spend", "fort")
"""Kinds of steps that are written otherwise than by their own name."""


BoxCode = Literal[
    "count",
    "one_count",
    "bracket",
    "spend",
    "step",
    "number",
    "trash_this",
    "fort",
    "long",
    "end",
]


class BoxError(RuleError):
    """A box that cannot be read, as data; `ui/text/rule_faults.py` has the sentences.

    Attributes:
        box: the code of what was expected.
        word: the offending one, "" at the end; known: the words that are legal there.
    """

    def __init__(self, code: BoxCode, word: str = "", known: tuple[str, ...] = ()) -> None:
        super().__init__("box", {"box": code, "word": word})
        self.box: Final = code
        self.word = word
        self.known = known


class _Part:
    """A parsed piece: its steps before, in and after the ``x``."""

    def __init__(self, steps: tuple[Step, ...]) -> None:
        self.before: tuple[Step, ...] = ()
        self.loop = steps
        self.count: Count | None = None
        self.after: tuple[Step, ...] = ()


def step_words(plain: tuple[str, ...]) -> tuple[str, ...]:
    """All words that begin a step; `plain` are the names of the kinds of steps that are words."""
    return (*_GAINS, "vp", "spend", *_FORTS, *plain)


class _Reader:
    def __init__(self, text: str, plain: tuple[str, ...]) -> None:
        self.plain = plain
        spaced = text.replace("(", " ( ").replace(")", " ) ").replace(">", " > ")
        self.words = spaced.split()
        self.at = 0

    def peek(self) -> str:
        return self.words[self.at] if self.at < len(self.words) else ""

    def next(self) -> str:
        word = self.peek()
        self.at += 1
        return word

    def seq(self) -> _Part:
        whole = self.rep()
        while self.peek() == ">":
            self.next()
            whole = _chain(whole, self.rep())
        return whole

    def rep(self) -> _Part:
        part = self.item()
        if self.peek() != "x":
            return part
        self.next()
        count = self.next()
        if count not in COUNTS:
            raise BoxError("count", count, COUNTS)
        if part.count is not None:
            raise BoxError("one_count", "x")
        part.count = cast("Count", count)
        return part

    def item(self) -> _Part:
        if self.peek() != "(":
            return _Part((self.step(),))
        self.next()
        part = self.seq()
        close = self.next()
        if close != ")":
            raise BoxError("bracket", close)
        return part

    def step(self) -> Step:
        word = self.next()
        if len(word) == 1 and word.isascii() and word.isdecimal():
            return self.several(word)
        if word in _GAINS:
            return Step("gain", _GAINS[word])
        if word == "vp":
            return Step("vp")
        if word == "spend":
            what = self.next()
            if what not in _GAINS:
                raise BoxError("spend", what, tuple(_GAINS))
            return Step("spend", _GAINS[what])
        if word in _FORTS:
            return Step("fort", None, _FORTS[word])
        if word in self.plain:
            return Step(word)
        known = step_words(self.plain)
        raise BoxError("step", word, known)

    def several(self, number: str) -> Step:
        gain = self.next()
        if int(number) < 2 or (gain not in _GAINS and gain != "vp"):
            raise BoxError("number", number)
        if gain == "vp":
            return Step("vp", None, int(number))
        return Step("gain", _GAINS[gain], int(number))


def _chain(left: _Part, right: _Part) -> _Part:
    """``left > right`` as one part."""
    if left.count is not None and right.count is not None:
        raise BoxError("one_count", "x")
    if left.count is not None:
        left.after += right.loop
        return left
    if right.count is not None:
        right.before = left.loop + right.before
        return right
    left.loop += right.loop
    return left


def _check(part: _Part) -> None:
    steps = part.before + part.loop + part.after
    for i, step in enumerate(steps):
        if step.op == "trash_this" and (i != len(steps) - 1 or (part.count and not part.after)):
            raise BoxError("trash_this", "trash_this")
    if part.count is not None and any(step.op == "fort" for step in part.loop):
        raise BoxError("fort", "fort")


def parse_box(text: str, plain: tuple[str, ...]) -> Box:
    """Parse one box; `steps.table.read_box` does so with all kinds of steps.

    Args:
        plain: the kinds of steps that are written by their own name.

    Raises:
        BoxError: a syntax error; its code says what was expected.
    """
    if len(text) > LONGEST:
        raise BoxError("long")
    reader = _Reader(text, plain)
    part = reader.seq()
    if reader.peek():
        raise BoxError("end", reader.peek())
    _check(part)
    return make_box(_write(part), part.before, part.loop, part.count, part.after)


def _write(part: _Part) -> str:
    loop = " > ".join(map(_word, part.loop))
    if part.count is not None:
        if len(part.loop) > 1:
            loop = f"({loop})"
        loop = f"{loop} x {part.count}"
        if part.after:
            loop = f"({loop})"
    words = [*map(_word, part.before), loop, *map(_word, part.after)]
    return " > ".join(words)


def _word(step: Step) -> str:
    if step.op in ("gain", "vp"):
        word = "vp" if step.op == "vp" else _resource(step)
        return word if step.n == 1 else f"{step.n} {word}"
    if step.op == "spend":
        return f"spend {_resource(step)}"
    if step.op == "fort":
        return {-1: "fort-1", 0: "fort", 1: "fort+1"}[step.n]
    return step.op


def _resource(step: Step) -> str:
    return "toy" if step.what == "toys" else str(step.what)
