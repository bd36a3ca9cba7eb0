"""Compares the nodes of a table at rest with the viewer's view."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from fort_desktop.rules.knowledge.view import SeatView, View
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.scene.animate import Animation
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import spot_of
from fort_desktop.ui.table.intents import intents
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.sheets import offers
from fort_desktop.ui.table.state import Pile
from fort_desktop.ui.table.things import DiscardCard, MoveButton
from fort_desktop.ui.text.seats import passed_words
from fort_desktop.ui.text.sentences import Teller

_THINGS: Final = frozenset(
    ("hand", "park", "parkdeck", "yard", "own yard", "lookout", "stuff", "pack", "played", "added",
     "perk", "number")
)  # fmt: skip


def untruths(table: TableScreen) -> list[str]:
    """All differences between a table at rest and the view; [] if there are none.

    The window must be wide and signs of the usual size: in others panels fold.
    """
    session, at = table.session, table.model.past
    view = table.model.hotseat.view() if at is None else session.view_at(at)
    if table.model.shown != view:
        return ["another moment is shown than the one of the view"]
    nodes = [node for node in table.scene.root.walk() if node.shown()]
    found = list(_differences(nodes, view, table))
    found += _log(nodes, table)
    if at is None:
        found += _answers(nodes, table)
    return found


def whereabouts(table: TableScreen) -> str:
    """Return a description of the table and its moment, for whoever reads a finding."""
    model, shown = table.model, table.model.shown
    asked = table.decision.kind if table.decision is not None else "nothing"
    opened = f"{model.overlay}, {model.state.aside}"
    stand = f"{model.stand.where} {model.stand.why}, past {model.past}, {opened}"
    return (
        f"{type(table).__name__} of {len(shown.seats)}, {shown.setup}, round {shown.round}, "
        f"{shown.phase}, asked {asked}, {stand}, strip {table.nodes.strip}"
    )


def let_go_on(screen: object) -> None:
    """Let a table rest: one that waits for a click gets it, as the person has wished.

    Computers that play among themselves are hastened: at the calm speed a game takes them longer
    than anybody waits here.
    """
    if isinstance(screen, TableScreen):
        if screen.model.held:
            screen.model.hold(False)
        if not screen.session.persons and not screen.model.quiet:
            screen.presenter.finish()


def _named(moving: Animation) -> str:
    """Return a description of what moves: its step and end, and how long it still takes."""
    calls = [getattr(moving, name, None) for name in ("step", "done")]
    names = [getattr(call, "__qualname__", str(call)) for call in calls if call is not None]
    owner = moving.owner.name if moving.owner is not None else "nothing"
    return f"{type(moving).__name__} {names} of {owner}, {moving.left:.1f} s"


def unrest(screen: object) -> str:
    """Return the reason why a screen does not come to rest, for whoever reads the finding."""
    if not isinstance(screen, TableScreen):
        return type(screen).__name__
    session, model = screen.session, screen.model
    told = {
        "computers' turn": session.computers_turn,
        "past": model.past,
        "making room": screen.panel_transition.busy,
        "moves": [_named(one) for one in screen.scene.animator._running],
        "laid out anew": (screen._rebuilt, screen._stirred, screen.stage.ahead.done),
        "stand": (model.stand, model.state.turning is not None, model.situation.turns),
        "settled": session.recording.settled,
        "still to tell": (
            len(model.state.coming),
            model.state.due,
            model.state.unasked,
            model.state.landing is not None,
        ),
        "held": model.held,
        "thinks": model.thinks,
        "speed": (screen.app.speed, screen.app.settings.speed, model.state.again),
        "asked": screen.decision.kind if screen.decision is not None else None,
    }
    return ", ".join(f"{name}: {value}" for name, value in told.items())


def _kind(name: str) -> str:
    return name.partition(":")[0]


def _place(node: Node) -> str:
    """Return the place of a node: its corner, and what it is part of."""
    within = node.parent.name if node.parent is not None else ""
    return f"{node.area.x:.0f},{node.area.y:.0f} {node.area.w:.0f}x{node.area.h:.0f} in '{within}'"


def _is_thing(name: str) -> bool:
    """Return True if a node is a thing of the game, not a region."""
    return _kind(name) in _THINGS and (":" in name or name == "parkdeck")


def _differences(nodes: Sequence[Node], view: View, table: TableScreen) -> Iterator[str]:
    """Compare cards, tokens, perks and numbers."""
    if _drafting(view):
        yield from _draft(nodes, view, table)
        return
    shown = Counter(n.name for n in nodes if _is_thing(n.name) and _kind(n.name) != "number")
    wanted = Counter(chain(_own(view, table), _common(view, table)))
    for name in sorted((shown | wanted).keys()):
        if shown[name] != wanted[name]:
            places = [_place(node) for node in nodes if node.name == name]
            yield f"{name}: {shown[name]} on the table, {wanted[name]} by the view {places}"
    numbers = {node.name: node.label for node in nodes if _kind(node.name) == "number"}
    told = {f"number:{seat.seat}:{what}": n for seat in view.seats for what, n in _numbers(seat)}
    # Pads and curtain lie where own deck and discard pile are.
    piles = table.nodes.strip == "hand"
    told.pop(f"number:{view.seat}:hand")
    if not piles:
        told.pop(f"number:{view.seat}:deck")
    others = [seat.seat for seat in view.seats if seat is not view.own]
    on_sheet = {f"number:{seat}:{what}" for seat in others for what in ("hand", "deck")}
    for name in on_sheet - numbers.keys():
        told.pop(name)  # only the sheet of a rival, which is not open, has that
    for name, number in told.items():
        if numbers.pop(name, None) != str(number):
            yield f"{name}: not {number}, as by the view"
    yield from (f"{name}: nobody knows of that" for name in numbers)
    labels = {node.name: node.label for node in nodes}
    for seat in view.seats:
        name = "discard" if seat is view.own else f"discard:{seat.seat}"
        if seat is view.own and not piles:
            continue
        if seat is not view.own and name not in labels:
            continue  # only the sheet of a rival shows the pile
        if str(len(seat.discard)) not in labels.get(name, "").split():
            yield f"{name}: {labels.get(name)!r}, {len(seat.discard)} by the view"


def _drafting(view: View) -> bool:
    """Return True if kids are still picked (SETUP-7): only those and the rivals are shown then."""
    return view.setup == "draft" and view.round == 0


def _draft(nodes: Sequence[Node], view: View, table: TableScreen) -> Iterator[str]:
    """Compare the kids to choose from and those that were kept."""
    own, kid = view.own, table.session.catalog.kid
    names = [node.name for node in nodes if ":" in node.name]
    shown = Counter(name for name in names if _kind(name) in ("hand", "picked"))
    wanted = Counter(f"hand:{kid[card].id}" for card in own.hand)
    wanted += Counter(f"picked:{kid[card].id}" for card in own.picks)
    for name in sorted((shown | wanted).keys()):
        if shown[name] != wanted[name]:
            yield f"{name}: {shown[name]} on the table, {wanted[name]} by the view"


def _own(view: View, table: TableScreen) -> Iterator[str]:
    """The expected nodes of the viewer's own board."""
    own, kid = view.own, table.session.catalog.kid
    yield from (f"hand:{kid[card].id}" for card in own.hand)
    yield from (f"own yard:{kid[card].id}" for card in own.yard)
    yield from (f"lookout:{kid[card].id}" for card in own.lookout)
    yield from ["stuff:pizza"] * own.pizza + ["stuff:toys"] * own.toys
    if own.perk is not None:
        yield f"perk:{own.perk}"  # above the own fort too, besides its place on the line
    yield from ["pack:pizza"] * own.pack_pizza + ["pack:toys"] * own.pack_toys


