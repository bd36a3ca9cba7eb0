"""The first picture does not wait for screens that are not shown; they are loaded beside it."""

import subprocess
import sys

from tests.waiting import LONGEST

PROGRAM = """
import gc, sys, threading
gc.disable()
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.ui.app.app import App

def loaded():
    return [name for name in sys.modules if name.startswith("fort_desktop.ui.table.")]

driver = HeadlessDriver((1024, 768))
app = App(driver.size)
driver.show(app.frame([], 0.0))
first = len(loaded())
app.frame([], 0.0)
for thread in threading.enumerate():
    if thread.name == "screens":
        thread.join()
print(first, len(loaded()), gc.get_freeze_count(), gc.isenabled())
"""


def test_only_the_first_screen_is_loaded_until_it_is_seen() -> None:
    call = [sys.executable, "-c", PROGRAM]
    told = subprocess.run(
        call, capture_output=True, encoding="utf-8", check=True, timeout=LONGEST
    ).stdout
    first, then, kept, collects = told.splitlines()[-1].split()
    assert int(first) < 5, "the title has nothing of the table"
    assert int(then) > 60, "all is there before it is wanted"
    assert int(kept) > 30_000, "what was loaded is not looked through for garbage"
    assert collects == "True"
