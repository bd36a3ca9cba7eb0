"""The priority of processes that compute while people play."""

import os
import sys
from typing import Final, Literal

Place = Literal["behind the window", "behind all"]
_NICE: Final[dict[Place, int]] = {"behind the window": 10, "behind all": 19}
_CLASS: Final[dict[Place, int]] = {"behind the window": 0x4000, "behind all": 0x40}
"""BELOW_NORMAL_PRIORITY_CLASS and IDLE_PRIORITY_CLASS of Windows."""


def step_back(place: Place) -> None:
    """Lower the priority of this process for good."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.WinDLL("kernel32")
        # A handle has 64 bits; ctypes would take it for an int of 32.
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        kernel.SetPriorityClass.argtypes = (ctypes.c_void_p, ctypes.c_uint32)
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _CLASS[place])
    else:
        os.nice(_NICE[place])
