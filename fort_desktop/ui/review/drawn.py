"""A moment of a game as a drawing: the cards of a choice, an arrow, and what came of it."""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from fort_desktop.review.moments import Deed, Reason, things, why
from fort_desktop.review.parts import Choice, Luck
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.events import FortAdvanced
from fort_desktop.rules.model.moves import parse_move
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node, Picture
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.cardface import card_picture, spoken
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.forms import Form
from fort_desktop.ui.art.forts import VIEW, fort_picture
from fort_desktop.ui.art.outdoors import backyard
from fort_desktop.ui.art.players import player_figure
from fort_desktop.ui.art.portrait import cheering
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import FINE, GAP, LARGE, LEAD, SMALL, TEXT, TIGHT, WIDE, line
from fort_desktop.ui.design.text_box import MANY, TextStyle, height, width
from fort_desktop.ui.i18n.i18n import language, tr
from fort_desktop.ui.review.page import Looking
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.toolkit.common import panel_node
from fort_desktop.ui.toolkit.layout import Natural, Share, column, padding, row, split, stack
from fort_desktop.ui.toolkit.menu import BUTTON
from fort_desktop.ui.toolkit.page import Words, local, write

_STEP: Final = 1.5
"""Design units of one unit of the table, in which cards are measured."""
_CARD: Final = (100 * _STEP, 152 * _STEP)
_CHIP_CARD: Final = (61 * _STEP, 73 * _STEP)
_ARROW, _SIGN, _SLOT, _NARROW = 42.0, 100.0, 174.0, 98.0
_LARGEST, _COUNT = 150.0, 54.0
"""The side of a sign that stands alone, and the size of a number."""
_CHIP: Final = 40.0
_FIGURE: Final = 110.0
"""The room that a kid asks for to stand there at least."""
_LARGER: Final = 1.2
"""How far its picture, which has air around it, reaches beyond that."""
_FILLS: Final = {"sun": "#FFD23F", "cloud": "#AFC0DA"}
_DROPS, _DROP = 4, (7.0, 16.0)
"""The drops of rain below a cloud, and the size of one."""
_LOW, _NEXT = 0.6, 6.0
"""The most that a hand takes of the height below the sky, and what is between its cards."""
_NEAR: Final = 0.7
"""How large the yard is in which that happens, of its size on a board."""
_HIGHEST: Final = 430.0
"""How high a drawing is at most, beside the words of what is told."""
_MOST: Final = 3
"""So many cards of one choice are drawn."""


class Outcome(NamedTuple):
    """The outcome of something: a sign, with a number or alone, or a fort of a level."""

    sign: str = ""
    n: int | None = None
    level: int = 0


About = Choice | Luck | Deed
"""What is drawn: a choice, what chance did, or what a rival did."""


def tell(
    screen: Looking,
    room: Box,
    about: Choice | Luck,
    title: str,
    lines: Sequence[str],
    note: str = "",
) -> None:
    """Lay out what is told of a moment: its title, its drawing, what happened, and a quiet note."""
    first, *others = (words for words in lines if words)
    found = [
        (first, TextStyle(LEAD, face=BOLD, lines=MANY)),
        *((words, TextStyle(TEXT, face=BOLD, lines=MANY)) for words in others),
        (note, TextStyle(FINE, face=BOLD, colour=pal.INK_SOFT, lines=MANY)),
    ]
    inside = room.inset(WIDE, SMALL, WIDE, BUTTON + GAP)
    head, below = split(inside, "top", line(LARGE))
    highs = [height(words, inside.w, screen.unit, style) for words, style in found]
    drawn, below = split(below, "top", min(below.h - sum(highs) - 3 * GAP, _HIGHEST))

    def build(holder: Node) -> None:
        node, canvas = panel_node(screen.at(*room), screen.unit, "told")
        canvas.panel(0, 0, canvas.w, canvas.h, pal.TAPE, 14, pal.OUTLINE, 3)
        write(canvas, local(head, room), [Words(title, LARGE, title=True)], centered=True)
        told = column(local(below, room), list(map(Natural, highs)), TIGHT)
        for (words, style), place in zip(found, told, strict=True):
            canvas.write(words, place, style)
        node.label = in_lines((title, *lines, note))
        holder.add(node)

    screen.lay("told", (room, title, tuple(lines), note), build)
    lay_drawn(screen, drawn, "told", about)


