"""Words for what a seat would have if the game ended now (END-3)."""

from typing import Final, NamedTuple

from fort_desktop.rules.knowledge.standing import Change, Standing
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.types import TOP_LEVEL
from fort_desktop.ui.i18n.i18n import NN_, Plural, tr, trn, trp
from fort_desktop.ui.text.names import RULE_NAMES, kid_name


class Part(NamedTuple):
    """One of the parts that make up the points of a seat."""

    sign: str
    words: str
    number: str


def total_words(total: int, more: bool) -> str:
    """Return a sum; `more`: a rule that nobody knows adds to it, for which it has a plus."""
    return f"{total}+" if more else str(total)


def tag_words(total: int, more: bool) -> str:
    """Return the words on one's own tag."""
    # NOTE: on a tag: the points of a player if the game ended now; {n} is "16" or "16+"
    return tr("Worth {n} now", n=total_words(total, more))


def parts_of(now: Standing, view: View) -> tuple[Part, ...]:
    """Return what brings a seat something, or may: points, fort, made-up rule and sculpture."""
    seat = view.seats[now.seat]
    rule = seat.rule
    found = [Part("vp", tr("Points so far"), str(now.points))] * bool(now.points)
    if now.fort:
        # NOTE: a line of a sum: what a fort of this level is worth
        found.append(Part("fort", tr("Fort at level {n}", n=seat.level), str(now.fort)))
    if rule is not None:
        # NOTE: {rule} is the name of the made-up rule that the player has kept
        words = tr("{rule}, your rule", rule=tr(RULE_NAMES[rule]))
        found.append(Part(rule, words, str(now.rule)))
    elif seat.has_rule:
        found.append(Part("rule", tr("Made-up rule, face down"), "?"))
    if now.macaroni:
        found.append(Part("macaroni", tr("Sculpture"), str(now.macaroni)))
    return tuple(found)


def added_words(now: Standing) -> str:
    """Return the parts of a rival as a sum in one line, as "11 + 9 + made-up rule"."""
    known = (now.points, now.fort, now.rule or 0, now.macaroni)
    numbers = [str(n) for i, n in enumerate(known) if n or i < 2]
    if now.rule is not None:
        return " + ".join(numbers)
    # NOTE: a sum, as "11 + 9 + made-up rule": what the rule adds nobody knows
    return tr("{sum} + made-up rule", sum=" + ".join(numbers))


_CHANGES: Final[dict[str, Plural]] = {
    "pizza": NN_(
        "One more pizza: {n} point from your rule.", "One more pizza: {n} points from your rule."
    ),
    "toys": NN_(
        "One more toy: {n} point from your rule.", "One more toy: {n} points from your rule."
    ),
    "pack": NN_(
        "One more resource in the Pack: {n} point from your rule.",
        "One more resource in the Pack: {n} points from your rule.",
    ),
    "lookout": NN_(
        "One more kid in the Lookout: {n} point from your rule.",
        "One more kid in the Lookout: {n} points from your rule.",
    ),
    "friends": NN_(
        "Without your Best Friends: {n} point from your rule.",
        "Without your Best Friends: {n} points from your rule.",
    ),
}


def change_words(change: Change | None, view: View, catalog: Catalog) -> str:
    """Return a sentence on what would bring most, "" if nothing would."""
    if change is None:
        return ""
    if change.what == "level":
        return _level_words(change, view, catalog)
    if change.what == "kid":
        return trn(
            "Recruit {kid}: {n} point from your rule.",
            "Recruit {kid}: {n} points from your rule.",
            change.gain,
            kid=kid_name(catalog.kid[change.kid]),
        )
    return trp(_CHANGES[change.what], change.gain)


def _level_words(change: Change, view: View, catalog: Catalog) -> str:
    level = view.own.level + 1
    now, then = catalog.fort_points[level - 1], catalog.fort_points[level]
    if change.gain == then - now:
        # NOTE: what a fort is worth at the end of the game, in points
        return tr("Build level {n}: worth {then} instead of {now}.", n=level, then=then, now=now)
    if level == TOP_LEVEL:
        return trn(
            "Build level {level}: {n} more point with the sculpture.",
            "Build level {level}: {n} more points with the sculpture.",
            change.gain,
            level=level,
        )
    return trn(
        "Build level {level}: {n} more point with your rule.",
        "Build level {level}: {n} more points with your rule.",
        change.gain,
        level=level,
    )
