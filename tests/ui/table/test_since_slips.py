"""The slips of what happened since one last looked: whole in languages with long words."""

from itertools import pairwise
from pathlib import Path

import pytest

from fort_desktop.commands.shared_screens import share
from fort_desktop.ui.app import App
from fort_desktop.ui.table.places.aside import turn_places
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
