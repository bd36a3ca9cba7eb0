"""The list of saved games: resume, rename, copy, export, delete and restore."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from fort_desktop import clock
from fort_desktop.record.faults import RecordError
from fort_desktop.record.index import SavedGame
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import SMALL, TEXT, line
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.i18n.i18n import N_, nothing, tr, trc, trn
from fort_desktop.ui.persons.faces import Worn
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.persons.seated import seating
from fort_desktop.ui.screens.listing import DETAIL, ListScreen
from fort_desktop.ui.screens.look_back import offered
from fort_desktop.ui.text.file_faults import damage_words, fault_words
from fort_desktop.ui.text.games import result_words, slot_title, slot_words
from fort_desktop.ui.toolkit.entry import FIELD, Entry
from fort_desktop.ui.toolkit.form import field
from fort_desktop.ui.toolkit.layout import Share, column, split
from fort_desktop.ui.toolkit.menu import BUTTON, Button, Face, buttons, warning
from fort_desktop.ui.toolkit.page import Words, write
from fort_desktop.ui.toolkit.slots import show_game, show_row

LONGEST_NAME: Final = 40
_NAME: Final = 124.0
"""How wide the word before the field for a name is."""


class Parts(NamedTuple):
    """The places of all that is told of one game."""

    game: Box
    name: Box
    open: Box
    copy: Box


PARTS: Final = Parts(*column(DETAIL, [Share(), FIELD, BUTTON, BUTTON], SMALL))
_WARNING: Final = 124.0
"""How high what is told of a damaged file is."""
_REFRESH: Final = 0.5
"""Seconds between two looks at what has been read meanwhile."""


@opens(routes.Games)
class GamesScreen(ListScreen):
    """All saved games, the last played first."""

    kid = "doc"

    title = N_("Games")

    def __init__(self, app: Host, route: routes.Games) -> None:
        super().__init__(app)
        self.slots: list[SavedGame] = []
        self._stale = False
        self._read(route.chosen)
        self._choose_file(route.chosen)
        self._lay_out()

    def _read(self, wanted: Path | None = None) -> None:
        self._waited = 0.0
        saves = self.app.games.saves
        self.slots = self.app.games.so_far(wanted)
        self._unread = self.app.games.unread
        if saves is not None and saves.trouble:
            self.saying, self.bad = partial(fault_words, saves.trouble), True

    def _choose_file(self, path: Path | None) -> None:
        names = [slot.path for slot in self.slots]
        if path in names:
            self.chosen = names.index(path)

    def go_on(self, seconds: float) -> None:
        """Show a new name, and games that are known by now, as soon as no mouse button is down."""
        self._waited += seconds
        if self.scene.pointer.press is not None:
            return
        if self._unread and (self._waited >= _REFRESH or not self.app.games.unread):
            chosen = self.slots[self.chosen].path if self.slots else None
            self._read(chosen)
            self._choose_file(chosen)
            self._stale = True
        if self._stale:
            self._stale = False
            self.rebuild()

    @property
    def busy(self) -> bool:
        """True if games are still being read."""
        return super().busy or self._unread > 0

    @property
    def said(self) -> str:
        """The message about the last action, or how many games are still to come."""
        if super().said or not self._unread:
            return super().said
        n = self._unread
        return trn("{n} game is still being read.", "{n} games are still being read.", n)

    # What the list shows.

    def rows(self) -> list[str]:
        """The names of the files."""
        return [slot.path.name for slot in self.slots]

    def empty(self) -> str:
        """The text if there are no games."""
        if self._unread:
            return ""
        return tr("No games yet. Start one: every move is saved at once.")

    def draw(self, canvas: Canvas, area: Box, row: int) -> str:
        """Draw picture, title and progress of a game; returns its words."""
        slot = self.slots[row]
        faces, far = faces_at(self.app, slot), self._far(slot)
        return show_row(canvas, area, slot, faces, slot_title(slot), far)

    @staticmethod
    def _far(slot: SavedGame) -> str:
        """The progress of a game, and whether it is for practice, or of a deal that is known."""
        far = result_words(slot, clock.now())
        if slot.summary.again and not slot.summary.practice:
            # NOTE: of a kept game whose cards were played before; {far} as "Round 3, today"
            return tr("Deal played before. {far}", far=far)
        return tr("Practice game. {far}", far=far) if slot.summary.practice else far

    def detail(self, canvas: Canvas) -> None:
        """Lay out the chosen game: a larger picture, its name, its seats, its buttons."""
        slot = self.slots[self.chosen]
        tell_game(self.app, canvas, slot, slot.path)
        if slot.whole:
            self._name(canvas, slot)
            buttons(self, PARTS.open, self._ways(slot), fill=True)
        # NOTE: a button: a kept game is deleted, which can be undone
        words = trc("game", "Move to trash")
        bin_at, rest = split(PARTS.copy, "right", BUTTON if slot.whole else PARTS.copy.w)
        face = Face("" if slot.whole else words, sign="trash")
        self.button(bin_at, "delete", face, self.remove).label = words
        if slot.whole:
            buttons(self, rest, [
                # NOTE: a button: makes a copy of a kept game
                Button("copy", Face(trc("game", "Copy"), sign="plus"), self._copy),
                Button("export", Face(tr("Export"), sign="arrow"), self._export),
            ], fill=True)  # fmt: skip

    def _ways(self, slot: SavedGame) -> list[Button]:
        """The ways to a game; with three of them there is no room for signs."""
        ended, together = slot.summary.ended, offered(self.app, slot)
        words = tr("Look at it") if ended else tr("Play on")
        face = Face(words, sign="" if together else "play")
        found = [Button("open", face, self.act, True)]
        if ended:
            # NOTE: a button: charts and sentences about the game that is over
            face = Face(tr("The story"), sign="" if together else "point")
            found.append(Button("story", face, self._tell_story))
        if together:
            act = partial(self.app.push, routes.Review(slot.path))
            found.append(Button("review", tr("Review it together"), act))
        return found

    def _name(self, canvas: Canvas, slot: SavedGame) -> None:
        entry = Entry(
            self.at(*field(canvas, PARTS.name, tr("Name"), _NAME, TEXT)),
            self.unit,
            slot.summary.name,
            "name",
            lambda text: None,
            hint=slot_title(slot),
            title=tr("Name"),
            longest=LONGEST_NAME,
            done=self._renamer(slot),
        )
        self.scene.root.add(entry)

    def foot(self) -> list[Button]:
        """The ways to other games, and to what they have brought to persons."""
        found = [Button("import", Face(tr("Import a game"), sign="down"), self._import)]
        if self.app.profiles.persons:
            numbers = Face(tr("Games and medals"), sign="vp")
            found.append(Button("numbers", numbers, lambda: self.app.push(routes.Profile())))
        return found

    # What can be done.

    def _tried(self, deed: Callable[[], Path | None]) -> Path | None:
        """Do something with files; if that fails, show why and return None."""
        try:
            done = deed()
        except RecordError as fault:
            self.say(partial(_failed, fault), bad=True)
            return None
        self._read(done)
        return done

    def act(self) -> None:
        """Resume the chosen game."""
        slot = self.slots[self.chosen] if self.slots else None
        if slot is not None and slot.whole:
            self.app.games.open(slot.path)

    def _tell_story(self) -> None:
        """Show the story of the chosen game, which is over."""
        path = self.slots[self.chosen].path
        session = self.app.games.read(path)
        if session is not None:
            self.app.push(routes.Story(session, path))

    def leave(self) -> None:
        """Return to the title screen."""
        self.app.push(routes.Title())

    def _renamer(self, slot: SavedGame) -> Callable[[str], None]:
        def rename(name: str) -> None:
            saves = self.app.games.saves
            try:
                if saves is not None:
                    saves.rename(slot.path, name.strip())
                self.saying, self.bad = nothing, False
            except RecordError as fault:
                self.saying, self.bad = partial(_failed, fault), True
            self._read()
            self._stale = True

        return rename

    def _copy(self) -> None:
        saves, slot = self.app.games.saves, self.slots[self.chosen]
        name = self._copy_name(slot)
        made = self._tried(lambda: saves.copy(slot.path, name)) if saves is not None else None
        if made is None:
            return
        self._choose_file(made)
        self.say(partial(_copied, slot))

    def _copy_name(self, slot: SavedGame) -> str:
        """A name for a copy that no other game in the list has."""
        taken = {slot_title(one) for one in self.slots}
        for number in range(1, len(taken) + 2):
            # NOTE: the title of a copy: {name} is the title of a kept game, as typed
            name = tr("Copy {n} of {name}", n=number, name=slot_title(slot))[:LONGEST_NAME].strip()
            if name not in taken:
                break
        return name

    def _export(self) -> None:
        saves, slot = self.app.games.saves, self.slots[self.chosen]
        if saves is None:
            return
        made = self._tried(lambda: saves.export(slot.path, self.app.documents))
        if made is not None:
            self.say(lambda: tr("Copy of the game saved here: {path}", path=made))

    def remove(self) -> None:
        """Delete the chosen game, which can be undone."""
        saves, slot = self.app.games.saves, self.slots[self.chosen]
        thrown = self._tried(lambda: saves.delete(slot.path)) if saves is not None else None
        if thrown is not None:
            self.say(
                # NOTE: {name} is the title of a kept game, which can be brought back
                lambda: tr("{name} is in the trash.", name=slot_title(slot)),
                undo=lambda: self._restore(thrown),
            )

    def _restore(self, thrown: Path) -> None:
        saves = self.app.games.saves
        back = self._tried(lambda: saves.restore(thrown)) if saves is not None else None
        if back is not None:
            self._choose_file(back)
            slot = self.slots[self.chosen]
            # NOTE: {name} is the title of a kept game, brought back out of the trash
            self.say(lambda: tr("{name} is back.", name=slot_title(slot)))

    def _import(self) -> None:
        self.app.push(routes.Imports())

    def dropped(self, path: Path) -> None:
        """Import a file that was dropped on the window."""
        saves = self.app.games.saves
        made = self._tried(lambda: saves.import_file(path)) if saves is not None else None
        if made is not None:
            self._choose_file(made)
            slot = self.slots[self.chosen]
            # NOTE: {name} is the title of a game that was imported
            self.say(lambda: tr("{name} is in the list now.", name=slot_title(slot)))


def faces_at(app: Host, slot: SavedGame) -> Sequence[Worn]:
    """The faces of those who play a game."""
    told, known = slot.summary, app.profiles

    def profile_at(seat: int) -> Profile | None:
        sat = told.sitting.now(seat) if told.sitting.holders else known.named(told.now[seat].name)
        return known.persons.get(sat or "")

    return seating(told.now, profile_at, app.settings).faces


def tell_game(app: Host, canvas: Canvas, slot: SavedGame, path: Path) -> None:
    """Draw a game, below it when it ended, and what is wrong with its file, if anything is."""
    damage, room = slot.summary.damage, PARTS.game
    if damage is not None:
        told, room = split(room, "bottom", _WARNING, SMALL)
        warning(canvas, damage_words(damage, path), told)
    if slot.summary.won:
        # Its row tells who won instead.
        told, room = split(room, "bottom", line(TEXT), SMALL)
        write(canvas, told, [Words(slot_words(slot, clock.now()))])
    show_game(canvas, room, slot, faces_at(app, slot))


def _failed(fault: RecordError) -> str:
    return tr("This cannot be done. {why}", why=fault_words(fault))


def _copied(slot: SavedGame) -> str:
    """Return what a copy is good for: one of an unfinished game does not tell its future."""
    if slot.summary.ended:
        # NOTE: {name} is the title of a kept game, as typed
        return tr("This is a copy of {name}.", name=slot_title(slot))
    # NOTE: {name} is the title of a kept game, as typed
    return tr(
        "This is a copy of {name}. It is for practice, and everything hidden is reshuffled.",
        name=slot_title(slot),
    )
