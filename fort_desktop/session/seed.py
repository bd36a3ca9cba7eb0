"""The seed of a fair game: a commitment scheme that shows that nobody chose it.

Before the game a secret is made and its commitment shown: a hash that binds whoever made the
secret and reveals nothing about it. Then the players may add words of their own, unknown when the
secret was made. The seed follows from both. After the game the secret is shown; with it anybody
can compute commitment and seed, with any program that knows SHA-256:

    commitment = SHA-256("fort commitment 1\\n" + secret), in hex
    seed = the first 8 bytes of SHA-256("fort seed 1\\n" + secret + "\\n" + words), big end first

in UTF-8; the words are trimmed and in Unicode's form NFC. Each hash has its own prefix (domain
separation): otherwise, without words, the commitment would give the seed away before the game.
"""

import hashlib
import hmac
import re
import secrets
import unicodedata
from typing import Final, Literal

from fort_desktop.record.format import Deal
from fort_desktop.rules.model.rng import Rng

SECRET_BYTES: Final = 16
"""128 bits: too many to try them all against a commitment."""
PAPER: Final = 8
"""So many digits of a commitment are written down by hand: one of 4,294,967,296."""
_COMMITMENT: Final = b"fort commitment 1\n"
_SEED: Final = b"fort seed 1\n"
_PLAYERS: Final = b"fort players 1\n"
_EVEN: Final = b"fort duplicate 1\n"


def new_secret() -> str:
    """Make a secret: 32 hex digits from the operating system's random source."""
    return secrets.token_hex(SECRET_BYTES)


def secret_deal(secret: str, words: str = "") -> Deal:
    """Make the deal of a secret and the players' words, with its commitment.

    The words are normalised to what can be read: runs of spaces become one.

    Raises:
        ValueError: see `make_seed`.
    """
    words = " ".join(_plain(words).split())
    return Deal(make_seed(secret, words), secret, words, commitment(secret))


def players_seed(chance: int) -> int:
    """Derive a seed for the computer players that reveals nothing about the seed of the deal.

    A generator's first number can be inverted to its seed; a hash cannot.
    """
    content = _PLAYERS + str(chance).encode()
    return int.from_bytes(hashlib.sha256(content).digest()[:8], "big")


def even_luck(seed: int, seat: int, number: int, what: str = "round") -> int:
    """The seed of a computer player for one round of a deal that several play, or for par.

    It depends on nothing that a person does, so that equal positions are answered equally.
    """
    content = _EVEN + f"{seed} {what} {seat} {number}".encode()
    return int.from_bytes(hashlib.sha256(content).digest()[:8], "big")


def make_seed(secret: bytes | str, words: str = "") -> int:
    """The 64-bit seed that follows from a secret and the players' words.

    Raises:
        ValueError: the secret has more than one line, so words could be moved into it.
    """
    content = _SEED + _line(secret) + b"\n" + _plain(words).encode()
    return int.from_bytes(hashlib.sha256(content).digest()[:8], "big")


def commitment(secret: bytes | str) -> str:
    """The commitment shown before the game: 64 hex digits that bind the secret and hide it.

    Raises:
        ValueError: see `make_seed`.
    """
    return hashlib.sha256(_COMMITMENT + _line(secret)).hexdigest()


Unfit = Literal["no_commitment", "no_secret", "other_secret", "other_seed"]


def unfit(deal: Deal) -> Unfit | None:
    """The first inconsistency among commitment, secret, words and seed; None if there is none.

    A plain seed has none of the others, so it is always consistent.
    """
    if not (deal.commitment or deal.secret or deal.words):
        return None
    if not deal.commitment:
        return "no_commitment"
    if not deal.secret:
        return "no_secret"
    if not _binds(deal.commitment, deal.secret):
        return "other_secret"
    if not matches(deal.commitment, deal.secret, deal.words, deal.seed):
        return "other_seed"
    return None


def matches(shown: str, secret: bytes | str, words: str, seed: int) -> bool:
    """Return True if a game's seed is the one that was committed to, with the players' words."""
    try:
        return _binds(shown, secret) and make_seed(secret, words) == seed
    except ValueError:
        return False


def fits_paper(shown: str, paper: str) -> bool | None:
    """Return True if digits that somebody wrote down begin a commitment; None while too few.

    What was copied may have words around the digits, and spaces and lines between them.

    >>> fits_paper("8aede656441256ac", "8AEDE656"), fits_paper("8aede656441256ac", "8aed e6")
    (True, None)
    >>> fits_paper("8aede656441256ac", "This is it: 8aede656 441256ac, keep it")
    True
    >>> fits_paper("8aede656441256ac", "8aede657")
    False
    """
    plain = re.sub("[^0-9a-z]", "", paper.lower())
    if re.fullmatch("[0-9a-f]*", plain) is None:
        plain = "".join(re.findall(f"(?<![0-9a-z])(?:[0-9a-f]{{{PAPER}}})+", paper.lower()))
    return shown.startswith(plain) if len(plain) >= PAPER else None


def _binds(shown: str, secret: bytes | str) -> bool:
    try:
        return hmac.compare_digest(commitment(secret).encode(), shown.strip().lower().encode())
    except ValueError:
        return False


def _line(secret: bytes | str) -> bytes:
    line = secret.encode() if isinstance(secret, str) else secret
    if b"\n" in line:
        raise ValueError("a secret is one line")
    return line


def _plain(words: str) -> str:
    """Normalise words (NFC, trimmed), so that equal text gives equal bytes from any keyboard."""
    return unicodedata.normalize("NFC", words).strip()


def first_seat(seed: int, seats: int) -> int:
    """The seat that begins a game of this seed: the first thing that is drawn (SETUP-1)."""
    return Rng(seed).below(seats)
