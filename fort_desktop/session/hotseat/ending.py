"""The end at a shared screen: what has been counted in the open, and whose rule is turned next."""

from collections.abc import Collection

import msgspec

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.events import Score


def to_turn(view: View, face_down: Collection[int]) -> tuple[int, ...]:
    """Seats whose made-up rule still lies face down, in the order in which they are turned over.

    Whoever has least comes first, a winner last (END-3, END-4).
    """
    ranked = sorted(view.scores, key=lambda score: (score.total, view.seats[score.seat].level))
    kept = [score.seat for score in ranked if view.seats[score.seat].has_rule]
    return tuple(seat for seat in kept if seat in face_down)


def counted(view: View, face_down: Collection[int]) -> tuple[Score, ...]:
    """The scores by seat, without the rules that nobody else has seen."""
    scores = sorted(view.scores, key=lambda score: score.seat)
    return tuple(
        msgspec.structs.replace(score, rule=0, total=score.total - score.rule)
        if score.seat in face_down
        else score
        for score in scores
    )
