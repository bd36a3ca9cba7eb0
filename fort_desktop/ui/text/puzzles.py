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
    """What is to be reached in a puzzle."""
    # NOTE: a heading: what is to be reached in a puzzle, with the kid that is played now
    return trn("Score {n} point with one kid", "Score {n} points with one kid", points)


def all_points(points: int) -> str:
    """What is reached while the play still goes on."""
    # NOTE: a heading: all points of a puzzle are there, and the play still goes on
    return trn("You have the {n} point", "You have all {n} points", points)


def score(scored: int, best: int) -> str:
    """What was reached."""
    # NOTE: a heading: {scored} of the {n} points of a puzzle were scored
    return trn("{scored} of {n} point", "{scored} of {n} points", best, scored=scored)


def outcome(solved: bool, helped: bool) -> str:
    """What is said of it."""
    if not solved:
        return tr("There is more in it. Try something else!")
    if helped:
        return tr("No play scores more. You had a little help.")
    return tr("Solved! No play scores more.")


def solved_so_far(stars: int, helped: int, total: int) -> str:
    """How many puzzles somebody has solved."""
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
    """What a puzzle in the list is called; `mark`: "", "helped" or "alone"."""
    # NOTE: a puzzle in a list: {which} is its number; how many points are to be scored
    words = trn("Puzzle {which}: {n} point", "Puzzle {which}: {n} points", points, which=number)
    told = {"": tr("Not solved yet."), "helped": tr("Solved with help."), "alone": tr("Solved.")}
    return in_lines((words, told[mark]))
