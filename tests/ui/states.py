"""Tables in states that a test wants, however they would come to it."""

from typing import Any

from msgspec.structs import replace

from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.reader import TableReader


def put_in_state(model: TableModel, **changes: Any) -> None:
    """Let a table be in another state from now on, without laying it out."""
    model._write(replace(model.state, **changes))


def in_state(model: TableModel, **changes: Any) -> TableReader:
    """The table as it would be in another state."""
    return model.at(replace(model.state, **changes))