def lay_drawn(screen: Looking, room: Box, name: str, about: About) -> None:
    """Lay a moment out on the lawn of a Yard, a piece in a panel of its own.

    A card takes part of a frame to be painted, so all of them at once would take too long.
    """
    screen.lay(f"{name} lawn", room, partial(_lawn, screen, room))
    inside = padding(room, 8, 9)
    if isinstance(about, Luck):
        kids = [screen.past.game.state.catalog.kid[card].id for card in about.cards]
        sign = "sun" if about.points > 0 else "cloud"
        _hand(screen, inside, name, kids, Outcome(sign))
    elif isinstance(about, Choice):
        _choice(screen, inside, name, about)
    elif isinstance(about, FortAdvanced):
        _row(screen, inside, name, (), Outcome(level=about.level), seat=about.seat)
    else:
        _row(screen, inside, name, (), Outcome("vp", about.points), seat=about.seat)


def _lawn(screen: Looking, room: Box, holder: Node) -> None:
    node, canvas = panel_node(screen.at(*room), screen.unit, "lawn of a moment")
    w, h = canvas.image.get_size()
    canvas.blit(backyard(w, h, screen.unit * _NEAR), 0, 0)
    node.solid = False
    holder.add(node)


def _hand(screen: Looking, room: Box, name: str, kids: Sequence[str], outcome: Outcome) -> None:
    """The portraits of a whole hand in a row, and the sign of chance in the sky above them."""
    shape = _CHIP_CARD[1] / _CHIP_CARD[0]
    wide = min((room.w + _NEXT) / len(kids) - _NEXT, _LOW * room.h / shape)
    at, held = split(room, "bottom", wide * shape, 0)[::-1]
    cards = row(held, [Natural(wide)] * len(kids), _NEXT, "center")
    for i, (kid, card) in enumerate(zip(kids, cards, strict=True)):
        shown = screen.past.game.state.catalog.kids[kid]
        screen.lay(f"{name} card {i}", (card, kid), partial(_card, screen, card, shown, "chip"))
    screen.lay(f"{name} outcome", (at, outcome), partial(_drawn, screen, at, outcome, "blue"))


def _choice(screen: Looking, room: Box, name: str, choice: Choice) -> None:
    """A good choice with what it brought; else both ways side by side."""
    reason, seat = why(choice), choice.seat
    made, other = kids_of(choice.made), kids_of(choice.other)
    if reason is None or (choice.points or 0.0) > 0:
        mine = _gain(choice) if reason is None else _outcome(reason, choice, mine=True)
        _row(screen, room, name, made, mine, seat=seat, stays=other[:1])
        return
    left, line, right = row(room, [Share(), 6, Share()], 6)
    line = padding(line, 0, 12)
    screen.lay(f"{name} line", line, partial(_line, screen, line))
    # NOTE: above the drawing of a choice: the player's own, and the best that was possible
    titles = (("mine", tr("yours"), pal.PAPER), ("best", tr("better"), pal.ACTION))
    # Two cards alike would say nothing: a kid that is not played stands there itself.
    for half, (side, words, fill), kids, others in (
        (left, titles[0], made, other),
        (right, titles[1], other, made),
    ):
        head, below = split(half, "top", _CHIP, 6)
        screen.lay(
            f"{name} {side} title", (head, words), partial(_title, screen, head, words, fill)
        )
        found = _outcome(reason, choice, mine=side == "mine")
        _row(screen, below, f"{name} {side}", kids[:1], found, False, seat, others[:1])


def _title(screen: Looking, place: Box, words: str, fill: pal.Colour, holder: Node) -> None:
    _chip(_open(screen, place, holder)[1], words, 0, LEAD, fill)


