"""The lines about moves that are taken back: one's own by its name, and what goes with it."""

from collections.abc import Iterator, Sequence

from fort_desktop.rules.model.moves import Act
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.model import TableModel


def going_back_lines(table: TableModel, acts: Sequence[Act]) -> Iterator[str]:
    """Yield which move is to be taken back, the first of these, and whose later ones go as well."""
    if acts:
        # NOTE: {move} is what is on a button: Play Bug
        yield tr("This is taken back: {move}", move=table.labels.of(acts[0].move))
    if others := _others(table, acts):
        # NOTE: {who} are the players who have moved since
        yield tr("Later moves by others go as well: {who}", who=others)


def taken_back_lines(table: TableModel, acts: Sequence[Act]) -> Iterator[str]:
    """Yield which move has been taken back, and whose later ones are gone too."""
    if acts:
        # NOTE: {move} is what is on a button: Play Bug
        yield tr("Taken back: {move}", move=table.labels.of(acts[0].move))
    if others := _others(table, acts):
        # NOTE: {who} are the players who had moved since
        yield tr("Later moves by others are gone as well: {who}", who=others)


def _others(table: TableModel, acts: Sequence[Act]) -> str:
    """Return the names of the others who have moved."""
    seat = table.shown.seat
    return table.teller.names([*dict.fromkeys(act.seat for act in acts if act.seat != seat)])
