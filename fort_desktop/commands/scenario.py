"""``scenario``: checks rule examples."""

import sys
from collections.abc import Sequence
from pathlib import Path

from fort_desktop.commands.common import NO, OK, WRONG, UsageError
from fort_desktop.content import load_catalog
from fort_desktop.scenario.check import check_scenario
from fort_desktop.scenario.spec import ScenarioError, read_scenario


def scenario(files: Sequence[Path]) -> int:
    """Check each file; returns 0 if all hold, 1 if one does not, 2 if a file is wrong."""
    if not files:
        raise UsageError("scenario: expected at least one file")
    catalog = load_catalog()
    answer = OK
    held = 0
    for path in files:
        try:
            faults = check_scenario(read_scenario(path), catalog)
        except ScenarioError as fault:
            place = str(fault) if str(fault).startswith(str(path)) else f"{path}: {fault}"
            print(place, file=sys.stderr)
            answer = WRONG
            continue
        held += not faults
        for line in faults:
            print(f"{path}: {line}")
        if faults and answer == OK:
            answer = NO
    print(f"{held} of {len(files)} scenarios hold")
    return answer
