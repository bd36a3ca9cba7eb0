"""Notices about the file of a game, and about its chance, as whole sentences."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

from fort_desktop.files import Why
from fort_desktop.record.audit import Limits
from fort_desktop.record.faults import RecordError
from fort_desktop.record.format import Deal
from fort_desktop.record.journal import Loss
from fort_desktop.session.daily.plan import day_of
from fort_desktop.session.loading import Notice
from fort_desktop.session.session import Session
from fort_desktop.ui.i18n.i18n import N_, Saying, tr
from fort_desktop.ui.text.dates import day_words
from fort_desktop.ui.text.file_faults import fault_words, file_words
from fort_desktop.ui.text.lists import listed
from fort_desktop.ui.text.system_faults import why_words


def notice_words(notice: Notice) -> str:
    """Return the notice to show when a game was opened."""
    if notice.kind == "torn":
        return tr(
            "The last line of the record ({line}) was cut off, as happens when the power "
            "fails. The game continues from the last complete move.",
            line=notice.line,
        )
    if notice.kind == "damaged":
        return tr(
            "The record is damaged at line {line}. The game continues from the last "
            "complete move before it. The damaged file is kept in the same folder.",
            line=notice.line,
        )
    if notice.kind == "locked":
        return tr("This game is open in another window. Here you can only look at it.")
    why = fault_words(notice.fault) if notice.fault is not None else ""
    return tr(
        "This game can no longer be saved in its file. {why} From now on, it is saved in "
        "a new one.",
        why=why,
    )


def trouble_words(trouble: RecordError | None) -> str:
    """Return why a running game is not being kept, or a note that it is kept again."""
    if trouble is None:
        return tr("The game is being saved again; nothing is lost.")
    return tr(
        "The game cannot be saved. {why} The game continues in memory, and will be saved as "
        "soon as possible.",
        why=fault_words(trouble),
    )


_LOST: Final[dict[Loss, str]] = {
    "removed": N_(
        "This game's file has been removed. From now on, the whole game is saved in {file}."
    ),
    "replaced": N_(
        "Another program has replaced this game's file. The whole game continues in {file}."
    ),
    "changed": N_(
        "Another program has written to this game's file. The whole game continues in {file}."
    ),
}


def lost_words(lost: Loss, path: Path) -> str:
    """Return what happened to the file of a running game, and where the game is kept now."""
    return tr(_LOST[lost], file=file_words(path))


class FileNews:
    """The news about the file of a running game, each told once."""

    def __init__(self) -> None:
        self._trouble: RecordError | None = None
        self._losses = 0

    def of(self, session: Session) -> Iterator[Saying]:
        """Yield what is new since the last call."""
        if session.recording.trouble != self._trouble:
            self._trouble = session.recording.trouble
            yield partial(trouble_words, self._trouble)
        losses, journal = session.recording.losses, session.recording.journal
        if journal is not None and len(losses) > self._losses and session.recording.settled:
            self._losses = len(losses)
            yield partial(lost_words, losses[-1], journal.path)


def thinker_words(trouble: Why) -> str:
    """Return why computer players cannot think as usual."""
    return tr(
        "The computer players cannot think as usual: {trouble}. Until that is fixed, they play "
        "like beginners.",
        trouble=why_words(trouble),
    )


_GROUP = 8
_ROW = 4


def in_groups(digits: str) -> str:
    """Long digits so that an eye can compare them: groups, and four of them in a row."""
    groups = [digits[i : i + _GROUP] for i in range(0, len(digits), _GROUP)]
    rows = [groups[i : i + _ROW] for i in range(0, len(groups), _ROW)]
    return "\n".join(map(" ".join, rows))


def commitment_words(commitment: str) -> str:
    """Return the notice shown before a game with a secret deal."""
    return tr(
        "The program has picked a secret. This is its fingerprint:\n{commitment}\nIt "
        "reveals nothing about the cards. After the game the secret is shown, and "
        "anyone who kept the fingerprint can check that the secret was not swapped.",
        commitment=in_groups(commitment),
    )


def limit_words(limits: Limits) -> list[str]:
    """Return what a proof of the cards does not prove, as sentences."""
    rows = []
    if limits.computers:
        who = listed(limits.computers)
        # NOTE: {who} is a list of players
        rows.append(tr("Not proved: the moves of computer players ({who}).", who=who))
    if not limits.own_words:
        rows.append(
            tr(
                "Not proved: the program might have tried many secrets. Typing in "
                "words of your own prevents that."
            )
        )
    for commitment in limits.renewed:
        rows.append(
            tr(
                "This is a copy of an unfinished game: everything hidden is new from here "
                "on, with the fingerprint {commitment}.",
                commitment=commitment or "-",
            )
        )
    if limits.again:
        rows.append(tr("This deal had been played before: the cards were known."))
    if limits.practice:
        rows.append(tr("This was a practice game: everything could be taken back."))
    if limits.taken_back:
        rows.append(
            tr(
                "Moves taken back that had already shown hidden cards: {n}.",
                n=limits.taken_back,
            )
        )
    return rows


def arranged_words() -> str:
    """At the end of the guided first game: where its cards came from."""
    return tr("This was your guided first game: its cards were arranged beforehand.")


def check_words(deal: Deal, file: str) -> str:
    """Return in a line where the cards came from and how to verify it: no digits are read out."""
    if deal.veiled or deal.commitment or day_of(deal) is not None:
        return tr("To check every shuffle and draw: fort-desktop replay {file} --audit", file=file)
    return tr("All cards come from deal number {seed}.", seed=deal.seed)


def proof_words(deal: Deal, file: str, limits: Limits) -> str:
    """Return where the cards of a finished game came from, and how to verify that."""
    if deal.veiled:
        return tr(
            "This game continues another one that was unfinished and has the same seed, so the "
            "seed is not shown. To check it: fort-desktop replay {file} --audit",
            file=file,
        )
    check = tr("To check every shuffle and draw: fort-desktop replay {file} --audit", file=file)
    day = day_of(deal)
    if day is not None:
        words = tr(
            "The cards come from the date: {date}. They are the same for everyone.",
            date=day_words(day),
        )
        return "\n".join([words, *limit_words(limits), check])
    if not deal.commitment:
        words = tr("All cards come from deal number {seed}.", seed=deal.seed)
        return "\n".join([words, *limit_words(limits), check])
    rows = [
        tr("Fingerprint, as before the game:\n{digits}", digits=in_groups(deal.commitment)),
        tr("Secret:\n{digits}", digits=in_groups(deal.secret)),
        tr("Your own words: {words}", words=deal.words)
        if deal.words
        else tr("No words of your own"),
        tr("Resulting seed: {seed}", seed=deal.seed),
        *limit_words(limits),
        check,
    ]
    return "\n".join(rows)
