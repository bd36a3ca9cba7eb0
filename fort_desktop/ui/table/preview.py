"""Looking ahead at the table: what each answer would bring, before it is given."""

from collections.abc import Callable, Sequence

from fort_desktop.rules.knowledge.preview import BEGINNINGS, Foreseen, foresee, foresee_after
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.types import BOXES, SUITS
from fort_desktop.rules.obligations.counting import symbols
from fort_desktop.scene.node import Node
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.intents import Intent
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.panels.previews import PreviewLayer
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.things import MoveButton, Thing
from fort_desktop.ui.table.viewmodels.bar import NO_NOTE, Note
from fort_desktop.ui.table.viewmodels.plays import preview_vm
from fort_desktop.ui.text.amounts import Amount, amounts, price_amounts
from fort_desktop.ui.text.explain.explanation import Known
from fort_desktop.ui.text.questions import asked_suits, remark

_SHOWN = (*BEGINNINGS, mv.Add, mv.Count, mv.Pack, mv.Spend, mv.Convert, mv.ToLookout)
"""Moves whose effect can be seen on one's own board; of added cards what the action then does."""


class Preview:
    """The effects of the moves of the open question; each is tried once for a position.

    All comes from the view of the person who is asked, so no secret of another can be in it.
    """

    def __init__(self, model: TableModel) -> None:
        self.model = model
        self._view: View | None = None
        self._told: dict[Move, Foreseen] = {}
        self._layer: PreviewLayer | None = None
        self._laid: View | None = None
        self._uses: list[mv.Use] = []
        self._on_show: Move | None = None
        self._shows: list[tuple[Node, Callable[[bool], None] | None]] = []

    def of(self, move: Move, view: View | None = None) -> Foreseen:
        """Return the effect of a legal move; without a `view`, in what is shown now."""
        view = view or self.model.shown
        if view is not self._view:
            self._view, self._told = view, {}
        if move not in self._told:
            self._told[move] = foresee(view, self.model.session.catalog, move)
        return self._told[move]

    def after(self, first: Move) -> tuple[Move, Foreseen] | None:
        """The action that an added or counted card is good for, and what it brings then."""
        view, catalog = self.model.shown, self.model.session.catalog
        for box in BOXES:
            use = mv.Use(box)
            told = foresee_after(view, catalog, first, use)
            before = self.of(use).times if use in self._uses else 0
            if told is not None and (told.times or 0) > (before or 0):
                return use, told
        return None

    def known(self, off: frozenset[str] = frozenset()) -> Known:
        """Return the facts for `explaining.explain`; `off` are the tools that do nothing now."""
        model, view, catalog = self.model, self.model.shown, self.model.session.catalog
        return Known(
            view,
            catalog,
            model.teller,
            model.decision,
            model.session.events,
            model.session.why_not,
            self.of,
            lambda first, move: foresee_after(view, catalog, first, move),
            off,
        )

    def amounts(self, now: TableReader, move: Move) -> list[Amount]:
        """Return the amounts on the button of a move."""
        return amounts(self.of(move, now.shown)) if isinstance(move, BEGINNINGS) else []

    def brings(self, source: Thing, found: Sequence[Intent]) -> str:
        """Symbols that a card brings if it is added or counted, "" for other things."""
        counts = set()
        for intent in found:
            if intent.source == source and isinstance(intent.move, mv.Add | mv.Count):
                kid = self.model.session.catalog.kids[intent.move.kid]
                suit = intent.move.suit or kid.suits[0]
                counts.add(symbols(kid, suit, suit))
        return f"+{counts.pop()}" if len(counts) == 1 else ""

    def note(self, now: TableReader) -> Note:
        """Return a note on the cards that could still be added, or the suits to follow with."""
        decision, view, catalog = now.decision, now.shown, now.session.catalog
        if now.kind == "follow":
            return Note("", asked_suits(view, catalog))
        if decision is None:
            return NO_NOTE
        if view.pending.stage not in ("prepare", "use"):
            price = view.pending.price if view.pending.stage == "pay" else None
            owed = price_amounts(price) if price is not None else ()
            return Note(remark(view, now.teller), amounts=tuple(owed))
        named = [move for move in decision.moves if isinstance(move, mv.Add | mv.Count)]
        kids = catalog.kid
        counted = [card for card, _ in view.play.counted] if view.play is not None else []
        adds = {move.kid for move in named if isinstance(move, mv.Add)}
        counts = {move.kid for move in named if isinstance(move, mv.Count)}
        hand = sum(kids[card].id in adds for card in view.own.hand)
        aloft = sum(kids[card].id in counts for card in view.own.lookout if card not in counted)
        if not named:
            words = tr("Nothing to add")
        elif not aloft:
            words = tr("To add: {n} in hand", n=hand)
        elif not hand:
            words = tr("To count: {n} in Lookout", n=aloft)
        else:
            words = tr("To add: {n}; to count: {m} in Lookout", n=hand, m=aloft)
        return Note(words, self._suits(named))

    def _suits(self, named: Sequence[mv.Add | mv.Count]) -> tuple[str, ...]:
        """The suits of these cards, or the sign of any suit for many."""
        kids = self.model.session.catalog.kids
        suits = {move.suit or kids[move.kid].suits[0] for move in named}
        few = tuple(suit for suit in SUITS if suit in suits)
        return few if len(suits) <= 2 else ("any_suit",)

    # What lies on the board.

    def lay_out(self, parent: Node, root: Node, unit: float, found: Sequence[Intent]) -> None:
        """Show what the first action brings, and what the pointer or the focus is at.

        An open pile is no place for what lies on the board.
        """
        self.undo()
        decision = self.model.decision
        if decision is None or self.model.open_pile is not None:
            return
        nodes = list(root.walk())
        self._layer, self._laid = PreviewLayer(parent, nodes, unit), self.model.shown
        self._uses = [move for move in decision.moves if isinstance(move, mv.Use)]
        meant: dict[object, list[Move]] = {}
        for intent in found:
            meant.setdefault(intent.source, []).append(intent.move)
        meant |= {MoveButton(move): [move] for move in decision.moves}
        for node in nodes:
            moves = meant.get(node.key, [])
            if len(moves) == 1 and isinstance(moves[0], _SHOWN):
                self._shows.append((node, node.hovered))
                node.hovered = self._then(node.hovered, moves[0])
        self.show(self._usual)

    def undo(self) -> None:
        """Nothing is asked any more: things that showed their effect only tell of themselves."""
        for node, before in self._shows:
            node.hovered = before
        self._shows, self._layer, self._on_show = [], None, None

    @property
    def _usual(self) -> Move | None:
        """The move that is shown while the pointer rests on nothing, above all an advised one."""
        hint = self.model.state.hint
        if hint is not None and isinstance(hint.move, _SHOWN):
            return hint.move
        return self._uses[0] if self._uses else None

    def _then(self, before: Callable[[bool], None] | None, move: Move) -> Callable[[bool], None]:
        """Return a hover action: the thing's own, and then the effect of its move."""

        def hovered(over: bool) -> None:
            if before is not None:
                before(over)
            self.show(move if over else self._usual)

        return hovered

    def show(self, move: Move | None) -> None:
        """Lay the effect of a move on the board, in place of the one before."""
        layer = self._layer
        if layer is None or move == self._on_show or self.model.shown is not self._laid:
            return  # things that are cleared away tell that the pointer has left them
        self._on_show = move
        layer.clear()
        if move is None:
            return
        adds = isinstance(move, mv.Add | mv.Count)
        found = self.after(move) if adds else (move, self.of(move))
        if found is not None:
            used, told = found
            own, effect = self.model.shown.own, self._effect(used)
            layer.show(preview_vm(told, own, effect, self._climber(move)))

    def _effect(self, move: Move) -> Box | None:
        """The box of the played card that a move uses."""
        view = self.model.shown
        if view.play is None:
            return None
        kid = self.model.session.catalog.kid[view.play.card]
        if isinstance(move, mv.Use):
            return kid.box(move.box)
        if isinstance(move, mv.Follow):
            return kid.box("public")
        action = view.pending.action if isinstance(move, BEGINNINGS) else None
        return kid.box(action.box) if action is not None else None

    def _climber(self, move: Move) -> Kid | None:
        if isinstance(move, mv.ToLookout):
            return self.model.session.catalog.kids.get(move.kid)
        return None
