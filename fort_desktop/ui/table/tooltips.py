"""The thing that the pointer or the focus is at comes to the front and explains itself."""

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.types import RuleId
from fort_desktop.scene.animate import Animator, Tween
from fort_desktop.scene.easing import ease_out
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node, Picture
from fort_desktop.ui.art.cardface import kid_picture
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.i18n.i18n import language, tr
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.layout.hand import CARD, front_place
from fort_desktop.ui.table.panels.dialog import StandingTooltip
from fort_desktop.ui.table.panels.hand import Hand
from fort_desktop.ui.table.panels.tooltip import LINK, More, tooltip_node
from fort_desktop.ui.text.explain.explanation import Explanation
from fort_desktop.ui.text.rules.book import Spot, page_title, spot_of
from fort_desktop.ui.toolkit.common import GLOW, halo

FRONT_Z: Final = 500_000.0
_AFTER: Final = 0.25
"""Seconds of pointing before the panel appears; at the focus it does at once."""
_RISE: Final = 0.12
_LIFT: Final = 8.0
_SHAKE: Final = 6.0
_SHAKEN: Final = 0.28
_LITTLE: Final = 1.15


RULE_PLACES: Final[Mapping[RuleId, tuple[th.Thing, ...]]] = {
    "big_plans": (th.LOOKOUT, th.HAND, th.DECK, th.OWN_PILE),
    "friendship_bracelet": (th.LOOKOUT, th.HAND, th.DECK, th.OWN_PILE),
    "piggy_bank": (th.StuffBox("toys"), th.BAG),
    "pizza_party": (th.StuffBox("pizza"), th.BAG),
    "loner": (th.LOOKOUT, th.HAND, th.DECK, th.OWN_PILE),
    "minimalism": (th.Spot("fort"),),
    "popularity": (th.LOOKOUT,),
    "play_palace": (th.LOOKOUT, th.HAND, th.DECK, th.OWN_PILE),
    "secret_stash": (th.BAG,),
    "sleepover": (th.LOOKOUT, th.HAND, th.DECK, th.OWN_PILE),
    "slime_lab": (th.LOOKOUT, th.HAND, th.DECK, th.OWN_PILE),
}
"""By made-up rule, what it counts (RULE-1 to RULE-11)."""


