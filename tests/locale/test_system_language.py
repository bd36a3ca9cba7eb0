"""The first start speaks as the system does; later ones as the person has chosen."""

import sys
from pathlib import Path

import pygame
import pytest

from fort_desktop.ui.i18n import system_language as system
from fort_desktop.ui.i18n.system_language import best_of, wanted_posix
from fort_desktop.ui.persons.settings import Settings, own_settings


@pytest.mark.parametrize(
    ("name", "spoken"),
    [
        ("en_US.UTF-8", "en"),
        ("pl_PL.UTF-8", "pl"),
        ("pl", "pl"),
        ("Pl-pl", "pl"),
        ("ru_RU.KOI8-R", "ru"),
        ("ru_UA", "ru"),
        ("cs_CZ", "cs"),
        ("cs-CZ", "cs"),
        ("pt_BR", "pt_BR"),
        ("pt_PT.UTF-8@euro", "pt_BR"),
        ("pt", "pt_BR"),
        ("pt-PT", "pt_BR"),
        ("be_BY.UTF-8", "en"),
        ("uk_UA.UTF-8", "en"),
        ("sk_SK.UTF-8", "en"),
        ("bg_BG", "en"),
        ("de_DE", "en"),
        ("csb_PL", "en"),
        ("plt", "en"),
        ("rus", "en"),
        ("", "en"),
        ("C", "en"),
        ("POSIX", "en"),
    ],
)
def test_a_name_of_the_system_means_a_language_without_guessing(name: str, spoken: str) -> None:
    assert best_of([name]) == spoken


@pytest.mark.parametrize(
    ("variables", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "cs_CZ", "LC_ALL": "ru_RU"}, "ru"),
        ({"LANG": "pl_PL", "LC_ALL": ""}, "pl"),
        ({"LANG": "pl_PL", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "pl:en"}, "pl"),
        ({"LANG": "uk_UA.UTF-8", "LANGUAGE": "uk:ru"}, "ru"),
        ({"LANG": "pl_PL.UTF-8", "LANGUAGE": "en:pl"}, "en"),
        ({"LANG": "C", "LANGUAGE": "pl"}, "en"),
        ({"LANGUAGE": "pl"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_NUMERIC": "ru_RU", "LANGUAGE": "sk"}, "pl"),
    ],
)
def test_the_environment_is_read_as_gettext_reads_it(
    variables: dict[str, str], spoken: str
) -> None:
    assert best_of(wanted_posix(variables)) == spoken


@pytest.mark.parametrize("name", ["linux", "darwin", "win32"])
def test_every_system_is_asked_in_its_own_way(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", name)
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    told = [{"language": "sk", "country": "SK"}, {"language": "pt", "country": "PT"}]
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: told)
    wanted = {"linux": "pl", "darwin": "pt_BR", "win32": "pt_BR"}
    assert system.system_language() == wanted[name]


def test_only_the_first_start_asks_the_system(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    first = own_settings(path, lambda: "pl")
    assert first.settings == Settings(language="pl")
    first.change(language="en")
    assert own_settings(path, lambda: "pl").settings.language == "en"
    path.write_text("no settings", "utf-8")
    assert own_settings(path, lambda: "pl").settings.language == "pl"
