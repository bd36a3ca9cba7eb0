"""The list of puzzles: by grade, with what a person has solved."""

from functools import partial
from typing import ClassVar, Final

import pygame

from fort_desktop.puzzles.collection import Collection, CollectionError, read_collection
from fort_desktop.puzzles.puzzle import GRADES, Puzzle
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art import svg
from fort_desktop.ui.art.boards import yard
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.art.props import shed_door
from fort_desktop.ui.art.svg import path
from fort_desktop.ui.coach.lesson.starting import last_table
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import EDGE, HAIR, HEAD, LEAD, SMALL, WIDE, line
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.puzzles.screen import OnePuzzle
from fort_desktop.ui.puzzles.solved import Mark, Solved
from fort_desktop.ui.screens.alone_calendar import GOLD
from fort_desktop.ui.text import puzzles as words
from fort_desktop.ui.toolkit.dialog import dialog
from fort_desktop.ui.toolkit.layout import Share, column, grid, padding, row, stack
from fort_desktop.ui.toolkit.menu import BUTTON, Button, Face, buttons
from fort_desktop.ui.toolkit.page import Words, local, panel, picture, sign, told, whole, write

_SIZE: Final = (1500.0, 880.0)
_COLUMNS, _CHAPTERS = 10, 5
"""The puzzles of a chapter, which is a row of the path, and the chapters of a grade."""
_STAR: Final = 30.0
_STONE: Final = (116.0, 70.0)
_STEP, _LESS, _FACE = 9.0, 9.0, 66.0
"""How much higher a stone with a face is to each side, how much smaller a pebble, and the face."""
_ROUND, _LIP = 32.0, 5.0
_SAND: Final = 34.0
_PATH: Final = "#E3C990"
_ROCK, _EDGE = pal.rgb("#E4DCC6"), pal.rgb("#A89A78")
"""A pebble that nobody has stepped on yet, and its edge."""