class Tooltips:
    """The thing in front, and the panel that explains it.

    It never takes the pointer: places that answer stay where they are, so nothing flickers.

    Args:
        explain: the words of a thing, None for one without any; True: its panel stays.
        came: a card came to the front.
        standing: the panel of a sheet, which is always open.
        rules: opens the rules at a place.
        keeps: called with the thing whose panel stays until it is closed; None once it is.
        tells: called with the thing whose panel has opened by pointing.

    Attributes:
        kept: the panel stays until it is closed, wherever the pointer goes.
        told: what the panel says, None while there is none.
    """

    def __init__(
        self,
        root: Node,
        frame: Frame,
        catalog: Catalog,
        hand: Hand,
        explain: Callable[[th.Thing, bool], Explanation | None],
        reduced: bool = False,
        standing: StandingTooltip | None = None,
        came: Callable[[], None] = lambda: None,
        rules: Callable[[Spot], None] = lambda spot: None,
        keeps: Callable[[th.Thing | None], None] = lambda thing: None,
        tells: Callable[[th.Thing], None] = lambda thing: None,
    ) -> None:
        self.kept = False
        self.told: Explanation | None = None
        self._rules = rules
        self._keeps = keeps
        self._tells = tells
        self._came = came
        self._standing = standing
        self._root = root
        self._frame = frame
        self._catalog = catalog
        self._hand = hand
        self._explain = explain
        self._light = Animator(reduced=reduced)
        self._node: Node | None = None
        self._since = 0.0
        self._waits = False
        self._front: Node | None = None
        self._panel: Node | None = None
        self._lifted: tuple[Node, Node] | None = None
        self._masked: Node | None = None
        self._lights: list[Node] = []
        self._dropped: tuple[Node, Node] | None = None
        if standing is not None:
            standing.begin(lambda thing: explain(thing, False))

    @property
    def thing(self) -> th.Thing | None:
        """The thing that is pointed at."""
        key = self._node.key if self._node is not None else None
        return key if isinstance(key, th.Thing) else None

    @property
    def spread(self) -> list[Box]:
        """The areas of the thing in front and of its panel, in pixels."""
        return [node.area for node in (self._front, self._panel) if node is not None]

    def at(self, node: Node, over: bool) -> None:
        """The pointer or the focus came to a node, or left it."""
        if self.kept or self._dropped is not None:
            return
        if over:
            self._show(node)
        elif self._node is node:
            self.close()

    def keep(self, node: Node | None = None) -> bool:
        """Let the panel stay open, or close it if it does; False if nothing is pointed at."""
        if self.kept:
            self.close()
            return True
        if node is not None and node is not self._node:
            self._show(node)
        if self._node is None:
            return False
        self._since = _AFTER
        self.kept, thing = self._open(), self.thing
        found = self._explain(thing, True) if self.kept and thing is not None else None
        if found is not None and self._panel is not None:
            # A panel that stays has a link to the rules, and says which key leads there.
            self._panel.remove()
            self._tell(self._node, found)
            self._keeps(thing)
        return self.kept

    def restore(self, thing: th.Thing | None) -> None:
        """Lay the panel of a thing that was kept on a table that was laid out again."""
        scene = self._root.scene
        if thing is None or scene is None:
            return
        there = (one for one in scene.root.walk() if one.key == thing and one.shown())
        node = self._node if self.thing == thing else next(there, None)
        if node is not None and node is not self._node:
            self._show(node, False)
            self._light.finish()
        if node is None or not self.keep():
            self._keeps(None)

    def puts_away(self, at: Point) -> bool:
        """Return True if a tap at a point of the window closes a panel that stays.

        On the link of the panel it does not.
        """
        panel = self._panel
        links = [one for one in panel.walk() if one.key == LINK] if panel is not None else []
        return self.kept and not any(link.hits(at) for link in links)

    def close(self) -> None:
        """Nothing is in front any more."""
        self._let_go()
        self._node, self._waits = None, False
        self._put_back()
        self._light.finish()

    def _let_go(self) -> None:
        """The panel stays no longer, and who keeps it is told so."""
        if self.kept:
            self._keeps(None)
        self.kept = False

    def refuse(self) -> None:
        """A click has done nothing, and somebody says why: what is in front shakes its head.

        It tells nothing more until it is pointed at again.
        """
        if self._panel is not None:
            self._panel.remove()
            self._panel = self.told = None
        self._since = float("-inf")
        self._let_go()
        self._light.finish()
        if self._front is not None:
            self._light.start(_shake(self._front, _SHAKE * self._frame.unit))

    def take_over(self, before: "Tooltips", answered: bool) -> None:
        """Keep in front of the table what has been in front of it until now; see `restore`.

        Args:
            answered: the question is answered, so that what was dropped waits where it is.
        """
        node, since, dropped = before._node, before._since, before._dropped
        told = before._panel is not None
        before.kept = False
        before.close()
        if dropped is not None:
            if answered and dropped[0].scene is not None:
                self.drop(*dropped)
        elif node is not None and node.scene is not None and node.attention:
            if before._waits or _is_left(node):
                # It was clicked, and is done with until the pointer moves on it.
                self._node, self._waits = node, True
                return
            self._show(node, False)
            self._light.finish()
            self._since = since
            if told:
                self._open()

    def leave_covered(self) -> None:
        """Close if something else has come to lie over the thing: nobody points at it any more."""
        if self._node is not None and is_covered(self._node):
            self.close()

    def still(self) -> Node | None:
        """Nothing more is told, but what is in front stays until it glides on; returns that."""
        if self._panel is not None:
            self._panel.remove()
            self._panel = self.told = None
        self._let_go()
        if self._front is not None and self.in_front() is None:
            self._put_back()  # what is seen large beside it has been read
        return self._front

    def drop(self, node: Node, ghost: Node) -> None:
        """Something was dropped where it is taken: its picture stays there until it glides on."""
        self._put_back()
        self._node = None
        self._dropped = node, ghost
        front = Node(
            ghost.box, ghost.image, "front", angle=ghost.angle, scale=ghost.scale, z=FRONT_Z
        )
        front.solid = False
        self._front = self._root.add(front)
        front.stand_for(node)

    def in_front(self) -> tuple[Node, Box] | None:
        """The node that is seen elsewhere than where it lies, and where that is."""
        front, node = self._front, self._dropped[0] if self._dropped is not None else self._node
        if node is None or front is None:
            return None
        elsewhere = self._dropped is not None or _meet(front.area, node.area)
        return (node, front.area) if elsewhere else None

    def go_on(self, seconds: float) -> None:
        """Let time pass: cards rise, and the panel opens after a while."""
        self._light.advance(seconds)
        node = self._node
        if node is None:
            return
        if node.scene is None:
            self.close()
            return
        if self._waits:
            if not _is_left(node):
                self._show(node)
            return
        self._since += seconds
        if isinstance(node.key, th.RuleCard | th.PerkCard | th.RivalBoard | th.Worth):
            return  # it, or the sheet that opens there, says all, unless somebody asks for more
        patient = "focus" in node.attention
        due = (patient and self._since >= 0) or (self._since >= _AFTER and not _rests(node))
        if self._panel is None and due and self._open() and self.thing is not None:
            self._tells(self.thing)

    # What is seen.

    def _show(self, node: Node, anew: bool = True) -> None:
        self._put_back()
        self._node, self._since, self._waits = node, 0.0, False
        key = node.key
        if self._stands(node) and isinstance(key, th.Thing) and self._standing is not None:
            self._standing.tell(key, self._explain(key, False))
        if isinstance(key, th.HandCard):
            self._raise_from_hand(node, key, anew)
        elif isinstance(key, th.RuleCard | th.PerkCard):
            self._lift(node.children[0])
            self._mask(node, node.children[0])
            if isinstance(key, th.RuleCard):
                self._light_places(RULE_PLACES[key.rule])
        elif isinstance(key, th.Card):
            self._raise(node, key.kid, self._beside(node))
        elif any(child.key == GLOW for child in node.children):
            self._light_up(node)

    def _open(self) -> bool:
        """Open the panel; False if there is nothing to say."""
        thing, node = self.thing, self._node
        if node is not None and self._stands(node):
            return False
        if thing is None or node is None or self._panel is not None:
            return self._panel is not None
        found = self._explain(thing, False)
        if found is None:
            self._since = float("-inf")
            return False
        self._tell(node, found)
        return True

    def _tell(self, node: Node, found: Explanation) -> None:
        place = self._front.box if self._front is not None else node.area
        spot = spot_of(found.clause) if self.kept else None
        more = More(link_words(spot), partial(self._rules, spot)) if spot else None
        self.told = found
        self._panel = self._root.add(tooltip_node(self._frame, place, found, more))

    def _stands(self, node: Node) -> bool:
        """Return True if a panel that is always open tells of a node."""
        return self._standing is not None and self._standing.holds(node)

    def _put_back(self) -> None:
        for shown in (self._front, self._panel):
            if shown is not None:
                shown.remove()
        self._front = self._panel = self.told = self._dropped = None
        if self._masked is not None:
            self._masked.seen_as, self._masked = None, None
        self._light.finish()
        for light in self._lights:
            light.remove()
        self._lights = []
        if self._lifted is not None:
            face, glow = self._lifted
            face.move_to(face.box.x, 0)
            glow.remove()
            self._lifted = None

    def _lift(self, face: Node) -> None:
        """Raise a little what is chosen from on a sheet; the place that answers stays."""
        face.move_to(face.box.x, -_LIFT * self._frame.unit)
        self._lifted = face, halo(face, self._frame.unit / STEP)
        face.add(self._lifted[1])

    def _light_places(self, places: Sequence[th.Thing]) -> None:
        """Light what a made-up rule counts on one's own board."""
        scene = self._root.scene
        there = scene.root.walk() if scene is not None else ()
        for node in [node for node in there if node.key in places and node.shown()]:
            self._light_up(node)

    def _light_up(self, node: Node) -> None:
        rim = halo(node, self._frame.unit / STEP, hollow=True)
        rim.move_to(node.area.x + rim.box.x, node.area.y + rim.box.y)
        self._lights.append(self._root.add(rim))

    def _mask(self, node: Node, seen: Node) -> None:
        """The mark of the focus goes round what is seen of a node."""
        self._masked, node.seen_as = node, seen

    def _raise_from_hand(self, node: Node, key: th.HandCard, anew: bool) -> None:
        if self._hand.rises(node):
            if anew:
                self._came()
            if self._hand.lies(node):
                self._light_up(node)
                return
            large = self._hand.grown(node) or front_place(self._frame, node.area)
            self._raise(node, key.kid, large)

    def _beside(self, node: Node) -> Box:
        """Return the place of a large kid that is not in the hand."""
        return self._on_sheet(node) if self._stands(node) else front_place(self._frame, node.area)

    def _on_sheet(self, node: Node) -> Box:
        """Beside a panel that tells all, a card is but a little larger: others are compared."""
        (w, h), area = self._frame.size, node.area
        high = max(area.h * _LITTLE, CARD[1] * self._frame.unit)
        wide = high * CARD[0] / CARD[1]
        return Box(0, 0, wide, high).around(area.center).within(Box(0, 0, w, h))

    def _raise(self, node: Node, kid: str, large: Box) -> None:
        """The kid, as large as can be read, grows from where it lies."""
        unit = self._frame.unit
        size = round(large.w), round(large.h)
        image = kid_picture(self._catalog.kids[kid], "hand", size, unit, language())
        front = Picture(large, image, "front", z=FRONT_Z, label=node.label)
        if any(child.key == GLOW for face in (node, *node.children) for child in face.children):
            front.add(halo(front, unit / STEP))
        self._front = self._root.add(front)
        if not _meet(large, node.area):
            self._light_up(node)  # it stays where it is
        else:
            if node in self._hand.cards:
                front.stand_for(self._hand.face(node))
            self._mask(node, front)
        start, begin = node.area.center, max(0.2, min(1.0, node.area.w / large.w))
        end = large.center

        def step(t: float) -> None:
            front.scale = begin + (1 - begin) * t
            front.box = large.around(start.toward(end, t))

        self._light.start(Tween(_RISE, step, easing=ease_out, owner=front))


