"""The slips of what happened since one last looked: whole in languages with long words."""

from itertools import pairwise
from pathlib import Path

import pytest

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container
from fort_desktop.scene.plain import DOTS
from fort_desktop.scene.watching import watched
from fort_desktop.ui.app.app import App
from fort_desktop.ui.table.layout.frame import frame_of
from fort_desktop.ui.table.layout.overlays import turn_places
from fort_desktop.ui.table.panels.side_dialogs import since_sheet
from fort_desktop.ui.table.viewmodels.plays import Since, Turn
from tests.fixtures.shared import share
from tests.ui.table.screens import bare, faults_of


@pytest.mark.parametrize("language", ["ru", "cs"])
def test_what_a_turn_brought_is_not_cut(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare(monkeypatch)
    app = App((1024, 768), speed=0)
    app.change(language=language)
    share(app, "since")
    number, found = faults_of("since", app, (1024, 768))
    app.change(language="en")
    assert number > 50
    assert [one for one in found if "since sheet" in one.on] == []


@pytest.mark.parametrize(("w", "h"), [(150.0, 170.0), (210.0, 140.0), (210.0, 100.0)])
def test_the_lines_of_a_slip_lie_one_below_the_other(w: float, h: float) -> None:
    at = turn_places(w, h)
    rows = [at.result, at.recruited[1], at.followed[1]]
    for above, below in pairwise(rows):
        assert above.bottom <= below.y + 0.01
    assert rows[-1].bottom <= h
    assert at.result.h >= (32 if h > 135 else 12)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_what_a_turn_brought_is_whole_on_low_slips_too(scale: float) -> None:
    brought = ("1 zabawka, Fort +1", "1 игрушка, 1 уровень форта", "1 hračka, 1 úroveň bunkru")
    turns = [Turn("Tomek", "red", "easy", "", None, one, "", "") for one in brought]
    for size in ((1280, 720), (1366, 768), (1920, 1080)):
        frame = frame_of(size, 3, scale=scale)
        with watched() as found:
            since = Since(turns=tuple(turns), colour="blue", mine="")
            since_sheet(Container(Box(0, 0, *size)), frame, since, lambda: None, lambda: None)
        words = " ".join(one.words for one in found)
        assert DOTS not in words, (size, words)
        assert all(one in words for one in brought), (size, words)
