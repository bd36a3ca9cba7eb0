"""Positions of the rules as small pictures, drawn by the table itself."""

from collections.abc import Iterator, Mapping
from typing import Final

import pygame

from fort_desktop.paths import scenarios_dir
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.moves import parse_move
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import COLOURS
from fort_desktop.scenario.position import position
from fort_desktop.scenario.spec import Scenario, read_scenario
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.scene import Scene
from fort_desktop.session.session import Session
from fort_desktop.ui.art.kept import BOARDS
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.layout.frame import frame_of
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.things import PartName
from fort_desktop.ui.table.viewmodels.bar import ToolVM
from fort_desktop.ui.text.rules.page import Region, Shot

_WINDOW: Final = (1280, 720)
"""The window in which a position is laid out; only a larger picture needs a larger one."""
_LARGEST: Final = 2.0
_SHARE: Final = 0.4
"""The part of the width of the window that a board takes, or the Park."""
_ON_BOARD: Final[dict[Region, tuple[float, float, float, float]]] = {
    "goods": (0.47, 0.15, 0.53, 0.54),
    "tower": (0.0, 0.15, 0.48, 0.85),
    "yard": (0.47, 0.69, 0.53, 0.31),
}
"""Parts of one's own board: left, top, width and height as shares of it."""
_AREAS: Final[dict[Region, PartName]] = {"board": "board", "park": "park", "play": "play"}
NAMES: Final = ("Maja", "Tomek", "Zoe", "Bo")


def read(name: str) -> Scenario:
    """An example of the rules by the name of its file.

    Raises:
        CatalogError, ScenarioError: see `read_scenario`.
    """
    return read_scenario(scenarios_dir() / f"{name}.yaml")


def names_of(family: str, number: str) -> Iterator[str]:
    """The examples of a clause, as `FOLLOW`, `3`, by the names of their files."""
    found = sorted(scenarios_dir().glob(f"{family.lower()}_{int(number):02}_*.yaml"))
    yield from (path.stem for path in found)


def films_of(clauses: tuple[str, ...]) -> list[str]:
    """The examples of some clauses."""
    parted = (clause.rpartition("-") for clause in clauses)
    return [name for family, _, number in parted for name in names_of(family, number)]


def session_of(scenario: Scenario, catalog: Catalog, moves: int = 0, seat: int = -1) -> Session:
    """A game that can only be looked at, in the position after some moves of an example.

    Args:
        seat: whose eyes see it; of -1 it is the one that is asked first.

    Raises:
        ScenarioError: these cards do not make the position.
        RuleError: nor its moves.
    """
    game = position(scenario, catalog)
    asked = game.decision.seat if game.decision is not None else 0
    for line in scenario.lines()[:moves]:
        if line.move is not None:
            game.push(parse_move(line.move))
    count = len(scenario.seats)
    eyes = seat if seat >= 0 else asked
    # One person looks on, so that no curtain hides the hand.
    players = [PERSON if i == eyes else "" for i in range(count)]
    infos = [SeatInfo(NAMES[i], COLOURS[i], players[i]) for i in range(count)]
    session = Session(game, infos, {})
    session.looking = True
    session.see_as(eyes)
    return session


def aspect(region: Region) -> float:
    """Return the ratio of height to width of the picture of a region."""
    panels = frame_of(_WINDOW, 1).panels
    areas: dict[PartName, Box] = {
        "board": panels.board,
        "park": panels.park,
        "play": panels.mat,
    }
    found = _region(areas, region, _WINDOW)
    return found.h / found.w


def _region(areas: Mapping[PartName, Box], region: Region, size: tuple[int, int]) -> Box:
    """Return the area of a region, in pixels, on a table with these areas."""
    if region == "table":
        return Box(0, 0, *size)
    if region in _ON_BOARD:
        return areas["board"].part(*_ON_BOARD[region])
    return areas[_AREAS[region]]


def _part(nodes: TableNodes, region: Region) -> pygame.Rect:
    """The pixels of a region, with as much round it as its picture has room for."""
    whole = Box(0, 0, *nodes.size)
    place, by = _region(nodes.areas, region, nodes.size), aspect(region)
    wide = max(place.w, place.h / by)
    around = Box(0, 0, wide, wide * by).around(place.center).within(whole)
    x, y, w, h = (round(side) for side in around)
    return pygame.Rect(x, y, w, h).clip(pygame.Rect(0, 0, *nodes.size))


def _corner() -> list[ToolVM]:
    """The buttons in the corner of a table that nobody plays at."""
    return [ToolVM("menu", tr("Menu"), False), ToolVM("since", tr("Since your last turn"), False)]


@BOARDS
def picture(
    catalog: Catalog, scenario: str, shot: Shot, size: tuple[int, int], language: str
) -> pygame.Surface:
    """A region of the table in a position, `size` pixels large; cached.

    Args:
        language: that is spoken; the table has words on it.

    Raises:
        CatalogError, ScenarioError, RuleError: these cards do not make the position.
    """
    session = session_of(read(scenario), catalog, shot.moves, shot.seat)
    model = TableModel(session)
    share = {"table": 1.0, **dict.fromkeys(_ON_BOARD, _SHARE / 2)}.get(shot.region, _SHARE)
    by = min(_LARGEST, max(1.0, size[0] / (share * _WINDOW[0])))
    window = (round(_WINDOW[0] * by), round(_WINDOW[1] * by))
    nodes, whole = painted(model, window)
    return pygame.transform.smoothscale(whole.subsurface(_part(nodes, shot.region)), size)


def painted(model: TableModel, window: tuple[int, int]) -> tuple[TableNodes, pygame.Surface]:
    """A table that nobody plays at, laid out and painted in a window of this size, in pixels."""
    nodes = TableNodes(window, model, model.now, _corner())
    shown, whole = Scene(nodes.size), pygame.Surface(window, depth=32)
    nodes.show(shown.root)
    shown.draw(whole)
    shown.close()
    return nodes, whole
