"""The list of puzzles: by grade, with what a person has solved."""

from functools import partial
from typing import ClassVar, Final

from fort_desktop.puzzles.collection import Collection, CollectionError, read_collection
from fort_desktop.puzzles.puzzle import GRADES, Puzzle
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.coach.lesson.starting import last_table
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.puzzles.screen import OnePuzzle
from fort_desktop.ui.puzzles.solved import Mark, Solved
from fort_desktop.ui.screens.alone_calendar import GOLD
from fort_desktop.ui.text import puzzles as words
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.toolkit.common import panel_node
from fort_desktop.ui.toolkit.menu import BUTTON, Face, cardboard, heading, menu_button

_WIDE: Final = 1500.0
_TALL: Final = 880.0
_COLUMNS: Final = 10
_TILE: Final = (126.0, 78.0)
_GAP: Final = 12.0
_TOP: Final = 300.0
_STAR, _EDGE, _LIP = 30.0, 9.0, 6.0
"""The star on a tile, how far from its right edge, and the rim below a tile."""
_LEFT: Final = (_WIDE - _COLUMNS * _TILE[0] - (_COLUMNS - 1) * _GAP) / 2


class PuzzlesScreen(Screen):
    """All puzzles of a grade.

    Args:
        collection: all puzzles; None if their file is damaged.

    Attributes:
        grade: which is shown; who: the person whose marks are shown, "" for a guest.
    """

    room: ClassVar = (_WIDE + 40, _TALL + 140)

    def __init__(self, app: Host, collection: Collection | None) -> None:
        super().__init__(app)
        path = app.profiles.path
        self.collection = collection
        self.solved = Solved(path.parent if path is not None else None)
        self.who = _who_played(app)
        self.notes += self.solved.told
        if collection is None:
            self.notes.append(lambda: tr("The puzzles cannot be read. Please install Fort again."))
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
        self.lawn()
        self.put_sheet(_WIDE, _TALL, down=20)
        cardboard(self.scene.root, self.sheet, self.unit, "puzzles")
        place = self.at(_WIDE / 2 - 280, -36, 560, 84)
        # NOTE: a heading: small tasks with one best answer
        heading(self.scene.root, place, self.unit, tr("Puzzles"))
        self._tell_task(marks)
        self._add_grades(marks)
        for i, puzzle in enumerate(self._of(self.grade)):
            self._add_tile(i, puzzle, marks.get(puzzle.id, ""))
        y = _TALL - 110
        self.button(Box(60, y, 330, BUTTON), "back", tr("Back"), self.app.pop)
        if self.app.profiles.persons:
            self.button(Box(_WIDE - 60 - 520, y, 520, BUTTON), "who", self._who_face(), self._turn)
        self.scene.focus.keys["escape"] = self.app.pop

    def _tell_task(self, marks: dict[str, Mark]) -> None:
        """Say what is to be done, and how much has been."""
        known = [one.id for grade in GRADES for one in self._of(grade)]
        alone = sum(marks.get(name) == "alone" for name in known)
        helped = sum(marks.get(name) == "helped" for name in known)
        task = tr("It is your turn. Play one kid and score as many points as you can.")
        so_far = words.solved_so_far(alone, helped, len(known))
        node, canvas = panel_node(self.at(60, 66, _WIDE - 120, 96), self.unit, "task")
        canvas.paragraph(task, 0, 0, canvas.w, 52, 29)
        canvas.paragraph(so_far, 0, 52, canvas.w, 42, 25)
        node.label = in_lines((task, so_far))
        self.scene.root.add(node)

    def _add_grades(self, marks: dict[str, Mark]) -> None:
        wide = (_WIDE - 120 - 3 * 16) / len(GRADES)
        for i, (grade, name) in enumerate(zip(GRADES, words.GRADES, strict=True)):
            all_done = all(one.id in marks for one in self._of(grade))
            face = Face(tr(name), ticked=all_done and bool(self._of(grade)))
            self.button(Box(60 + i * (wide + 16), 184, wide, BUTTON), f"grade {grade}", face,
                        partial(self._choose, grade), grade == self.grade)  # fmt: skip

    def _add_tile(self, i: int, puzzle: Puzzle, mark: Mark | str) -> None:
        """A puzzle: its number, and a star or a tick if it is solved."""
        number = self._number(puzzle)
        w, h = _TILE
        x, y = _LEFT + i % _COLUMNS * (w + _GAP), _TOP + i // _COLUMNS * (h + _GAP)
        face = Face(str(number), size=26, ticked=mark == "helped")
        name, act = f"puzzle {puzzle.id}", partial(self.open, puzzle)
        tile = menu_button(self.at(x, y, w, h), self.unit, face, name, act)
        tile.label = words.tile_words(number, puzzle.best, mark)
        if mark == "alone":
            tile.add(self._star())
        self.scene.root.add(tile)

    def _star(self) -> Node:
        """On a tile, beside its number."""
        unit, side = self.unit, _STAR * self.unit
        canvas = Canvas(side, side, unit)
        canvas.icon("star", 0, 0, _STAR, GOLD)
        above = (_TILE[1] - _STAR) / 2 - _LIP / 2
        left = _TILE[0] - _STAR - _EDGE
        node = Node(Box(left * unit, above * unit, side, side), canvas.image)
        node.solid = False
        return node

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
