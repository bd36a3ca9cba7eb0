"""News of the files of games, as whole sentences."""

from typing import assert_never

from fort_desktop.session.library.news import (
    Copied,
    Missed,
    News,
    NothingKept,
    Refused,
    TakenIn,
    Unopened,
)
from fort_desktop.session.loading import Notice
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.file_faults import damage_words, fault_words, file_words
from fort_desktop.ui.text.notices import notice_words


def news_words(news: News) -> str:
    """Return the message that tells a piece of news."""
    match news:
        case Unopened(fault):
            return fault_words(fault)
        case Refused(fault):
            return tr("This cannot be imported. {why}", why=fault_words(fault))
        case TakenIn(path):
            return tr("{file} is now in your games.", file=file_words(path))
        case Copied(path):
            where = file_words(path)
            return tr(
                "{file} is not in your games folder: play continues in a copy that is.",
                file=where,
            )
        case Missed(damage, path):
            why = damage_words(damage, path)
            return tr("The last game cannot be opened. {why}", why=why)
        case NothingKept():
            return tr("Games are not saved here, so files cannot be imported.")
        case Notice():
            return notice_words(news)
        case _:
            assert_never(news)
