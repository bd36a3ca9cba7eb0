"""Old revisions of the record, lifted step by step to the one that is written now.

Each step takes the decoded rows of one revision, header first, and returns those of the next.
`tests/records` has a file of every revision that a program wrote.
"""

from collections.abc import Callable
from typing import Any, Final

from fort_desktop.record.format import REVISION

Rows = list[dict[str, Any]]


def lifted(rows: Rows, revision: int) -> Rows:
    """The rows of a record of `revision` as this program would have written them."""
    for step in range(revision, REVISION):
        rows = _STEPS[step](rows)
    return rows


def _first_written(rows: Rows) -> Rows:
    """Revision 0 had a bare header, no seals, no moves, and kept no cards.

    A record with nothing but the events of the contract is of this revision too.
    """
    header, *rest = rows
    started: dict[str, Any] = next((row["event"] for row in rest if _is_start(row)), {})
    told: dict[str, Any] = {
        key: started[key] for key in ("seats", "setup", "catalog") if key in started
    }
    return [{**header, **told, "rev": 1}, *rest]


def _is_start(row: dict[str, Any]) -> bool:
    event = row.get("event")
    return isinstance(event, dict) and event.get("e") == "game_started"


_STEPS: Final[dict[int, Callable[[Rows], Rows]]] = {0: _first_written}
