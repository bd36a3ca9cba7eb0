"""Seeds that nobody chose: the commitment binds, hides, and can be checked with any SHA-256."""

import hashlib

import pytest

from fort_desktop.record.format import Deal
from fort_desktop.rules.model.rng import Rng
from fort_desktop.session.seed import (
    commitment,
    make_seed,
    matches,
    new_secret,
    players_seed,
    secret_deal,
    unfit,
)

SECRET = "00112233445566778899aabbccddeeff"


def test_secrets_are_long_and_new() -> None:
    assert len(new_secret()) == 32
    assert int(new_secret(), 16) != int(new_secret(), 16)


def test_anybody_can_work_it_out() -> None:
    """The recipe of the module's words, by hand."""
    told = hashlib.sha256(b"fort commitment 1\n" + SECRET.encode()).hexdigest()
    assert commitment(SECRET) == told
    digest = hashlib.sha256(f"fort seed 1\n{SECRET}\nGood luck, Ola!".encode()).hexdigest()
    assert make_seed(SECRET, "Good luck, Ola!") == int(digest[:16], 16)


def test_records_of_today_can_be_checked_tomorrow() -> None:
    """Fixed values: whoever changes the recipe must give its headings a new number."""
    assert make_seed(SECRET) == make_seed(SECRET.encode()) == 0xC6EB_9020_DEBF_F82B
    assert make_seed(SECRET, "Ola") == 0x9AB1_9CDD_9759_1AD9
    assert commitment(SECRET).startswith("173be714168fc966")


def test_the_commitment_does_not_give_the_seed_away() -> None:
    assert f"{make_seed(SECRET):016x}" not in commitment(SECRET)
    assert f"{make_seed(SECRET):016x}" not in hashlib.sha256(SECRET.encode()).hexdigest()


def test_words_change_the_seed_and_spelling_of_accents_does_not() -> None:
    assert make_seed(SECRET, "Ola") != make_seed(SECRET) != make_seed(SECRET, "ola")
    assert make_seed(SECRET, " Zo\u00eb\n") == make_seed(SECRET, "Zoe\u0308")


def test_words_cannot_be_moved_into_the_secret() -> None:
    with pytest.raises(ValueError, match="one line"):
        make_seed(f"{SECRET}\nOla", "Jan")
    with pytest.raises(ValueError, match="one line"):
        commitment(b"a\nb")


def test_matches() -> None:
    shown, seed = commitment(SECRET), make_seed(SECRET, "Ola")
    assert matches(shown, SECRET, "Ola", seed)
    assert matches(shown.upper() + "\n", SECRET.encode(), "Ola ", seed)
    assert not matches(shown, SECRET, "", seed)
    assert not matches(shown, SECRET, "Ola", seed + 1)
    assert not matches(shown, new_secret(), "Ola", seed)
    assert not matches("ął", SECRET, "Ola", seed)
    assert not matches(shown, f"{SECRET}\n", "Ola", seed)


def test_a_deal_keeps_all_that_its_proof_needs() -> None:
    deal = secret_deal(SECRET, " Ola  Zoe\u0308 ")
    assert deal == Deal(make_seed(SECRET, "Ola Zoë"), SECRET, "Ola Zoë", commitment(SECRET))
    assert unfit(deal) is None
    assert unfit(Deal(5)) is None


def test_a_deal_that_does_not_fit_says_where() -> None:
    shown, seed = commitment(SECRET), make_seed(SECRET, "Ola")
    assert unfit(Deal(seed, SECRET, "Ola")) == "no_commitment"
    assert unfit(Deal(seed, words="Ola")) == "no_commitment"
    assert unfit(Deal(seed, "", "Ola", shown)) == "no_secret"
    assert unfit(Deal(seed, new_secret(), "Ola", shown)) == "other_secret"
    assert unfit(Deal(seed, f"{SECRET}\n", "Ola", shown)) == "other_secret"
    assert unfit(Deal(seed, SECRET, "Jan", shown)) == "other_seed"
    assert unfit(Deal(seed + 1, SECRET, "Ola", shown)) == "other_seed"


def test_players_do_not_learn_the_seed_of_the_deal() -> None:
    """SplitMix64 can be turned back step by step; what players get must not lead there."""
    seed = make_seed(SECRET)
    assert players_seed(seed) == players_seed(seed) != players_seed(seed + 1)
    assert players_seed(seed) not in (seed, Rng(seed).next())
