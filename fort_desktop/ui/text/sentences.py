"""Events as whole sentences, and the words of buttons."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.types import HIDDEN
from fort_desktop.session.undo import TakenBack
from fort_desktop.ui.i18n.i18n import N_, NN_, Plural, tr, trn, trp
from fort_desktop.ui.text.lists import listed
from fort_desktop.ui.text.names import PERK_NAMES, RESOURCE_NAMES, RULE_NAMES, SUIT_NAMES, kid_name


class Teller:
    """Tells events of one game; knows the names of its seats and kids.

    Args:
        reader: the seat of the one person who reads it; None where others do too.
    """

    def __init__(
        self, catalog: Catalog, seats: Sequence[ev.SeatInfo], reader: int | None = None
    ) -> None:
        self.catalog = catalog
        self.seats = seats
        self.reader = reader

    def name(self, seat: int) -> str:
        """Return the name of the player of a seat."""
        return self.seats[seat].name

    def kid(self, card: str) -> str:
        """The kid on a card, or a word for a hidden one."""
        if card == HIDDEN:
            # NOTE: stands where the name of a kid would, if it is hidden: hardly ever
            return tr("a card")
        kid = self.catalog.kid.get(card) or self.catalog.kids[card]
        return kid_name(kid)

    def kids(self, cards: Sequence[str]) -> str:
        """Several kids in one phrase."""
        return listed(map(self.kid, cards))

    def names(self, seats: Sequence[int]) -> str:
        """Several persons in one phrase."""
        return listed(map(self.name, seats))

    def taken_back(self, taken: TakenBack) -> str:
        """Somebody has taken back what others had done."""
        who, others = self.name(taken.by), self.names(taken.seats)
        # NOTE: {who} is a player, {others} one or several others
        return tr("{who} takes back moves by others: {others}", who=who, others=others)

    def tell(self, event: ev.Event, times: int = 1) -> str | None:
        """A line for the log; None where nothing is worth one.

        Args:
            times: so many such tokens are told in one line.
        """
        if isinstance(event, ev.ResourcePacked | ev.ResourceSpent | ev.ResourceConverted):
            packed = isinstance(event, ev.ResourceSpent) and event.source == "pack"
            message = (_FROM_PACK if packed else TOKENS[type(event)])[event.resource]
            return trp(message, times, who=self.name(event.seat))
        telling = _TELLINGS.get(type(event))
        return telling(self, event) if telling is not None else None


def _line(message: str, fill: Callable[[Teller, Any], dict[str, object]]) -> Any:
    def telling(teller: Teller, event: Any) -> str:
        return tr(message, who=teller.name(event.seat), **fill(teller, event))

    return telling


def _recruited(teller: Teller, e: ev.KidRecruited) -> str:
    values = {"who": teller.name(e.seat), "kid": teller.kid(e.card)}
    if e.source == "park":
        # NOTE: {who} is a player, {kid} the nickname of a kid, as in all lines of the log
        return tr("{who} recruits {kid} from the Park", **values)
    if e.source == "deck":
        return tr("{who} recruits {kid} from the Park deck", **values)
    if teller.reader is not None and e.rival == teller.reader:
        # NOTE: {who} is a rival of the person who reads it, {kid} the nickname of a kid
        return tr("{who} recruits {kid} from your Yard", **values)
    # NOTE: {who} and {rival} are players
    return tr(
        "{who} recruits {kid} from {rival}'s Yard",
        rival=teller.name(e.rival or 0),
        **values,
    )


def _trashed(teller: Teller, e: ev.CardTrashed) -> str:
    values = {"who": teller.name(e.seat), "kid": teller.kid(e.card)}
    if e.source != "yard" or e.owner == e.seat:
        return tr("{who} trashes {kid}", **values)
    if e.owner == teller.reader:
        # NOTE: {who} is a rival of the person who reads it, {kid} the nickname of a kid
        return tr("{who} trashes {kid} from your Yard", **values)
    # NOTE: {who} and {rival} are players
    return tr("{who} trashes {kid} from {rival}'s Yard", rival=teller.name(e.owner), **values)


def _gained(teller: Teller, e: ev.ResourceGained) -> str:
    return trp(_GAINS[e.resource], e.amount, who=teller.name(e.seat))


def _scored(teller: Teller, e: ev.PointsScored) -> str:
    return trn(
        "{who} scores {n} point", "{who} scores {n} points", e.points, who=teller.name(e.seat)
    )


def _kept(teller: Teller, e: ev.RuleKept) -> str:
    if e.rule == HIDDEN:
        return tr("{who} keeps a made-up rule", who=teller.name(e.seat))
    # NOTE: {rule} is the name of a made-up rule
    return tr("{who} keeps the rule {rule}", who=teller.name(e.seat), rule=tr(RULE_NAMES[e.rule]))


def _ended(teller: Teller, e: ev.GameEnded) -> str:
    if not e.winners:
        return tr("The game is over")
    names = teller.names(e.winners)
    # NOTE: the form goes by the number of winners; {who} is a list of them
    return trn(
        "The game is over: {who} wins",
        "The game is over: {who} win",
        len(e.winners),
        who=names,
    )


def _renewed(teller: Teller, e: ev.ChanceRenewed) -> str:
    digits = e.commitment[:8]
    # NOTE: a line of the log in a copy of a game: what nobody knows is another from here on.
    # {digits}: the first digits of the commitment of the new chance
    return tr("A copy continues from here: everything hidden is reshuffled ({digits})",
              digits=digits)  # fmt: skip


def _triggered(teller: Teller, e: ev.EndTriggered) -> str:
    causes = {
        "points": N_("{who} reaches 25 points: this is the last round"),
        "fort": N_("{who} reaches fort level 5: this is the last round"),
        "park_deck": N_("The Park deck is empty: this is the last round"),
    }
    return tr(causes[e.cause], who=teller.name(e.seat))


def _one_card(teller: Teller, e: Any) -> dict[str, object]:
    return {"kid": teller.kid(e.card)}


def _many_cards(teller: Teller, e: Any) -> dict[str, object]:
    return {"kids": teller.kids(e.cards)}


_GAINS: Final = {
    "pizza": NN_("{who} gains {n} pizza", "{who} gains {n} pizza"),
    "toys": NN_("{who} gains {n} toy", "{who} gains {n} toys"),
}
TOKENS: Final[dict[type[ev.Event], Mapping[str, Plural]]] = {
    ev.ResourcePacked: {
        "pizza": NN_("{who} packs {n} pizza", "{who} packs {n} pizza"),
        "toys": NN_("{who} packs {n} toy", "{who} packs {n} toys"),
    },
    ev.ResourceSpent: {
        "pizza": NN_("{who} spends {n} pizza", "{who} spends {n} pizza"),
        "toys": NN_("{who} spends {n} toy", "{who} spends {n} toys"),
    },
    ev.ResourceConverted: {
        "pizza": NN_("{who} swaps {n} pizza for {n} toy", "{who} swaps {n} pizza for {n} toys"),
        "toys": NN_("{who} swaps {n} toy for {n} pizza", "{who} swaps {n} toys for {n} pizza"),
    },
}
_FROM_PACK: Final = {
    "pizza": NN_("{who} spends {n} pizza from the Pack", "{who} spends {n} pizza from the Pack"),
    "toys": NN_("{who} spends {n} toy from the Pack", "{who} spends {n} toys from the Pack"),
}


def _perk(teller: Teller, e: Any) -> dict[str, object]:
    return {"perk": tr(PERK_NAMES[e.perk])}


_TELLINGS: Final[dict[type[ev.Event], Callable[[Teller, Any], str]]] = {
    # NOTE: the turn of {who} begins
    ev.TurnBegan: _line(N_("{who}: round {n}"), lambda t, e: {"n": e.round}),
    ev.ChanceRenewed: _renewed,
    ev.CardPlayed: _line(N_("{who} plays {kid}"), _one_card),
    ev.PlaySkipped: _line(N_("{who} plays nothing"), lambda t, e: {}),
    ev.SuitDeclared: _line(
        # NOTE: {suit} as "shovel"
        N_("{who} names a suit for the coin: {suit}"),
        lambda t, e: {"suit": tr(SUIT_NAMES[e.suit])},
    ),
    ev.CardAdded: _line(N_("{who} adds {kid}"), _one_card),
    ev.LookoutCounted: _line(N_("{who} counts {kid} in the Lookout"), _one_card),
    ev.ResourceGained: _gained,
    ev.CardToLookout: _line(N_("{who} puts {kid} into the Lookout"), _one_card),
    ev.CardTrashed: _trashed,
    ev.KidRecruited: _recruited,
    ev.FortAdvanced: _line(N_("{who} builds the fort to level {n}"), lambda t, e: {"n": e.level}),
    ev.RuleKept: _kept,
    # NOTE: {perk} is the name of a perk
    ev.PerkTaken: _line(N_("{who} takes the perk {perk}"), _perk),
    ev.MacaroniTaken: _line(N_("{who} takes the macaroni sculpture"), lambda t, e: {}),
    ev.PointsScored: _scored,
    # NOTE: {kids} is one nickname, or a list of two
    ev.LeaderFollowed: _line(N_("{who} follows by discarding {kids}"), _many_cards),
    ev.FollowDeclined: _line(N_("{who} does not follow"), lambda t, e: {}),
    # NOTE: {perk} is the name of a perk
    ev.PerkUsed: _line(N_("{who} uses the perk {perk}"), _perk),
    ev.CardRecycled: _line(N_("{who} takes {kid} from the discard pile"), _one_card),
    ev.YardLaid: _line(N_("{who} leaves in the Yard: {kids}"), _many_cards),
    ev.EndTriggered: _triggered,
    ev.GameEnded: _ended,
}


class Labels:
    """Words for the buttons of moves."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller

    def of(self, move: Move) -> str:
        """Return the label of a move's button."""
        make = _LABELS.get(type(move))
        return make(self, move) if make is not None else tr(_PLAIN[type(move)])

    def among(self, move: Move, moves: Sequence[Move]) -> str:
        """Return the label of a move's button among all legal moves.

        A pass that is the only legal move reads "Continue": nobody declines what cannot be done.
        """
        only = len(moves) == 1 and isinstance(move, mv.Pass)
        return tr("Continue") if only else self.of(move)

    def kid(self, kid: str) -> str:
        """The name of a kid."""
        return self.teller.kid(kid)


