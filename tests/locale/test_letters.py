"""The fonts have every character of every catalogue: a missing one would be an empty box."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fort_desktop.scene.plain import plain
from fort_desktop.ui.art.fonts import BODY, BOLD, TITLE
from tests.ui.test_glyphs import picture
from translating.catalogue import LANGUAGES, file_of, forms, read

OF_EACH = {"pl": "ĄŁŚŻąłśż", "ru": "БЖЙЩбжйщ", "cs": "ČĚŘŽčěřž", "pt_BR": "ÃÇÕãçõ"}
"""Letters that names and words of a language need, whatever stands in its catalogue today."""


def letters(language: str) -> Iterator[str]:
    """All characters that are drawn: what cannot be seen is taken out before."""
    for message in read(file_of(language)).said():
        for words in (*forms(message.id), *forms(message.string)):
            yield from plain(words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("face", [TITLE, BODY, BOLD], ids=lambda face: face.stem)
def test_each_font_has_every_character_of_a_catalogue(face: Path, language: str) -> None:
    found = {*letters(language)}
    assert len(found) > 20, "messages were found"
    nothing = picture(face, "\ue123")
    wanted = sorted((found | {*OF_EACH[language]}) - {"\n", " ", "\N{NO-BREAK SPACE}"})
    assert [letter for letter in wanted if picture(face, letter) == nothing] == []
