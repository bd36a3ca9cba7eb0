"""Findings of `replay --audit` in words: one sentence for every code of `record/audit.py`."""

from typing import Final

from fort_desktop.record.audit import AuditCode, Flaw
from fort_desktop.session.seed import Unfit
from fort_desktop.ui.i18n.i18n import N_, tr
from fort_desktop.ui.text.rule_faults import RULES, rule_words

FLAWS: Final[dict[AuditCode, str]] = {
    "no_start": N_("event {event}: a record begins with game_started"),
    "other_cards": N_("event {event}: played with other cards ({played}, not {current})"),
    "setup": "{why}",
    "over": N_("move {number}, {move}: the game is already over"),
    "illegal": N_("move {number}: {why}"),
    "differs": N_("event {event}: the seed gives {seed}, but the record has {record}"),
    "record_ends": N_("event {event}: the seed gives {seed}, but the record ends"),
    "record_goes_on": N_("event {event}: no move leads to {record}"),
}
UNFIT: Final[dict[Unfit, str]] = {
    "no_commitment": N_("there is a secret or words, but no fingerprint"),
    "no_secret": N_("there is a fingerprint, but no secret"),
    "other_secret": N_("the secret does not match the fingerprint"),
    "other_seed": N_("the seed does not come from the secret and the words"),
}


def flaw_words(flaw: Flaw) -> str:
    """Return why a record is not proved, without a full stop, to follow a colon."""
    why = rule_words(flaw.rule) if flaw.rule is not None else ""
    return why if flaw.code == "setup" else tr(FLAWS[flaw.code], **flaw.values, why=why)


def unfit_words(code: Unfit) -> str:
    """Return the mismatch among commitment, secret, words and seed."""
    return tr(UNFIT[code])


def paper_words(fits: bool) -> str:
    """Return whether the digits on a player's own paper are those of the deal, in words."""
    if fits:
        return tr("It checks out: these are the digits of this game.")
    return tr("It does not check out: these are not the digits of this game.")


def plain_flaw(flaw: Flaw) -> str:
    """The same in English, whatever is spoken: for other programs."""
    why = RULES[flaw.rule.code].format(**flaw.rule.values) if flaw.rule is not None else ""
    return FLAWS[flaw.code].format(**flaw.values, why=why)