class PuzzlesScreen(Screen):
    """All puzzles of a grade.

    Args:
        collection: all puzzles; None if their file is damaged.

    Attributes:
        grade: which is shown; who: the person whose marks are shown, "" for a guest.
    """

    kid = "einstein"

    room: ClassVar = (_SIZE[0] + EDGE, _SIZE[1] + 2 * HEAD)

    def __init__(self, app: Host, collection: Collection | None) -> None:
        super().__init__(app)
        path = app.profiles.path
        self.collection = collection
        self.solved = Solved(path.parent if path is not None else None)
        self.who = _who_played(app)
        self.notes += self.solved.told
        if collection is None:
            self.notes.append(lambda: tr("The puzzles cannot be read. Reinstall Fort."))
        self._shown: dict[str, Mark] = {}
        self.grade = self._first_open()
        self._lay_out()

    @property
    def marks(self) -> dict[str, Mark]:
        """The marks of the puzzles that the person has solved."""
        return self.solved.marks(self.who)

    def _of(self, grade: int) -> tuple[Puzzle, ...]:
        return self.collection.of_grade(grade) if self.collection is not None else ()

    def _first_open(self) -> int:
        """The easiest grade in which something is left."""
        marks = self.marks
        left = (grade for grade in GRADES if any(one.id not in marks for one in self._of(grade)))
        return next(left, GRADES[0])

    def go_on(self, seconds: float) -> None:
        """Back from a puzzle, show what was solved meanwhile."""
        if self._shown != self.marks:
            self.rebuild()

    def build(self) -> None:
        """Build the grades, the puzzles of one, and the buttons below."""
        self._shown = marks = self.marks
        self.garden()
        # NOTE: a heading: small tasks with one best answer
        sheet = dialog(self, "puzzles", tr("Puzzles"), _SIZE, prop=shed_door)
        task, grades, tiles = column(sheet.body, [line(LEAD, 2) + WIDE, BUTTON, Share()])
        self._tell_task(task, marks)
        self._add_grades(grades, marks)
        found = self._of(self.grade)
        places = self._path(tiles, len(found))
        here = next((one for one in found if one.id not in marks), None)
        for i, (puzzle, place) in enumerate(zip(found, places, strict=True), 1):
            guide = "" if i % _COLUMNS else self._guide(i // _COLUMNS)
            self._add_stone(place, puzzle, marks.get(puzzle.id, ""), puzzle is here, guide)
        foot: list[Button | None] = [Button("back", tr("Back"), self.app.pop), None]
        if self.app.profiles.persons:
            foot.append(Button("who", self._who_face(), self._turn))
        buttons(self, sheet.foot, foot)
        self.scene.focus.keys["escape"] = self.app.pop

    def _tell_task(self, area: Box, marks: dict[str, Mark]) -> None:
        """Say what is to be done, and how much has been."""
        known = [one.id for grade in GRADES for one in self._of(grade)]
        alone = sum(marks.get(name) == "alone" for name in known)
        helped = sum(marks.get(name) == "helped" for name in known)
        task = tr("It is your turn. Play one kid and score as many points as you can.")
        so_far = words.solved_so_far(alone, helped, len(known))
        told(self, area, "task", [Words(task, LEAD), Words(so_far)], pal.PAPER, centered=False)

    def _add_grades(self, area: Box, marks: dict[str, Mark]) -> None:
        found = []
        for grade, name in zip(GRADES, words.GRADES, strict=True):
            puzzles = self._of(grade)
            done = bool(puzzles) and all(one.id in marks for one in puzzles)
            face, act = Face(tr(name), ticked=done), partial(self._choose, grade)
            found.append(Button(f"grade {grade}", face, act, grade == self.grade))
        buttons(self, area, found, fill=True)

    def _path(self, area: Box, count: int) -> list[Box]:
        """Lay a path of sand through a yard, to and fro; returns the places of its stones."""
        cells = grid(padding(area, WIDE, SMALL), count, _COLUMNS)
        rows = [cells[i : i + _COLUMNS] for i in range(0, count, _COLUMNS)]
        along = [cell for i, one in enumerate(rows) for cell in (one[::-1] if i % 2 else one)]
        stones = [stack(cell, *_STONE) for cell in along]
        _, canvas = panel(self, area, "path")
        size = canvas.image.get_size()
        canvas.image.blit(yard(*size, self.unit), (0, 0))
        middles = [local(stone, area).center for stone in stones]
        way = "M" + " L".join(f"{round(at.x)} {round(at.y)}" for at in middles)
        sand = path(way, "none", _SAND + 5) + path(way, "none", _SAND, line=_PATH)
        if stones:
            canvas.image.blit(svg.picture(sand, *size, (canvas.w, canvas.h)), (0, 0))
        return stones

    def _guide(self, chapter: int) -> str:
        """The kid that waits at the end of a chapter, which is a row of the path."""
        kids = tuple(self.app.catalog.kids)
        return kids[(self.grade * _CHAPTERS + chapter) % len(kids)]

    def _add_stone(
        self, area: Box, puzzle: Puzzle, mark: Mark | str, here: bool, guide: str
    ) -> None:
        """A puzzle: its number on a stone of the path, and a star or a tick if it is solved.

        Args:
            here: it is the first that is not solved, larger, and whoever plays stands on it.
            guide: the kid that waits there at the end of a chapter, "" for none.
        """
        known = self.app.profiles.persons.get(self.who)
        kid = (known.face if known is not None else self.kid) if here else guide
        fill, line = (pal.PAPER, pal.OUTLINE) if mark or kid else (_ROCK, _EDGE)
        area = padding(area, -2 * _STEP, -_STEP) if kid else area
        number, place = self._number(puzzle), self.at(*area)

        def face(on: bool) -> pygame.Surface:
            canvas = Canvas(place.w, place.h, self.unit)
            stone = padding(whole(canvas), 0 if mark or kid else _LESS)
            canvas.panel(*stone.inset(0, _LIP, 0, 0), line, _ROUND, None)
            top = stone.inset(0, 0, 0, _LIP)
            canvas.panel(*top, pal.LIT if on else pal.ACTION if here else fill, _ROUND, line)
            beside = _FACE if kid else _STAR if mark else 0.0
            told_at, shown = row(padding(top, SMALL, 0), [Share(), beside], HAIR)
            write(canvas, told_at, [Words(str(number), LEAD, title=True)], centered=True)
            if kid:
                picture(canvas, player_face(PERSON, canvas.px(_FACE), kid=kid), shown)
            if mark:
                at = stack(shown, _STAR, _STAR, "end", "end") if kid else shown
                sign(canvas, "star" if mark == "alone" else "tick", at, GOLD)
            return canvas.image

        node = Node(place, face(False), f"puzzle {puzzle.id}")
        node.label = words.tile_words(number, puzzle.best, mark)
        node.clicked = partial(self.open, puzzle)
        node.hovered = lambda on: setattr(node, "image", face(on))
        self.scene.root.add(node)

    def _number(self, puzzle: Puzzle) -> int:
        """The number by which the puzzle is known, from 1."""
        return self.collection.puzzles.index(puzzle) + 1 if self.collection is not None else 0

    def open(self, puzzle: Puzzle) -> None:
        """Lay a puzzle on the table."""
        if self.collection is not None:
            self.app.push(OnePuzzle(self.collection, puzzle, self.solved, self.who))

    def _choose(self, grade: int) -> None:
        self.grade = grade
        self.rebuild()

    # Who solves them.

    def _who_face(self) -> Face:
        """The button that names the person."""
        profile = self.app.profiles.persons.get(self.who)
        if profile is None:
            # NOTE: a button: nobody whom the program knows solves the puzzles
            return Face(tr("Guest"), turns=True)
        return Face(profile.name, kid=profile.face, turns=True)

    def _turn(self) -> None:
        """The next person, and after the last one a guest."""
        everybody = [*self.app.profiles.persons, ""]
        at = everybody.index(self.who) if self.who in everybody else -1
        self.who = everybody[(at + 1) % len(everybody)]
        self.rebuild()


def _who_played(app: Host) -> str:
    """The first person of the last table whom the program knows, "" for a guest."""
    names = [place.name for place in last_table(app).places if place.player == PERSON]
    return next((who for who in map(app.profiles.named, names) if who is not None), "")


@opens(routes.Puzzles)
def _open(app: Host, route: routes.Puzzles) -> Screen:
    try:
        return PuzzlesScreen(app, read_collection())
    except CollectionError:
        return PuzzlesScreen(app, None)
