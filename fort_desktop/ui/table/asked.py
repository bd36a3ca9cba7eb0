"""Whether something else is asked than a moment before."""

from fort_desktop.ui.table.model import TableModel


class Asked:
    """Knows what was asked when the table was laid out last.

    Attributes:
        now: stands for that question; None for none.
    """

    def __init__(self) -> None:
        self.now: object = None

    def anew(self, model: TableModel) -> bool:
        """Take in what is asked now; True if that is something else."""
        opened, before = model.opened, self.now
        asking = (opened.undoing, opened.choosing, bool(opened.advice))
        now = (
            model.session.at,
            model.stand,
            model.undone,
            model.past is None,
            model.turns_over,
            asking,
        )
        self.now = now if model.asked is not None else None
        return self.now is not None and self.now != before
