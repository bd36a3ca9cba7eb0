"""The languages that nobody speaks keep what a message is filled with."""

import pytest

from fort_desktop.ui.i18n.i18n import NC_, tr, trc, trn
from tests.locale.speaking import CYRILLIC, LATIN, Long, Made, Strange, speaking
from translating.catalogue import Key, key_of
from translating.extract import extracted
from translating.faults import placeholders


def test_strange_words_are_told_apart_from_their_values() -> None:
    with speaking(Strange()) as strange:
        assert LATIN.findall(tr("{who} plays {kid}", who="Maja", kid="Bug")) == ["Maja", "Bug"]
        assert not LATIN.search(trc("phase", "Draw"))
        assert not LATIN.search(tr(NC_("pile", "Discard")))
        assert CYRILLIC.search(trn("{n} toy", "{n} toys", 2))
    expected = {Key("", "{who} plays {kid}"), Key("phase", "Draw"), Key("pile", "Discard")}
    assert strange.asked == expected | {Key("", "{n} toy")}
    assert trc("phase", "Draw") == "Draw"


@pytest.mark.parametrize("made", [Strange(), Long()])
def test_every_message_can_be_said(made: Made) -> None:
    for key in map(key_of, extracted().said()):
        said = made.pgettext(key.context, key.words)
        assert placeholders(said) == placeholders(key.words)


def test_long_words_are_two_fifths_longer() -> None:
    for words in ("Settings", "The Park deck is empty: this is the last round"):
        assert 1.3 <= len(Long().gettext(words)) / len(words) <= 1.6
