"""Paints the table as it was at moments of a game, in a process of its own.

To lay a table out and paint it takes many times as long as a frame may, and few of its steps can be
made small. So whoever draws frames only asks for pictures here, and takes them when they are there.
"""

from contextlib import suppress
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from fort_desktop.content import load_catalog
from fort_desktop.record.faults import RecordError
from fort_desktop.scene.cache import fit
from fort_desktop.session.background import Background, Send
from fort_desktop.ui.book.positions import painted
from fort_desktop.ui.i18n.i18n import language, set_language
from fort_desktop.ui.review.past import Past
from fort_desktop.ui.table.model import TableModel

_WINDOW: Final = (1280, 720)
"""The window in which a moment is laid out before it is made small."""
_PIXELS: Final = "RGB"


class Wanted(NamedTuple):
    """A picture: of the moment after so many events, its size in pixels, the language on it."""

    at: int
    size: tuple[int, int]
    language: str


class Painted(NamedTuple):
    """A picture that was wanted, as bytes of red, green and blue."""

    wanted: Wanted
    pixels: bytes


class Easel:
    """The process that paints one game for one seat's eyes.

    It starts at once: starting one takes part of a frame, so it had better be the frame that opens
    the page.

    Args:
        record: the file of the game.

    Raises:
        OSError: the system has no pipe left.
    """

    def __init__(self, record: Path, seat: int) -> None:
        theirs, self._wishes = Pipe(duplex=False)
        self._process = Background("fort-pictures", paint)
        self._process.start(theirs, str(record), seat)
        self._painted = True

    @property
    def free(self) -> bool:
        """True if it has painted all that it was asked for."""
        return self._painted

    def ask(self, wanted: Wanted) -> None:
        """Ask for a picture, once it is free: more wishes might fill the pipe, and then wait."""
        self._painted = False
        with suppress(OSError):
            self._wishes.send(wanted)

    def take(self) -> list[tuple[Wanted, pygame.Surface]]:
        """Return the pictures that have been painted since the last call."""
        came = [one for one in self._process.take() if isinstance(one, Painted)]
        self._painted = self._painted or bool(came)
        return [(one.wanted, _surface(one)) for one in came]

    @property
    def running(self) -> bool:
        """True if pictures may come: the process could be started, and has not ended."""
        return self._process.running

    def close(self) -> None:
        """Nothing more is painted."""
        self._process.cancel()
        self._wishes.close()


def picture(model: TableModel, wanted: Wanted) -> pygame.Surface:
    """Paint one here, in the time of many frames; the model is at that moment afterwards."""
    model.go_to(wanted.at)
    _, whole = painted(model, _WINDOW)
    return pygame.transform.smoothscale(whole, wanted.size)


def paint(send: Send, wishes: Connection, record: str, seat: int) -> None:
    """In the process: paint what is wished for, until nobody wishes for anything any more."""
    try:
        past = Past(load_catalog(), Path(record))
    except RecordError:
        return  # whoever asked has read it before, and paints it there
    pygame.font.init()
    fit(_WINDOW)
    model = TableModel(past.eyes(seat))
    with suppress(EOFError):
        while True:
            wanted: Wanted = wishes.recv()
            if wanted.language != language():
                set_language(wanted.language)
            send(Painted(wanted, pygame.image.tobytes(picture(model, wanted), _PIXELS)))


def _surface(one: Painted) -> pygame.Surface:
    """A picture in the format of the window."""
    size = one.wanted.size
    made = pygame.Surface(size, depth=32)
    made.blit(pygame.image.frombytes(one.pixels, size, _PIXELS), (0, 0))
    return made
