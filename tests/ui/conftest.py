"""A desktop with a window manager, for the tests that need one."""

import os
import subprocess
import time
from collections.abc import Iterator

import pytest

from tests.ui.desktop import SCREEN, waited_for


@pytest.fixture
def display() -> Iterator[str]:
    name = f":{1000 + os.getpid() % 900}"
    size = "x".join(map(str, SCREEN))
    call = ["Xvfb", name, "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
    quiet = subprocess.DEVNULL
    env = {**os.environ, "DISPLAY": name}
    with subprocess.Popen(call, stdout=quiet, stderr=quiet) as server:
        waited_for(lambda: not subprocess.call(["xwininfo", "-root"], env=env, stdout=quiet,
                                               stderr=quiet))  # fmt: skip
        with subprocess.Popen(["openbox"], env=env, stdout=quiet, stderr=quiet) as manager:
            try:
                time.sleep(0.5)
                yield name
            finally:
                manager.kill()
                server.kill()