def _common(view: View, table: TableScreen) -> Iterator[str]:
    """The expected nodes of the common area."""
    kid = table.session.catalog.kid
    yield from (f"park:{kid[card].id}" for card in view.park)
    yield from ["parkdeck"] * bool(view.park_deck_count)
    for seat in view.seats:
        if seat is not view.own:
            yield from (f"yard:{seat.seat}:{kid[card].id}" for card in seat.yard)
    yield from (f"perk:{perk}" for perk in {*view.perks, *(s.perk for s in view.seats if s.perk)})
    if view.play is not None and view.table:
        played = view.play.card
        yield from (f"played:{kid[card].id}" for card in view.table if card == played)
        yield from (f"added:{kid[card].id}" for card in view.table if card != played)


def _numbers(seat: SeatView) -> Iterator[tuple[str, int]]:
    yield "points", seat.points
    yield "level", seat.level
    yield "pizza", seat.pizza
    yield "toys", seat.toys
    yield "hand", seat.hand_count
    yield "deck", seat.deck_count


def _log(nodes: Sequence[Node], table: TableScreen) -> Iterator[str]:
    """Compare the log: one line for each notable event, and one for each undo."""
    session, model = table.session, table.model
    lines = [line.words for line in model.lines]
    sat: dict[tuple[SeatInfo, ...], Teller] = {}

    def teller(at: int) -> Teller:
        """Of those who sat there then: seats may have passed since."""
        seats = session.seats_at(min(at, session.at))
        reader = model.teller.reader if seats == tuple(session.seats) else None
        return sat.setdefault(seats, Teller(session.catalog, seats, reader))

    said = [teller(at).tell(event) for at, event in enumerate(session.events, 1)]
    told = [words for words in said if words is not None]
    notes = [teller(taken.at).taken_back(taken) for taken in session.taken_back]
    notes += [passed_words(passed.before, passed.now) for passed in session.passed]
    written, wanted = Counter(lines), Counter(told) + Counter(notes)
    if written != wanted:
        yield f"the log has {[*(written - wanted)]} too much, {[*(wanted - written)]} is missing"
    if [line for line in lines if line not in notes] != [one for one in told if one not in notes]:
        yield "the log has the lines in another order"
    seen = [node.label for node in nodes if _kind(node.name) == "log" and node.name != "log"][::-1]
    last = model.log.last(model.past) + 1
    if model.past is not None and lines[model.marked] not in seen and not model.log.scrolled:
        yield "the line of the moment that is shown is not in the log"
    if seen != lines[last - len(seen) : last]:
        yield f"the log shows {seen[-1:]}, not {lines[last - 1 : last]}"


