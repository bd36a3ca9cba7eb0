"""``scenario``: checks rule examples, and tells them with ``--lang``."""

import glob
import sys
from collections.abc import Sequence
from pathlib import Path

from fort_desktop.commands.common import NO, OK, WRONG, UsageError
from fort_desktop.content import CatalogError, load_catalog
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.scenario.check import Failure, check_scenario
from fort_desktop.scenario.spec import ScenarioError, read_scenario
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.card_faults import card_lines
from fort_desktop.ui.text.examples import example
from fort_desktop.ui.text.scenario_faults import failure_words, scenario_line


def scenario(files: Sequence[Path], told: bool = False) -> int:
    """Check each file; returns 0 if all hold, 1 if one does not, 2 if a file is wrong.

    With `told` each example is told move by move, in the language that is spoken.
    """
    if not files:
        raise UsageError(tr("scenario: expected at least one file"))
    files = expanded(files)
    catalog = load_catalog()
    answer = OK
    held = 0
    for path in files:
        try:
            failures = _check(path, catalog, told)
        except CatalogError as fault:
            print(*card_lines(fault), sep="\n", file=sys.stderr)
            answer = WRONG
            continue
        except ScenarioError as fault:
            print(scenario_line(fault, path), file=sys.stderr)
            answer = WRONG
            continue
        held += not failures
        for failure in failures:
            print(f"{path}: {failure_words(failure)}")
        if failures and answer == OK:
            answer = NO
    print(tr("{held} of {total} scenarios hold", held=held, total=len(files)))
    return answer


def expanded(files: Sequence[Path]) -> list[Path]:
    """Replace each pattern by the files that it stands for, sorted; on Windows no shell does it.

    A pattern that stands for none remains.
    """
    found = []
    for path in files:
        there = [] if path.exists() else sorted(map(Path, glob.glob(str(path))))
        found += there or [path]
    return found


def _check(path: Path, catalog: Catalog, told: bool) -> list[Failure]:
    found = read_scenario(path)
    failures = check_scenario(found, catalog)
    if told:
        print(*example(found, catalog), "", sep="\n")
    return failures
