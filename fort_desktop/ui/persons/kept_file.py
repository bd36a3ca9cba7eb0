"""A file of JSON that keeps what persons have chosen: read strictly, never lost, written whole.

The file is read once, within bounds, into typed structures. A wrong value falls back alone, and
the old file is kept beside the new one then.
"""

import contextlib
import json
import math
from collections.abc import Callable, Collection, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from fort_desktop.file_names import numbered
from fort_desktop.files import (
    FileRefusedError,
    Why,
    move_new,
    read_bounded,
    why_of,
    write_whole,
)
from fort_desktop.record.lock import alone
from fort_desktop.ui.i18n.i18n import N_, Saying, tr, trn
from fort_desktop.ui.text.system_faults import why_words

_S = TypeVar("_S", bound=msgspec.Struct)
_DIGITS: Final = 18
"""Of a whole number at most; a longer one stands for no value, and takes long to read."""
_DEPTH: Final = 8
"""So deep may a value be nested that is kept for a newer version."""
_TOLD: Final = 5
"""So many wrong values are told one by one."""
_LONGEST_KEY: Final = 40
STRANGE: Final = N_("{detail}: no version of Fort writes that. It was left out.")


class Fault(NamedTuple):
    """A fault of a file: a sentence in English, and technical words or a reason to fill it."""

    reason: str
    detail: str = ""
    why: Why | None = None

    def words(self) -> str:
        """The sentence in the language that is spoken now."""
        why = why_words(self.why) if self.why is not None else ""
        return tr(self.reason, detail=self.detail, why=why)


class Kind(NamedTuple):
    """The kind of a kept file.

    Args:
        marker: the key whose value is the format's version; version: the newest that is known.
        max_bytes: a larger file is refused.
        no_json, too_deep, no_format, newer, not_read, not_kept, some: messages.
        refused: the messages for files that are none, by the code of `FileRefusedError`.
    """

    marker: str
    version: int
    max_bytes: int
    no_json: str
    too_deep: str
    no_format: str
    newer: str
    not_read: str
    not_kept: str
    some: str
    refused: Mapping[str, str]


class KeptFile:
    """A file that is read once, and written whole whenever something in it changes.

    Args:
        path: of the file; None keeps nothing.

    Attributes:
        fault: why the file could not be read or written as a whole.
        wrong: what is wrong with single values; these fell back.
    """

    def __init__(self, path: Path | None, kind: Kind) -> None:
        self.path = path
        self.fault: Fault | None = None
        self.wrong: list[Fault] = []
        self._kind = kind
        self._touched = True
        self._spoilt = False

    @property
    def told(self) -> list[Saying]:
        """The messages about the file that a person should know: one, or none."""
        if self.path is None or (self.fault is None and not self.wrong):
            return []
        return [partial(_message, self._kind.some, self.path, self.fault, self.wrong)]

    @property
    def messages(self) -> list[str]:
        """The same in the language that is spoken now."""
        return [say() for say in self.told]

    def read(self) -> None:
        """See what other programs have written; what was changed here and not kept yet stays."""
        raise NotImplementedError

    def _keep(self, values: Callable[[], Mapping[str, Any]]) -> bool:
        """Write the file again, without losing what other programs have written meanwhile.

        Args:
            values: what it is to hold; called after the file was read again.

        Returns:
            False if that cannot be, see `messages`.
        """
        if self.path is None:
            return True
        with alone(self.path.with_suffix(".lock")):
            self.read()
            return self._write(self.path, values())

    def _found(self, path: Path) -> dict[str, Any] | None:
        """Return what the file holds; None if there is no file, {} if it has a `fault`."""
        self.fault, self.wrong, self._touched = None, [], True
        try:
            found = read_object(read_bounded(path, self._kind.max_bytes), self._kind)
        except FileNotFoundError:
            return None
        except OSError as refused:
            self.fault = self._refusal(refused, self._kind.not_read)
            # What is not a file at all is left where it is; somebody has put it there on purpose.
            self._touched = not (isinstance(refused, FileRefusedError) and refused.code == "kind")
            return {}
        if isinstance(found, Fault):
            self.fault = found
            return {}
        return found

    def _note_spoilt(self) -> None:
        """To be called after reading: the file as it is will be kept beside the next one."""
        self._spoilt = bool(self.fault or self.wrong)

    def _write(self, path: Path, values: Mapping[str, Any]) -> bool:
        if not self._touched:
            return False
        self.fault, self.wrong = None, []
        try:
            self._write_to(path, values)
        except OSError as refused:
            self.fault = self._refusal(refused, self._kind.not_kept)
        return self.fault is None

    def _write_to(self, path: Path, values: Mapping[str, Any]) -> None:
        if self._spoilt:
            with contextlib.suppress(FileNotFoundError):  # somebody may have mended it so
                # None of an earlier one is ever used again.
                move_new(path, path.parent, numbered(path.name, ".wrong", ".wrong-{}"))
            self._spoilt = False
        content = json.dumps(
            {self._kind.marker: self._kind.version, **values}, indent=2, ensure_ascii=False
        )
        write_whole(path, f"{content}\n".encode())

    def _refusal(self, refused: OSError, reason: str) -> Fault:
        if isinstance(refused, FileRefusedError):
            return Fault(self._kind.refused[refused.code])
        return Fault(reason, why=why_of(refused))


