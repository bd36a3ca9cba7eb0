"""The numbers of a profile in words: a label, the number itself, and what belongs to it."""

from collections.abc import Callable
from fractions import Fraction
from typing import Final, NamedTuple

from fort_desktop.chronicle.statistics import Figure, SheetId
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.ui.i18n.i18n import N_, NC_, tr, trn
from fort_desktop.ui.text.lists import in_lines, labelled
from fort_desktop.ui.text.names import PERK_NAMES, RULE_NAMES, kid_name
from fort_desktop.ui.text.numbers import grouped, tenths
from fort_desktop.ui.text.players import player_name

SHEET_NAMES: Final[dict[SheetId, str]] = {
    "games": NC_("statistics", "Games"),
    "points": NC_("statistics", "Points"),
    "ends": NC_("statistics", "Endings"),
    "forts": NC_("statistics", "Forts"),
    "kids": NC_("statistics", "Kids"),
    "yard": NC_("statistics", "Yard"),
    "following": NC_("statistics", "Following"),
    "rules": NC_("statistics", "Rules and perks"),
    "computers": NC_("statistics", "Computers"),
    "time": NC_("statistics", "Time"),
}
_LABELS: Final[dict[str, str]] = {
    "played": N_("Games played"),
    "won": N_("Games won"),
    "drafted": N_("Games with a draft"),
    "mean total": N_("Points per game, on average"),
    "best total": N_("Most points in a game"),
    "by me": N_("Ends you triggered"),
    "rounds": N_("Rounds in a typical game"),
    "left for each turn": N_("Kids left in your Yard, per turn"),
    "left": N_("Kids left in your Yard"),
    "left and taken": N_("Of these, taken by rivals"),
    "could follow": N_("Chances to follow"),
    "followed": N_("Times you followed"),
    "followed for things": N_("Resources gained by following"),
    "followed for points": N_("Points gained by following"),
    "led": N_("Times rivals followed you"),
    "length": N_("Minutes in a typical game"),
    # NOTE: by the review of games: what a choice of this person lost of the chance to win, in
    # hundredths; beside it stands a number, as "1.4"
    "loss": N_("Winning chance lost per choice, in %"),
}
_ABOUT: Final[dict[tuple[str, str], str]] = {
    ("place", "1"): N_("First place"),
    ("place", "2"): N_("Second place"),
    ("place", "3"): N_("Third place"),
    ("place", "4"): N_("Fourth place"),
    ("source", "track"): N_("Points from play"),
    ("source", "fort"): N_("Points from the fort"),
    ("source", "rule"): N_("Points from the made-up rule"),
    ("source", "macaroni"): N_("Points from the sculpture"),
    ("ended by", "points"): N_("Ended by points"),
    ("ended by", "fort"): N_("Ended by a level 5 fort"),
    ("ended by", "park_deck"): N_("Ended by an empty Park deck"),
    ("recruited", "park"): N_("Recruited from the Park"),
    ("recruited", "yard"): N_("Recruited from Yards"),
    ("recruited", "deck"): N_("Recruited from the deck"),
}
_KIDS: Final[dict[str, str]] = {
    # NOTE: {kid} is a kid's name in each of these
    "kid played": N_("Played: {kid}"),
    "kid lost": N_("Left you most often: {kid}"),
    "kid taken": N_("Joined you most often: {kid}"),
}


_HEADS: Final[dict[str, str]] = {
    # NOTE: above a list of kids
    "kid played": N_("Played most often"),
    # NOTE: above the places that kids were recruited from
    "recruited": N_("Recruited"),
}
"""What stands above a list of numbers."""


class Row(NamedTuple):
    """A number as it is shown.

    Attributes:
        figure: where it comes from; value: the number; note: what belongs to it, "" for nothing.
        head: the heading of the list that it belongs to, "" if it stands alone.
        name: its label in that list.
    """

    figure: Figure
    label: str
    value: str
    note: str
    head: str = ""
    name: str = ""

    @property
    def words(self) -> str:
        """All of it, as a reader of the screen says it."""
        return in_lines((labelled(self.label, self.value), self.note))


def row_of(figure: Figure, catalog: Catalog) -> Row:
    """The words of a number."""
    label = _label(figure, catalog)
    value, note = _value(figure), _NOTES.get(figure.what, _nothing)(figure)
    if figure.what not in _HEADS:
        return Row(figure, label, value, note)
    of = figure.of
    name = _kid(of, catalog) if figure.what in _KIDS else label
    return Row(figure, label, value, note, tr(_HEADS[figure.what]), name)


