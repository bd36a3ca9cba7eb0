"""Words about a deal that several persons play, each alone."""

from collections.abc import Sequence
from typing import Final

from fort_desktop.record.duplicate import MOST_GAMES
from fort_desktop.session.duplicate.store import KeptDuplicate, State
from fort_desktop.ui.i18n.i18n import NC_, tr, trn
from fort_desktop.ui.text.lists import listed
from fort_desktop.ui.text.numbers import signed
from fort_desktop.ui.text.players import level_name

STATES: Final[dict[State, str]] = {
    # NOTE: of one person: what has come of the deal that each plays alone
    "waits": NC_("same deal", "Still to play"),
    "begun": NC_("same deal", "Started"),
    "played": NC_("same deal", "Finished: the result is face down"),
    "broken": NC_("same deal", "The game cannot be read. You can start it again."),
    # NOTE: of one who was to play the same deal as others, but does not after all
    "left_out": NC_("same deal", "Is not playing this deal after all"),
}


def names(kept: KeptDuplicate, which: Sequence[int] | None = None) -> str:
    """The names of some of the players, or of all."""
    players = kept.told.players
    return listed(players[i].name for i in (which if which is not None else range(len(players))))


def computers(kept: KeptDuplicate) -> str:
    """Whom each plays against."""
    told = kept.told
    found = [info.player for i, info in enumerate(told.seats) if i != told.seat]
    # NOTE: {level} is what all of the computer players are, as "hard"; several as "easy, hard"
    return trn(
        "Everyone plays alone against {n} computer player ({level}).",
        "Everyone plays alone against {n} computer players ({level}).",
        len(found),
        level=listed(map(level_name, dict.fromkeys(found))),
    )


def left(kept: KeptDuplicate) -> str:
    """Return the names of those who still have to play."""
    if kept.complete:
        return tr("Everyone has played")
    return tr("Still to play: {who}", who=names(kept, kept.left))


def par_words(games: int) -> str:
    """Return the expert's progress; its result is not revealed before all have played."""
    if games < MOST_GAMES:
        # NOTE: par is what the expert makes of the same cards: the measure for all
        return tr("Par: the expert has played {n} of {all} games.", n=games, all=MOST_GAMES)
    return tr("Par is known and is face down too.")


def against(total: int, par: int) -> str:
    """The difference to par, with its sign."""
    return signed(total - par)