def _message(some: str, path: Path, fault: Fault | None, wrong: list[Fault]) -> str:
    """Return what is wrong with a file: as a whole, or with some of its values."""
    if fault is not None:
        return tr("{file}: {why}", file=path, why=fault.words())
    rows = [tr(some, file=path)]
    rows += [one.words() for one in wrong[:_TOLD]]
    more = len(wrong) - _TOLD
    if more > 0:
        rows.append(trn("{n} more mistake.", "{n} more mistakes.", more))
    return "\n".join(rows)


def read_object(data: bytes, kind: Kind) -> dict[str, Any] | Fault:
    """Return what the file holds, or its fault; nothing in the file raises an error.

    Bytes that are not UTF-8 become halves of characters, and numbers that are too large infinite
    ones: no value may be either, and `is_sound` rejects both.
    """
    try:
        text = data.decode("utf-8-sig", "surrogateescape")
        found = json.loads(text, parse_int=_integer)
    except json.JSONDecodeError as fault:
        return Fault(kind.no_json, str(fault.lineno))
    except RecursionError:
        return Fault(kind.too_deep)
    version = found.get(kind.marker) if isinstance(found, dict) else None
    if not isinstance(found, dict) or type(version) is not int:
        return Fault(kind.no_format, kind.marker)
    if version > kind.version:
        return Fault(kind.newer, str(version))
    del found[kind.marker]
    return found


def _integer(digits: str) -> float:
    """A whole number; one of thousands of digits is not even converted."""
    return int(digits) if len(digits) <= _DIGITS else math.inf


def filled(
    kind: type[_S],
    found: dict[str, Any],
    where: str,
    expected: Mapping[str, str],
    inner: Collection[type[msgspec.Struct]] = (),
    apart: Callable[[_S], tuple[_S, list[str]]] = lambda whole: (whole, []),
) -> tuple[_S, dict[str, Any], list[Fault]]:
    """The values of a struct one by one, what a newer version may have added, and what is wrong.

    Args:
        where: the struct's place in the file, with a dot behind it; "" for the whole.
        expected: what each value may be, by its place.
        inner: structs whose values fall back one by one too.
        apart: gives values that contradict each other their usual ones; also returns which.
    """
    fields = {field.name: field.type for field in msgspec.structs.fields(kind)}
    values: dict[str, Any] = {}
    strange: dict[str, Any] = {}
    faults: list[Fault] = []
    for name, value in found.items():
        place = f"{where}{name}"
        part = fields.get(name)
        if part is not None and part in inner and isinstance(value, dict):
            values[name], strange[name], more = filled(
                part, value, f"{place}.", expected, inner, apart
            )
            faults += more
        elif not is_sound([name, value]):
            faults.append(Fault(expected.get(place, STRANGE), quoted(place)))
        elif name not in fields:
            strange[name] = value
        else:
            try:
                values[name] = msgspec.convert(value, fields[name])
            except msgspec.ValidationError:
                faults.append(Fault(expected[place], quoted(place)))
    whole, doubled = apart(kind(**values))
    faults += [Fault(expected[f"{where}{name}"], quoted(f"{where}{name}")) for name in doubled]
    return whole, strange, faults


def quoted(place: str) -> str:
    """A place in a file, as messages name it."""
    return f'"{place[:_LONGEST_KEY]}"'


def is_sound(value: object, depth: int = _DEPTH) -> bool:
    """Return True if a value can be written as JSON again, and read by everybody."""
    if isinstance(value, str):
        return value.isascii() or not any("\ud800" <= sign <= "\udfff" for sign in value)
    if isinstance(value, list | dict):
        inside = [*value, *value.values()] if isinstance(value, dict) else value
        return depth > 0 and all(is_sound(one, depth - 1) for one in inside)
    return not isinstance(value, float) or math.isfinite(value)


def merged(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The new values over the old ones; keys that only the old ones have are kept."""
    both = {**old, **new}
    for key, value in new.items():
        before = old.get(key)
        if isinstance(before, dict) and isinstance(value, dict):
            both[key] = merged(before, value)
    return both
