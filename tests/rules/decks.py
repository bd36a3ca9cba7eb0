"""Decks with other boxes, for rules that no printed card needs."""

import msgspec

from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import parse_move
from fort_desktop.rules.steps.table import read_box
from fort_desktop.scenario.position import position
from fort_desktop.scenario.spec import Scenario


def with_boxes(catalog: Catalog, **boxes: tuple[str, str]) -> Catalog:
    """The deck with other (public, private) boxes for some kids; "" is a blank box."""
    kids = tuple(
        msgspec.structs.replace(
            kid,
            public=read_box(boxes[kid.id][0]) if boxes[kid.id][0] else None,
            private=read_box(boxes[kid.id][1]) if boxes[kid.id][1] else None,
        )
        if kid.id in boxes
        else kid
        for kid in catalog.kids.values()
    )
    return Catalog(kids, catalog.fort_points, catalog.costs, catalog.perks, catalog.rules)


def game_at(catalog: Catalog, *moves: str, **spec: object) -> Game:
    """The game at a position, as a scenario file writes it, after some moves."""
    data = {"rule": "", "title": "", **spec}
    game = position(msgspec.convert(data, Scenario), catalog)
    for move in moves:
        game.push(parse_move(move))
    return game


def legal(game: Game) -> list[str]:
    """The legal moves as text."""
    return [str(move) for move in game.legal_moves()]
