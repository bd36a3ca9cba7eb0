"""The bridge to readers is offered where the library can reach them, and nowhere else."""

import sys
from unittest.mock import MagicMock

import pytest

from fort_desktop.ui.access.bridge import bridge


@pytest.mark.parametrize(
    ("folder", "address", "offered"),
    [
        ("/run/user/1000", "unix:path=/run/user/1000/bus", True),
        ("/nowhere", "", False),
        # The readers' bus lies there, too, and the library cannot decode its address.
        ("/run/of Maja", "unix:path=/tmp/bus", False),
        ("/run/zażółć", "unix:path=/tmp/bus", False),
    ],
)
def test_only_a_bus_that_the_library_can_reach_is_asked(
    folder: str, address: str, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setitem(sys.modules, "accesskit", MagicMock())
    monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
    assert (bridge(lambda: 0) is not None) is offered
