"""Sentences for what is wrong with a file: one for every code of `record/faults.py`."""

from pathlib import Path
from typing import Final

from fort_desktop.files import Why
from fort_desktop.record.faults import Code, Damage, RecordError
from fort_desktop.scene.plain import DOTS
from fort_desktop.ui.i18n.i18n import N_, language, tr
from fort_desktop.ui.text.system_faults import why_words

SENTENCES: Final[dict[Code, str]] = {
    "unreadable": N_("It cannot be read: {why}."),
    "unwritable": N_("It cannot be written: {why}."),
    "bad_name": N_("No file can have this name."),
    "no_regular_file": N_("It is not an ordinary file."),
    "too_large": N_("It is too large to be a saved game."),
    "too_many_lines": N_("It has too many lines for a game."),
    "no_record": N_("This is not a Fort record."),
    "newer": N_("It is in record format {written} (program {version}); this program reads {read}."),
    "header_damaged": N_("It is damaged right at the start."),
    "cut_off": N_("Its last line is cut off."),
    "damaged": N_("It is damaged."),
    "bad_line": N_("What is written there makes no sense."),
    "bad_undo": N_("More moves were taken back than were made."),
    "bad_text": N_("A name in it contains characters that cannot be shown."),
    "no_game": N_("It contains no game."),
    "no_question": N_("It cannot be continued."),
    "misfit": N_("Event {event} cannot follow the ones before it."),
    "impossible": N_("The game reaches an impossible position."),
    "cards_missing": N_("It was played with other cards, and does not contain them."),
    "cards_wrong": N_("The cards that it contains are wrong."),
    "unknown_player": N_("A player named {player} is not known to this program."),
    "locked": N_("This game is open in another window."),
    "old_revision": N_("It is from an old version; play on to update it."),
    # NOTE: of a file that should hold a deal which several persons play, each alone
    "no_deal": N_("It is not a deal for several people."),
    # NOTE: {place} is a technical name in the file, as "players[1].name"
    "bad_value": N_("What is written at “{place}” makes no sense."),
    # NOTE: of a game: others are still to play the same cards, so nobody may look at it
    "face_down": N_("It stays hidden until everyone has played this deal."),
    # NOTE: of one who was to play the same cards as others; they go on without this person
    "left_out": N_("The others continue this deal without this player."),
}

_LONGEST: Final = 60
"""Characters of the name of a file in a sentence."""
_BEGINNING, _END = 42, 15


def fault_words(fault: RecordError) -> str:
    """One or two sentences about a file, with its name and the line."""
    return damage_words(fault.damage, fault.path)


def damage_words(damage: Damage, path: Path) -> str:
    """The same for what a list remembers of a file."""
    reason, file = _reason(damage), file_words(path)
    if damage.line:
        return tr("{file}, line {line}: {reason}", file=file, line=damage.line, reason=reason)
    return tr("{file}: {reason}", file=file, reason=reason)


def _reason(damage: Damage) -> str:
    values: dict[str, str | int] = dict(damage.values)
    if "why" in values:
        values["why"] = why_words(Why.of(values["why"], values.get("number")))
    return tr(SENTENCES[damage.code], **values)


def file_words(path: Path) -> str:
    """Return the name of a file; a long one is cut in the middle, so that what follows is seen."""
    name = path.name or str(path)
    return name if len(name) <= _LONGEST else f"{name[:_BEGINNING]}{DOTS}{name[-_END:]}"


def fault_line(fault: RecordError) -> str:
    """One line for a terminal: the whole path, the place, and, in English, technical details."""
    place = f"{fault.path}:{fault.line}" if fault.line else str(fault.path)
    detail = fault.values.get("detail") if language() == "en" else None
    more = f" ({detail})" if detail else ""
    line = f"{place}: {_reason(fault.damage)}{more}"
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in line)
