"""``replay --audit``: proves that the chance of a record follows from its seed."""

import json
import sys
from pathlib import Path
from typing import NamedTuple

from fort_desktop.commands.common import NO, OK, UsageError
from fort_desktop.content import load_catalog
from fort_desktop.record.audit import Audit, Limits, audit
from fort_desktop.record.faults import RecordError
from fort_desktop.record.format import Deal
from fort_desktop.record.reader import read_record
from fort_desktop.record.record import Record
from fort_desktop.rules.model.events import ChanceRenewed, DecisionDue
from fort_desktop.rules.model.moves import text
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.turn.renewal import source_of
from fort_desktop.session.seed import Unfit, unfit
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.file_faults import fault_line
from fort_desktop.ui.text.notices import limit_words
from fort_desktop.ui.text.proof import UNFIT, flaw_words, plain_flaw, unfit_words


class Proof(NamedTuple):
    """Result of the audit of a file.

    `unfit` is the inconsistency among commitment, secret, words and seed, None for none; `cards` is
    the digest of the deck if it is not the one of this program; `over`: whether the game is over;
    `limits`: what the audit does not prove.
    """

    chance: Audit
    deal: Deal
    unfit: Unfit | None
    cards: str
    over: bool
    limits: Limits

    @property
    def holds(self) -> bool:
        """Return True if everything is proved."""
        return self.chance.proved and not self.unfit


def audit_file(path: Path, as_json: bool) -> int:
    """Run the command; returns its exit code. It prints neither seed nor secret.

    Raises:
        UsageError: the record cannot be read, is damaged, or has no seed or no moves.
    """
    proof = prove(path)
    print(json.dumps(as_data(proof)) if as_json else as_text(proof))
    return OK if proof.holds else NO


def prove(path: Path) -> Proof:
    """Audit a file.

    Raises:
        UsageError: see `audit_file`.
    """
    current = load_catalog()
    try:
        record = read_record(path)
        catalog = record.catalog(current)
    except RecordError as fault:
        raise UsageError(fault_line(fault)) from fault
    _check(path, record)
    deal = record.header.deal
    if deal is None:
        raise UsageError(tr("{file}: contains no seed, so nothing can be proved", file=path))
    moves = [text(act.move) for act in record.acts]
    found = audit(record.events, moves, deal.seed, catalog)
    other = "" if catalog.digest == current.digest else catalog.digest
    wrong = [odd for one in (deal, *_renewed(record)) if (odd := unfit(one)) is not None]
    first, limits = wrong[0] if wrong else None, _limits(record, deal)
    return Proof(found, deal, first, other, record.ended, limits)


def _check(path: Path, record: Record) -> None:
    """Report a torn end; refuse damage, and records of events without moves."""
    if record.damage is not None:
        said = fault_line(RecordError.of(record.damage, path))
        if not record.damage.torn:
            raise UsageError(said)
        told = tr("{fault} Everything before it is proved.", fault=said)
        print(f"fort-desktop: {told}", file=sys.stderr)
    if not _has_moves(record):
        raise UsageError(
            tr("{file}: does not contain the moves, so nothing can be proved", file=path)
        )


def _limits(record: Record, deal: Deal) -> Limits:
    seats = record.started.seats if record.started is not None else ()
    computers = tuple(seat.name for seat in seats if seat.player != PERSON)
    renewed = tuple(one.commitment for one in _renewed(record))
    own_words = bool(deal.words) and not renewed
    return Limits(computers, own_words, record.practice, record.taken_back, deal.again, renewed)


def _renewed(record: Record) -> list[Deal]:
    """The sources of new chance, in a copy of a game that was not over."""
    found = [source_of(one) for one in record.events if isinstance(one, ChanceRenewed)]
    return [Deal(one.seed, one.secret, "", one.commitment) for one in found]


def _has_moves(record: Record) -> bool:
    """Return True if every event has its move; older records have events without moves."""
    kinds = [isinstance(event, DecisionDue) for event in record.events]
    setup = kinds.index(True) + 1 if True in kinds else 0
    begin = record.acts[0].at if record.acts else len(record.events)
    renewed = sum(isinstance(event, ChanceRenewed) for event in record.events[:begin])
    return 0 < setup == begin - 2 * renewed  # each with the question that is put once more


def as_data(proof: Proof) -> dict[str, object]:
    """The result as JSON data; `number` is the first event that is not proved, 0 if all are."""
    found = proof.chance
    return {
        "proved": proof.holds,
        "over": proof.over,
        "events": found.events,
        "moves": found.moves,
        "shuffles": found.shuffles,
        "deals": found.deals,
        "draws": found.draws,
        "number": found.number,
        "fault": _plain_fault(proof),
        "commitment": proof.deal.commitment,
        "words": proof.deal.words,
        "cards": proof.cards,
        "computers": list(proof.limits.computers),
        "practice": proof.limits.practice,
        "taken_back": proof.limits.taken_back,
        "again": proof.limits.again,
        "renewed": list(proof.limits.renewed),
    }


def _plain_fault(proof: Proof) -> str:
    """Return why it is not proved, in English whatever the language; "" if it is."""
    if proof.chance.fault is not None:
        return plain_flaw(proof.chance.fault)
    return UNFIT[proof.unfit] if proof.unfit is not None else ""


def as_text(proof: Proof) -> str:
    """The result in one line; if it is proved, its limits follow in separate lines."""
    found = proof.chance
    if found.fault is not None:
        return tr("not proved: {why}", why=flaw_words(found.fault))
    if proof.unfit is not None:
        return tr("not proved: {why}", why=unfit_words(proof.unfit))
    parts = [
        tr(
            "proved: {moves} moves, {shuffles} shuffles, {draws} draws",
            moves=found.moves,
            shuffles=found.shuffles,
            draws=found.draws,
        )
    ]
    if proof.deal.commitment:
        shown = proof.deal.commitment
        parts.append(tr("the secret matches its fingerprint {commitment}", commitment=shown))
    else:
        parts.append(tr("the seed is a plain number, without a fingerprint"))
    if proof.cards:
        parts.append(tr("with its own cards ({digest})", digest=proof.cards))
    if not proof.over:
        parts.append(tr("the game is not over"))
    return "\n".join(["; ".join(parts), *limit_words(proof.limits)])
