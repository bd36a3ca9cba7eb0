"""The words of puzzles."""

from typing import Final

from fort_desktop.ui.i18n.i18n import NC_, tr, trn
from fort_desktop.ui.text.lists import in_lines

GRADES: Final = (
    # NOTE: how hard puzzles are: the easiest of four
    NC_("puzzle", "Easy"),
    # NOTE: how hard puzzles are: the second of four
    NC_("puzzle", "Tricky"),
    # NOTE: how hard puzzles are: the third of four
    NC_("puzzle", "Hard"),
    # NOTE: how hard puzzles are: the hardest of four
    NC_("puzzle", "Very hard"),
)
"""From easy to hard."""


def goal(points: int) -> str:
    """Return the goal of a puzzle."""
    # NOTE: a heading: what is to be reached in a puzzle, with the kid that is played now
    return trn("Score {n} point with one kid", "Score {n} points with one kid", points)


def all_points(points: int) -> str:
    """Return the heading for a puzzle whose points are all scored while the play still goes on."""
    # NOTE: a heading: all points of a puzzle are there, and the play still goes on
    return trn("You have the point", "You have all {n} points", points)


def score(scored: int, best: int) -> str:
    """Return the heading with the points that were scored, out of the best possible."""
    # NOTE: a heading: {scored} of the {n} points of a puzzle were scored
    return trn("{scored} of {n} point", "{scored} of {n} points", best, scored=scored)


def outcome(solved: bool, helped: bool) -> str:
    """Return the comment on the result of a puzzle."""
    if not solved:
        return tr("There is more to find. Try something else!")
    if helped:
        return tr("No play scores more. You had a little help.")
    return tr("No play scores more.")


def solved_so_far(stars: int, helped: int, total: int) -> str:
    """Return the number of puzzles that a person has solved."""
    if helped:
        # NOTE: {n} puzzles are solved, {helped} of them with help; there are {total}
        return trn(
            "{n} of {total} solved, {helped} with help",
            "{n} of {total} solved, {helped} with help",
            stars + helped,
            total=total,
            helped=helped,
        )
    # NOTE: {n} puzzles are solved; there are {total}
    return trn("{n} of {total} solved", "{n} of {total} solved", stars, total=total)


def tile_words(number: int, points: int, mark: str) -> str:
    """Return the label of a puzzle in the list; `mark`: "", "helped" or "alone"."""
    # NOTE: a puzzle in a list: {which} is its number; how many points are to be scored
    words = trn("Puzzle {which}: {n} point", "Puzzle {which}: {n} points", points, which=number)
    told = {"": tr("Not solved yet."), "helped": tr("Solved with help."), "alone": tr("Solved.")}
    return in_lines((words, told[mark]))
