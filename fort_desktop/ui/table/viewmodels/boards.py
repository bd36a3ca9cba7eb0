"""Boards as values: the viewer's own, the kids kept in a draft, the rivals', and their sums."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from fort_desktop.rules.knowledge.standing import Standing, best_change, rule_worth, standings
from fort_desktop.rules.knowledge.view import SeatView, View
from fort_desktop.rules.model.boxes import program
from fort_desktop.rules.model.cards import Catalog, Cost, Kid, Price
from fort_desktop.rules.model.types import TOP_LEVEL, PerkId, Resource, RuleId
from fort_desktop.ui.table.layout.hand import KEPT
from fort_desktop.ui.text.sentences import Teller
from fort_desktop.ui.text.worth import Part, added_words, change_words, parts_of, total_words


class WorthVM(NamedTuple):
    """The points that a seat would have if the game ended now; `more`: a rule nobody knows adds."""

    total: int
    more: bool


def worth_vm(now: Standing | None) -> WorthVM | None:
    """Return what the tag of a seat says; None where there is none."""
    return WorthVM(now.total, now.rule is None) if now is not None else None


class Paying(NamedTuple):
    """The price of the next level while it is paid: all of it, and what is left."""

    whole: Price
    left: Price


def paying(view: View, catalog: Catalog) -> Paying | None:
    """Return what the viewer is paying for now; None for nothing."""
    pending, play, level = view.pending, view.play, view.own.level
    if pending.stage != "pay" or pending.price is None or pending.seat != view.own.seat:
        return None
    change, action = 1, pending.action  # a fort that is built with a perk costs one more
    if action is not None and play is not None:
        box = catalog.kid[play.card].box(action.box)
        change = program(box, action.times)[action.at].step.n if box is not None else 0
    return Paying(catalog.prices[change][level], pending.price)


class OwnBoardVM(msgspec.Struct, frozen=True, kw_only=True):
    """The board that is shown large, as it is drawn.

    Attributes:
        seat, name, colour: whose it is; public: everyone is looking on, so that it is nobody's own.
        worth: the points of each fort level; cost: of the next one, None at the top.
        rule: the made-up rule where it is known, and whether there is one; gained: its points.
        now: what it would be worth if the game ended now; None where that is not shown.
        paying: the price of the next level while it is paid.
        pack: what lies in the Pack; drafts: the Yard shows kids that were kept (SETUP-7).
    """

    seat: int
    name: str
    colour: str
    public: bool
    points: int
    level: int
    worth: tuple[int, ...]
    cost: Cost | None
    rule: RuleId | None
    has_rule: bool
    gained: int
    perk: PerkId | None
    toys: int
    pizza: int
    pack: tuple[Resource, ...]
    pack_limit: int
    lookout: tuple[Kid, ...]
    lookout_limit: int
    yard: tuple[Kid, ...]
    drafts: bool
    now: WorthVM | None = None
    paying: Paying | None = None


def own_board_vm(
    view: View, teller: Teller, public: bool = False, now: Standing | None = None
) -> OwnBoardVM:
    """Return the values of the board that is shown large.

    Args:
        teller: knows the cards, and what the seat is called.
        public: everyone is looking on, so that it is nobody's own; now: see `worth_vm`.
    """
    own, catalog = view.own, teller.catalog
    packed: tuple[tuple[Resource, int], ...] = (
        ("pizza", own.pack_pizza),
        ("toys", own.pack_toys),
    )
    drafts = view.setup == "draft" and view.round == 0
    return OwnBoardVM(
        seat=own.seat,
        name=teller.name(own.seat),
        colour=own.colour,
        public=public,
        points=own.points,
        level=own.level,
        worth=tuple(catalog.fort_points),
        cost=catalog.costs[own.level] if own.level < TOP_LEVEL else None,
        rule=own.rule,
        has_rule=own.has_rule,
        gained=rule_worth(view, catalog, own.seat, own.rule) if own.rule is not None else 0,
        perk=own.perk,
        toys=own.toys,
        pizza=own.pizza,
        pack=tuple(kind for kind, n in packed for _ in range(n)),
        pack_limit=own.pack_limit,
        lookout=tuple(catalog.kid[card] for card in own.lookout),
        lookout_limit=own.lookout_limit,
        yard=tuple(catalog.kid[card] for card in (own.picks if drafts else own.yard)),
        drafts=drafts,
        now=worth_vm(now),
        paying=paying(view, catalog),
    )


def drafting(view: View) -> bool:
    """Return True if the draft goes on in the view shown."""
    return view.setup == "draft" and view.round == 0 and view.drafted < KEPT


class PicksVM(msgspec.Struct, frozen=True):
    """The kids that were kept in a draft as they are drawn, and the Best Friends of the seat."""

    name: str
    colour: str
    kids: tuple[Kid, ...]
    friends: tuple[Kid, ...]


def picks_vm(view: View, teller: Teller) -> PicksVM:
    """Return what the panel of one's own picks shows (SETUP-7, SETUP-8)."""
    own, catalog = view.own, teller.catalog
    kids = tuple(catalog.kid[card] for card in own.picks)
    friends = tuple(catalog.kid[card] for card in catalog.friends[own.colour])
    return PicksVM(teller.name(own.seat), own.colour, kids, friends)


