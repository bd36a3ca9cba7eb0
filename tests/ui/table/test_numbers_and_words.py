"""A number and its word: no line's end parts a round from its number."""

from msgspec.structs import replace

from fort_desktop.scene.plain import pieces
from fort_desktop.ui.i18n.i18n import LANGUAGES, set_language
from fort_desktop.ui.text.shared import curtain_words
from tests.ui.sitting import Sitting


def test_the_number_of_a_round_stays_with_its_word() -> None:
    view = replace(Sitting().table.model.shown, round=3)
    for language in LANGUAGES:
        set_language(language)
        parts = pieces(curtain_words("turn", 0, view))
        assert not {"3.", "3"} & set(parts), parts
        assert any("3" in part for part in parts), parts
    set_language("en")