def _hides_answers(model: TableModel) -> bool:
    """Return True if something was opened that hides answers until it is closed."""
    state, overlay = model.state, model.overlay
    if state.aside or state.folded or state.front or overlay in ("perks", "hand", "answers"):
        return True
    sheet = bool(offers(model)) or model.only_from_pile
    looks = overlay == "log" or isinstance(overlay, Pile)
    return looks and sheet


def _answers(nodes: Sequence[Node], table: TableScreen) -> Iterator[str]:
    """Check that each legal move has a button or a draggable node, and that menus close."""
    decision = table.decision
    if decision is None or decision.seat != table.session.viewer:
        return
    if table.notes or _hides_answers(table.model):
        return
    things = {node.key: node for node in nodes if node.clicked is not None}
    meant = {intent.move: intent.source for intent in intents(decision)}
    open_sheet = any(node.name == "sheet" for node in nodes)
    # A pile with more rows than there is room for is turned over by buttons, or by the wheel.
    rows = any(node.name in ("up", "down") for node in nodes)
    # And from the pile of somebody else a tab leads to the own one, and so it does from the bar.
    tab = any(node.name == "unfold" for node in nodes)
    elsewhere = rows or tab or table.model.state.pile not in (None, table.model.shown.seat)
    for move in decision.moves:
        source = meant.get(move)
        node = things.get(MoveButton(move)) or things.get(source)
        if node is None and elsewhere and isinstance(source, DiscardCard):
            continue
        if node is None:
            yield f"{move}: nothing on the table means that"
        elif not open_sheet and spot_of(table.scene, node) is None:
            yield f"{move}: {node.name} cannot be got hold of"