def _chip(canvas: Canvas, words: str, y: float, size: float, fill: pal.Colour = pal.PAPER) -> None:
    """Draw words on a slip in the middle of a canvas."""
    wide = min(canvas.w, width(words, canvas.unit, size) + 36)
    chip = Box((canvas.w - wide) / 2, y, wide, _CHIP)
    canvas.panel(*chip, fill, _CHIP / 2, pal.OUTLINE, 3)
    canvas.title(words, chip.center.x, chip.center.y, size, chip.w - 8, align="center")


def kids_of(line: Sequence[str]) -> list[str]:
    """The kids of a line of moves that are drawn: played and added, followed with, or recruited."""
    moves = [parse_move(one) for one in line]
    first = moves[0] if moves else mv.PASS
    if isinstance(first, mv.PlayKid):
        return [first.kid, *(one.kid for one in moves if isinstance(one, mv.Add))][:_MOST]
    if isinstance(first, mv.Follow):
        return list(first.kids)[:_MOST]
    return [first.kid] if isinstance(first, mv.Recruit | mv.Pick) and first.kid else []


def _gain(choice: Choice) -> Outcome | None:
    """Return the gain of a choice that is compared with nothing: a rule, a perk, or most of it."""
    first, facts = parse_move(choice.made[0]), choice.made_facts
    if isinstance(first, mv.Keep | mv.TakePerk):
        return Outcome(first.rule if isinstance(first, mv.Keep) else first.perk)
    reasons: dict[Reason, int] = {
        "level": facts.levels, "points": facts.points, "things": things(facts)
    }  # fmt: skip
    found = next((reason for reason, n in reasons.items() if n > 0), None)
    return _outcome(found, choice, mine=True) if found is not None else None


def _outcome(reason: Reason, choice: Choice, mine: bool) -> Outcome:
    """The gain of one of two lines in that in which they differ."""
    line, facts, alike = (
        (choice.made, choice.made_facts, choice.alike)
        if mine
        else (choice.other, choice.other_facts, choice.other_alike)
    )
    match reason:
        case "level":
            return Outcome(level=choice.level + facts.levels)
        case "points":
            return Outcome("vp", max(0, facts.points))
        case "things":
            return Outcome("pizza" if facts.pizza >= facts.toys else "toys", things(facts))
        case "alike":
            return Outcome("any_suit", alike)
        case "kept":
            return Outcome("hand" if line[0] == str(mv.PASS) else "discard")
        case "yard":
            return Outcome("kid", len(facts.yard))


def _row(
    screen: Looking,
    room: Box,
    name: str,
    kids: Sequence[str],
    outcome: Outcome | None,
    arrow: bool = True,
    seat: int = 0,
    stays: Sequence[str] = (),
) -> None:
    """Cards, an arrow and what came of it, in the middle of a room; smaller where there is less.

    Where there is room, the first of them stands beside its card; with none, a kid that `stays`.
    """
    catalog = screen.past.game.state.catalog
    wide, high = _CARD
    arrows = [_ARROW] if arrow and kids and outcome else []
    slot, gap = (_SLOT, 12.0) if arrow else (_NARROW, 6.0)
    slot = slot if kids or stays else min(room.w, 2 * _SLOT)
    slots = [slot] if outcome else []
    rest = room.w - sum(slots) - sum(arrows) - gap * (len(kids) + len(arrows))
    scale = min(rest / (wide * len(kids)) if kids else 1.0, room.h / high)
    sizes = [*[wide * scale] * len(kids), *arrows, *slots]
    stands = list(kids[:1]) if kids else list(stays)
    figure = min(room.h, room.w - sum(sizes) - gap * len(sizes))
    if stands and figure >= _FIGURE:
        at, *places = row(room, [figure, *sizes], gap, "center")
        # In the lawn, whose edge is below the room.
        side = figure * _LARGER
        at = Box(at.center.x - side / 2, room.bottom + 8 - side, side, side)
        draw = partial(_stand, screen, at, catalog.kids[stands[0]])
        screen.lay(f"{name} kid", (at, stands[0]), draw)
    else:
        places = row(room, sizes, gap, "center")
    for i, (kid, place) in enumerate(zip(kids, places, strict=False)):
        card = stack(place, h=high * scale)
        draw = partial(_card, screen, card, catalog.kids[kid], "park")
        screen.lay(f"{name} card {i}", (card, kid), draw)
    if arrows:
        at = places[len(kids)]
        screen.lay(f"{name} arrow", at, partial(_sign, screen, at, "arrow"))
    colour = screen.past.seats[seat].colour
    if not (kids or stays or outcome):
        screen.lay(f"{name} kid", (room, seat), partial(_player, screen, room, seat))
    if outcome is not None:
        at = places[-1]
        draw = partial(_drawn, screen, at, outcome, colour)
        screen.lay(f"{name} outcome", (at, outcome, colour), draw)


