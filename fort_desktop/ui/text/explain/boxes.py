"""Action boxes as whole sentences: one pattern for each shape of a box.

The shape of a box is its notation without numbers and without the name of its suit, as
``spend any > vp x suit``. A shape that nobody has written a pattern for is told step by step.
"""

from typing import Final, NamedTuple

from fort_desktop.rules.model.boxes import Box, Step
from fort_desktop.ui.text.explain.explanation import together
from fort_desktop.ui.text.i18n import N_, tr, trn
from fort_desktop.ui.text.names import SUIT_NAMES
from fort_desktop.ui.text.steps import box_sentences, step_sentence


class Pattern(NamedTuple):
    """A message for one thing and for several; {n} is their number, {suit} what is counted."""

    one: str
    many: str

    def words(self, n: int, suit: str) -> str:
        """The pattern filled in."""
        return trn(self.one, self.many, n, suit=suit)


def _same(message: str) -> Pattern:
    return Pattern(message, message)


_COUNTED_SUIT: Final = N_(
    "Do this once for each {suit}: on this card, on kids you add, and in your Lookout."
)
_HOW_OFTEN: Final = {
    "suit": _COUNTED_SUIT,
    "any_suit": N_(
        "Choose a suit. Do this once for each symbol of it: on this card, on kids you add, "
        "and in your Lookout."
    ),
    "pack": N_("Do this once for each pizza and each toy in your Pack."),
    "level": N_("Do this once for each level of your fort."),
    "lookout": N_("Do this once for each kid in your Lookout."),
}
"""How often the rounds of a box are done, as a sentence behind what a round does."""

_ROUNDS: Final = {
    "fort > vp": Pattern(
        N_("Pay for the next level of your fort and build it. Then score {n} point."),
        N_("Pay for the next level of your fort and build it. Then score {n} points."),
    ),
    "fort+1 > vp": Pattern(
        N_("Build the next level of your fort for 1 pizza or toy more. Then score {n} point."),
        N_("Build the next level of your fort for 1 pizza or toy more. Then score {n} points."),
    ),
    "fort-1 > trash_this": _same(
        N_("Build the next level of your fort for 1 pizza or toy less. Then trash this card.")
    ),
    "trash > pizza": _same(N_("Trash a kid from your hand or discard pile to gain {n} pizza.")),
    "trash > vp": Pattern(
        N_("Trash a kid from your hand or discard pile to score {n} point."),
        N_("Trash a kid from your hand or discard pile to score {n} points."),
    ),
    "trash_rival > pizza": _same(N_("Trash a kid in a rival's Yard to gain {n} pizza.")),
    "trash_rival > any": Pattern(
        N_("Trash a kid in a rival's Yard to gain {n} pizza or {n} toy."),
        N_("Trash a kid in a rival's Yard to gain {n} pizza or {n} toys."),
    ),
    "recruit > toys": Pattern(
        N_("Recruit a kid, then gain {n} toy."), N_("Recruit a kid, then gain {n} toys.")
    ),
    "recruit > vp": Pattern(
        N_("Recruit a kid, then score {n} point."), N_("Recruit a kid, then score {n} points.")
    ),
    "spend pizza > vp": Pattern(
        N_("Pay 1 pizza to score {n} point."), N_("Pay 1 pizza to score {n} points.")
    ),
    "spend toys > vp": Pattern(
        N_("Pay 1 toy to score {n} point."), N_("Pay 1 toy to score {n} points.")
    ),
    "spend any > vp": Pattern(
        N_("Pay 1 pizza or 1 toy to score {n} point."),
        N_("Pay 1 pizza or 1 toy to score {n} points."),
    ),
}
"""What one round of a box does that has several steps."""

