"""A real screen reader hears the window: names, focus, and clicks that arrive in the program."""

from pathlib import Path

from tests.ui.access.reader import read, with_reader
from tests.waiting import until


@with_reader
def test_a_reader_goes_from_the_first_window_to_the_settings(tmp_path: Path) -> None:
    with read(tmp_path, "-m", "fort_desktop", "--data", str(tmp_path / "data")) as reader:
        known = reader.find("I know the game", "push button")
        assert known.about == "Straight to the menu"
        assert all(one.name for one in reader.tree()[1:] if "focusable" in one.states)
        reader.click(known)
        settings = reader.find("Settings", "push button")
        # The focus of the reader is that of the keys.
        reader.focus(settings)
        until(lambda: "focused" in reader.find("Settings").states, "the focus on Settings")
        assert ("focus", 0, "Settings") in reader.heard()
        reader.click(settings)
        reader.find("Less movement")
