"""No label of the table is left out for want of room: it has a short form, in a context of its own.

Words that are cut off are seen by the walks through all texts; what is not drawn at all, or only as
a bare number, is told by `scene.watching`.
"""

import pytest

from fort_desktop.scene.events import Resize
from fort_desktop.scene.watching import omitted
from fort_desktop.ui.i18n import i18n
from tests.locale.test_room_for_words import spoken
from tests.ui.table.measuring import games

_SIZE = (1280, 720)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_no_label_of_the_table_is_without_words(language: str) -> None:
    with spoken(language), omitted() as found:
        for _, app in games(2, "basic", ("follow", "play")):
            app.frame([Resize(*_SIZE)], 0.0)
    assert sorted(set(found)) == []
