"""Sheets over the table: choices, discard piles, perks, and the frame of the past."""

from functools import partial
from typing import Final

from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.types import PERKS
from fort_desktop.scene.animate import Tween
from fort_desktop.scene.easing import ease_out
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node, Picture
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.paper import PERK_FILLS
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.input_bindings import InputBindings
from fort_desktop.ui.table.layout.strip import PEGS, strip_room
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.panels.choice import RULE_HUES, Offer, choice_sheet
from fort_desktop.ui.table.panels.dialog import Dialog, StandingTooltip
from fort_desktop.ui.table.panels.hand import draft_side
from fort_desktop.ui.table.panels.notices import loss_notice
from fort_desktop.ui.table.panels.park import PerksAt, perks_folded, perks_unfolded
from fort_desktop.ui.table.panels.piles import Pile, PileOf, PileSheet
from fort_desktop.ui.table.panels.table import STRIP_Z
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.situation import LookingBack
from fort_desktop.ui.table.viewmodels.boards import drafters
from fort_desktop.ui.table.viewmodels.plays import loss_vm
from fort_desktop.ui.text.explain.middle import PERK_SENTENCES, perk_often
from fort_desktop.ui.text.explain.rules import rule_now, rule_remark
from fort_desktop.ui.text.names import PERK_NAMES, RULE_NAMES, RULE_WORDS
from fort_desktop.ui.toolkit.common import chip, panel_node
from fort_desktop.ui.toolkit.veil import Veil

_DROP: Final = 24.0
_FALLS: Final = 0.16
"""A sheet falls so many units in so many seconds."""
_PLACES: Final[dict[object, th.Thing]] = {th.LOOKOUT: th.Spot("lookout"), th.BAG: th.Spot("pack")}
"""What has places for kids or things, and the key of those that are free."""


class Sheets:
    """Lays out what lies over the table, and lets drop what did not lie there before."""

    def __init__(self, model: TableModel) -> None:
        self._model = model
        self._before: object = False
        self._standing: StandingTooltip | None = None
        self._seen: int | None = None
        self._row = self._most = 0
        self._veil, self._dusk = Veil("veil", 0.0), Veil("curtain veil", STRIP_Z - 1)

    def lay_out(self, nodes: TableNodes) -> StandingTooltip | None:
        """Lay out all that is open now; returns the explain panel that stands there."""
        model, root, frame = self._model, nodes.root, nodes.frame
        self._darken(nodes)
        found, pile = offers(model), self._pile
        if model.state.folded or not model.has_room:
            found = []
        sheet = None
        standing = None
        if found:
            title, hint = _titles(model)
            _tell_room(nodes)
            seat = nodes.view.seat
            who = model.teller.seats[seat].player, nodes.view.own.colour, model.faces[seat]
            fold = partial(model.fold, True)
            sheet = choice_sheet(root, frame, title, hint, found, fold, who, self._veil)
        elif pile is not None:
            acts = self._close_pile, model.look, self._turn
            shown = PileSheet(root, frame, pile, *acts, self._veil)
            self._row, self._most = shown.at.first, shown.at.rows - shown.at.seen
            sheet, standing = shown.sheet, shown.standing
        elif nodes.draft is not None:
            packs = model.hotseat.packs
            comes = [go.seat for go in packs.goes] if packs is not None else ()
            seats = drafters(nodes.view, model.teller)
            coming = drafters(nodes.view, model.teller, comes)
            standing = draft_side(root, frame, nodes.draft, nodes.hand, seats, coming)
        if model.overlay == "perks":
            opened_perks(nodes)
        now = "choice" if found else pile is not None
        if sheet is None:
            self._veil.take_away()
        elif now != self._before:
            _drop(sheet, self._veil, nodes.unit)
        self._before = now
        if standing is not None and self._standing is not None:
            standing.thing = self._standing.thing
        self._standing = standing
        return standing

    def _darken(self, nodes: TableNodes) -> None:
        """Above a curtain the table is dark: all look at who is called."""
        root, called = nodes.root.parent, float(nodes.strip == "curtain")
        pegged = strip_room(nodes.frame).inset(0, -PEGS, 0, 0).scaled(nodes.unit)
        if root is not None:
            self._dusk.go_on(root, called, 0.0, [pegged], still=True)

    def over_all(self, nodes: TableNodes) -> None:
        """Lay out what lies above everything else: the frame of the past."""
        if isinstance(self._model.situation, LookingBack):
            past_frame(nodes.root, nodes.size, nodes.unit)

    def tell_losses(self, nodes: TableNodes, bindings: InputBindings) -> None:
        """Lay the notice of what rivals took from one's own Yard, until the person has seen it."""
        model = self._model
        situation = model.situation
        alone = not situation.eyes.shared and not isinstance(situation, LookingBack)
        if alone and (found := model.losses):
            board, told = nodes.areas["board"], loss_vm(found, model.teller)
            bindings.add(loss_notice(nodes.root, board, nodes.unit, told, model.see_losses))

    # Piles.

    @property
    def _pile(self) -> Pile | None:
        """The pile that is open, None if none is."""
        model, seat = self._model, self._model.open_pile
        if seat != self._seen:
            self._seen, self._row = seat, 0
        return pile_of(model, seat, self._row) if seat is not None else None

    def _close_pile(self) -> None:
        pile = self._model.state.pile
        self._model.fold(True) if pile is None else self._model.look(pile)

    def _turn(self, rows: int) -> None:
        """Show other rows of the pile."""
        row = min(max(0, self._row + rows), self._most)
        if row != self._row:
            self._row = row
            self._model.changed()


