"""Things told once to each person, when they first matter.

They are the notes of the table, and whatever is seen there at a glance.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.moves import Decision
from fort_desktop.rules.model.types import PERKS, PerkId
from fort_desktop.ui.coach.tips.context import Context
from fort_desktop.ui.coach.tips.progress import Keeper
from fort_desktop.ui.coach.tips.tips import TIPS, Tip
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.things import HandCard
from fort_desktop.ui.terminal import spoken
from fort_desktop.ui.text.explain import board, middle
from fort_desktop.ui.text.explain.explanation import Explanation, Known
from fort_desktop.ui.text.explain.signs import explain_sign
from fort_desktop.ui.text.help import note_words
from fort_desktop.ui.text.lists import labelled, listed, together
from fort_desktop.ui.text.names import kid_name
from fort_desktop.ui.text.rules.between import FOLLOWING
from fort_desktop.ui.text.rules.page import Passage

_SEEN_ONLY: Final = ("fence", "undo")
"""Notes about what only the table shows."""


class _Once(NamedTuple):
    """Something that the table shows by itself: when it matters, and what is said of it."""

    name: str
    due: Callable[[Context], bool]
    words: Callable[[Known, Context], str]


def _of(told: Explanation | None) -> str:
    """Return an explanation without what holds only now."""
    if told is None:
        return ""
    return labelled(told.title, together(*(part.words for part in told.parts)))


def _signs(known: Known, now: Context) -> str:
    told = ((sign, explain_sign(name)) for sign, name in (("×", "times"), ("»", "then")))  # noqa: RUF001
    return together(*(labelled(sign, one.parts[0].words) for sign, one in told if one is not None))


def _used_or_not(known: Known, now: Context) -> str:
    block = FOLLOWING.blocks[0]
    return tr(block.words) if isinstance(block, Passage) else ""


def _safe(known: Known, now: Context) -> str:
    cards = now.event.cards if isinstance(now.event, ev.FriendsDiscarded) else ()
    # NOTE: {kids} is the nickname of a Best Friend that was not used, or of two
    return tr("{kids}: a Best Friend never goes to the Yard.", kids=known.teller.kids(cards))


def _plays_with(now: Context, *ops: str) -> bool:
    """Return True if a kid in the hand does one of these, or counts it."""
    boxes = [box for kid in now.hand for _, box in now.catalog.boxes[kid]]
    return now.plays and any(box.ops & {*ops} or box.count in ops for box in boxes)


def _happens(*kinds: type[Event]) -> Callable[[Context], bool]:
    return lambda now: isinstance(now.event, kinds)


def _perk(perk: PerkId) -> _Once:
    """A perk that a rival takes: it is named for the first time."""

    def comes(now: Context) -> bool:
        event = now.event
        return isinstance(event, ev.PerkTaken) and event.perk == perk and event.seat != now.seat

    return _Once(f"perk_{perk}", comes, lambda known, now: _of(middle.explain_perk(known, perk)))


_ONCE: Final = (
    _Once("signs", lambda now: now.plays, _signs),
    _Once(
        "pack",
        lambda now: _plays_with(now, "pack", "copy_pack", "copy_rival_pack"),
        lambda known, now: _of(board.explain_pack(known, known.view.seat)),
    ),
    _Once(
        "lookout_use",
        lambda now: _plays_with(now, "lookout") or isinstance(now.event, ev.CardToLookout),
        lambda known, now: _of(board.explain_lookout(known, known.view.seat)),
    ),
    _Once("used_or_not", _happens(ev.LeaderFollowed), _used_or_not),
    _Once(
        "yard",
        lambda now: isinstance(now.event, ev.YardLaid) and now.event.seat == now.seat,
        lambda known, now: _of(board.explain_yard(known, known.view.seat)),
    ),
    _Once(
        "rules_made_up",
        lambda now: isinstance(now.event, ev.RuleKept) and now.event.seat != now.seat,
        lambda known, now: _of(explain_sign("rule")),
    ),
    _Once("friend_safe", _happens(ev.FriendsDiscarded), _safe),
    _Once(
        "trashed",
        _happens(ev.CardTrashed),
        lambda known, now: tr("A trashed card is out of the game for good."),
    ),
    *map(_perk, PERKS),
)


def _note(tip: Tip, now: Context) -> str:
    """Return the words of a note; those that lie beside cards of the hand begin with their kids."""
    held = [one.kid for one in tip.about(now) if isinstance(one, HandCard)]
    kids = listed(kid_name(now.catalog.kids[kid]) for kid in held)
    words = note_words(tip.name)
    return labelled(kids, words) if kids and tip.rare else words


class Tips:
    """Tells each person what they have not been told yet, at the table or here.

    Args:
        keepers: of the persons who are told such things, by seat.
    """

    def __init__(self, table: TableReader, keepers: Mapping[int, Keeper]) -> None:
        self._table = table
        self._keepers = keepers

    def heard(self, event: Event, view: View) -> Iterator[str]:
        """Yield what there is to know about something that has happened."""
        yield from self._due(view, None, event)

    def asked(self, decision: Decision) -> Iterator[str]:
        """Yield what there is to know before an answer."""
        yield from self._due(self._table.shown, decision, None)

    def _due(self, view: View, decision: Decision | None, event: Event | None) -> Iterator[str]:
        eyes = self._table.eyes
        seat = eyes.holder if eyes.shared else next(iter(self._table.session.persons), None)
        keeper = self._keepers.get(seat) if seat is not None else None
        if seat is None or keeper is None or not keeper.notes.on or view.seat != seat:
            return
        now = Context(seat, view, self._table.session.catalog, decision, event)
        known = spoken.known_of(self._table)
        seen = {*keeper.notes.seen, *_SEEN_ONLY}
        notes = ((tip.name, _note(tip, now)) for tip in TIPS if tip.due(now))
        more = ((one.name, one.words(known, now)) for one in _ONCE if one.due(now))
        for name, words in (*notes, *more):
            if name not in seen:
                keeper.keep(keeper.notes.having_seen(name))
                yield words
