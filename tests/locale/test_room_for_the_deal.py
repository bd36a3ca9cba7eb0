"""All about the deal in the smallest windows: no word of it is cut in any language."""

from collections.abc import Iterator
from typing import Final

import pytest

from fort_desktop.ui.app.app import LEAST, App
from fort_desktop.ui.i18n import i18n
from tests.locale.test_room_for_words import spoken
from tests.ui.reading import Fault
from tests.ui.table.screens import bare, faults_of
from tests.ui.table.stops import STOPS

SMALL: Final = (LEAST, (640, 400), (640, 480))
WRONG: Final = ("cut", "broken", "over", "clipped", "covered")
"""Kinds of faults that keep a word from being read."""
OF_THE_DEAL: Final = {
    "persons": ("house rules", "deal", "seed", "secret deal", "words", "commitment", "done"),
    "numbered": ("house rules", "deal", "seed", "numbered deal", "done"),
}
"""The nodes that speak of the deal, by where `STOPS` leads to."""


@pytest.fixture(autouse=True)
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    bare(monkeypatch)


def faults(stop: str) -> Iterator[tuple[tuple[int, int], Fault]]:
    """What is wrong in small windows with the words about the deal."""
    for size in SMALL:
        app = App(size, speed=0)
        STOPS[stop](app)
        known = {str(node.name) for node in app.screen.scene.root.walk()}
        assert known.issuperset(OF_THE_DEAL[stop])
        for fault in faults_of(stop, app, size)[1]:
            if fault.on.split("/")[-1] in OF_THE_DEAL[stop]:
                yield size, fault


@pytest.mark.parametrize("stop", OF_THE_DEAL)
@pytest.mark.parametrize("tongue", i18n.LANGUAGES)
def test_no_word_about_the_deal_is_cut_in_a_small_window(tongue: str, stop: str) -> None:
    with spoken(tongue):
        assert [one for one in faults(stop) if one[1].kind in WRONG] == []
