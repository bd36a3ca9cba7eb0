"""The course of a game in few lines: one for each part of a turn, and how the boards stand."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import Event, SeatInfo
from fort_desktop.rules.model.types import BoxName, Card, Suit
from fort_desktop.ui.i18n.i18n import N_, tr, trn
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.terminal import spoken
from fort_desktop.ui.text.explain.now import unfit_words
from fort_desktop.ui.text.following import able_to_follow, hindrance
from fort_desktop.ui.text.lists import ended, labelled, together
from fort_desktop.ui.text.names import SUIT_NAMES, kid_name
from fort_desktop.ui.text.sentences import BOX_LABELS, TOKENS, Teller
from fort_desktop.ui.text.steps import box_words

_COUNTED: Final[tuple[type[Event], ...]] = (*TOKENS, ev.CardDrawn)
"""Events of which several are told with their number."""
_SUMMED: Final[dict[type[Event], str]] = {ev.ResourceGained: "amount", ev.PointsScored: "points"}
"""Events of which several are told as their sum."""
_ALONE: Final = (ev.TurnBegan, ev.EndTriggered, ev.GameEnded)
"""Events that have a line to themselves."""
_GOES_ON: Final = ("add", "action")
"""These two parts of a turn are told in one line: what was added is for the action after it."""


class _Suited(Teller):
    """Tells who a kid is with its suits, which say who can follow.

    Args:
        named: the suit that a coin was named.
    """

    def __init__(
        self, catalog: Catalog, seats: Sequence[SeatInfo], reader: int | None, named: Suit | None
    ) -> None:
        super().__init__(catalog, seats, reader)
        self._named = named

    def kid(self, card: Card) -> str:
        """The kid on a card, and what it shows."""
        kid = self.catalog.kid.get(card)
        if kid is None:
            return super().kid(card)
        if kid.coin and self._named is not None:
            # NOTE: the suit that the coin of the played card stands for, as "shovel"
            coin = tr("coin: {suit}", suit=tr(SUIT_NAMES[self._named]))
            return spoken.numbered(kid_name(kid), coin)
        return spoken.named(kid)


_SUITED: Final = (
    ev.CardPlayed,
    ev.CardAdded,
    ev.LookoutCounted,
    ev.LeaderFollowed,
    ev.KidRecruited,
    ev.ParkRevealed,
)
"""Events that are told with the suits of their kids."""


class _Told(NamedTuple):
    """An event to be told.

    Attributes:
        ahead, more: sentences before it and behind it; times: so many such tokens are one.
    """

    event: Event
    teller: Teller
    ahead: str = ""
    more: str = ""
    times: int = 1


class Narrator:
    """Tells what happens: what belongs together in one line, tokens of a kind with their number.

    A line is said once the next one begins, or something is asked; see `flush`.

    Args:
        say: takes a line.
        past: what is told was not just chosen by whoever hears it, so each action is named.
    """

    def __init__(self, table: TableReader, say: Callable[[str], None], past: bool = False) -> None:
        self._table = table
        self._say = say
        self._past = past
        self._told: list[_Told] = []
        self._part = ""
        self._card = ""
        self._remarks: list[str] = []
        self._boxes: set[BoxName] = set()

    def hear(self, event: Event, at: int, before: View | None = None) -> None:
        """Something has happened, the `at`-th event; `before` is what was seen until then."""
        if before is not None and not before.round and not isinstance(event, ev.TurnBegan):
            return
        session = self._table.session
        teller = Teller(session.catalog, session.seats_at(at), self._table.teller.reader)
        if isinstance(event, ev.TurnBegan):
            self._stand(before)
        part = self._part_of(event)
        if part:
            if (self._part, part) != _GOES_ON:
                self.flush()
            self._part = part
        ahead = self._unused() if part == "follow" else ""
        more = self._heading(event) or self._why(event, before) or self._worth(event)
        if ahead or more or _words(event, teller, 1):
            self._told.append(_Told(event, teller, ahead, more))
        if isinstance(event, _ALONE):
            self.flush()

    def flush(self) -> None:
        """Say the line that is not finished."""
        told, self._told = self._told, []
        if len(told) == 1 and isinstance(told[0].event, _ALONE):
            self._say(_words(told[0].event, told[0].teller, 1))
        elif told:
            self._say(together(*map(ended, _sentences(told))))
        for line in self._remarks:
            self._say(line)
        self._remarks.clear()

    def remark(self, line: str) -> None:
        """Say this behind the line that is not finished."""
        self._remarks.append(line)

    # Lines.

    def _part_of(self, event: Event) -> str:
        """Return the part of a turn that begins with an event, "" if it goes on."""
        match event:
            case ev.TurnBegan():
                return "turn"
            case ev.PhaseBegan(phase="cleanup" | "recruit" as phase):
                return phase
            case ev.CardAdded() | ev.LookoutCounted() if self._part == "action":
                return "add"
            case ev.ActionBegan(role="leader"):
                return "action"
            case ev.LeaderFollowed():
                return "follow"
            case ev.FollowDeclined() if self._part != "follow":
                return "follow"
            case ev.CardPlayed() if self._part != "cleanup":
                return "play"
            case ev.EndTriggered() | ev.GameEnded():
                return "end"
        return ""

    def _heading(self, event: Event) -> str:
        """Return the action that begins; "" where the person at the table has just chosen it."""
        if isinstance(event, ev.CardPlayed):
            self._card, self._boxes = event.card, set()
        if not isinstance(event, ev.ActionBegan) or not self._card:
            return ""
        box, told = self._table.session.catalog.kid[self._card].box(event.box), self._boxes
        known = event.box in told and event.role == "follower"
        told.add(event.box)
        mine = event.seat == self._table.shown.seat and not self._table.eyes.in_public
        chosen = mine and not self._past
        if box is None or chosen or known:
            return ""
        return labelled(tr(BOX_LABELS[event.box]), box_words(box, others=True))

    def _unused(self) -> str:
        """Return the public action that others may follow although nobody has named it yet."""
        if not self._card or "public" in self._boxes:
            return ""
        self._boxes.add("public")
        box = self._table.session.catalog.kid[self._card].public
        if box is None:
            return ""
        return labelled(tr("Public action, not used"), box_words(box, others=True))

    def _worth(self, event: Event) -> str:
        """Return what the level that was built is worth, which no board says aloud."""
        if not isinstance(event, ev.FortAdvanced):
            return ""
        points = self._table.session.catalog.fort_points[event.level]
        # NOTE: said of the level of a fort that a player has just built
        return trn(
            "That is worth {n} point at the end.", "That is worth {n} points at the end.", points
        )

    def _stand(self, before: View | None) -> None:
        """Say what a rival has whose turn is over: all of it is open (INFO-2)."""
        if before is None or not before.round:
            return
        if before.leader != before.seat or self._table.eyes.in_public:
            self.flush()
            known = replace(spoken.known_of(self._table), view=before)
            self._say(spoken.rival_standing(known, before.leader))

    def _why(self, event: Event, before: View | None) -> str:
        """Return why the person at the table did not follow, if that was not a choice."""
        if not isinstance(event, ev.FollowDeclined) or self._table.eyes.in_public:
            return ""
        if before is None or before.seat != event.seat or before.play is None:
            return ""
        known = replace(spoken.known_of(self._table), view=before)
        box, words = known.catalog.kid[before.play.card].public, ""
        if box is not None and not able_to_follow(before, known.catalog):
            words = unfit_words(known, box, before.play.took)
        return words or hindrance(before, known.catalog, known.teller)


def narrated(table: TableReader, since: int = 0) -> list[str]:
    """Return what has happened in the rounds after the first so many events, in lines."""
    lines: list[str] = []
    past = Narrator(table, lines.append, past=True)
    events = table.session.events
    first = next(
        (at for at, one in enumerate(events) if isinstance(one, ev.TurnBegan)), len(events)
    )
    for at, event in enumerate(events, 1):
        if at > max(since, first):
            past.hear(event, at)
    past.flush()
    return lines


def _sentences(told: Sequence[_Told]) -> Iterator[str]:
    for one in _merged(told):
        yield one.ahead
        yield _words(one.event, one.teller, one.times)
        yield one.more


def _merged(told: Sequence[_Told]) -> list[_Told]:
    """Return each event once, tokens and points of a kind as one, with their number.

    Only what nothing else stands between is told together: what each kid brought stays with it.
    """
    found, places = list[_Told](), dict[object, int]()
    for one in told:
        event = one.event
        if not isinstance(event, (*_COUNTED, *_SUMMED)):
            places.clear()
            found.append(one)
            continue
        key = type(event), *(getattr(event, name, "") for name in ("seat", "resource", "source"))
        at = places.setdefault(key, len(found))
        if at < len(found):
            found[at] = _both(found[at], event)
        else:
            found.append(one)
    return found


def _both(one: _Told, next_: Event) -> _Told:
    """Return two events told together."""
    event, name = one.event, _SUMMED.get(type(one.event), "")
    if name:
        event = replace(event, **{name: getattr(event, name) + getattr(next_, name)})
    return one._replace(event=event, times=one.times + 1)


_MORE: Final[dict[type[Event], str]] = {
    # NOTE: told of the player whose turn it is: {kids} is a list of kids that are moved
    ev.YardCleared: N_("From the Yard to the discard pile: {kids}"),
    ev.PlayedDiscarded: N_("To the discard pile: {kids}"),
    # NOTE: {kids} are Best Friends that were not used: they are safe there
    ev.FriendsDiscarded: N_("Unused Best Friends, to the discard pile: {kids}"),
}
"""What the log leaves out since it is seen on the table."""
_TRASHED: Final[dict[str, str]] = {
    # NOTE: {who} is a player, {kid} the nickname of a kid
    "hand": N_("{who} trashes {kid} from their hand"),
    "discard": N_("{who} trashes {kid} from their discard pile"),
}
"""From where, which is seen on the table as well."""


def _words(event: Any, teller: Teller, times: int) -> str:
    """Return an event in words, "" where there is nothing to say."""
    if isinstance(event, _SUITED):
        coin = getattr(event, "suit", None)
        teller = _Suited(teller.catalog, teller.seats, teller.reader, coin)
    if type(event) in _MORE:
        return tr(_MORE[type(event)], kids=teller.kids(event.cards)) if event.cards else ""
    if isinstance(event, ev.CardTrashed) and event.source in _TRASHED:
        who, kid = teller.name(event.seat), teller.kid(event.card)
        return tr(_TRASHED[event.source], who=who, kid=kid)
    if isinstance(event, ev.ParkRevealed):
        # NOTE: a kid comes into the Park from its deck
        return tr("New in the Park: {kid}", kid=teller.kid(event.card))
    if isinstance(event, ev.DeckShuffled):
        return tr("The discard pile is shuffled and becomes the new deck")
    if isinstance(event, ev.CardDrawn):
        who = teller.name(event.seat)
        return trn("{who} draws {n} card", "{who} draws {n} cards", times, who=who)
    return teller.tell(event, times) or ""