def _drop(sheet: Dialog, veil: Veil, unit: float) -> None:
    """Let a new sheet fall to its place while its veil comes."""
    scene, holder = sheet.holder.scene, sheet.holder
    if scene is None:
        return

    def step(t: float) -> None:
        holder.move_to(0, -_DROP * unit * (1 - t))
        veil.share = t

    scene.animator.start(Tween(_FALLS, step, easing=ease_out, owner=holder))


# Rules and perks.


def _tell_room(nodes: TableNodes) -> None:
    """Chips on Lookout and Pack: the level that brings the choice has made room there, too.

    Each lies on the last free place, which is that room, so that it covers no name. They belong to
    this layout, not to the panels, which stay; a sheet that is laid out after them covers them.
    """
    for node in [node for node in nodes.walk() if node.key in _PLACES]:
        image = chip("+1", "", nodes.unit)
        whole = Box(0, 0, *image.get_size())
        free = [one.area for one in node.children if one.key == _PLACES[node.key]]
        corner = Point(node.area.right - 0.3 * whole.w, node.area.bottom - 0.9 * whole.h)
        at = whole.around(free[-1].center if free else corner).within(node.area)
        nodes.root.add(Picture(at, image, "more room"))


def offers(model: TableReader) -> list[Offer]:
    """The made-up rules or the perks that are to be chosen from, none if nothing of the kind is."""
    found = [intent.source for intent in model.intents]
    rules = [card for card in found if isinstance(card, th.RuleCard)]
    perks = [_perk(card) for card in found if isinstance(card, th.PerkCard)]
    return [_rule(model, *one) for one in zip(rules, RULE_HUES, strict=False)] + perks


def _rule(model: TableReader, card: th.RuleCard, hue: pal.Colour = RULE_HUES[0]) -> Offer:
    rule, view = card.rule, model.shown
    now = rule_now(view, model.session.catalog, rule)
    words, remark = tr(RULE_WORDS[rule]), rule_remark(rule)
    return Offer(card, tr(RULE_NAMES[rule]), rule, words, now, remark, hue, pal.CHALK)


def _perk(card: th.PerkCard) -> Offer:
    perk = card.perk
    fill = pal.rgb(PERK_FILLS[PERKS.index(perk) % len(PERK_FILLS)])
    words, often = tr(PERK_SENTENCES[perk]), perk_often(perk)
    return Offer(card, tr(PERK_NAMES[perk]), perk, words, often, "", fill, pal.INK)


def _titles(model: TableReader) -> tuple[str, str]:
    """The title of the sheet with rules or perks, and the line below them."""
    if model.kind == "keep":
        hint = tr("The others see only the back of your rule. It counts at the end of the game.")
        return tr("Which rule is right for you?"), hint
    return tr("Choose a perk"), tr("The perk that you take is yours alone.")


def past_frame(root: Node, size: tuple[int, int], unit: float) -> None:
    """A frame round the whole table: what it shows is not the present."""
    w, h = size
    edge = max(3.0, 4 * unit)
    sides = ((0, 0, w, edge), (0, h - edge, w, edge), (0, 0, edge, h), (w - edge, 0, edge, h))
    for side in sides:
        node, canvas = panel_node(Box(*side), unit, "past")
        canvas.image.fill(pal.OUTLINE)
        node.solid = False
        root.add(node)


def opened_perks(nodes: TableNodes) -> None:
    """The perks, where a button stands for them and it was pressed."""
    panels, unit, vm = nodes.frame.panels, nodes.unit, nodes.perks
    if perks_folded(PerksAt(panels.perks, panels.perks_fold), unit, vm):
        perks_unfolded(nodes.root, panels.perks, panels.sheets, unit, vm)


# Discard piles.


def pile_of(model: TableReader, seat: int, row: int) -> Pile:
    """The discard pile of a seat, newest first, with the tabs of all seats."""
    view, teller, kids = model.shown, model.teller, model.session.catalog.kid
    own = seat == view.seat
    sources = {intent.source for intent in model.intents}
    shown: list[tuple[Kid, th.Thing]] = []
    for card in reversed(view.seats[seat].discard):
        kid = kids[card]
        choose = th.DiscardCard(kid.id)
        shown.append((kid, choose if own and choose in sources else th.PileCard(kid.id)))
    order = (view.seats[one] for one in view.order(view.seat))
    tabs = [PileOf(o.seat, teller.name(o.seat), o.colour, len(o.discard)) for o in order]
    # NOTE: {who} is a player's name, which cannot be declined
    heading = tr("{who}'s discard pile, newest first", who=teller.name(seat))
    note = tr("When the deck is empty, this pile is shuffled and becomes the new deck.")
    if own:
        heading = tr("Your discard pile, newest first")
        note = tr("When your deck is empty, this pile is shuffled and becomes your new deck.")
    asks = any(isinstance(key, th.DiscardCard) for _, key in shown)
    return Pile(heading, note, shown, seat, tabs, row, asks)
