"""Names and expectations of all who can sit at a seat: a person, or a computer player."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fort_desktop.rules.model.seats import PERSON
from fort_desktop.ui.i18n.i18n import N_, NC_, tr


class PlayerWords(NamedTuple):
    """The words for a player, to be translated where they are shown.

    Attributes:
        name: who it is; level: the same in a sentence that says it is a computer player.
        expect: what to expect of it.
        beaten: how many games are won against it; "" for players that nobody is measured against.
    """

    name: str
    level: str
    expect: str
    beaten: str = ""


PLAYERS: Final = {
    PERSON: PlayerWords(N_("Person"), "", N_("Somebody at this screen")),
    "easy": PlayerWords(
        N_("Computer: easy"),
        NC_("computer player", "easy"),
        N_("Still makes mistakes"),
        N_("Wins {n} in 100 games against “easy”"),
    ),
    "normal": PlayerWords(
        N_("Computer: normal"),
        NC_("computer player", "normal"),
        N_("Plans the whole turn"),
        N_("Wins {n} in 100 games against “normal”"),
    ),
    "hard": PlayerWords(
        N_("Computer: hard"),
        NC_("computer player", "hard"),
        N_("Thinks about what you might do next"),
        N_("Wins {n} in 100 games against “hard”"),
    ),
    "expert": PlayerWords(
        N_("Computer: expert"), NC_("computer player", "expert"), N_("Thinks hard and far ahead")
    ),
    "builder": PlayerWords(
        N_("Computer: the builder"),
        NC_("computer player", "builder"),
        N_("Like “normal”, but loves forts"),
    ),
    "collector": PlayerWords(
        N_("Computer: the collector"),
        NC_("computer player", "collector"),
        N_("Like “normal”, but loves to fill the Lookout and the Pack"),
    ),
    "bully": PlayerWords(
        N_("Computer: the bully"),
        NC_("computer player", "bully"),
        N_("Like “normal”, but takes what others have"),
    ),
    "random": PlayerWords(
        N_("Computer: random"),
        NC_("computer player", "random"),
        N_("Does whatever comes to mind"),
        N_("Wins {n} in 100 games against “random”"),
    ),
}
"""In the order in which they are offered for a seat."""
USUAL_NAMES: Final = (
    # NOTE: usual names of the four players: first names of children in your language, which are
    # boys' and girls' alike if there are such; all different, of at most 8 letters
    NC_("player's name", "Alex"),
    NC_("player's name", "Robin"),
    NC_("player's name", "Charlie"),
    NC_("player's name", "Sam"),
)
"""By seat, for players who have typed none."""


def usual_name(seat: int) -> str:
    """Return the name for the player of a seat who has typed none."""
    return tr(USUAL_NAMES[seat])


def names_at(typed: Sequence[str]) -> list[str]:
    """Return the names of all seats: those that were typed, and usual ones that nobody has."""
    found = [name.strip() for name in typed]
    for usual in (lambda seat: [seat], lambda seat: range(len(USUAL_NAMES))):
        for seat, name in enumerate(found):
            taken = {one.casefold() for one in found}
            free = (one for one in map(usual_name, usual(seat)) if one.casefold() not in taken)
            found[seat] = name or next(free, "")
    return found


def level_name(player: str) -> str:
    """Return the level of a computer player; an unknown kind of player stays as it is."""
    return tr(PLAYERS[player].level) if player in PLAYERS else player


def player_name(player: str) -> str:
    """Return who decides for a seat.

    An unknown kind of player, from a record made elsewhere, stays as it is.
    """
    return tr(PLAYERS[player].name) if player in PLAYERS else player


def sitter_words(name: str, player: str) -> str:
    """Return who sits in a seat: a name, of a computer player with its level."""
    level = level_name(player)
    # NOTE: a computer player and its level: "Robin (easy)"
    return tr("{name} ({level})", name=name, level=level) if level else name
