"""A number and its word: "1 Point" on an opened band, and a round that no line's end parts."""

from msgspec.structs import replace

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container
from fort_desktop.scene.plain import pieces
from fort_desktop.scene.watching import watched
from fort_desktop.ui.i18n.i18n import LANGUAGES, set_language, trn
from fort_desktop.ui.table.layout.frame import frame_of
from fort_desktop.ui.table.layout.rivals import rival_sheet_box
from fort_desktop.ui.table.panels.pieces import Look
from fort_desktop.ui.table.panels.rivals import RivalSheet
from fort_desktop.ui.table.viewmodels.boards import rival_sheet_vm, rival_vm
from fort_desktop.ui.text.shared import curtain_words
from tests.ui.sitting import Sitting

WORDS = {
    "en": ("Point", "Points", "Points"),
    "pl": ("Punkt", "Punkty", "Punktów"),
    "ru": ("Очко", "Очка", "Очков"),
    "cs": ("Bod", "Body", "Bodů"),
    "pt_BR": ("Ponto", "Pontos", "Pontos"),
}


def test_the_word_beside_the_points_of_a_rival_goes_with_the_number() -> None:
    model = Sitting().table.model
    size = 1920, 1080
    frame = frame_of(size, 1)
    look, catalog = Look(frame.unit), model.session.catalog
    area = rival_sheet_box(frame, frame.top.bands[0])
    assert set(WORDS) == set(LANGUAGES)
    for language, words in WORDS.items():
        set_language(language)
        for points, word in zip((1, 2, 25), words, strict=True):
            seat = replace(model.shown.seats[1], points=points)
            with watched() as found:
                vm = rival_sheet_vm(rival_vm(seat, catalog, "Bo", "random"), seat)
                RivalSheet(Container(Box(0, 0, *size)), area, look, vm)
            shown = {*words} & {one.words for one in found}
            # In Russian the word beside it is longer: this one has no room, and pointing tells it.
            assert shown == ({word} if language != "ru" else set()), (language, points)
            assert trn("Point", "Points", points) == word
    set_language("en")


def test_the_number_of_a_round_stays_with_its_word() -> None:
    view = replace(Sitting().table.model.shown, round=3)
    for language in LANGUAGES:
        set_language(language)
        parts = pieces(curtain_words("turn", 0, view))
        assert not {"3.", "3"} & set(parts), parts
        assert any("3" in part for part in parts), parts
    set_language("en")
