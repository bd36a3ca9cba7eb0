"""Action boxes as whole sentences: one pattern for each shape of a box.

The shape of a box is its notation without numbers and without the name of its suit, as
``spend any > vp x suit``. A shape that nobody has written a pattern for is told step by step.
"""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from fort_desktop.rules.model.boxes import Box, Step
from fort_desktop.rules.model.types import Resource
from fort_desktop.ui.i18n.i18n import N_, NN_, tr, trp
from fort_desktop.ui.text.lists import together
from fort_desktop.ui.text.names import SUIT_NAMES
from fort_desktop.ui.text.steps import (
    FOLLOWED_EACH,
    FOR_EACH,
    box_sentences,
    how_often,
    step_sentence,
)

_ROUNDS: Final = {
    "fort > vp": NN_(
        "Pay for the next level of your fort and build it. Then score {n} point.",
        "Pay for the next level of your fort and build it. Then score {n} points.",
    ),
    "fort+1 > vp": NN_(
        "Build the next level of your fort for 1 extra pizza or toy. Then score {n} point.",
        "Build the next level of your fort for 1 extra pizza or toy. Then score {n} points.",
    ),
    "trash > pizza": NN_(
        "Trash a kid from your hand or discard pile to gain {n} pizza.",
        "Trash a kid from your hand or discard pile to gain {n} pizza.",
    ),
    "trash > vp": NN_(
        "Trash a kid from your hand or discard pile to score {n} point.",
        "Trash a kid from your hand or discard pile to score {n} points.",
    ),
    "trash_rival > pizza": NN_(
        "Trash a kid in a rival's Yard to gain {n} pizza.",
        "Trash a kid in a rival's Yard to gain {n} pizza.",
    ),
    "trash_rival > any": NN_(
        "Trash a kid in a rival's Yard to gain {n} pizza or {n} toy.",
        "Trash a kid in a rival's Yard to gain {n} pizza or {n} toys.",
    ),
    "recruit > toys": NN_(
        "Recruit a kid, then gain {n} toy.", "Recruit a kid, then gain {n} toys."
    ),
    "recruit > vp": NN_(
        "Recruit a kid, then score {n} point.", "Recruit a kid, then score {n} points."
    ),
    "spend pizza > vp": NN_(
        "Spend 1 pizza to score {n} point.", "Spend 1 pizza to score {n} points."
    ),
    "spend toys > vp": NN_("Spend 1 toy to score {n} point.", "Spend 1 toy to score {n} points."),
    "spend any > vp": NN_(
        "Spend 1 pizza or 1 toy to score {n} point.", "Spend 1 pizza or 1 toy to score {n} points."
    ),
}
"""What one round of a box does that has several steps, by its number."""
_CHEAP_FORT: Final = N_(
    "Build the next level of your fort for 1 pizza or toy less. Then trash this card."
)
_ANY_EACH: Final = NN_(
    "Gain {n} pizza or {n} toy, the same kind each time.",
    "Gain {n} pizza or {n} toys, the same kind each time.",
)
_SWAP_EACH: Final = N_("Swap 1 pizza for 1 toy, or 1 toy for 1 pizza, the same way each time.")
_EACH: Final = {
    # NOTE: {for_each} is as "for each level of your fort"
    "vp": NN_("Score {n} point {for_each}.", "Score {n} points {for_each}."),
    "pizza": NN_("Gain {n} pizza {for_each}.", "Gain {n} pizza {for_each}."),
    "toys": NN_("Gain {n} toy {for_each}.", "Gain {n} toys {for_each}."),
}
"""What one round does and how often; with longer words that is too much for one sentence."""
_LAST: Final = {"": "", "trash_this": N_("Then trash this card.")}
"""What is done once behind all rounds."""


def box_sentence(box: Box, each: Mapping[str, str] = FOR_EACH) -> str:
    """Return a description of what a box does, in one to three complete sentences.

    Args:
        each: how often the rounds of a count are done, in words.

    >>> from fort_desktop.rules.steps.table import read_box
    >>> box_sentence(read_box("2 toy"))
    'Gain 2 toys.'
    >>> box_sentence(read_box("(spend any > vp) x level"))
    'Spend 1 pizza or 1 toy to score 1 point. Do this once for each level of your fort.'
    >>> box_sentence(read_box("pizza x level"))
    'Gain 1 pizza for each level of your fort.'
    """
    done, last = _rounds_words(box, _number(box), each), _shape(box.after)
    if not done or box.before or last not in _LAST:
        return together(*box_sentences(box, each))
    return together(done, tr(_LAST[last]))


def followed_sentence(box: Box, took: Resource | None) -> str:
    """Return a description of what a public action does for a player who follows it.

    Args:
        took: what its white symbols are, if the leader has chosen that (FOLLOW-6).

    >>> from fort_desktop.rules.steps.table import read_box
    >>> followed_sentence(read_box("any x book"), "toys")
    'Gain 1 toy for each book on the cards you discard.'
    """
    return box_sentence(box if took is None else _taken(box, took), FOLLOWED_EACH)


def _taken(box: Box, took: Resource) -> Box:
    """A box whose white symbols have a colour."""
    parts = (
        tuple(
            replace(step, what=took) if (step.op, step.what) == ("gain", "any") else step
            for step in steps
        )
        for steps in (box.before, box.loop, box.after)
    )
    before, loop, after = parts
    return replace(box, before=before, loop=loop, after=after)


def _rounds_words(box: Box, n: int, each: Mapping[str, str] = FOR_EACH) -> str:
    """Return what all rounds of a box do; "" if it has to be described step by step."""
    if box.count is None:
        return _round_words(box, n)
    shape = _shape(box.loop)
    if shape in _EACH:
        return trp(_EACH[shape], n, for_each=tr(each[box.count]))
    done = _round_words(box, n)
    return together(done, how_often(box.count, each)) if done else ""


def _round_words(box: Box, n: int) -> str:
    """Return what one round of a box does; "" if it has to be described step by step."""
    shape = _shape(box.loop)
    if box.count is not None and shape == "any":
        return trp(_ANY_EACH, n)
    if box.count is not None and shape == "convert":
        return tr(_SWAP_EACH)
    if len(box.loop) == 1:
        return step_sentence(box.loop[0])
    if shape == "fort-1 > trash_this":
        return tr(_CHEAP_FORT)
    return trp(_ROUNDS[shape], n) if n and shape in _ROUNDS else ""


def shape_of(box: Box) -> str:
    """The notation of a box without numbers, and with ``suit`` for the name of a suit."""
    loop = _shape(box.loop) if box.count is None else f"{_shape(box.loop)} x {_count(box)}"
    parts = [_shape(box.before), loop, _shape(box.after)]
    return " > ".join(filter(None, parts))


def _shape(steps: tuple[Step, ...]) -> str:
    return " > ".join(map(_step_shape, steps))


def _step_shape(step: Step) -> str:
    if step.op == "gain":
        return str(step.what)
    if step.op == "spend":
        return f"spend {step.what}"
    if step.op == "fort" and step.n:
        return f"fort{step.n:+d}"
    return step.op


def _count(box: Box) -> str:
    return "suit" if box.count in SUIT_NAMES else str(box.count)


def _number(box: Box) -> int:
    """The one number of a box that its pattern has room for; 0 if there are several."""
    found = [step.n for step in box.steps if step.op in ("gain", "vp")]
    return found[0] if len(found) == 1 else int(not found)
