"""A PIN of four digits, kept as a salted hash.

It keeps from mistakes and curious brothers. It does not keep from whoever may open the file: ten
thousand numbers are soon tried, however slow each one is, and the line can simply be deleted.
"""

import hmac
import re
import secrets
from hashlib import sha256
from typing import Annotated, Final

import msgspec
from msgspec import Meta

DIGITS: Final = 4
_ROUNDS: Final = 10_000
"""Of PBKDF2, for a new PIN: some hundredths of a second for each try."""
_MOST_ROUNDS: Final = 100_000
"""What PINs were made with before their number of rounds was kept with them."""
_SALT_BYTES: Final = 16
_PIN: Final = re.compile(rf"[0-9]{{{DIGITS}}}")


class Pin(msgspec.Struct, frozen=True):
    """A PIN that is known only by its hash; salt and hash in hexadecimal.

    Args:
        rounds: of PBKDF2 that made the hash.
    """

    salt: Annotated[str, Meta(pattern=r"\A[0-9a-f]{32}\Z")]
    hash: Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]
    rounds: Annotated[int, Meta(ge=1, le=_MOST_ROUNDS)] = _MOST_ROUNDS

    @classmethod
    def of(cls, digits: str) -> "Pin":
        """Make one of four digits, with a new salt.

        Raises:
            ValueError: these are not four digits.
        """
        if not is_pin(digits):
            raise ValueError("a PIN has four digits")
        salt = secrets.token_bytes(_SALT_BYTES)
        return cls(salt.hex(), _hashed(digits, salt, _ROUNDS), _ROUNDS)

    def fits(self, digits: str) -> bool:
        """Return True if these are the right digits.

        It takes some hundredths of a second, ten times as long for a PIN of the old kind.
        """
        return is_pin(digits) and hmac.compare_digest(
            _hashed(digits, bytes.fromhex(self.salt), self.rounds), self.hash
        )


def is_pin(digits: str) -> bool:
    """Return True if a text is four digits."""
    return _PIN.fullmatch(digits) is not None


def _hashed(digits: str, salt: bytes, rounds: int) -> str:
    """The one block of PBKDF2 (RFC 8018) with HMAC-SHA-256, in hexadecimal.

    `hashlib.pbkdf2_hmac` is a part of OpenSSL, which the packaged program does without.
    """
    keyed = hmac.new(digits.encode(), digestmod=sha256)

    def code(message: bytes) -> bytes:
        one = keyed.copy()
        one.update(message)
        return one.digest()

    last = code(salt + b"\0\0\0\1")
    block = int.from_bytes(last)
    for _ in range(rounds - 1):
        last = code(last)
        block ^= int.from_bytes(last)
    return block.to_bytes(sha256().digest_size).hex()
