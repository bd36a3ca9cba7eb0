"""A PIN is known by its hash only."""

from hashlib import pbkdf2_hmac

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


def test_the_hash_is_pbkdf2() -> None:
    pin = Pin.of("0420")
    salt = bytes.fromhex(pin.salt)
    assert pin.hash == pbkdf2_hmac("sha256", b"0420", salt, pin.rounds).hex()
    assert pin.rounds < 100_000


def test_a_pin_from_before_rounds_were_kept_still_fits() -> None:
    """Its file has salt and hash alone; it was made with a hundred thousand rounds."""
    salt = bytes(range(16))
    kept = {"salt": salt.hex(), "hash": pbkdf2_hmac("sha256", b"1234", salt, 100_000).hex()}
    pin = msgspec.convert(kept, Pin)
    assert pin.fits("1234")
    assert not pin.fits("4321")
    assert msgspec.json.decode(msgspec.json.encode(pin), type=Pin) == pin


@pytest.mark.parametrize("rounds", [0, -1, 100_001, 10**30, "1"])
def test_a_file_cannot_ask_for_any_number_of_rounds(rounds: object) -> None:
    kept = {"salt": "0" * 32, "hash": "0" * 64, "rounds": rounds}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(kept, Pin)