def _suited(message: str, coin: str) -> Callable[[Labels, Any], str]:
    def label(labels: Labels, move: mv.Add | mv.Count) -> str:
        name = labels.kid(move.kid)
        if move.suit is None:
            return tr(message, kid=name)
        return tr(coin, kid=name, suit=tr(SUIT_NAMES[move.suit]))

    return label


_FROM: Final = {
    ("pizza", ""): N_("Pack 1 pizza"),
    ("toys", ""): N_("Pack 1 toy"),
    ("pizza", "supply"): N_("1 pizza from the supply"),
    ("toys", "supply"): N_("1 toy from the supply"),
    ("pizza", "pack"): N_("1 pizza from your Pack"),
    ("toys", "pack"): N_("1 toy from your Pack"),
    ("pizza", "stuff"): N_("1 pizza from your Stuff"),
    ("toys", "stuff"): N_("1 toy from your Stuff"),
}


def _pack(labels: Labels, move: mv.Pack) -> str:
    source = "supply" if move.supply else ""
    return tr(_FROM[move.resource, source])


def _spent(labels: Labels, move: mv.Spend | mv.Convert) -> str:
    return tr(_FROM[move.resource, move.place])


def _card(labels: Labels, move: mv.Trash | mv.ToLookout | mv.Recruit) -> str:
    if move.source == "deck":
        return tr("Top of the Park deck")
    values = {"kid": labels.kid(move.kid)}
    if move.source == "yard":
        # NOTE: button for a kid to be taken or trashed; {rival} is a player
        return tr("{kid} from {rival}'s Yard", rival=labels.teller.name(move.rival), **values)
    if move.source == "park":
        return tr("{kid} from the Park", **values)
    if move.source == "discard":
        return tr("{kid} from your discard pile", **values)
    return tr("{kid} from your hand", **values)


