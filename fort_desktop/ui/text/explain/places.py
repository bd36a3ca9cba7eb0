"""Parts of the table, and the program's own buttons on it."""

from typing import Final, Literal, NamedTuple

from fort_desktop.rules.model.types import Resource
from fort_desktop.ui.i18n.i18n import N_, tr
from fort_desktop.ui.text.explain.explanation import Explanation, Known, plain
from fort_desktop.ui.text.names import RESOURCE_NAMES

PlaceName = Literal["log", "play", "prompt", "bin", "count", "supply", "curtain"]


class _Place(NamedTuple):
    title: str
    words: str
    clause: str


_PLACES: Final[dict[PlaceName, _Place]] = {
    "log": _Place(
        N_("What happened"),
        N_("Here you can read what has happened. Click a line to see that moment."),
        "INFO-2",
    ),
    "play": _Place(
        N_("Play area"),
        N_("The played kid goes here, with any kids added to it."),
        "PLAY-1",
    ),
    "prompt": _Place(
        N_("Turn"),
        N_("Here you see whose turn it is, what is asked, and what you can answer."),
        "TURN-2",
    ),
    "bin": _Place(
        N_("Out of the game"),
        N_("What is trashed goes into the box and never comes back."),
        "ACT-4",
    ),
    "count": _Place(
        N_("Tally"),
        N_("What counts for the played kid, and what its actions bring."),
        "PLAY-7",
    ),
    "supply": _Place(
        N_("Supply"), N_("Pizza and toys come from here. They never run out."), "COMP-5"
    ),
    "curtain": _Place(
        N_("Cloth"),
        N_(
            "There is a hand under the cloth. Only its owner lifts the cloth; everyone else "
            "looks away."
        ),
        "INFO-1",
    ),
}


def explain_place(known: Known, name: PlaceName) -> Explanation:
    """A part of the table that is not part of a board."""
    place = _PLACES[name]
    now = ""
    if name == "prompt" and known.view.round > 0 and not known.view.ended:
        now = known.said(known.view.leader, N_("It is your turn."), N_("It is {who}'s turn."))
    return Explanation(
        tr(place.title),
        parts=(plain(tr(place.words)),),
        now=now,
        clause=place.clause,
    )


def explain_token(resource: Resource) -> Explanation:
    """A pizza or a toy of the supply."""
    place = _PLACES["supply"]
    return Explanation(
        tr(place.title),
        tr(RESOURCE_NAMES[resource]),
        (resource,),
        (plain(tr(place.words)),),
        clause=place.clause,
    )


def explain_waiting(known: Known, seat: int) -> Explanation:
    """The switch that lets all that a rival does wait for a click."""
    who = known.teller.name(seat)
    words = (
        # NOTE: {who} is a player's name, which cannot be declined
        tr("Each of {who}'s steps is shown until you click.", who=who),
        tr("The others move without waiting for you."),
    )
    # NOTE: the title of an explanation: the program waits; {who} is a rival's name
    title = tr("Waiting at each step: {who}", who=who)
    return Explanation(title, parts=(plain(*words),), how=tr("Click: switch it on or off."))


class _Button(NamedTuple):
    """A button; `off` is why it does nothing now, `how` what a click does."""

    title: str
    words: str
    off: str
    how: str


_BUTTONS: Final[dict[str, _Button]] = {
    "menu": _Button(
        N_("Menu"),
        N_(
            "Leads to the rules, all the kids, the settings, and another game. This game "
            "is saved and will be waiting for you."
        ),
        "",
        N_("Click: open the menu."),
    ),
    "back": _Button(
        N_("Back"),
        N_("Closes this table and goes back to where it was opened from."),
        "",
        N_("Click: go back."),
    ),
    "since": _Button(
        N_("Since your last turn"),
        N_("Shows once more what the others have done since your last turn."),
        N_("Nothing has happened since your last turn, or what happened is being shown right now."),
        N_("Click: show it again."),
    ),
    "undo": _Button(
        N_("Undo"),
        N_("Takes back your last step. If others have acted since, you are asked first."),
        N_("You have nothing to take back now."),
        N_("Click: take it back."),
    ),
    "redo": _Button(
        N_("Redo"),
        N_("Redoes the step that you took back."),
        N_("Nothing has been taken back."),
        N_("Click: redo it."),
    ),
    "hint": _Button(
        N_("Advice"),
        N_("The expert looks at your cards and names the three best moves, with reasons."),
        N_("Advice is for your own decisions, and you have none to make now."),
        N_("Click: ask the expert."),
    ),
    "wait": _Button(
        N_("Wait"),
        N_("Pauses what is being shown, so that you can read it in peace."),
        N_("Nothing is being shown now."),
        N_("Click: wait, or continue."),
    ),
    "lay_open": _Button(
        N_("Spread out"),
        N_("Spreads your hand over the middle of the table, so that every card can be read."),
        N_("Your hand is small enough to be read where it is."),
        N_("Click: spread your hand."),
    ),
    "cover": _Button(
        N_("Cover"),
        N_("Lays a cloth over your hand and your rule, so that nobody else sees them."),
        N_("Your hand is covered."),
        N_("Click: cover your hand."),
    ),
    "take_over": _Button(
        N_("Lift the cloth"),
        N_("Shows the hand to the player named on this button, once the others look away."),
        N_("It can be lifted in a moment, once all keys are released."),
        N_("Click: lift it."),
    ),
}


def explain_button(known: Known, name: str) -> Explanation:
    """A button of the program: what it does, or why it is off."""
    button, off = _BUTTONS[name], name in known.off
    return Explanation(
        tr(button.title),
        signs=tuple(filter(None, (_SIGNS.get(name),))),
        parts=(plain(tr(button.words)),),
        now=tr(button.off) if off else "",
        how="" if off else tr(button.how),
    )


_SIGNS: Final = {name: name for name in ("menu", "since", "undo", "redo", "hint")} | {
    "back": "left"
}
"""Buttons that have a picture of their own."""