def link_words(spot: Spot) -> str:
    """Return the words on the link of a panel to a place in the rules."""
    # NOTE: a link; {page} is a page of the rules
    return tr("Rules: {page}", page=page_title(spot.page))


def _shake(node: Node, far: float) -> Tween:
    """A short shake of the head."""
    home = node.box

    def step(t: float) -> None:
        node.move_to(home.x + far * (1 - t) * math.sin(4 * math.pi * t), home.y)

    return Tween(_SHAKEN, step, easing=lambda t: t, owner=node)


def _is_left(node: Node) -> bool:
    """Return True if a card elsewhere than in the hand was clicked, and nobody points at it since.

    It is large in front, over what has come of the click.
    """
    elsewhere = isinstance(node.key, th.Card) and not isinstance(node.key, th.HandCard)
    return elsewhere and "focus" not in node.attention and _rests(node)


def _rests(node: Node) -> bool:
    """Return True if the pointer lies where something was clicked: it points at nothing then."""
    return node.scene is not None and node.scene.pointer.rests


def _meet(one: Box, other: Box) -> bool:
    beside = one.right <= other.x or other.right <= one.x
    return not beside and one.y < other.bottom and other.y < one.bottom


def is_covered(node: Node) -> bool:
    """Return True if another part of the table lies over a node, where it is pointed at.

    The cards of one hand do not cover each other, and what answers no pointer covers nothing.
    """
    scene = node.scene
    if scene is None:
        return False
    pointer = scene.pointer
    at = pointer.at if pointer.over is node and pointer.at is not None else node.area.center
    hit = scene.front.hit_test(at)
    return hit is not None and _part_of(hit) is not _part_of(node)


def _part_of(node: Node) -> Node:
    """The part of the table that a node belongs to."""
    below = [one for one in node.ancestors() if one.parent is not None]
    return below[-1] if below else node
