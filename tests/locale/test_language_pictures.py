"""The pictures for the readers of a language show what their names say."""

from pathlib import Path

import pygame
import pytest

from fort_desktop.ui.i18n import i18n
from pictures import languages as language_pictures

SOME = ("settings", "table", "refusal", "explained", "rule")


def test_the_pictures_of_a_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = language_pictures.PICTURES
    monkeypatch.setattr(language_pictures, "PICTURES", {name: known[name] for name in SOME})
    found = {}
    for language in ("pl", "en"):
        paths = list(language_pictures.take(language, tmp_path / language, (640, 360)))
        assert i18n.language() == language
        assert [path.stem for path in paths] == [*SOME, "crash"]
        found[language] = [pygame.image.load(path).get_buffer().raw for path in paths]
        assert len(set(found[language])) == len(paths), "two pictures show the same"
    for one, other in zip(found["pl"], found["en"], strict=True):
        assert one != other
