"""The PIN of a person at a shared screen: whoever has one types it before their own hand opens."""

from fort_desktop.ui.persons.pin import DIGITS
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.state import TypedPin


class PinController:
    """Asks for the PIN wherever a hand is to be opened; nothing else opens with it.

    Whoever has forgotten their PIN goes without once all others have agreed, each with their own
    key. It is not asked again at this table: it would be thirty times a game.
    """

    def __init__(self, model: TableModel) -> None:
        self._model = model

    @property
    def entry(self) -> TypedPin | None:
        """The PIN being typed; None while no PIN is asked."""
        return self._model.entry if self._model.present else None

    def asks(self, seat: int) -> bool:
        """Return True if the hand of the person in a seat opens only with a PIN."""
        model = self._model
        person = model.persons.get(seat)
        return person is not None and not person.may_see() and seat not in model.state.excused

    def begin(self, seat: int, back: bool = False) -> None:
        """Ask the person in a seat for the PIN."""
        self._model.type_pin(TypedPin(seat, back))

    def close(self) -> None:
        """Ask no more: the curtain lies as it did."""
        self._model.type_pin(None)

    def heard(self, name: str) -> bool:
        """Handle a key of the PIN that is asked; return False if the key does not belong to it."""
        if self.entry is None:
            return False
        if len(name) == 1 and name in "0123456789":
            self.digit(name)
        elif name == "backspace":
            self.erase()
        elif name == "escape":
            self.close()
        else:
            return False
        return True

    def digit(self, digit: str) -> None:
        """One more digit; with the last one the curtain is lifted, or they were other digits."""
        model, entry = self._model, self.entry
        if entry is None:
            return
        typed = entry.digits + digit
        if len(typed) < DIGITS:
            self._model.type_pin(entry._replace(digits=typed, wrong=False, agreed=None))
        elif model.persons[entry.seat].may_see(typed):
            self._open(entry)
        else:
            self._model.type_pin(TypedPin(entry.seat, entry.back, wrong=True))

    def erase(self) -> None:
        """Take the last digit back."""
        entry = self.entry
        if entry is not None:
            self._model.type_pin(entry._replace(digits=entry.digits[:-1], wrong=False))

    # It is forgotten.

    def forgotten(self) -> None:
        """Ask all others whether this person may go without it."""
        entry = self.entry
        if entry is not None:
            self._model.type_pin(entry._replace(digits="", wrong=False, agreed=frozenset()))

    def remember(self) -> None:
        """Ask for the digits again."""
        entry = self.entry
        if entry is not None:
            self._model.type_pin(entry._replace(agreed=None))

    def agree(self, seat: int) -> None:
        """Another person agrees; with the last one the curtain is lifted."""
        model, entry = self._model, self.entry
        if entry is None or entry.agreed is None:
            return
        agreed = entry.agreed | {seat}
        if agreed >= set(model.session.persons) - {entry.seat}:
            model.excuse(entry.seat)
            self._open(entry)
        else:
            self._model.type_pin(entry._replace(agreed=agreed))

    def _open(self, entry: TypedPin) -> None:
        hotseat = self._model.hotseat
        if entry.back:
            hotseat.back()
        else:
            hotseat.open()
        self._model.jump()
