"""Reasons for which the system refuses something, in words: one for every code of `files.Why`."""

from typing import Final

from fort_desktop.files import Why, WhyCode
from fort_desktop.ui.i18n.i18n import N_, tr

WHYS: Final[dict[WhyCode, str]] = {
    # NOTE: all of these stand behind a colon, as in "It cannot be read: ...".
    "no_room": N_("there is no space left on the disk"),
    "read_only": N_("this folder is read-only"),
    "not_there": N_("it does not exist"),
    "no_right": N_("this program has no permission for that"),
    "in_use": N_("another program is using it"),
    "no_more": N_("the system has run out of memory, files, or processes"),
    "other": N_("the system reports error number {number}"),
}


def why_words(why: Why) -> str:
    """Return why the system refuses, to follow a colon."""
    return tr(WHYS[why.code], number=why.number)
