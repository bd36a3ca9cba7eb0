"""All kinds of steps. Whoever adds one adds it here; everything else is derived from this table."""

from functools import lru_cache
from typing import Final

from fort_desktop.rules.model.box_notation import SPECIAL_OPS, parse_box, step_words
from fort_desktop.rules.model.boxes import Box, Op
from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.steps.convert import CONVERT
from fort_desktop.rules.steps.copy import COPY_PACK, COPY_RIVAL_PACK
from fort_desktop.rules.steps.fort import FORT
from fort_desktop.rules.steps.gain import GAIN
from fort_desktop.rules.steps.lookout import LOOKOUT
from fort_desktop.rules.steps.means import Needs
from fort_desktop.rules.steps.pack import PACK
from fort_desktop.rules.steps.recruit import RECRUIT
from fort_desktop.rules.steps.score import SCORE, TRASH_THIS
from fort_desktop.rules.steps.spend import SPEND
from fort_desktop.rules.steps.step_rule import StepRule
from fort_desktop.rules.steps.trash import TRASH, TRASH_RIVAL

STEPS: Final[dict[Op, StepRule]] = {
    rule.op: rule
    for rule in (
        GAIN,
        SCORE,
        SPEND,
        PACK,
        LOOKOUT,
        TRASH,
        TRASH_THIS,
        TRASH_RIVAL,
        RECRUIT,
        COPY_PACK,
        COPY_RIVAL_PACK,
        CONVERT,
        FORT,
    )
}


def plain_words() -> tuple[str, ...]:
    """Kinds of steps that are written by their own name."""
    return tuple(op for op in STEPS if op not in SPECIAL_OPS)


def known_words() -> tuple[str, ...]:
    """All words that begin a step, for whoever misspells one."""
    return step_words(plain_words())


@lru_cache(maxsize=1024)
def read_box(text: str) -> Box:
    """Read one box in the notation of cards.yaml.

    >>> box = read_box("spend toy > (vp x book) > fort")
    >>> [step.op for step in box.steps], box.count
    (['spend', 'vp', 'fort'], 'book')
    >>> read_box("(vp x book")
    Traceback (most recent call last):
    fort_desktop.rules.model.box_notation.BoxError: box box=bracket word=

    Raises:
        BoxError: the text is not in the notation; its code says what was expected.
    """
    return parse_box(text, plain_words())


@lru_cache(maxsize=4096)
def needs_of_box(box: Box) -> Needs:
    """Return the needs of a box beside tokens and level."""
    parts = {part for step in box.steps for part in STEPS[step.op].touches(step)}
    return Needs(box.count == "lookout" or "cards" in parts, "reach" in parts, "packs" in parts)


@lru_cache(maxsize=4096)
def is_loose(box: Box) -> bool:
    """Return True if no step of a box gets in the way of another, however often each is done."""
    touched = [STEPS[step.op].touches(step) for step in box.steps]
    return sum(map(len, touched)) == len(frozenset().union(*touched))


@lru_cache(maxsize=1024)
def needs_of_kid(kid: Kid) -> Needs:
    """Return the needs of the boxes of a kid together."""
    needs = [needs_of_box(box) for box in (kid.public, kid.private) if box is not None]
    return Needs(
        any(box.cards for box in needs),
        any(box.reach for box in needs),
        any(box.packs for box in needs),
    )