def _card(screen: Looking, place: Box, kid: Kid, form: Form, holder: Node) -> None:
    at = screen.at(*place)
    size = round(at.w), round(at.h)
    image = card_picture(kid, form, size, screen.unit * _STEP, spoken(kid, language()))
    holder.add(Picture(at, image, "drawn", static=True))


def _stand(screen: Looking, place: Box, kid: Kid, holder: Node) -> None:
    at = screen.at(*place)
    holder.add(Picture(at, cheering(kid, round(at.w), round(at.h)), "drawn", static=True))


def _player(screen: Looking, room: Box, seat: int, holder: Node) -> None:
    """Add whoever chose, where that is all there is to see."""
    side = min(room.w, room.h) * _LARGER
    at = screen.at(room.center.x - side / 2, room.bottom + 8 - side, side, side)
    who, kid = screen.past.seats[seat], screen.app.seating(screen.past.session).faces[seat]
    figure = player_figure(who.player, round(at.w), who.colour, kid)
    holder.add(Picture(at, figure, "drawn", static=True))


def _sign(screen: Looking, place: Box, sign: str, holder: Node) -> None:
    node, canvas = _open(screen, place, holder)
    side = min(canvas.w, canvas.h)
    canvas.icon(sign, (canvas.w - side) / 2, (canvas.h - side) / 2, side)
    node.solid = False


def _line(screen: Looking, place: Box, holder: Node) -> None:
    _, canvas = _open(screen, place, holder)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 3, None)


def _open(screen: Looking, place: Box, holder: Node) -> tuple[Node, Canvas]:
    node, canvas = panel_node(screen.at(*place), screen.unit, "drawn")
    node.solid = False
    holder.add(node)
    return node, canvas


def _drawn(screen: Looking, place: Box, outcome: Outcome, colour: str, holder: Node) -> None:
    """The fort with its level on a chip below, or the sign with its number before it."""
    _, canvas = _open(screen, place, holder)
    high = canvas.h - (_CHIP + 6 if outcome.level else 0)
    if outcome.level or not outcome.sign:
        wide = min(canvas.w, high * VIEW[0] / VIEW[1])
        fort = fort_picture(
            outcome.level, canvas.px(wide), canvas.px(wide * VIEW[1] / VIEW[0]), colour
        )
        canvas.blit(fort, (canvas.w - wide) / 2, max(0.0, high - wide * VIEW[1] / VIEW[0]))
    else:
        _counted(canvas, outcome, high)
    if outcome.level:
        # NOTE: on a chip below the drawing of a fort
        _chip(canvas, tr("level {n}", n=outcome.level), canvas.h - _CHIP, FINE)


def _counted(canvas: Canvas, outcome: Outcome, high: float) -> None:
    """A number before a sign, or the sign alone."""
    if outcome.n is None:
        side = min(canvas.w, high, _LARGEST)
        fill = _FILLS.get(outcome.sign, "#FFF9EA")
        canvas.icon(outcome.sign, (canvas.w - side) / 2, (high - side) / 2, side, fill)
        for n in range(_DROPS if outcome.sign == "cloud" else 0):
            x = canvas.w / 2 + (n - _DROPS / 2) * side / _DROPS
            canvas.panel(
                x, high / 2 + side * (0.3 + n % 2 * 0.08), *_DROP, pal.SEATS["blue"], 4, None
            )
        return
    side = min(_SIGN, high, canvas.w / 2)
    room = canvas.w - side - 8
    canvas.title(
        f"{outcome.n} \N{MULTIPLICATION SIGN}", room, high / 2, _COUNT, room, align="right"
    )
    canvas.icon(outcome.sign, room + 6, (high - side) / 2, side)
