"""Words for the expert's games of the same deal, as ranges of points."""

from fort_desktop.review.parts import Par
from fort_desktop.ui.i18n.i18n import tr, trn
from fort_desktop.ui.text.lists import together
from fort_desktop.ui.text.review_facts import middle_half


def span_words(low: int, high: int) -> str:
    """The points from the least to the most; one number where they are the same."""
    # NOTE: points from the least to the most, within a sentence: "Points: 37 to 50"
    return tr("{low} to {high}", low=low, high=high) if low < high else str(low)


def par_words(par: Par) -> str:
    """Return the expert's results with the same deal, as a range."""
    low, high = min(par.totals), max(par.totals)
    few, many = middle_half(par.totals)
    games = trn(
        "The expert has played the same deal in your seat once.",
        "The expert has played the same deal in your seat {n} times.",
        len(par.totals),
    )
    whole, half = span_words(low, high), span_words(few, many)
    if half == whole:
        # NOTE: points: {all} of the expert, as "37 to 50", or one number; and the player's own
        return together(games, tr("Points: {all}. You: {own}.", all=whole, own=par.own))
    # NOTE: points: {all} games of the expert, as "37 to 50", {half} of them, the player's own
    points = tr("Points: {all}, mostly {half}. You: {own}.", all=whole, half=half, own=par.own)
    return together(games, points)
