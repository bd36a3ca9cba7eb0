"""What a scenario expects is compared, to its last line."""

from pathlib import Path

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.scenario.check import check_scenario
from fort_desktop.scenario.spec import read_scenario
from fort_desktop.ui.text.scenario_faults import failure_words

OVER = Path(__file__).resolve().parents[1] / "scenarios" / "end_02_nothing_after_the_end.yaml"


@pytest.mark.parametrize("clause", ["END-2", "TURN-2"])
def test_what_is_refused_after_the_end_is_compared_too(clause: str, tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text(
        OVER.read_text("utf-8").replace("because: END-2", f"because: {clause}"), "utf-8"
    )
    found = check_scenario(read_scenario(path), load_catalog())
    assert bool(found) == (clause != "END-2")
    assert all("is refused by END-2, not by TURN-2" in failure_words(one) for one in found)
