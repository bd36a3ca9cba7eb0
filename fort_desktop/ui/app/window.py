"""Opens the window, and plays in it."""

import sys
import time
from functools import partial
from pathlib import Path

from fort_desktop import clock
from fort_desktop.parts import clear_parts
from fort_desktop.paths import assets_dir, data_dir, settings_file
from fort_desktop.scene.driver import Driver, NoScreenError, PygameDriver
from fort_desktop.scene.events import Input
from fort_desktop.scene.scene import Scene
from fort_desktop.session.bot_process import Thinker
from fort_desktop.session.library.days import DAYS
from fort_desktop.session.library.duplicates import DUPLICATES
from fort_desktop.session.library.games import GAMES
from fort_desktop.threads import begun
from fort_desktop.ui.access.bridge import bridge
from fort_desktop.ui.access.speaking import Speaking
from fort_desktop.ui.app.app import App
from fort_desktop.ui.app.attention import Attention
from fort_desktop.ui.app.crash import Guard
from fort_desktop.ui.audio.mixer import Mixer
from fort_desktop.ui.audio.player import Player
from fort_desktop.ui.i18n.i18n import set_language, tr
from fort_desktop.ui.i18n.system_language import system_language
from fort_desktop.ui.persons.less_movement import wants_less_movement
from fort_desktop.ui.persons.settings import own_settings
from fort_desktop.ui.text.names import program_name


class Announcing:
    """A driver that writes the time, in seconds since 1970, to a file after the first picture."""

    def __init__(self, driver: Driver, file: Path) -> None:
        self._driver = driver
        self._file: Path | None = file

    @property
    def size(self) -> tuple[int, int]:
        """The size of the surface, in pixels."""
        return self._driver.size

    def inputs(self) -> list[Input]:
        """Return what the person has done since the last call."""
        return self._driver.inputs()

    def show(self, scene: Scene) -> bool:
        """Draw what has changed; the first time, announce that it is there."""
        drawn = self._driver.show(scene)
        if drawn and self._file is not None:
            self._file.write_text(f"{time.time()}\n", "utf-8")
            self._file = None
        return drawn


SIZE = (1280, 720)
PROGRAM = "fort-desktop"
"""The class of the window: `StartupWMClass` in the menu entry."""
LEAST = (1024, 720)
"""The window cannot be made smaller: the words would be too small to read."""


def open_game(data: Path | None, record: Path | None = None, picture: Path | None = None) -> int:
    """Open the window and play, `record` if one is given; returns the exit code.

    The time of the first picture is written to `picture`, if that is given.
    """
    store = own_settings(settings_file(data), system_language, wants_less_movement)
    set_language(store.settings.language)
    try:
        icon, place = assets_dir() / "icon" / "fort-64.png", store.settings.window
        window = PygameDriver(program_name(), SIZE, icon, LEAST, place, PROGRAM)
    except NoScreenError as fault:
        print(f"fort-desktop: {_no_window(str(fault))}", file=sys.stderr)
        return 2
    if store.settings.full_screen:
        window.full_screen(True)
    audio = Player(Mixer())

    def start(game: Path | None) -> App:
        app = App(window.size, data=data_dir(data), store=store, thinker=Thinker(), audio=audio)
        app.full_screen, app.caption = window.full_screen, window.caption
        app.attention = Attention(window.stay_awake, window.call)
        if game is not None:
            app.games.open(game)
        else:
            app.greet()
        return app

    driver: Driver = window if picture is None else Announcing(window, picture)
    readers = bridge(window.handle)
    if readers is not None:
        driver = Speaking(driver, readers, program_name, window.has_focus)
    guard = Guard(start, driver, data_dir(data) / "logs")
    guard.begin(record)
    begun(partial(_tidy, data_dir(data), settings_file(data).parent), "parts")
    try:
        code = guard.run()
        if window.place != store.settings.window:
            store.change(window=window.place)
        return code
    finally:
        audio.close()


def _tidy(data: Path, settings: Path) -> None:
    """Remove what programs that were killed have left half written."""
    trees = [data / name for name in (GAMES, DAYS, DUPLICATES)]
    clear_parts([data, settings], trees, clock.now())


def _no_window(fault: str) -> str:
    """Return the message that no window opens; `fault` is technical, "" if there is no display."""
    if not fault:
        return tr("no window can be opened: there is no display, or X libraries are missing")
    return tr("no window can be opened: {fault}", fault=fault)