_WHOLE: Final = {
    "pizza x suit": _same(
        N_("Gain {n} pizza for each {suit}: on this card, on kids you add, and in your Lookout.")
    ),
    "toys x suit": Pattern(
        N_("Gain {n} toy for each {suit}: on this card, on kids you add, and in your Lookout."),
        N_("Gain {n} toys for each {suit}: on this card, on kids you add, and in your Lookout."),
    ),
    "any x suit": _same(
        N_(
            "Choose pizza or toys, and gain {n} for each {suit}: on this card, on kids you add, "
            "and in your Lookout."
        )
    ),
    "vp x suit": Pattern(
        N_("Score {n} point for each {suit}: on this card, on kids you add, and in your Lookout."),
        N_("Score {n} points for each {suit}: on this card, on kids you add, and in your Lookout."),
    ),
    "pack x suit": _same(
        N_(
            "Move 1 pizza or toy from Stuff to Pack for each {suit}: on this card, "
            "on kids you add, and in your Lookout."
        )
    ),
    "trash x suit": _same(
        N_(
            "Trash a kid from hand or discard pile for each {suit}: on this card, "
            "on kids you add, and in your Lookout."
        )
    ),
    "trash_rival x suit": _same(
        N_(
            "Trash a kid in a rival's Yard for each {suit}: on this card, on kids you add, "
            "and in your Lookout."
        )
    ),
    "recruit x suit": _same(
        N_("Recruit a kid for each {suit}: on this card, on kids you add, and in your Lookout.")
    ),
    "convert x suit": _same(
        N_(
            "Swap pizza for toys, or toys for pizza. Swap 1 for each {suit}: on this card, "
            "on kids you add, and in your Lookout."
        )
    ),
    "any x any_suit": _same(
        N_(
            "Choose a suit, and pizza or toys. Gain {n} for each symbol of that suit: "
            "on this card, on kids you add, and in your Lookout."
        )
    ),
    "pack x any_suit": _same(
        N_(
            "Choose a suit. Pack 1 pizza or toy from Stuff for each symbol of it: on this card, "
            "on kids you add, and in your Lookout."
        )
    ),
    "trash x any_suit": _same(
        N_(
            "Choose a suit. Trash a kid from hand or discard pile for each symbol of it: "
            "on this card, on kids you add, and in your Lookout."
        )
    ),
    "recruit x any_suit": _same(
        N_(
            "Choose a suit. Recruit a kid for each symbol of it: on this card, "
            "on kids you add, and in your Lookout."
        )
    ),
    "convert x any_suit": _same(
        N_(
            "Choose a suit. Swap pizza for toys, or toys for pizza. Swap 1 for each symbol of "
            "that suit: on this card, on kids you add, and in your Lookout."
        )
    ),
    "vp x pack": Pattern(
        N_("Score {n} point for each pizza and each toy in your Pack."),
        N_("Score {n} points for each pizza and each toy in your Pack."),
    ),
    "vp x level": Pattern(
        N_("Score {n} point for each level of your fort."),
        N_("Score {n} points for each level of your fort."),
    ),
    "vp x lookout": Pattern(
        N_("Score {n} point for each kid in your Lookout."),
        N_("Score {n} points for each kid in your Lookout."),
    ),
    "vp x suit > trash_this": Pattern(
        N_(
            "Score {n} point for each {suit}: on this card, on kids you add, and in your Lookout. "
            "Then trash this card."
        ),
        N_(
            "Score {n} points for each {suit}: on this card, on kids you add, and in your "
            "Lookout. Then trash this card."
        ),
    ),
}
"""Boxes with an ``x`` that are told in one go."""


def box_sentence(box: Box) -> str:
    """What a box does, in one to three whole sentences.

    >>> from fort_desktop.rules.steps.table import read_box
    >>> box_sentence(read_box("2 toy"))
    'Gain 2 toys.'
    >>> box_sentence(read_box("(spend any > vp) x level"))
    'Pay 1 pizza or 1 toy to score 1 point. Do this once for each level of your fort.'
    """
    shape, n, suit = shape_of(box), _number(box), _suit(box)
    if n and shape in _WHOLE:
        return _WHOLE[shape].words(n, suit)
    done = _round_words(box, n)
    if not done:
        return together(*box_sentences(box))
    return together(done, tr(_HOW_OFTEN[_count(box)], suit=suit) if box.count is not None else "")


def _round_words(box: Box, n: int) -> str:
    """What one round of a box does; nothing if it has to be told step by step."""
    if box.single is not None:
        return step_sentence(box.single)
    shape = _shape(box.loop)
    if box.before or box.after or not n or shape not in _ROUNDS:
        return ""
    return _ROUNDS[shape].words(n, "")


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


def _suit(box: Box) -> str:
    return tr(SUIT_NAMES[box.count]) if box.count in SUIT_NAMES else ""


def _number(box: Box) -> int:
    """The one number of a box that its pattern has room for; 0 if there are several."""
    found = [step.n for step in box.steps if step.op in ("gain", "vp")]
    return found[0] if len(found) == 1 else int(not found)
