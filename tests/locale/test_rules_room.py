"""Every leaf of the rules and sheet of the almanac: words whole, buttons large enough.

In English in two windows and larger; in languages that nobody speaks in one each.
"""

from collections.abc import Callable, Iterator
from typing import Final

import pygame
import pytest

from fort_desktop.scene.events import Key
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.app.app import App
from fort_desktop.ui.book import blocks
from fort_desktop.ui.book.screen import RulesScreen
from fort_desktop.ui.design.unit import unit_of
from fort_desktop.ui.host import routes
from fort_desktop.ui.persons.settings import Scale
from fort_desktop.ui.screens.almanac import AlmanacScreen, Filter
from fort_desktop.ui.screens.almanac_sheets import GROUPS
from tests.locale.speaking import CYRILLIC, LATIN, Long, Strange, speaking
from tests.thorough import some
from tests.ui.reaching import touch_faults
from tests.ui.reading import Fault, Reader
from tests.ui.table.screens import bare

_CODES = 3
"""Latin letters that stand in a row are a badge's letter or a key, and no words."""
_PLACES: Final[tuple[tuple[tuple[int, int], Scale], ...]] = (
    ((1280, 720), 100),
    ((1024, 768), 100),
    ((1920, 1080), 150),
)
"""Windows and scales; the almanac is also scrolled at 200 %, where the rules grow no further."""


@pytest.fixture(autouse=True)
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    bare(monkeypatch)
    monkeypatch.setattr(blocks, "picture", lambda *_: pygame.Surface((8, 8)))


def leaves(app: App) -> Iterator[str]:
    """Every leaf of the book, one after the other."""
    app.push(routes.Rules())
    book = app.screen
    assert isinstance(book, RulesScreen)
    first = None
    while first != (book.spot.page, book.leaf):
        first = first or (book.spot.page, book.leaf)
        yield f"{book.spot.page} {book.leaf}"
        book.take(Key("page down"))
    app.pop()


def sheets(app: App) -> Iterator[str]:
    """Every group of the almanac."""
    app.push(routes.Almanac())
    almanac = app.screen
    assert isinstance(almanac, AlmanacScreen)
    for group in GROUPS:
        almanac.choose(group)
        yield group
    almanac.narrow(Filter("glue", "trash"))
    yield "some"
    app.pop()


def faults(
    size: tuple[int, int], scale: Scale, walk: Callable[[App], Iterator[str]]
) -> tuple[int, list[tuple[str, Fault]]]:
    app = App(size, speed=0)
    app.change(scale=scale)
    count, wrong, floor = 0, [], max(12, round(16 * unit_of(size)))
    with Reader() as reader:
        for where in some(walk(app), 3) if scale > 100 else walk(app):
            scene = app.frame([], 0.0)
            assert isinstance(scene, Scene)
            texts, found = reader.faults(scene, lambda *_: floor)
            areas, small = touch_faults(scene)
            count += texts + areas
            wrong += [(where, one) for one in (*found, *small)]
    return count, wrong


@pytest.mark.parametrize(
    ("walk", "size", "scale"),
    [
        *((leaves, *place) for place in _PLACES),
        *((sheets, *place) for place in (*_PLACES, ((1920, 1080), 200))),
    ],
)
def test_every_word_can_be_read(
    walk: Callable[[App], Iterator[str]], size: tuple[int, int], scale: Scale
) -> None:
    count, wrong = faults(size, scale, walk)
    assert wrong == []
    assert count > 100


@pytest.mark.parametrize("walk", [leaves, sheets])
def test_longer_words_have_room(walk: Callable[[App], Iterator[str]]) -> None:
    with speaking(Long()):
        count, wrong = faults((1920, 1080), 100, walk)
    assert wrong == []
    assert count > 100


def test_all_words_have_passed_the_catalogue() -> None:
    with speaking(Strange()), Reader() as reader:
        app = App((1280, 720), speed=0)
        read = set()
        for walk in (leaves, sheets):
            for _ in walk(app):
                scene = app.frame([], 0.0)
                assert isinstance(scene, Scene)
                read |= {text.words for text in reader.texts(scene)}
    latin = {word for words in read for word in LATIN.findall(words) if len(word) >= _CODES}
    assert latin == set()
    assert any(CYRILLIC.findall(words) for words in read)
