"""Letters may stand further apart, and then too every word can be read whole (access, A2, A23)."""

import pytest

from fort_desktop.scene import text
from fort_desktop.scene.cache import forget_all
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.ui.app.app import App
from fort_desktop.ui.art.fonts import TITLE
from tests.ui.reading import Reader
from tests.ui.test_contrast import SCREENS

SIZE = (1280, 720)


@pytest.mark.parametrize(("screen", "least"), [("noon", 50), ("settings", 50), ("new game", 28)])
def test_every_word_is_whole(screen: str, least: int) -> None:
    with Reader() as reader:
        driver, app = HeadlessDriver(SIZE), App(SIZE, speed=0)
        app.change(spacing=True)
        SCREENS[screen](app)
        for _ in range(2):
            app.frame([], 0.0)
            driver.show(app.screen.scene)
        count, found = reader.faults(app.screen.scene, lambda *_: 8)
    assert not found
    assert count > least


def test_letters_stand_further_apart_and_back() -> None:
    app = App(SIZE, speed=0)
    usual = text.width(TITLE, 40, "Doodles")
    app.change(spacing=True)
    wide = text.width(TITLE, 40, "Doodles")
    assert usual + 7 <= wide <= usual * 1.3
    assert text.line(TITLE, 40, "Doodles", (0, 0, 0)).get_width() == wide
    app.change(spacing=False)
    assert text.width(TITLE, 40, "Doodles") == usual
    forget_all()
