"""The own fort, the made-up rule with what it is worth now, and the own perk."""

from typing import Final

import pygame

from fort_desktop.rules.model.types import PERKS, TOP_LEVEL, RuleId
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.daylight import warmed
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.forts import VIEW, fort_picture
from fort_desktop.ui.art.paper import PERK_FILLS
from fort_desktop.ui.design.letters import fits, longest, say, write
from fort_desktop.ui.i18n.i18n import tr, trn
from fort_desktop.ui.table.layout.board import BoardPlaces
from fort_desktop.ui.table.panels.own_stuff import label
from fort_desktop.ui.table.panels.painter import Ground, Painter
from fort_desktop.ui.table.things import MadeUpRule, Number, PerkSheet, Spot
from fort_desktop.ui.text.lists import labelled
from fort_desktop.ui.text.names import PERK_NAMES, RULE_NAMES
from fort_desktop.ui.text.worth import rule_worth

_PERK: Final = 30.0
"""The height of a perk whose name takes two lines."""
_RULE_EDGE: Final = 3.0
"""Within the line round a made-up rule so much is free."""
_RULE_POINTS: Final = 15.0
"""The height of the points that a made-up rule brings so far, below a name of two lines."""
_LARGER: Final = (1.5, 1.5, 1.3, 1.12, 1.12, 1.12)
"""How much larger than its column a fort of each level is drawn: low ones are small pictures."""


def fort_parts(ground: Ground, places: BoardPlaces, painter: Painter) -> None:
    """Fort, level, rule and perk."""
    seat = painter.view.own
    if places.band:
        ground.spot(Spot("fort"), places.levels[seat.level])
        level = ground.spot(Number(seat.seat, "level"), places.levels[seat.level])
    else:
        ground.blit(fort_image(places.fort, painter), places.fort)
        ground.spot(Spot("fort"), places.fort)
        # NOTE: the fort has level {n}
        label(ground, places.fort_label, tr("Fort {n}", n=seat.level))
        level = ground.spot(Number(seat.seat, "level"), places.fort_label)
    level.label = str(seat.level)
    _rule(ground, places.rule, painter)
    if seat.perk is not None:
        _perk(ground, places.perk, painter)


def fort_image(place: Box, painter: Painter, wave: int = 0) -> pygame.Surface:
    """The fort with its feet at the bottom of its column, cut at the sides.

    Args:
        wave: how its flags hang.
    """
    seat = painter.view.own
    w, h = round(place.w), round(place.h)
    wide = place.w * _LARGER[seat.level]
    high = wide * VIEW[1] / VIEW[0]
    if high > h:
        wide, high = wide * h / high, float(h)
    plan = seat.level < TOP_LEVEL
    size = round(wide), round(high)
    shown = fort_picture(seat.level, *size, seat.colour, plan=plan, wave=wave)
    image = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    image.blit(shown, shown.get_rect(midbottom=(w // 2, h)))
    return warmed(image, painter.dusk)


def is_long(rule: RuleId | None, place: Box, unit: float) -> bool:
    """Return True if the name of a made-up rule takes two lines on its tag."""
    wide = place.w - 2 * _RULE_EDGE * unit
    return rule is not None and not fits(tr(RULE_NAMES[rule]), wide, unit, 14)


def _rule(ground: Ground, place: Box, painter: Painter) -> None:
    """The made-up rule, which nobody else sees, with its points so far; or its empty place."""
    seat, unit = painter.view.own, painter.unit
    node = ground.spot(MadeUpRule(seat.seat), place)
    if seat.rule is None:
        room = place.inset(4 * unit, 2 * unit, 4 * unit, 2 * unit)
        if seat.has_rule:
            ground.panel(place, pal.RULE_BACK, 6, 2)
            node.label = tr("Made-up rule")
        else:
            ground.slot(place, pal.CHALK)
            # NOTE: an empty place: a made-up rule comes here when the fort has level 1
            node.label = tr("Rule at level 1")
        colour = pal.CHALK if seat.has_rule else pal.INK
        say(ground.image, node.label, room, unit, 15, lines=2, colour=colour)
        return
    points = rule_worth(painter.view, painter.catalog, seat.seat, seat.rule)
    now = trn("{n} point so far", "{n} points so far", points)
    name = tr(RULE_NAMES[seat.rule])
    node.label = labelled(name, now)
    ground.panel(place, pal.RULE_BACK, 6, 2)
    edge = _RULE_EDGE * unit
    # A name of two lines takes the room that its points do not need.
    head = place.h / 2
    if is_long(seat.rule, place, unit):
        head = max(head, place.h - _RULE_POINTS * unit - edge)
    upper = Box(place.x + edge, place.y + edge, place.w - 2 * edge, head - edge)
    write(ground.image, name, upper, unit, 15, colour=pal.CHALK, least=11, lines=2)
    lower = Box(place.x + edge, place.y + head, place.w - 2 * edge, place.h - head - edge)
    ground.panel(lower, pal.PAPER, 4, 0, None)
    room = lower.inset(unit, 0, unit, 0)
    short = trn("{n} point", "{n} points", points)
    say(ground.image, longest((now, short), room.w, unit, 14, BOLD), room, unit, 15, least=14)


def _perk(ground: Ground, place: Box | None, painter: Painter) -> None:
    """The own perk, pegged above the fort."""
    perk, unit = painter.view.own.perk, painter.unit
    if place is None or perk is None:
        return
    fill = pal.rgb(PERK_FILLS[PERKS.index(perk) % len(PERK_FILLS)])
    name = tr(PERK_NAMES[perk])
    if not fits(name, place.w - 8 * unit, unit):
        more = max(0.0, _PERK * unit - place.h)
        place = place.inset(0, -more / 3, 0, -2 * more / 3)
    ground.panel(place, fill, 5, 2)
    room = place.inset(4 * unit, 3 * unit, 4 * unit, 3 * unit)
    write(ground.image, name, room, unit, 15, least=12, lines=2)
    ground.spot(PerkSheet(perk), place, name)