def _kid(of: str, catalog: Catalog) -> str:
    kid = catalog.kids.get(of)
    return kid_name(kid) if kid is not None else of


def too_few() -> str:
    """Return the text shown in place of a number based on fewer than five games."""
    return tr("not enough games yet")


def percent(share: Fraction | None) -> str:
    """A share of 1 in whole percents."""
    return tr("{n}%", n=round(share * 100)) if share is not None else too_few()


def _number(value: Fraction | None) -> str:
    """A mean, with one digit."""
    return tenths(value) if value is not None else too_few()


def _value(figure: Figure) -> str:
    value = figure.value
    if value is None:
        return too_few()
    if figure.sign == "mean":
        return tenths(value)
    return grouped(int(value)) if value.denominator == 1 else tenths(value)


def _label(figure: Figure, catalog: Catalog) -> str:
    what, of = figure.what, figure.of
    if what in _KIDS:
        return tr(_KIDS[what], kid=_kid(of, catalog))
    if what == "level":
        # NOTE: a level of a fort; beside it stands in how many games it was reached
        return tr("Fort level {n}", n=of)
    if what == "rule":
        return tr(RULE_NAMES[of]) if of in RULE_NAMES else of
    if what == "perk":
        return tr(PERK_NAMES[of]) if of in PERK_NAMES else of
    if what == "computer":
        return player_name(of)
    return tr(_ABOUT[what, of]) if of else tr(_LABELS[what])


def _nothing(figure: Figure) -> str:
    return ""


def _share(figure: Figure) -> str:
    # NOTE: below a number: its share of a whole, as "44%"
    return tr("Share: {share}", share=percent(figure.more[0]))


def _beside(figure: Figure) -> str:
    # NOTE: below the own average: that of the winners, as "8.4"
    return tr("Winners: {n}", n=_number(figure.more[0]))


def _level(figure: Figure) -> str:
    middle = figure.more[0]
    if middle is None:
        return ""
    # NOTE: in which round somebody usually reaches a level of the fort
    return tr("Usually in round {n}", n=round(middle))


def _rule(figure: Figure) -> str:
    if not figure.value:
        return ""
    points, won = figure.more
    if points is None or won is None:
        return too_few()
    # NOTE: of a made-up rule: its points on average, and the share of games won with it
    return tr("Points: {n}. Won: {share}", n=_number(points), share=percent(won))


def _perk(figure: Figure) -> str:
    if not figure.value:
        return ""
    won = figure.more[0]
    # NOTE: of a perk: the share of games that were won with it
    return tr("Won: {share}", share=percent(won)) if won is not None else too_few()


def _computer(figure: Figure) -> str:
    wins, won, equal = figure.more
    told = tenths(wins) if wins is not None else ""
    if won is None:
        # NOTE: of games against a computer: how many were won
        return tr("Won: {n}", n=told)
    # NOTE: of games against a computer: how many were won, what share that is, and what share
    # somebody would win who plays as well as all the others
    return tr("Won: {n} ({share}). A player as strong as the others would win {equal}.", n=told,
              share=percent(won), equal=percent(equal))  # fmt: skip


_NOTES: Final[dict[str, Callable[[Figure], str]]] = {
    "won": _share,
    "source": _beside,
    "level": _level,
    "left and taken": _share,
    "followed": _share,
    "rule": _rule,
    "perk": _perk,
    "computer": _computer,
}


def players_words(players: int) -> str:
    """A filter: how many play."""
    if not players:
        # NOTE: a filter of games by the number of players
        return tr("Any number of players")
    return trn("{n} player", "{n} players", players)


def setup_words(setup: str) -> str:
    """A filter: with or without a draft."""
    if not setup:
        # NOTE: a filter of games: with or without a draft
        return tr("Basic or draft")
    return tr("Only with a draft") if setup == "draft" else tr("Only basic games")


def other_words(name: str) -> str:
    """A filter: who else played; "" for anybody."""
    if not name:
        # NOTE: a filter of games: whoever else played
        return tr("Against anyone")
    # NOTE: a filter of games: {who} played too; a name as typed, or "Computer: hard"
    return tr("Against {who}", who=name)
