"""The worth of a made-up rule at this moment."""

from fort_desktop.rules.knowledge.sample import sample
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.scoring import rule_points
from fort_desktop.rules.model.types import RuleId


def rule_worth(view: View, catalog: Catalog, seat: int, rule: RuleId) -> int:
    """Points of a rule to a seat, now; of hidden cards it depends on no more than their number.

    Cards that lie on the table come back to their player, unless they are to be trashed.
    """
    state = sample(view, catalog, Rng(0))
    play = view.play
    gone = play.card if play is not None and play.trash_this else ""
    state.seats[view.leader].discard += tuple(card for card in view.table if card != gone)
    return rule_points(state, seat, rule)
