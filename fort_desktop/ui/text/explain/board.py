"""A player's board: what lies on it, how much there is room for, and what it is good for."""

from collections.abc import Sequence
from typing import Final

from fort_desktop.rules.knowledge.standing import standings
from fort_desktop.rules.knowledge.view import SeatView
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.types import STUFF_LIMIT, TOP_LEVEL, Resource
from fort_desktop.ui.i18n.i18n import N_, NN_, tr, trn
from fort_desktop.ui.text.amounts import Amount, amount_words
from fort_desktop.ui.text.explain.explanation import Explanation, Known, plain
from fort_desktop.ui.text.explain.hows import how_words
from fort_desktop.ui.text.explain.now import cost_words, fort_now, missing_words
from fort_desktop.ui.text.lists import listed
from fort_desktop.ui.text.names import kid_name
from fort_desktop.ui.text.players import sitter_words

OPEN_BOARD: Final = N_("Click: open this board.")
LOOK_THROUGH: Final = N_("Click: look through this pile.")

# The fort.

_REWARDS: Final = {
    1: N_("Whoever builds it looks at the made-up rules and keeps one in secret."),
    2: N_("Whoever builds it takes one of the perks."),
    5: N_("Whoever builds it first takes the macaroni sculpture. That round is the last."),
}


def explain_level(known: Known, level: int) -> Explanation:
    """A level of the viewer's fort: its worth, its reward, the room that it makes."""
    points = known.catalog.fort_points[level]
    worth = trn(
        "A fort of this level is worth {n} point at the end.",
        "A fort of this level is worth {n} points at the end.",
        points,
    )
    room = tr(
        "Room in the Pack: {n}. Room in the Lookout: {m}.",
        n=level + 1 + _extra(known.own),
        m=level + 1,
    )
    reward = tr(_REWARDS[level]) if level in _REWARDS else ""
    return Explanation(
        # NOTE: a level of a fort
        tr("Level {n}", n=level),
        signs=("level",),
        parts=(plain(worth, room), *((plain(reward),) if reward else ())),
        now=_level_now(known, level),
        clause={1: "LEVEL-1", 2: "LEVEL-2", 5: "LEVEL-3"}.get(level, "COMP-10"),
    )


def _extra(own: SeatView) -> int:
    """Places of the Pack that do not come from the fort (PERK-9)."""
    return own.pack_limit - own.lookout_limit


def _level_now(known: Known, level: int) -> str:
    at = known.own.level
    if level == at:
        return tr("Your fort is at this level now.")
    if level < at:
        return tr("Your fort is past this level.")
    if level == at + 1:
        return fort_now(known)
    return tr("You build the levels one after the other: level {n} is next.", n=at + 1)


def next_cost_words(known: Known) -> str:
    """Return what the viewer's next level costs; "" if there is none."""
    level = known.own.level + 1
    if level > TOP_LEVEL:
        return ""
    # NOTE: {what} is a list as "2 toys, 1 pizza"
    return tr("Level {n} costs: {what}.", n=level, what=cost_words(known, level))


def explain_cost(known: Known) -> Explanation:
    """Return the explanation of what the next level costs, and of what is still missing."""
    level = known.own.level + 1
    if level > TOP_LEVEL:
        return Explanation(
            tr("The fort is finished"), parts=(plain(fort_now(known)),), clause="ACT-7"
        )
    words = plain(
        next_cost_words(known),
        tr("To build, use an action that builds, and pay from your Stuff and Pack."),
    )
    return Explanation(tr("Next level"), "", ("build",), (words,), fort_now(known), "", "ACT-7")


def explain_fort(known: Known, seat: int) -> Explanation:
    """A fort, and what it is worth."""
    level = known.seat(seat).level
    worth = known.counted(
        seat,
        known.catalog.fort_points[level],
        NN_(
            "Your fort is at level {level}. That is {n} point at the end.",
            "Your fort is at level {level}. That is {n} points at the end.",
        ),
        # NOTE: {who} is a player's name, which cannot be declined
        NN_(
            "{who}'s fort is at level {level}. That is {n} point at the end.",
            "{who}'s fort is at level {level}. That is {n} points at the end.",
        ),
        level=level,
    )
    # NOTE: {points} is a list as "1, 3, 9": those of each level up to the last
    levels = tr(
        "Points for levels 1 to {n}: {points}.",
        n=TOP_LEVEL,
        points=listed(map(str, known.catalog.fort_points[1:])),
    )
    more = tr("Each level is worth more and gives more room in the Pack and the Lookout.")
    return Explanation(
        tr("Fort"),
        signs=("fort",),
        parts=(plain(worth, levels, more),),
        now=fort_now(known) if known.mine(seat) else "",
        clause="COMP-10",
    )


