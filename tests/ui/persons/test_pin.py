"""A PIN is known by its hash only."""

import msgspec
import pytest

from fort_desktop.ui.persons.pin import Pin, is_pin


def test_it_fits_itself_and_nothing_else() -> None:
    pin = Pin.of("0420")
    assert pin.fits("0420")
    for other in ("0421", "420", "04200", "", "\uff10\uff14\uff12\uff10", "0420\n"):
        assert not pin.fits(other)


def test_the_same_digits_look_different_each_time_and_are_nowhere_to_be_read() -> None:
    one, other = Pin.of("7777"), Pin.of("7777")
    assert one != other
    assert b"7777" not in msgspec.json.encode(one).replace(one.hash.encode(), b"")


@pytest.mark.parametrize("digits", ["", "123", "12345", "12a4", "١٢٣٤"])
def test_four_digits_and_nothing_else(digits: str) -> None:
    assert not is_pin(digits)
    with pytest.raises(ValueError, match="four digits"):
        Pin.of(digits)