class Drafter(NamedTuple):
    """Somebody who drafts: the name, and the colour of the seat."""

    name: str
    colour: str


def drafters(view: View, teller: Teller, seats: Sequence[int] | None = None) -> tuple[Drafter, ...]:
    """Return these seats; by default all, the viewer first, as packs are passed (SETUP-7)."""
    order = view.order(view.seat) if seats is None else seats
    return tuple(Drafter(teller.name(seat), view.seats[seat].colour) for seat in order)


class RivalVM(msgspec.Struct, frozen=True, kw_only=True):
    """A rival as everybody sees them, in their band.

    Attributes:
        player: the kind of computer player; face: the kid whose face a person has chosen.
        acts: the seat must act now, or is the leader while nobody is asked.
        lookout: the first suit of each card there; discard: the number of cards.
    """

    seat: int
    name: str
    colour: str
    player: str
    face: str
    acts: bool
    points: int
    level: int
    toys: int
    pizza: int
    hand: int
    deck: int
    pack_toys: int
    pack_pizza: int
    pack_limit: int
    lookout: tuple[str, ...]
    lookout_limit: int
    yard: tuple[Kid, ...]
    discard: int


def rival_vm(
    seat: SeatView,
    catalog: Catalog,
    name: str,
    player: str = "",
    face: str = "",
    acts: bool = False,
) -> RivalVM:
    """Return what the band of a rival shows.

    Args:
        player: the kind of computer player, "" for none; face: the kid whose face a person has
            chosen, "" for none; acts: the seat must act now.
    """
    return RivalVM(
        seat=seat.seat,
        name=name,
        colour=seat.colour,
        player=player,
        face=face,
        acts=acts,
        points=seat.points,
        level=seat.level,
        toys=seat.toys,
        pizza=seat.pizza,
        hand=seat.hand_count,
        deck=seat.deck_count,
        pack_toys=seat.pack_toys,
        pack_pizza=seat.pack_pizza,
        pack_limit=seat.pack_limit,
        lookout=tuple(catalog.kid[card].suits[0] for card in seat.lookout),
        lookout_limit=seat.lookout_limit,
        yard=tuple(catalog.kid[card] for card in seat.yard),
        discard=len(seat.discard),
    )


class RivalSheetVM(msgspec.Struct, frozen=True):
    """The sheet that a band opens: all that is public of a rival.

    Attributes:
        rule: a made-up rule lies there, face down; waits: each step of theirs waits for a click.
    """

    rival: RivalVM
    perk: PerkId | None
    rule: bool
    waits: bool


def rival_sheet_vm(rival: RivalVM, seat: SeatView, waits: bool = False) -> RivalSheetVM:
    """Return what the sheet of a rival shows; `waits`: each of their steps waits for a click."""
    return RivalSheetVM(rival, seat.perk, seat.has_rule, waits)


class RivalSum(msgspec.Struct, frozen=True):
    """A rival with the sum and its parts; `player` and `face`: see `rival_vm`."""

    colour: str
    player: str
    face: str
    name: str
    parts: str
    total: str


class WorthSheetVM(msgspec.Struct, frozen=True):
    """The sum of the viewer with its parts, those of the rivals, and what would bring most.

    `player`, `colour` and `face` are the viewer's.
    """

    player: str
    colour: str
    face: str
    total: str
    parts: tuple[Part, ...]
    rivals: tuple[RivalSum, ...]
    change: str


def worth_sheet_vm(view: View, teller: Teller, faces: Sequence[str]) -> WorthSheetVM:
    """Return what the sheet shows; nothing in it is secret to the viewer (INFO-1)."""
    found = standings(view, teller.catalog)
    own, *others = (found[seat] for seat in view.order(view.seat))
    rivals = tuple(
        RivalSum(
            view.seats[one.seat].colour,
            teller.seats[one.seat].player,
            faces[one.seat],
            teller.name(one.seat),
            added_words(one),
            total_words(one.total, one.rule is None),
        )
        for one in others
    )
    change = change_words(best_change(view, teller.catalog), view, teller.catalog)
    total = total_words(own.total, own.rule is None)
    player, colour = teller.seats[view.seat].player, view.own.colour
    return WorthSheetVM(
        player, colour, faces[view.seat], total, parts_of(own, view), rivals, change
    )
