"""Values by seat, in tuples that are as long as they have to be."""

from typing import TypeVar

import msgspec

from fort_desktop.record.aside import Aside

T = TypeVar("T")


def put(aside: Aside, field: str, seat: int, value: T, empty: T) -> Aside:
    """The same with one seat's value of a field replaced; seats without one have `empty`."""
    values = list(getattr(aside, field))
    values += [empty] * (seat + 1 - len(values))
    values[seat] = value
    return msgspec.structs.replace(aside, **{field: tuple(values)})
