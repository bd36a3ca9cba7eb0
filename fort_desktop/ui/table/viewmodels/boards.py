"""Boards as values: the viewer's own, the kids kept in a draft, the rivals', and their sums."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from fort_desktop.rules.knowledge.standing import Standing, best_change, rule_worth, standings
from fort_desktop.rules.knowledge.view import SeatView, View
from fort_desktop.rules.model.cards import Catalog, Cost, Kid
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


class BoardVM(msgspec.Struct, frozen=True, kw_only=True):
    """A board as it is drawn large: one's own, or that of a rival, opened.

    Attributes:
        seat, name, colour: whose it is; public: everyone is looking on, so that it is nobody's own.
        mine: it is the viewer's, who may use what lies there.
        worth: the points of each fort level; cost: of the next one, None at the top.
        levels: these are told, since the teacher speaks of them.
        rule: the made-up rule where it is known, and whether there is one; gained: its points.
        now: what it would be worth if the game ended now; None where that is not shown.
        paying: the next level is paid now.
        pack: what lies in the Pack; drafts: the Yard shows kids that were kept (SETUP-7).
    """

    seat: int
    name: str
    colour: str
    points: int
    level: int
    worth: tuple[int, ...]
    cost: Cost | None
    rule: RuleId | None
    has_rule: bool
    perk: PerkId | None
    toys: int
    pizza: int
    pack: tuple[Resource, ...]
    pack_limit: int
    lookout: tuple[Kid, ...]
    lookout_limit: int
    yard: tuple[Kid, ...]
    mine: bool = False
    public: bool = False
    levels: bool = False
    drafts: bool = False
    gained: int = 0
    now: WorthVM | None = None
    paying: bool = False


def board_vm(seat: SeatView, teller: Teller) -> BoardVM:
    """Return the values of the board of a seat, as far as they are known to whoever looks."""
    catalog = teller.catalog
    packed: tuple[tuple[Resource, int], ...] = (
        ("pizza", seat.pack_pizza),
        ("toys", seat.pack_toys),
    )
    return BoardVM(
        seat=seat.seat,
        name=teller.name(seat.seat),
        colour=seat.colour,
        points=seat.points,
        level=seat.level,
        worth=tuple(catalog.fort_points),
        cost=catalog.costs[seat.level] if seat.level < TOP_LEVEL else None,
        rule=seat.rule,
        has_rule=seat.has_rule,
        perk=seat.perk,
        toys=seat.toys,
        pizza=seat.pizza,
        pack=tuple(what for what, n in packed for _ in range(n)),
        pack_limit=seat.pack_limit,
        lookout=tuple(catalog.kid[card] for card in seat.lookout),
        lookout_limit=seat.lookout_limit,
        yard=tuple(catalog.kid[card] for card in seat.yard),
    )


def own_board_vm(
    view: View,
    teller: Teller,
    public: bool = False,
    now: Standing | None = None,
    taught: bool = False,
) -> BoardVM:
    """Return the values of the viewer's own board.

    Args:
        teller: knows the cards, and what the seat is called.
        public: everyone is looking on, so that it is nobody's own; now: see `worth_vm`.
        taught: the teacher speaks of the levels.
    """
    own, catalog = view.own, teller.catalog
    vm, drafts = board_vm(own, teller), view.setup == "draft" and view.round == 0
    stage = view.pending
    return msgspec.structs.replace(
        vm,
        mine=True,
        public=public,
        levels=taught,
        gained=rule_worth(view, catalog, own.seat, own.rule) if own.rule is not None else 0,
        yard=tuple(catalog.kid[card] for card in own.picks) if drafts else vm.yard,
        drafts=drafts,
        now=worth_vm(now),
        paying=(stage.stage, stage.seat) == ("pay", own.seat) and stage.price is not None,
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
    yard: tuple[Kid, ...]


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
        yard=tuple(catalog.kid[card] for card in seat.yard),
    )


class RivalSheetVM(msgspec.Struct, frozen=True):
    """The sheet that a band opens: all that is public of a rival.

    Attributes:
        player, face: see `rival_vm`; hand, deck, discard: how many cards lie there.
        waits: each step of theirs waits for a click.
    """

    board: BoardVM
    player: str
    face: str
    hand: int
    deck: int
    discard: int
    waits: bool


def rival_sheet_vm(seat: SeatView, teller: Teller, face: str, waits: bool = False) -> RivalSheetVM:
    """Return what the sheet of a rival shows; `waits`: each of their steps waits for a click."""
    return RivalSheetVM(
        board_vm(seat, teller),
        teller.seats[seat.seat].player,
        face,
        seat.hand_count,
        seat.deck_count,
        len(seat.discard),
        waits,
    )


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
