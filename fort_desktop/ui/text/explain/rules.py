"""Made-up rules: what they count, and what they are worth now (RULE-1 to RULE-11)."""

from collections.abc import Sequence
from typing import Final

from fort_desktop.rules.knowledge.standing import rule_worth
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.types import RULES, RuleId
from fort_desktop.ui.i18n.i18n import N_, tr, trn
from fort_desktop.ui.text.explain.explanation import Explanation, Known, plain
from fort_desktop.ui.text.explain.hows import how_words
from fort_desktop.ui.text.names import RULE_NAMES

RULE_SENTENCES: Final = {
    "big_plans": N_("At the end you get 1 point for each action on your kids that builds a fort."),
    "friendship_bracelet": N_(
        "At the end you get 1 point for each suit that your kids show, and 1 more for all six."
    ),
    "piggy_bank": N_("At the end you get 1 point for each toy in your Stuff and your Pack."),
    "pizza_party": N_("At the end you get 1 point for each pizza in your Stuff and your Pack."),
    "loner": N_("At the end you get 5 points if you no longer have a Best Friend."),
    "minimalism": N_(
        "At the end you get 8 points if your fort is at level 2, no more and no less."
    ),
    "popularity": N_("At the end you get 1 point for each kid in your Lookout."),
    "play_palace": N_(
        "At the end you get 1 point for each crown on your kids. Coins do not count."
    ),
    "secret_stash": N_("At the end you get 1 point for each pizza and each toy in your Pack."),
    "sleepover": N_(
        "At the end you get 8 points if you have the most kids, or 4 if you share first place."
    ),
    "slime_lab": N_("At the end you get 1 point for each book on your kids. Coins do not count."),
}
_ON_KIDS: Final = frozenset(
    ("big_plans", "friendship_bracelet", "loner", "play_palace", "sleepover", "slime_lab")
)
"""Rules about all kids of a player, wherever they are."""
_REMARKS: Final[dict[RuleId, str]] = {
    "big_plans": N_("Deck, Yard, and Lookout count too"),
    "friendship_bracelet": N_("7 points at most"),
    "piggy_bank": N_("Stuff and Pack both count"),
    "pizza_party": N_("Stuff and Pack both count"),
    "loner": N_("Both Best Friends must have left the game"),
    "minimalism": N_("Stop building at level 2"),
    "popularity": N_("At most 6 kids fit at level 5"),
    "play_palace": N_("Coins do not count"),
    "secret_stash": N_("Level 5 gives room for 6 resources"),
    "sleepover": N_("Recruit more kids than your rivals"),
    "slime_lab": N_("Coins do not count"),
}


def rule_remark(rule: RuleId) -> str:
    """Return a remark on a rule that is worth knowing before keeping it."""
    return tr(_REMARKS[rule])


def rule_now(view: View, catalog: Catalog, rule: RuleId) -> str:
    """Return the points that a rule would score for the viewer now, "" if there are none."""
    points = rule_worth(view, catalog, view.seat, rule)
    return trn("Now: {n} point", "Now: {n} points", points) if points else ""


def worth_words(known: Known, rule: RuleId) -> str:
    """Return the points that a rule would score for the viewer now."""
    points = rule_worth(known.view, known.catalog, known.view.seat, rule)
    return trn("Now it is worth {n} point.", "Now it is worth {n} points.", points)


def explain_rule(known: Known, rule: RuleId, moves: Sequence[Move] = ()) -> Explanation:
    """A made-up rule that the viewer knows."""
    where = ""
    if rule in _ON_KIDS:
        where = tr("All your kids count: in your deck, hand, discard pile, Yard, and Lookout.")
    return Explanation(
        tr(RULE_NAMES[rule]),
        tr("made-up rule"),
        (rule,),
        (plain(tr(RULE_SENTENCES[rule]), where),),
        worth_words(known, rule),
        how_words(moves),
        f"RULE-{RULES.index(rule) + 1}",
    )


def explain_rule_of(known: Known, seat: int) -> Explanation:
    """The made-up rule of a seat, known or not, or its empty place."""
    own = known.seat(seat)
    if own.rule is not None and known.mine(seat):
        return explain_rule(known, own.rule)
    if own.rule is not None:
        words = tr(RULE_SENTENCES[own.rule])
        return _place(known, tr(RULE_NAMES[own.rule]), words)
    if own.has_rule:
        words = known.said(
            seat,
            N_("Your made-up rule."),
            N_("{who} keeps a made-up rule. You see it when the game is over."),
        )
    else:
        words = known.said(
            seat,
            N_("You have no made-up rule yet. You keep one when your fort reaches level 1."),
            N_("{who} has no made-up rule yet. A level 1 fort brings one."),
        )
    return _place(known, tr("Made-up rule"), words)


def explain_rule_stack(known: Known) -> Explanation:
    """The stack of made-up rules."""
    count = trn(
        "{n} rule is here, face down.",
        "{n} rules are here, face down.",
        known.view.rules_count,
    )
    use = tr("Whoever builds level 1 looks at them and keeps one in secret. It scores at the end.")
    own = known.own
    now = ""
    if not own.has_rule and known.view.rules_count:
        now = tr("You keep one when your fort reaches level 1.")
    elif own.has_rule:
        now = tr("You already have yours.")
    return Explanation(tr("Made-up rules"), "", ("rule",), (plain(count, use),), now, "", "LEVEL-1")


def _place(known: Known, title: str, words: str) -> Explanation:
    return Explanation(title, signs=("rule",), parts=(plain(words),), clause="LEVEL-1")
