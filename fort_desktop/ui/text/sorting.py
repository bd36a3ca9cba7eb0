"""The order of words in each language, as its dictionaries have it."""

import unicodedata
from typing import Final

from fort_desktop.ui.i18n.i18n import language

_LATIN: Final = tuple("abcdefghijklmnopqrstuvwxyz")
ALPHABETS: Final[dict[str, tuple[str, ...]]] = {
    "en": _LATIN,
    "pl": tuple("aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż"),
    "ru": tuple("абвгдежзийклмнопрстуфхцчшщъыьэюя"),
    "cs": (*"abcčdefgh", "ch", *"ijklmnopqrřsštuvwxyzž"),
    "pt_BR": _LATIN,
}
"""The letters that count when words are compared; what is not a letter comes before all of them.

A letter that is not in its language's alphabet counts as the one below its accent, and only
between words that are the same otherwise: the Russian yo, á in Czech and Portuguese.
"""

Key = tuple[tuple[tuple[int, str], ...], str]


def sort_key(words: str) -> Key:
    """Return the key to sort words by in the current language.

    >>> sorted(["Łoś", "Maluch", "Lewuska"], key=sort_key)  # English ignores the stroke's meaning
    ['Lewuska', 'Maluch', 'Łoś']
    """
    return key_in(language(), words)


def key_in(spoken: str, words: str) -> Key:
    """The same in any language; one that nobody knows is sorted as English."""
    alphabet = ALPHABETS.get(spoken, _LATIN)
    places = {letter: place for place, letter in enumerate(alphabet, 1)}
    low, at = unicodedata.normalize("NFC", words).casefold(), 0
    found: list[tuple[int, str]] = []
    while at < len(low):
        letter = low[at : at + 2] if low[at : at + 2] in places else low[at]
        found.append(_place(letter, places))
        at += len(letter)
    return tuple(found), low


def _place(letter: str, places: dict[str, int]) -> tuple[int, str]:
    """Return the place of a letter; those outside the alphabet come last, by themselves."""
    base = letter if letter in places else unicodedata.normalize("NFD", letter)[0]
    if base in places:
        return places[base], ""
    return (len(places) + 1, letter) if letter.isalpha() else (0, letter)