# Points.


def explain_points(known: Known, seat: int) -> Explanation:
    """The points of a seat now, and with what is counted at the end."""
    own = known.seat(seat)
    has = known.counted(
        seat,
        own.points,
        NN_("You have {n} point.", "You have {n} points."),
        NN_("{who} has {n} point.", "{who} has {n} points."),
    )
    adds = tr("Points for the fort, the made-up rule, and the sculpture are added at the end.")
    return Explanation(
        tr("Points"),
        signs=("vp",),
        parts=(plain(has, adds),),
        now=_points_now(known, own),
        clause="END-3",
    )


def _points_now(known: Known, own: SeatView) -> str:
    """The sum so far of what the viewer can know."""
    now = standings(known.view, known.catalog)[own.seat]
    total = now.total
    if now.rule is None:
        return trn(
            "With the fort: {n} point, plus the made-up rule.",
            "With the fort: {n} points, plus the made-up rule.",
            total,
        )
    return trn("All told: {n} point now.", "All told: {n} points now.", total)


# Stuff, Pack, Lookout.

_STUFF: Final = {
    "pizza": (
        N_("You build your fort with pizza and toys."),
        N_("{who} builds the fort with pizza and toys."),
        N_("There is room for 4 pizza. Actions with a pizza on them bring more."),
    ),
    "toys": (
        N_("You build your fort with toys and pizza."),
        N_("{who} builds the fort with toys and pizza."),
        N_("There is room for 4 toys. Actions with a toy on them bring more."),
    ),
}
_STUFF_TITLES: Final = {"pizza": N_("Pizza"), "toys": N_("Toys")}
_HELD: Final = N_("{n} of {most}")
_FULL: Final = N_("{n} of {most}, no more room")


def explain_stuff(
    known: Known, seat: int, resource: Resource, moves: Sequence[Move] = ()
) -> Explanation:
    """The pizza or the toys in a seat's Stuff."""
    own = known.seat(seat)
    held = own.pizza if resource == "pizza" else own.toys
    mine, theirs, room = _STUFF[resource]
    return Explanation(
        tr(_STUFF_TITLES[resource]),
        _of(held, STUFF_LIMIT),
        (resource,),
        (plain(known.said(seat, mine, theirs), tr(room)),),
        _stuff_now(known, seat),
        how_words(moves),
        "COMP-7",
    )


def _stuff_now(known: Known, seat: int) -> str:
    if not known.mine(seat) or known.own.level == TOP_LEVEL or not missing_words(known):
        return ""
    return fort_now(known)


def _of(n: int, most: int) -> str:
    message = _FULL if n >= most else _HELD
    return tr(message, n=n, most=most)


def explain_pack(known: Known, seat: int, moves: Sequence[Move] = ()) -> Explanation:
    """A seat's Pack: what lies in it, and what it is for."""
    own = known.seat(seat)
    use = known.said(
        seat,
        N_("What you pack is kept apart from your Stuff. You can still pay with it."),
        N_("What {who} packs is kept apart from the Stuff, and can still be used to pay."),
    )
    why = tr("Some actions and made-up rules count what is in a Pack.")
    room = _more_places(1 + _extra(own))
    found = _contents(own.pack_pizza, own.pack_toys)
    return Explanation(
        tr("Pack"),
        _of(own.pack_pizza + own.pack_toys, own.pack_limit),
        ("pack",),
        (plain(use, why), plain(room)),
        found,
        how_words(moves),
        "COMP-8",
    )


def _more_places(n: int) -> str:
    """Return how many more places a Pack or a Lookout has than the fort has levels."""
    return trn(
        "It holds {n} more than the fort level.",
        "It holds {n} more than the fort level.",
        n,
    )


def _contents(pizza: int, toys: int) -> str:
    """Return the contents of a Pack, as "1 pizza, 2 toys"."""
    if not pizza and not toys:
        return tr("It is empty now.")
    found = (Amount(pizza, "pizza"), Amount(toys, "toys"))
    # NOTE: {what} is a list, of kids or of things in a Pack
    return tr("In it now: {what}.", what=listed(amount_words(one) for one in found if one.n))


def explain_lookout(known: Known, seat: int) -> Explanation:
    """A seat's Lookout: who watches there, and what for."""
    own = known.seat(seat)
    use = known.said(
        seat,
        N_("When you play a kid, you can count the symbols of the kids here too."),
        N_("When {who} plays a kid, the symbols of the kids here can be counted too."),
    )
    stay = tr("They stay to the end of the game, and nobody can take them.")
    room = _more_places(1)
    kids = listed(kid_name(known.catalog.kid[card]) for card in own.lookout)
    return Explanation(
        tr("Lookout"),
        _of(len(own.lookout), own.lookout_limit),
        ("lookout",),
        (plain(use, stay), plain(room)),
        tr("In it now: {what}.", what=kids) if kids else tr("It is empty now."),
        "",
        "COMP-9",
    )


