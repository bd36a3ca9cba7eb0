"""A PIN of four digits, kept as a salted hash.

It keeps from mistakes and curious brothers. It does not keep from whoever may open the file: ten
thousand numbers are soon tried, however slow each one is, and the line can simply be deleted.
"""

import hmac
import re
import secrets
from hashlib import pbkdf2_hmac
from typing import Annotated, Final

import msgspec
from msgspec import Meta

DIGITS: Final = 4
_ROUNDS: Final = 100_000
"""Of PBKDF2 (RFC 8018) with SHA-256: some hundredths of a second, once for each try."""
_SALT_BYTES: Final = 16
_PIN: Final = re.compile(rf"[0-9]{{{DIGITS}}}")


class Pin(msgspec.Struct, frozen=True):
    """A PIN that is known only by its hash; salt and hash in hexadecimal."""

    salt: Annotated[str, Meta(pattern=r"\A[0-9a-f]{32}\Z")]
    hash: Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]

    @classmethod
    def of(cls, digits: str) -> "Pin":
        """Make one of four digits, with a new salt.

        Raises:
            ValueError: these are not four digits.
        """
        if not is_pin(digits):
            raise ValueError("a PIN has four digits")
        salt = secrets.token_bytes(_SALT_BYTES)
        return cls(salt.hex(), _hashed(digits, salt))

    def fits(self, digits: str) -> bool:
        """Whether these are the right digits; takes some hundredths of a second."""
        return is_pin(digits) and hmac.compare_digest(
            _hashed(digits, bytes.fromhex(self.salt)), self.hash
        )


def is_pin(digits: str) -> bool:
    """Whether a text is four digits."""
    return _PIN.fullmatch(digits) is not None


def _hashed(digits: str, salt: bytes) -> str:
    return pbkdf2_hmac("sha256", digits.encode(), salt, _ROUNDS).hex()
