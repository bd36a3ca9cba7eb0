"""Only the program's own messages are looked up and filled in."""

import gettext
from pathlib import Path

import pytest

from fort_desktop.record.index import SavedGame
from fort_desktop.record.summary import Summary
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.ui.i18n import i18n
from fort_desktop.ui.i18n.i18n import tr, trn
from fort_desktop.ui.text.games import seat_words


class Catalogue(gettext.NullTranslations):
    """Says its heading for nothing, as every real one does."""

    heading = "Project-Id-Version: Fort {unknown}"

    def gettext(self, message: str) -> str:
        return self.heading if not message else f"<{message}>"

    def ngettext(self, one: str, many: str, number: int) -> str:
        return self.gettext(one if number == 1 else many)


@pytest.fixture
def catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "_current", Catalogue())


@pytest.mark.usefixtures("catalogue")
def test_nothing_says_nothing() -> None:
    assert tr("") == ""
    assert trn("", "", 1) == trn("", "", 2) == ""
    assert tr("pizza") == "<pizza>"
    assert trn("a toy", "some toys", 2) == "<some toys>"


@pytest.mark.parametrize("player", ["{x}", "{}", "%s", "", "{0.__class__}", "wizard"])
@pytest.mark.usefixtures("catalogue")
def test_what_a_record_calls_its_players_is_no_message(player: str) -> None:
    slot = SavedGame(Path("a.fort"), 0.0, Summary(seats=(SeatInfo("{name}", "red", player),)))
    assert seat_words(slot) == [("{name}", player)]
    known = SavedGame(slot.path, 0.0, Summary(seats=(SeatInfo("Bo", "red", "easy"),)))
    assert seat_words(known) == [("Bo", "<Computer: easy>")]