# Cards that are not laid open, and those that are.


def hand_words(known: Known, seat: int) -> str:
    """Return how many cards a seat holds."""
    return known.counted(
        seat,
        known.seat(seat).hand_count,
        NN_("You hold {n} card.", "You hold {n} cards."),
        NN_("{who} holds {n} card.", "{who} holds {n} cards."),
    )


def explain_hand(known: Known, seat: int) -> Explanation:
    """A seat's hand."""
    holds = hand_words(known, seat)
    hidden = known.said(
        seat,
        N_("Nobody else sees your hand. At the end of your turn you draw five new cards."),
        N_("This hand is secret. At the end of the player's turn, five new cards are drawn."),
    )
    return _cards(tr("Hand"), "hand", holds, hidden, "", "DRAW-1")


def deck_words(known: Known, seat: int) -> str:
    """Return how many cards the deck of a seat has."""
    return known.counted(
        seat,
        known.seat(seat).deck_count,
        NN_("Your deck has {n} card.", "Your deck has {n} cards."),
        # NOTE: {who} is a player's name, which cannot be declined
        NN_("{who}'s deck has {n} card.", "{who}'s deck has {n} cards."),
    )


def explain_deck(known: Known, seat: int) -> Explanation:
    """A seat's deck."""
    left = deck_words(known, seat)
    empty = tr("When it is empty, the discard pile is shuffled and becomes the new deck.")
    return _cards(tr("Deck"), "deck", left, empty, "", "DRAW-1")


def pile_words(known: Known, seat: int) -> str:
    """Return how many cards the discard pile of a seat has."""
    return known.counted(
        seat,
        len(known.seat(seat).discard),
        NN_("Your discard pile has {n} card.", "Your discard pile has {n} cards."),
        # NOTE: {who} is a player's name, which cannot be declined
        NN_("{who}'s discard pile has {n} card.", "{who}'s discard pile has {n} cards."),
    )


def explain_pile(known: Known, seat: int) -> Explanation:
    """A seat's discard pile."""
    lying = pile_words(known, seat)
    use = tr("Played and recruited kids go here. Shuffled, they become the new deck.")
    how = tr(LOOK_THROUGH)
    return _cards(tr("Discard pile"), "discard", lying, use, how, "DISCARD-3")


def _cards(title: str, sign: str, count: str, use: str, how: str, clause: str) -> Explanation:
    return Explanation(title, signs=(sign,), parts=(plain(count, use),), how=how, clause=clause)


def explain_yard(known: Known, seat: int) -> Explanation:
    """A seat's Yard: why kids lie there, and who may take them."""
    why = known.said(
        seat,
        N_("Kids that you do not use on your turn wait here. A Best Friend never does."),
        # NOTE: {who} is a player's name, which cannot be declined
        N_("{who}'s unused kids wait here. A Best Friend never does."),
    )
    who = known.said(
        seat,
        N_("Rivals may recruit them until your next turn begins. Then you get the rest back."),
        # NOTE: {who} is a player's name, which cannot be declined
        N_("You and the others may recruit them until {who}'s next turn begins."),
    )
    kids = listed(kid_name(known.catalog.kid[card]) for card in known.seat(seat).yard)
    return Explanation(
        tr("Yard"),
        signs=("recruit",),
        parts=(plain(why), plain(who)),
        now=tr("In it now: {what}.", what=kids) if kids else tr("It is empty now."),
        clause="DISCARD-2",
    )


def explain_player(known: Known, seat: int) -> Explanation:
    """A player and the whole board."""
    own = known.seat(seat)
    has = known.counted(
        seat,
        own.points,
        NN_(
            "You have {n} point. Your fort is at level {level}.",
            "You have {n} points. Your fort is at level {level}.",
        ),
        NN_(
            "{who} has {n} point. The fort is at level {level}.",
            "{who} has {n} points. The fort is at level {level}.",
        ),
        level=own.level,
    )
    turn = known.said(seat, N_("It is your turn."), N_("It is {who}'s turn."))
    leads = known.view.round > 0 and not known.view.ended and known.view.leader == seat
    sitter = known.teller.seats[seat]
    return Explanation(
        sitter_words(sitter.name, sitter.player),
        signs=(),
        parts=(plain(has),),
        now=turn if leads else "",
        how="" if known.mine(seat) else tr(OPEN_BOARD),
        clause="COMP-6",
    )
