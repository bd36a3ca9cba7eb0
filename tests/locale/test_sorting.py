"""Words are sorted as the dictionaries of each language do it."""

import pytest

from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.i18n import i18n
from fort_desktop.ui.i18n.i18n import LANGUAGES
from fort_desktop.ui.screens.almanac import AlmanacScreen
from fort_desktop.ui.text.names import kid_name
from fort_desktop.ui.text.sorting import ALPHABETS, key_in, sort_key


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Ace", "ant", "Baby Face", "Babyface", "Zip"]),
        ("pl", ["ać", "ad", "ą", "b", "l", "lz", "ła", "m", "o", "oz", "ó", "zz", "źa", "ża"]),
        ("pl", ["Lewuska", "Lut", "Łatka", "Łoś", "Maluch"]),
        ("cs", ["cyp", "čára", "duch", "hz", "chrobák", "chyba", "ia"]),
        ("cs", ["ab", "áb", "ac", "rz", "řa", "sz", "šéfík", "zz", "žabka"]),
        ("ru", ["ед", "ёж", "ежа", "ель", "жук", "и", "й", "к"]),
        ("ru", ["Бабах", "боссик", "Ёжик", "Забияки"]),
        ("pt_BR", ["faca", "faísca", "fantasma", "fumaça", "sapo", "sapó", "sapos"]),
    ],
)
def test_the_order_of_a_dictionary(language: str, words: list[str]) -> None:
    mixed = words[::-1]
    assert sorted(mixed, key=lambda one: key_in(language, one)) == words


def test_decomposed_letters_are_the_same() -> None:
    assert key_in("pl", "z\N{COMBINING DOT ABOVE}") == key_in("pl", "ż")
    assert key_in("pl", "l") < key_in("pl", "ł") < key_in("pl", "m")


def test_every_language_has_an_order() -> None:
    assert set(ALPHABETS) == set(LANGUAGES)
    assert all(len(set(alphabet)) == len(alphabet) for alphabet in ALPHABETS.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kids_of_a_suit_are_shown_by_their_names(language: str) -> None:
    i18n.set_language(language)
    app = App((1280, 720), speed=0)
    app.push(routes.Almanac())
    assert isinstance(app.screen, AlmanacScreen)
    names: dict[str, list[str]] = {}
    for kid in app.screen.kids:
        names.setdefault(kid.best_friend or kid.suits[0], []).append(kid_name(kid))
    assert all(found == sorted(found, key=sort_key) for found in names.values())
    assert sum(map(len, names.values())) == len(app.catalog.kids)
