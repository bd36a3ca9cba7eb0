"""``review``: looks back at a game that is over, as words or JSON."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from fort_desktop.commands.common import OK, UsageError
from fort_desktop.record.faults import RecordError
from fort_desktop.review.kept import read_review
from fort_desktop.review.moments import moments
from fort_desktop.review.parts import Choice, Grade, Par, Review, Word, with_part
from fort_desktop.review.review import ReviewError, Why, new_review, resumed, review, share_done
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.events import GameStarted, SeatInfo
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.session.reviewing import reviewed_game
from fort_desktop.ui.i18n.i18n import N_, tr
from fort_desktop.ui.text.file_faults import fault_line
from fort_desktop.ui.text.lists import listed
from fort_desktop.ui.text.par import span_words
from fort_desktop.ui.text.review_facts import running_chance
from fort_desktop.ui.text.review_moments import pill_words

_REFUSED: Final[dict[Why, str]] = {
    "running": N_("{file}: the game is not over, so it cannot be reviewed yet"),
    "no_moves": N_("{file}: does not contain the moves, so there is nothing to review"),
    "no_seat": N_("--seat: there is no seat {seat}"),
}
_GRADES: Final[dict[Grade, str]] = {
    "idea": N_("A great idea"),
    "other": N_("There was another option"),
    "look": N_("Worth another look"),
    "turning": N_("A turning point"),
}
_WORDS: Final[dict[Word, str]] = {
    "very_well": N_("Played very well"),
    "well": N_("Played well"),
    "lively": N_("A lively game"),
}
_KIND: Final = 0.05
"""A hand that changed one's own chance by more was kind, or not."""


def review_file(path: Path, seat: int | None, seed: int, with_par: bool, as_json: bool) -> int:
    """Print the review of a record; returns the exit code. Nothing is written.

    Raises:
        UsageError: the record cannot be read or is damaged, the game is not over, or there is no
            such seat.
    """
    try:
        game = reviewed_game(path)
    except RecordError as fault:
        raise UsageError(fault_line(fault)) from fault
    whose = _first_person(game) if seat is None else seat
    try:
        told = new_review(game, whose, seed)
    except ReviewError as refused:
        raise UsageError(tr(_REFUSED[refused.code], file=path, seat=whose)) from refused
    told = _computed(game, resumed(game, told, read_review(path, told)), with_par)
    print(msgspec.json.encode(told).decode() if as_json else "\n".join(_rows(game, told)))
    return OK


def _first_person(game: Game) -> int:
    return next((i for i, seat in enumerate(_seats(game)) if seat.player == PERSON), 0)


def _seats(game: Game) -> tuple[SeatInfo, ...]:
    started = game.events[0] if game.events else None
    return started.seats if isinstance(started, GameStarted) else ()


def _computed(game: Game, told: Review, with_par: bool) -> Review:
    """The whole review; on a terminal the share that is done is shown."""
    shown = sys.stderr.isatty()
    for part in review(game, told.seat, told.seed, known=told, with_par=with_par):
        told = with_part(told, part)
        if shown:
            share = f"\r{share_done(told, with_par):4.0%}"
            print(share, end="", file=sys.stderr, flush=True)
    if shown:
        print(file=sys.stderr)
    return told


def _rows(game: Game, told: Review) -> Iterator[str]:
    """The review in lines: the chances, what is worth a look, what chance did, and the whole."""
    yield _seats(game)[told.seat].name
    yield from _chances(told)
    for choice in told.choices:
        yield from _choice(choice)
    for luck in told.luck:
        if luck.sort == "hand" and abs(luck.value) > _KIND:
            if luck.value > 0:
                yield tr("round {round}: lucky cards", round=luck.round)
            else:
                yield tr("round {round}: unlucky cards", round=luck.round)
    for moment in moments(told, game.events):
        # NOTE: {what} is as "Good choice"
        what = pill_words(moment.pill, _seats(game)[moment.seat].name)
        yield tr("round {round}: {what}", round=moment.round, what=what)
    if told.verdict is not None and told.verdict.word in _WORDS:
        yield tr(_WORDS[told.verdict.word])
    if told.par is not None:
        yield _par(told.par)


def _chances(told: Review) -> Iterator[str]:
    """The chance at the beginning of each round, in steps that can be trusted."""
    rounds: set[int] = set()
    for point in told.line.points if told.line is not None else ():
        if point.round not in rounds:
            rounds.add(point.round)
            share = running_chance(point.chances[told.seat])
            # NOTE: {share} is a number from 5 to 95
            yield tr(
                "round {round}: chance of winning {share} in 100", round=point.round, share=share
            )


def _choice(choice: Choice) -> Iterator[str]:
    """A choice that is worth a line, in the notation of moves."""
    if choice.grade not in _GRADES:
        return
    made = listed(choice.made)
    grade = tr(_GRADES[choice.grade])
    # NOTE: {made} is a list of moves in technical words; {grade} is as "A great idea"
    yield tr("round {round}: {made}: {grade}", round=choice.round, made=made, grade=grade)
    if choice.best != choice.made:
        # NOTE: {moves} is a list of moves in technical words
        yield tr("also possible: {moves}", moves=listed(choice.best))


def _par(par: Par) -> str:
    """Return the words for what the expert made of the same deal."""
    # NOTE: {all}: points of the games of the expert, as "37 to 50", or one number
    return tr(
        "points in the same deal, played by the expert: {all}; here: {own}",
        all=span_words(min(par.totals), max(par.totals)),
        own=par.own,
    )
