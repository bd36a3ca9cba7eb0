"""What a person is told of the file of a game: whole sentences."""

from fort_desktop.session.opening import Notice
from fort_desktop.ui.words import tr


def notice_words(notice: Notice) -> str:
    """What has to be said when a game was opened."""
    if notice.kind == "torn":
        return tr(
            "The last line of the record ({line}) was cut off, as when the power fails. "
            "The game goes on from the last complete move.",
            line=notice.line,
        )
    if notice.kind == "damaged":
        return tr(
            "The record is damaged in line {line}. The game goes on from the last complete move "
            "before it. The damaged file is kept beside it.",
            line=notice.line,
        )
    if notice.kind == "locked":
        return tr("Another window plays this game. Here you can only look at it.")
    return tr("This game cannot be written: {detail}. It goes on in memory.", detail=notice.detail)


def trouble_words(trouble: str) -> str:
    """Why a running game is not being kept, or that it is kept again."""
    if not trouble:
        return tr("The game is being kept again; nothing is lost.")
    return tr(
        "The game cannot be kept: {trouble}. It goes on in memory, and is written as soon as "
        "that works.",
        trouble=trouble,
    )
