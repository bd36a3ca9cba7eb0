"""The program: its screens, and the window that they are shown in."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from fort_desktop.content import load_catalog
from fort_desktop.paths import documents_dir, import_places
from fort_desktop.scene.cache import fit, forget_all
from fort_desktop.scene.events import (
    Blur,
    Dropped,
    Input,
    Opened,
    Pointer,
    Quit,
    Resize,
    Stick,
    Unplugged,
)
from fort_desktop.scene.pads import Sticks
from fort_desktop.scene.scene import Scene
from fort_desktop.session.bot_process import Thinker
from fort_desktop.session.library.games import GAMES, GameLibrary
from fort_desktop.session.library.news import News
from fort_desktop.session.session import Session
from fort_desktop.ui.app.attention import Attention
from fort_desktop.ui.app.navigator import Navigator, load_all
from fort_desktop.ui.app.stack import ScreenStack
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.audio.player import Audio, Silence
from fort_desktop.ui.design.text_box import spread
from fort_desktop.ui.host.presses import Presses
from fort_desktop.ui.host.registry import build
from fort_desktop.ui.host.routes import Almanac, Route, Rules, Table, Title
from fort_desktop.ui.host.screen import Coach, GameScreen, Means, Screen, means_of
from fort_desktop.ui.host.steady import Steady
from fort_desktop.ui.i18n.i18n import Language, Saying, set_language
from fort_desktop.ui.keys.actions import Action
from fort_desktop.ui.keys.keymap import Keymap
from fort_desktop.ui.persons.profiles import known_persons
from fort_desktop.ui.persons.seated import Seating, Voice, seating_of
from fort_desktop.ui.persons.settings import Scale, Settings, SettingsFile
from fort_desktop.ui.text.names import program_name
from fort_desktop.ui.text.news import news_words
from fort_desktop.ui.text.notices import thinker_words

LEAST = (640, 360)
"""A smaller window shows a part of a table of this size; nothing could be drawn in one pixel."""


class App:
    """The program: shows one screen at a time, which gets its input and time from `frame`.

    Args:
        speed: of animations, 0 for none; None is as the settings say.
        data: the folder of the games; None keeps none. store: the settings; None keeps none.
        thinker: the process in which computer players think; without one they think here.
        audio: what is heard; None is silence.

    Attributes:
        size: of the surface, in pixels.
        presses: tells presses that were meant for what was shown before.
        games: the game that is played, and those that are kept.
        notes: what the title screen has to tell; a screen may add to it.
        full_screen: shows the window so, or not; caption: writes on its frame.
        attention: tells the desktop what the game on the table does.
        places: where records to import may lie; documents: where exported ones go.
        keymap: what keys and buttons mean; means: what was used last, pointer, keys or gamepad.
        touched: the pointer was a finger when it was last down.
    """

    def __init__(
        self,
        size: tuple[int, int],
        speed: float | None = None,
        data: Path | None = None,
        store: SettingsFile | None = None,
        thinker: Thinker | None = None,
        audio: Audio | None = None,
    ) -> None:
        self.size = _at_least(*size)
        self.presses = Presses()
        self.means: Means = "pointer"
        self.touched = False
        self._sticks = Sticks()
        self._steady = Steady()
        fit(self.size)
        self._speed = speed
        self.store = store or SettingsFile(None)
        self.profiles = known_persons(data, self.store)
        self.notes = [*self.store.told, *self.profiles.told]
        self.thinker = thinker
        self._told_of_thinker = False
        self._look()
        self.audio = audio or Silence()
        self._hear()
        self.keymap = Keymap(self.settings.keys, self.settings.pads)
        self.full_screen: Callable[[bool], None] = lambda on: None
        self.caption: Callable[[str], None] = lambda words: None
        self.attention = Attention()
        self.catalog = load_catalog()
        folder = data / GAMES if data is not None else None
        self.games = GameLibrary(self.catalog, folder, thinker, self._show_table, self._tell_news)
        self._over = False
        self._unmuted: tuple[int, int] | None = None
        self.places = import_places()
        self.documents = documents_dir()
        missed = self.games.missed()
        if missed:
            self.notes.append(partial(news_words, missed))
        self._stack = ScreenStack(self.presses, self._speak)
        self._navigator = Navigator(self, self._stack)
        self._seen = False
        self._unused = 0.0

    @property
    def screen(self) -> Screen:
        """The screen that is shown; the title screen is built only when it is first needed."""
        if self._stack.screen is None:
            self._stack.screen = build(self, Title())
        assert self._stack.screen is not None
        return self._stack.screen

    @screen.setter
    def screen(self, screen: Screen) -> None:
        self._stack.screen = screen

    @property
    def settings(self) -> Settings:
        """The person's saved settings."""
        return self.store.settings

    @property
    def speed(self) -> float:
        """The speed of animations, 0 for none."""
        return self.settings.factor if self._speed is None else self._speed

    @property
    def scale(self) -> Scale:
        """The size of everything for whoever looks at the screen now, in percent."""
        voice = self._stack.voice
        return self.settings.scale if voice is None else voice.scale

    def change(self, **values: Any) -> bool:
        """Change settings at once and for good; False if they could not be kept."""
        kept = self.store.change(**values)
        if "language" in values:
            self._switch(self.settings.language)
        if values.keys() & {"contrast", "spacing"}:
            self._look()
        if "full_screen" in values:
            self.full_screen(self.settings.full_screen)
        if values.keys() & {"effects_volume", "music_volume"}:
            self._hear()
        if values.keys() & {"keys", "pads"}:
            self.keymap = Keymap(self.settings.keys, self.settings.pads)
        return kept

    def _look(self) -> None:
        """Take the colours and letters that are wanted; what was drawn in others is dropped."""
        changes = pal.use(self.settings.contrast), spread(self.settings.spacing)
        if any(changes):
            forget_all()

    def _hear(self) -> None:
        self.audio.volumes(self.settings.effects_volume, self.settings.music_volume)

    def do(self, action: Action) -> None:
        """Do what a key does on every screen."""
        if action == "full_screen":
            self.change(full_screen=not self.settings.full_screen)
        elif action == "mute":
            self._mute()
        elif action == "kids" and self.screen.kind != "almanac":
            self.push(Almanac())
        elif action == "rules":
            self.push(Rules())

    def _mute(self) -> None:
        """Turn all sound off, or on again as loud as it was."""
        was, usual = self._unmuted, Settings()
        now = (self.settings.effects_volume, self.settings.music_volume)
        self._unmuted = now if any(now) else None
        effects, music = (0, 0) if any(now) else was or (usual.effects_volume, usual.music_volume)
        self.change(effects_volume=effects, music_volume=music)
        if self.screen.kind == "settings":
            self.screen.rebuild()

    @property
    def busy(self) -> bool:
        """True if something moves or is still to come by itself."""
        return self.screen.busy

    def frame(self, inputs: list[Input], seconds: float) -> Scene | None:
        """One frame; None once the window is to be closed."""
        if self._seen:
            load_all()
        self._seen = True
        self._stack.look(seconds, bool(inputs))
        inputs = self._told(inputs, seconds)
        self._rest(0.0 if any(map(means_of, inputs)) else self._unused + seconds)
        for event in inputs:
            if isinstance(event, Quit):
                self.close()
                return None
            if isinstance(event, Resize):
                self.size = _at_least(event.width, event.height)
                fit(self.size)
                self.screen.resize(self.size)
            elif isinstance(event, Unplugged):
                self.audio.lose()
            elif isinstance(event, Blur):
                self._stack.cover()
            elif isinstance(event, Dropped):
                self.screen.dropped(Path(event.path))
            elif isinstance(event, Opened):
                self.games.open(Path(event.path))
        self.screen.frame(inputs, seconds)
        if self.screen.mood is not None:
            self.audio.mood(self.screen.mood)
        self.audio.frame(seconds)
        self.games.read_on(seconds)
        self.attention.watch(self.screen)
        self._stack.tidy.frame(seconds, quiet=not (inputs or self.screen.scene.needs_drawing))
        return None if self._over else self.screen.scene

    def _rest(self, unused: float) -> None:
        """Nothing has been pressed for so many seconds: a table that is shown knows it itself."""
        after = self.settings.cover_after
        self._unused = unused
        if 0 < after <= unused:
            self._unused = 0.0
            self._stack.cover()

    def _told(self, inputs: list[Input], seconds: float) -> list[Input]:
        """Return a person's inputs, with arrows for a pushed stick, and note the means used."""
        found = self._sticks.advance(seconds)
        self._steady.advance(seconds)
        for event in inputs:
            if self.settings.steady and not self.screen.typing and not self._steady.passes(event):
                continue
            told = self._sticks.moved(event) if isinstance(event, Stick) else [event]
            if told:
                found += told
                if isinstance(event, Pointer) and event.what == "down":
                    self.touched = event.touch
                self._used(means_of(event))
        return found

    def _used(self, means: Means | None) -> None:
        """Show buttons of a gamepad as soon as one is used, and as long as nothing else is."""
        before, self.means = self.means, means or self.means
        if before != self.means and "pad" in (before, self.means):
            self.screen.rebuild()

    def _speak(self, voice: Voice | None) -> None:
        self._switch(self.settings.language if voice is None else voice.language)

    def _switch(self, language: Language) -> None:
        """Speak a language everywhere, on the frame of the window too."""
        set_language(language)
        self.caption(program_name())

    def coach(self, table: GameScreen) -> Coach:
        """Return who speaks to the persons at a table."""
        from fort_desktop.ui.coach.teacher import Teacher
        from fort_desktop.ui.table.screen import TableScreen

        assert isinstance(table, TableScreen)
        return Teacher(table)

    def seating(self, session: Session) -> Seating:
        """Return who sits where in a game, and what each person gets there."""
        return seating_of(session, self.profiles, self.settings)

    def read_as(self, session: Session, seat: int | None) -> None:
        """Speak and draw for the person in a seat from now on; None: for all, in public.

        The screen that is shown is laid out again if that changes anything.
        """
        if self._stack.read_by(self._navigator.voice_of(session, seat)):
            self.screen.resize(self.size)

    def push(self, route: Route) -> None:
        """Show a screen; what is shown gives way to it in the manner of the route."""
        self._navigator.push(route)

    def pop(self) -> None:
        """Go back to the screen below, else to the table that waits, else to the first screen."""
        self._navigator.pop()

    @property
    def waiting(self) -> GameScreen | None:
        """The table to which somebody will come back, below whatever other screens."""
        return self._stack.table

    def _show_table(self, session: Session) -> None:
        self.push(Table(session))

    def greet(self) -> None:
        """Whoever starts the program for the first time is asked for a first game together."""
        if self.store.new and self.games.latest is None:
            self.push(Title(first_start=True))

    def quit(self) -> None:
        """Close the window."""
        self.close()
        self._over = True

    def close(self) -> None:
        """Leave the game and end the worker."""
        self._stack.read_by(None)
        self.attention.rest()
        self._navigator.leave_game()
        self.games.duplicates.close()
        if self.thinker is not None:
            self.thinker.close()

    def tell(self, say: Saying) -> None:
        """Show a message until it is closed."""
        self.screen.tell(say)

    def _tell_news(self, news: News) -> None:
        self.tell(partial(news_words, news))

    def thinker_news(self) -> list[Saying]:
        """Return why computer players cannot think as usual, once; an empty list for no news."""
        trouble = self.thinker.trouble if self.thinker is not None else None
        if trouble is None or self._told_of_thinker:
            return []
        self._told_of_thinker = True
        return [partial(thinker_words, trouble)]


def _at_least(width: int, height: int) -> tuple[int, int]:
    return max(LEAST[0], width), max(LEAST[1], height)
