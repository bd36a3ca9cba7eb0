"""Words of the sheets on which a made-up rule or a perk is chosen (LEVEL-1, LEVEL-2)."""

from typing import Final

from fort_desktop.rules.knowledge.standing import rule_worth
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.types import PerkId, RuleId
from fort_desktop.ui.i18n.i18n import N_, tr, trn
from fort_desktop.ui.text.explain.middle import is_used_up

_REMARKS: Final[dict[RuleId, str]] = {
    "big_plans": N_("Deck, Yard and Lookout count too"),
    "friendship_bracelet": N_("7 points at most"),
    "piggy_bank": N_("Stuff and Pack both count"),
    "pizza_party": N_("Stuff and Pack both count"),
    "loner": N_("Both must have left the game"),
    "minimalism": N_("Stop building at level 2"),
    "popularity": N_("At most 6 kids fit at level 5"),
    "play_palace": N_("Coins do not count"),
    "secret_stash": N_("At most 6 resources fit at level 5"),
    "sleepover": N_("Recruit more kids than your rivals"),
    "slime_lab": N_("Coins do not count"),
}


def rule_remark(rule: RuleId) -> str:
    """Return a remark on a rule that is worth knowing before keeping it."""
    return tr(_REMARKS[rule])


def rule_now(view: View, catalog: Catalog, rule: RuleId) -> str:
    """Return the points that a rule would score for the viewer if the game ended now."""
    points = rule_worth(view, catalog, view.seat, rule)
    return trn("Now: {n} point", "Now: {n} points", points)


def perk_often(perk: PerkId) -> str:
    """Return how often a perk can be used."""
    return tr("Once, then it is gone") if is_used_up(perk) else tr("Lasts the whole game")
