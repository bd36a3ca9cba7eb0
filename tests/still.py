"""A program that depends on what is pressed and on the seconds that are passed in, no more."""

import pytest

from fort_desktop.record.journal import Journal
from fort_desktop.scene import frame_clock
from fort_desktop.session import bot_process
from fort_desktop.ui.table import course
from tests.waiting import LONGEST


def still_clocks(patch: pytest.MonkeyPatch) -> None:
    """Let a frame do all that it may do, however slow the machine and its disk are.

    Pictures that might be wanted some day are not painted ahead, which takes seconds.
    """
    patch.setattr(frame_clock, "now", lambda: 0.0)
    patch.setattr(course, "paint_ahead", lambda session: False)
    patch.setattr(Journal, "settled", property(_on_disk))


def _on_disk(journal: Journal) -> bool:
    journal.settle()
    return True


def patient_sessions(patch: pytest.MonkeyPatch) -> None:
    """However seldom the system lets a worker run, it does not count as hanging."""
    patch.setattr(bot_process, "SILENCE", LONGEST)
    patch.setattr(bot_process, "START", LONGEST)