BOX_LABELS: Final = {"public": N_("Public action"), "private": N_("Private action")}
_LABELS: Final[dict[type[Move], Callable[[Labels, Any], str]]] = {
    # NOTE: buttons: {kid} is a nickname, which cannot be declined
    mv.Pick: lambda t, m: tr("Keep {kid}", kid=t.kid(m.kid)),
    mv.PlayKid: lambda t, m: tr("Play {kid}", kid=t.kid(m.kid)),
    mv.Declare: lambda t, m: tr(SUIT_NAMES[m.suit]),
    mv.Choose: lambda t, m: tr(SUIT_NAMES[m.suit]),
    # NOTE: buttons: {kid} is a nickname; the coin on its card is named as {suit}
    mv.Add: _suited(N_("Add {kid}"), N_("Add {kid} (coin: {suit})")),
    mv.Count: _suited(N_("Count {kid}"), N_("Count {kid} (coin: {suit})")),
    mv.Use: lambda t, m: tr(BOX_LABELS[m.box]),
    mv.CopyPack: lambda t, m: t.teller.name(m.seat),
    mv.Take: lambda t, m: tr(RESOURCE_NAMES[m.resource]),
    mv.Pack: _pack,
    mv.Spend: _spent,
    mv.Convert: _spent,
    mv.Trash: _card,
    mv.ToLookout: _card,
    mv.Recruit: _card,
    # NOTE: {kids} is one nickname, or a list of two
    mv.Follow: lambda t, m: tr("Follow with {kids}", kids=t.teller.kids(m.kids)),
    mv.Keep: lambda t, m: tr(RULE_NAMES[m.rule]),
    mv.TakePerk: lambda t, m: tr(PERK_NAMES[m.perk]),
    # NOTE: a button: the kid goes from the discard pile into the hand
    mv.Recycle: lambda t, m: tr("Take {kid} into your hand", kid=t.kid(m.kid)),
}
_PLAIN: Final[dict[type[Move], str]] = {
    mv.Skip: N_("Skip"),
    mv.Diy: N_("Use DIY"),
    mv.DoOver: N_("Use Do-Over"),
    mv.Done: N_("Done"),
    mv.Stop: N_("Stop here"),
    mv.Pass: N_("No, thanks"),
    mv.Rough: N_("Use Rough Housing"),
}
