"""The list of puzzles: by grade, with what a person has solved."""

from functools import partial
from typing import ClassVar, Final

import pygame

from fort_desktop.puzzles.collection import Collection, CollectionError, read_collection
from fort_desktop.puzzles.puzzle import GRADES, Puzzle
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node, Picture
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import sandy_path, stone, yard
from fort_desktop.ui.art.players import player_figure
from fort_desktop.ui.coach.lesson.starting import last_table
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import EDGE, GAP, HAIR, HEAD, LEAD, SMALL, WIDE, line
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.puzzles.screen import OnePuzzle
from fort_desktop.ui.puzzles.solved import Mark, Solved
from fort_desktop.ui.screens.alone_calendar import GOLD
from fort_desktop.ui.text import puzzles as words
from fort_desktop.ui.toolkit.dialog import dialog
from fort_desktop.ui.toolkit.layout import Share, column, grid, split, stack
from fort_desktop.ui.toolkit.menu import BUTTON, Button, Face, buttons
from fort_desktop.ui.toolkit.page import Words, local, panel, picture, sign, told, whole, write

_SIZE: Final = (1500.0, 940.0)
_COLUMNS, _CHAPTERS = 10, 5
"""The puzzles of a chapter, which is a row of the path, and the chapters of a grade."""
_STONE: Final = (100.0, 60.0)
_FAR, _LARGER, _LARGEST = 0.88, 1.12, 1.36
"""How large a stone is that is still to come, by which a kid waits, and that is next."""
_KID, _SEEN, _FLAG, _SIGN = 84.0, 0.76, 44.0, 24.0
"""How high a kid is at a stone of the usual size, how much of it is seen, a flag, and its sign."""
_SAND, _BEND = 44.0, 9.0
"""How wide the path is, and how far it swings to each side."""
_ROCK: Final = pal.rgb("#CFC3A2")


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
        sheet = dialog(self, "puzzles", tr("Puzzles"), _SIZE)
        task, grades, tiles = column(sheet.body, [line(LEAD), BUTTON, Share()])
        words = tr("It is your turn. Play one kid and score as many points as you can.")
        told(self, task, "task", [Words(words, LEAD)])
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
        free = buttons(self, sheet.foot, foot)
        told(self, free, "solved", [Words(self._so_far(marks))])
        self.scene.focus.keys["escape"] = self.app.pop

    def _so_far(self, marks: dict[str, Mark]) -> str:
        """Say how much has been solved."""
        known = [one.id for grade in GRADES for one in self._of(grade)]
        alone = sum(marks.get(name) == "alone" for name in known)
        helped = sum(marks.get(name) == "helped" for name in known)
        return words.solved_so_far(alone, helped, len(known))

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
        cells = grid(area.inset(4 * GAP, WIDE + SMALL, 4 * GAP, SMALL), count, _COLUMNS, gap=HAIR)
        rows = [cells[i : i + _COLUMNS] for i in range(0, count, _COLUMNS)]
        along = [cell for i, one in enumerate(rows) for cell in (one[::-1] if i % 2 else one)]
        # Each stone has room above for who stands there.
        stones = [stack(cell, *_STONE, down="end") for cell in along]
        stones = [one.at(one.x, one.y - _BEND + _BEND * (-1) ** i) for i, one in enumerate(stones)]
        _, canvas = panel(self, area, "path")
        size = canvas.image.get_size()
        canvas.image.blit(yard(*size, self.unit), (0, 0))
        middles = [local(stone, area).center for stone in stones]
        if middles:
            canvas.image.blit(
                sandy_path(middles, _STONE, _SAND, size, (canvas.w, canvas.h)), (0, 0)
            )
        return stones

    def _guide(self, chapter: int) -> str:
        """The kid that waits at the end of a chapter, which is a row of the path."""
        kids = tuple(self.app.catalog.kids)
        return kids[(self.grade * _CHAPTERS + chapter) % len(kids)]

    def _add_stone(
        self, area: Box, puzzle: Puzzle, mark: Mark | str, here: bool, guide: str
    ) -> None:
        """A puzzle: its number on a stone of the path, with a flag if it is solved.

        Args:
            here: it is the first that is not solved: whoever plays stands behind it.
            guide: the kid that waits there at the end of a chapter, "" for none.
        """
        known = self.app.profiles.persons.get(self.who)
        kid = (known.face if known is not None else self.kid) if here else guide
        size = _LARGEST if here else _LARGER if kid else 1.0 if mark else _FAR
        w, h = (side * size for side in _STONE)
        tall = _KID * size
        above = tall * _SEEN if here else _FLAG if mark else 0.0
        area = Box(area.center.x - w / 2, area.center.y - h / 2, w, h)
        if guide and not here:
            # Outside the path, on which nobody is to step.
            first = area.center.x < _SIZE[0] / 2
            x = area.x - tall * _SEEN if first else area.right - tall * (1 - _SEEN)
            figure = player_figure(PERSON, round(tall * self.unit), "red", guide)
            at = self.at(x, area.bottom - tall, tall, tall)
            self.scene.root.add(Picture(at, figure, f"guide {guide}", static=True))
        area = area.inset(0, -above, 0, 0)
        number, place = self._number(puzzle), self.at(*area)
        fill = pal.ACTION if here else pal.PAPER if mark else _ROCK

        def face(on: bool) -> pygame.Surface:
            canvas = Canvas(place.w, place.h, self.unit)
            top = split(whole(canvas), "bottom", h, 0)[0]
            if here:
                figure = player_figure(PERSON, canvas.px(tall), "red", kid)
                picture(canvas, figure, Box(0, 0, w, tall))
            canvas.blit(stone(canvas.px(w), canvas.px(h), pal.LIT if on else fill), *top[:2])
            if mark:
                _flag(canvas, top, "star" if mark == "alone" else "tick")
            write(canvas, top.inset(0, 0, 0, h / 6), [Words(str(number), LEAD, title=True)], True)
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


def _flag(canvas: Canvas, top: Box, name: str) -> None:
    """Plant a flag with a sign on the far edge of a stone."""
    x, foot = top.x + top.w * 0.7, top.y + top.h * 0.3
    canvas.panel(x, 0, HAIR, foot, pal.OUTLINE, 1, None)
    cloth = Box(x + HAIR - 1, 0, top.right - x - HAIR, _FLAG * 0.72)
    canvas.panel(*cloth, pal.SEATS["red"] if name == "star" else pal.PAPER, 3, pal.OUTLINE, 2.5)
    sign(canvas, name, stack(cloth, _SIGN, _SIGN), GOLD)


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
