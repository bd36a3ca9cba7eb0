"""Frames that depend on what is pressed and on the seconds that are passed in, on nothing else."""

import pytest

from fort_desktop.record.journal import Journal
from fort_desktop.scene import frame_clock
from fort_desktop.ui.table import course


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
