"""Names of the medals, what they are for, and how one was won."""

from collections.abc import Sequence
from typing import Final

from fort_desktop.chronicle.collection import Medal
from fort_desktop.chronicle.medals import GOALS, MedalId
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.ui.i18n.i18n import N_, NC_, NN_, Plural, tr, trn, trp
from fort_desktop.ui.text.lists import listed, together
from fort_desktop.ui.text.names import kid_name

MEDAL_NAMES: Final[dict[MedalId, str]] = {
    "first_game": NC_("medal", "First game"),
    "come_with_us": NC_("medal", "Come with us"),
    "me_too": NC_("medal", "Me too!"),
    "just_for_me": NC_("medal", "Just for me"),
    "welcome_home": NC_("medal", "Welcome home"),
    "tower_of_friends": NC_("medal", "Tower of friends"),
    "good_neighbours": NC_("medal", "Good neighbours"),
    "surprise": NC_("medal", "Surprise!"),
    "packed": NC_("medal", "Packed and ready"),
    "first_the_fort": NC_("medal", "Fort first"),
    "big_plan": NC_("medal", "Big plan"),
    "artist": NC_("medal", "Macaroni artist"),
    "keeper_of_rules": NC_("medal", "Rule collector"),
    "made_up": NC_("medal", "Rules are made up"),
    "friend_indeed": NC_("medal", "A friend indeed"),
    "light_luggage": NC_("medal", "Travelling light"),
    "two_together": NC_("medal", "Never apart"),
    "second_thought": NC_("medal", "Second thoughts"),
    "all_six": NC_("medal", "All six"),
    "close_friends": NC_("medal", "Close friends"),
    "try_everything": NC_("medal", "Try everything"),
    "wide_circle": NC_("medal", "Wide circle"),
}
MEDAL_WORDS: Final[dict[MedalId, str]] = {
    "first_game": N_("Finish the guided first game, or any other game."),
    "come_with_us": N_("Add three kids to one play."),
    "me_too": N_("Follow three times in a row."),
    "just_for_me": N_("Gain four or more resources with one card when nobody follows."),
    "welcome_home": N_("Get back a kid that a rival took from you."),
    "tower_of_friends": N_("Win with three or more kids in your Lookout."),
    "good_neighbours": N_("End your Discard phase with no card in your hand or your Yard."),
    "surprise": N_("Recruit the top card of the Park deck without seeing it first."),
    "packed": N_("Have five or more resources in your Pack at once."),
    "first_the_fort": N_("Build your fort, and use the new room in the same play."),
    "big_plan": N_("Build your fort up to level 5."),
    "artist": N_("Win the macaroni sculpture."),
    "keeper_of_rules": N_("Score with four different made-up rules, across all your games."),
    "made_up": N_("Score 8 points or more from a made-up rule."),
    "friend_indeed": N_("Follow by discarding a Best Friend."),
    "light_luggage": N_("Trash three of your own cards in one game."),
    "two_together": N_("Win with both Best Friends, one of them in your Lookout."),
    "second_thought": N_("Review a game, play one moment differently, and play on to the end."),
    "all_six": N_("Own cards of all six suits when the game ends."),
    "close_friends": N_("Win by 1 point or by the higher fort, or share the win."),
    "try_everything": N_("Take each of the nine perks at least once, across all your games."),
    "wide_circle": N_("Play 25 different kids, across all your games."),
}
_ABOUT: Final[dict[MedalId, str]] = {
    # NOTE: how a medal was won; {kid} is a kid's name, which cannot be declined
    "come_with_us": N_("Played with three added cards: {kid}."),
    "me_too": N_("The third time with {kid}."),
    "just_for_me": N_("Played just for yourself: {kid}."),
    "welcome_home": N_("{kid} is home again."),
    "surprise": N_("Out of the deck: {kid}."),
    "friend_indeed": N_("Followed with {kid}."),
    "light_luggage": N_("The third to go: {kid}."),
}
_SO_FAR: Final[dict[MedalId, Plural]] = {
    # NOTE: how far a medal is that reaches over several games; {all} is how many it takes
    "keeper_of_rules": NN_("{n} of {all} rules", "{n} of {all} rules"),
    "try_everything": NN_("{n} of {all} perks", "{n} of {all} perks"),
    "wide_circle": NN_("{n} of {all} kids", "{n} of {all} kids"),
}


def medal_name(medal: MedalId) -> str:
    """The name of a medal."""
    return tr(MEDAL_NAMES[medal])


def far_words(medal: Medal) -> str:
    """Return the progress of a medal that takes several games; "" for any other."""
    if medal.medal not in GOALS:
        return ""
    goal = GOALS[medal.medal]
    return trp(_SO_FAR[medal.medal], min(len(medal.have), goal), all=goal)


def won_words(medal: Medal, catalog: Catalog) -> str:
    """Return how a medal was won: the kid, the round and the rivals; "" if it was not."""
    if medal.game is None:
        return ""
    won, told = medal.won, medal.game.summary
    kid = catalog.kids.get(won.kid) if won is not None and won.kid else None
    about = _ABOUT.get(medal.medal, "") if kid is not None else ""
    names = [info.name for seat, info in enumerate(told.seats) if seat != medal.seat]
    if won is not None and won.rival >= 0:
        names = [told.seats[won.rival].name]
    return together(
        tr(about, kid=kid_name(kid)) if about and kid is not None else "",
        # NOTE: the round of a game in which a medal was won
        tr("Round {n}.", n=won.round) if won is not None else "",
        _rivals(names),
    )


def _rivals(names: Sequence[str]) -> str:
    # NOTE: {names} is a list of players
    return trn("Rival: {names}.", "Rivals: {names}.", len(names), names=listed(names))


def new_words(medals: Sequence[MedalId], who: str = "") -> str:
    """The medals that a game has brought, in one line.

    Args:
        who: the player they belong to, where several have won some; "" for the only one.
    """
    names = listed(map(medal_name, medals))
    if who:
        # NOTE: after a game: {who} is a player, {names} a list of medals
        return tr("New medals for {who}: {names}", who=who, names=names)
    return trn("New medal: {names}", "New medals: {names}", len(medals), names=names)
