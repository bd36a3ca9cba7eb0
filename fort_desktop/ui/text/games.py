"""A saved game in words: its title, how far it has come, and who plays."""

from fort_desktop.record.index import SavedGame
from fort_desktop.ui.i18n.i18n import tr, trn
from fort_desktop.ui.text.dates import when
from fort_desktop.ui.text.lesson.told import chapter_words, guided
from fort_desktop.ui.text.lists import listed
from fort_desktop.ui.text.players import player_name


def slot_title(slot: SavedGame) -> str:
    """The title of a game: its name, else its players, else its file."""
    told = slot.summary
    if guided(told.lesson) and not told.name:
        # NOTE: the name of the guided game in which a person learns to play
        return tr("First game")
    return told.name or listed(seat.name for seat in told.now) or slot.path.name


def slot_words(slot: SavedGame, now: float) -> str:
    """The progress of a game, and when it was played."""
    told, day = slot.summary, when(slot.changed, now)
    if not slot.whole:
        return tr("{day}: cannot be opened", day=day)
    if told.lesson is not None and guided(told.lesson):
        return chapter_words(told.lesson)
    if told.ended:
        return tr("Ended after round {n}, {day}", n=told.round, day=day)
    if not told.round:
        return tr("Still drafting, {day}", day=day)
    return tr("Round {n}, {day}", n=told.round, day=day)


def result_words(slot: SavedGame, now: float) -> str:
    """Return the winners of a finished game, their points and its day; else its progress."""
    won, day = slot.summary.won, when(slot.changed, now)
    if not won or not slot.whole or guided(slot.summary.lesson):
        return slot_words(slot, now)
    who, n = listed(name for name, _ in won), max(total for _, total in won)
    # NOTE: of a game that is over; {who}: the winner's name, or several as "Maja, Zoe"
    return trn("{day}. Won by {who} with {n} point", "{day}. Won by {who} with {n} points", n,
               who=who, day=day)  # fmt: skip


def seat_words(slot: SavedGame) -> list[tuple[str, str]]:
    """The name of each seat, and who decides for it."""
    return [(seat.name, player_name(seat.player)) for seat in slot.summary.now]
