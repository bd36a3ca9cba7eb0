"""Plays as values: the mat, the slip beside it, turns that are over, losses, and previews."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from fort_desktop.rules.knowledge.preview import Foreseen
from fort_desktop.rules.knowledge.view import SeatView, View
from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.cards import Catalog, Kid
from fort_desktop.rules.model.types import BoxName
from fort_desktop.ui.i18n.i18n import tr, trn
from fort_desktop.ui.table.play_summary import (
    Count,
    counts,
    is_done,
    result_words,
    told_words,
    used_box,
)
from fort_desktop.ui.table.state import YardLoss
from fort_desktop.ui.text.amounts import (
    Amount,
    brings_words,
    count_words,
    into_pack,
    on_board,
    sum_words,
)
from fort_desktop.ui.text.lists import listed
from fort_desktop.ui.text.names import kid_name
from fort_desktop.ui.text.sentences import Teller


class Turn(NamedTuple):
    """A rival's turn, in few words.

    Attributes:
        name, colour, player: whose; face: the kid whose face they have chosen, "" for none.
        kid: what was played, None for nothing.
        result: what it brought; recruited: who came, and from where, or that nobody did.
        followed: who did the same.
    """

    name: str
    colour: str
    player: str
    face: str
    kid: Kid | None
    result: str
    recruited: str
    followed: str

    @property
    def heard(self) -> str:
        """The turn as it is read out, where no sign says who was recruited and who followed."""
        # NOTE: read out: {kids} is who was recruited in a turn, and from where
        came = tr("Recruited: {kids}", kids=self.recruited) if self.recruited else ""
        # NOTE: read out: {who} did the same as the leader, or nobody
        return listed((self.name, self.result, came, tr("Followers: {who}", who=self.followed)))


class Since(NamedTuple):
    """All turns since the person looked last, in order, and what became of what is theirs."""

    turns: tuple[Turn, ...]
    colour: str
    mine: str


class CountVM(msgspec.Struct, frozen=True):
    """The count line of the mat: what is told, or counts, one below the other.

    Attributes:
        over: the leader does nothing more: what is told is a result.
    """

    told: str = ""
    counts: tuple[Count, ...] = ()
    over: bool = False


class MatVM(msgspec.Struct, frozen=True, kw_only=True):
    """The play mat as it is drawn.

    Attributes:
        cards: from the lowest to the one on top; played: which of them is the played one, None
            where it was trashed; used: the box of it that is lit, None for none.
        count: the line below, None where nothing can be counted.
        invites: a kid may be played now, and none lies there.
        last: the last play, while nobody plays.
    """

    cards: tuple[Kid, ...] = ()
    played: int | None = None
    used: BoxName | None = None
    count: CountVM | None = None
    invites: bool = False
    last: Turn | None = None


class MatContext(NamedTuple):
    """The moment of the mat, beside the view.

    Attributes:
        public: everyone is looking on, so that the board that is shown large is nobody's own.
        invites: a kid may be played now; follows: the viewer may follow now.
        last: the last turn, while nobody plays.
    """

    public: bool = False
    invites: bool = False
    follows: bool = False
    last: Turn | None = None


NOTHING_ASKED: Final = MatContext()


def mat_vm(view: View, catalog: Catalog, now: MatContext = NOTHING_ASKED) -> MatVM:
    """Return what the play mat shows; `now`: what is asked, and who looks on."""
    if now.last is not None:
        return MatVM(last=now.last)
    play = view.play
    if play is None or not view.table:
        return MatVM(invites=now.invites)
    mine = view.leader == view.seat and not now.public
    # The played one lies on top, whole: what it does is to be read. It may have been trashed.
    cards = sorted(view.table, key=lambda card: card == play.card)
    return MatVM(
        cards=tuple(catalog.kid[card] for card in cards),
        played=cards.index(play.card) if play.card in cards else None,
        used=used_box(view) if not mine else None,
        count=_count(view, catalog, mine, now.follows),
    )


def _count(view: View, catalog: Catalog, mine: bool, always: bool) -> CountVM | None:
    """Return what has come together; None for nothing, unless there is `always` room for it."""
    if is_done(view, mine):
        done = result_words(view, catalog)
        # NOTE: {what} is a list as "3 pizza, 1 point"
        found = CountVM(tr("From playing: {what}", what=done) if done else "", over=True)
    elif made := counts(view, catalog, mine):
        found = CountVM(counts=tuple(made))
    else:
        found = CountVM(told_words(view, catalog, mine))
    return found if always or found.told or found.counts else None


class LossVM(msgspec.Struct, frozen=True):
    """The notice that a rival has taken a kid from one's own Yard, or has trashed it there.

    Attributes:
        seat, colour: whose it was; told: what became of the kid, by whom, and how many others are
            missed.
    """

    kid: Kid
    seat: int
    colour: str
    trashed: bool
    told: tuple[str, str, str]


def loss_vm(losses: Sequence[YardLoss], teller: Teller) -> LossVM:
    """Return the notice of what was taken; the last of it is told, the others are counted."""
    last, more = losses[-1], len(losses) - 1
    kid, who = teller.catalog.kid[last.card], teller.name(last.seat)
    name = kid_name(kid)
    if last.trashed:
        # NOTE: a rival has trashed the kid {kid} in your Yard
        words = tr("Trashed: {kid}!", kid=name)
        # NOTE: a second line, whole for itself: the rival {who} has trashed the kid
        by = tr("{who} did it", who=who)
    else:
        # NOTE: a rival has recruited the kid {kid} from your Yard
        words = tr("Taken: {kid}!", kid=name)
        # NOTE: a second line, whole for itself: the rival {who} has recruited the kid
        by = tr("{who} has it now", who=who)
    # NOTE: {n} kids more have been taken from your Yard, or trashed there
    rest = trn("{n} more kid is gone", "{n} more kids are gone", more) if more else ""
    colour = teller.seats[last.seat].colour
    return LossVM(kid, last.seat, colour, last.trashed, (words, by, rest))


class PreviewCount(NamedTuple):
    """A count in words: what comes together, what it brings, and the sum of that, for listeners."""

    counted: str
    brings: str
    total: str


class PreviewVM(msgspec.Struct, frozen=True):
    """A preview as it is drawn.

    Attributes:
        level: of one's own fort now; amounts: what is sure to change on the board; packed: the same
            in the Pack, by kind.
        climbing: so many kids climb into the Lookout; climber: who, None if that is not known.
        count: the words beside the played card, None for none.
    """

    level: int
    amounts: tuple[Amount, ...]
    packed: tuple[Amount, ...]
    climbing: int = 0
    climber: Kid | None = None
    count: PreviewCount | None = None


def preview_vm(
    told: Foreseen, seat: SeatView, effect: Box | None = None, climber: Kid | None = None
) -> PreviewVM:
    """Return the preview of a move.

    Args:
        effect: the box of the played card that it uses, for the words beside that.
        climber: who climbs into the Lookout, if that is known.
    """
    count = None
    if effect is not None:
        brings = brings_words(effect, told, seat)
        count = PreviewCount(count_words(effect, told), brings, sum_words(told, seat))
    packed = tuple(into_pack(told))
    return PreviewVM(
        seat.level, tuple(on_board(told)), packed, told.sure("lookout"), climber, count
    )
