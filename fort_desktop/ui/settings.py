"""What a person has chosen for good: kept as JSON, and a wrong file never stops the program."""

import contextlib
import json
import os
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeVar

import msgspec

from fort_desktop.rules.model.types import SetupKind
from fort_desktop.ui.text.i18n import N_, Language, tr

VERSION: Final = 1
FORMAT: Final = "fort_settings"
MAX_BYTES: Final = 1024 * 1024
LONGEST_NAME: Final = 16
Speed = Literal["calm", "normal", "fast", "instant"]
FACTORS: Final[dict[Speed, float]] = {"calm": 0.6, "normal": 1.0, "fast": 2.0, "instant": 0.0}
"""How fast pictures move; at 0 only the end of a movement is shown."""
Volume = Annotated[int, msgspec.Meta(ge=0, le=100)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
_S = TypeVar("_S", bound=msgspec.Struct)


class Choices(msgspec.Struct, frozen=True):
    """How the last new game was set up; `players` and `names` by seat, "" is an empty seat."""

    players: tuple[str, str, str, str] = ("human", "easy", "easy", "")
    names: tuple[Name, Name, Name, Name] = ("Maja", "Tomek", "Zoe", "Bo")
    setup: SetupKind = "basic"
    practice: bool = False


class Settings(msgspec.Struct, frozen=True):
    """All settings; volumes are percents."""

    language: Language = "en"
    speed: Speed = "normal"
    reduced_motion: bool = False
    full_screen: bool = False
    effects_volume: Volume = 60
    music_volume: Volume = 30
    new_game: Choices = Choices()

    @property
    def factor(self) -> float:
        """The speed of animations as a number."""
        return FACTORS[self.speed]


class Fault(NamedTuple):
    """What is wrong in a file: where in it ("" for the whole), and why."""

    place: str
    reason: str
    detail: str = ""

    def words(self, path: Path) -> str:
        """One sentence in the language that is spoken now."""
        place = f"{path}, {self.place}" if self.place else str(path)
        return f"{place}: {tr(self.reason, detail=self.detail)}"


_NO_JSON: Final = N_("This is no settings file: {detail}. The usual settings are used.")
_NOT_READ: Final = N_("The settings cannot be read: {detail}. The usual ones are used.")
_NEWER: Final = N_("These settings are of a newer version ({detail}). The usual ones are used.")
_HUGE: Final = N_("This file is too large for settings. The usual ones are used.")
_WRONG: Final = N_("The value is wrong: {detail}. The usual one is used.")
_NOT_KEPT: Final = N_("The settings cannot be kept: {detail}.")


class SettingsFile:
    """The settings and the file that keeps them.

    Args:
        path: of the file; None keeps nothing.

    Attributes:
        settings: as they are now; faults: what was wrong when they were read or written.
    """

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.settings = Settings()
        self.faults: list[Fault] = []
        self._found: dict[str, Any] = {}
        self._spoilt = False
        if path is not None:
            self._read(path)

    @property
    def messages(self) -> list[str]:
        """What a person should know about the file."""
        path = self.path or Path()
        return [fault.words(path) for fault in self.faults]

    def _read(self, path: Path) -> None:
        found = _content(path)
        if isinstance(found, Fault):
            self.faults = [found]
        elif found is not None:
            self._found = found
            self.settings, self.faults = _filled(Settings, found, "")
        self._spoilt = bool(self.faults)

    def change(self, **values: Any) -> bool:
        """Change settings and keep them; False if they could not be kept: see `faults`."""
        self.settings = msgspec.structs.replace(self.settings, **values)
        self.faults = []
        if self.path is None:
            return True
        try:
            self._write(self.path)
        except OSError as fault:
            self.faults = [Fault("", _NOT_KEPT, _why(fault))]
        return not self.faults

    def _write(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        if self._spoilt:
            with contextlib.suppress(FileNotFoundError):  # somebody may have mended it so
                os.replace(path, path.with_name(path.name + ".wrong"))
            self._spoilt = False
        now = {FORMAT: VERSION, **msgspec.to_builtins(self.settings)}
        content = json.dumps(_merged(self._found, now), indent=2, ensure_ascii=False)
        part = path.with_name(path.name + ".part")
        with part.open("w", encoding="utf-8") as file:
            file.write(content + "\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)


def _content(path: Path) -> dict[str, Any] | Fault | None:
    """The object in the file; None if there is no file."""
    try:
        if path.stat().st_size > MAX_BYTES:
            return Fault("", _HUGE)
        found = json.loads(path.read_text(encoding="utf-8"))
        # Half a character (a lone surrogate) can be read, but not written again.
        json.dumps(found, ensure_ascii=False).encode()
    except FileNotFoundError:
        return None
    except OSError as fault:
        return Fault("", _NOT_READ, _why(fault))
    except json.JSONDecodeError as fault:
        return Fault(tr("line {n}", n=fault.lineno), _NO_JSON, fault.msg)
    except (UnicodeError, RecursionError):
        return Fault("", _NO_JSON, tr("it is not JSON"))
    version = found.get(FORMAT) if isinstance(found, dict) else None
    if not isinstance(found, dict) or not isinstance(version, int):
        return Fault("", _NO_JSON, tr('"{key}" is missing', key=FORMAT))
    if version > VERSION:
        return Fault("", _NEWER, str(version))
    return found


def _filled(kind: type[_S], found: dict[str, Any], where: str) -> tuple[_S, list[Fault]]:
    """The values of a struct one by one: a wrong one falls back alone."""
    values: dict[str, Any] = {}
    faults: list[Fault] = []
    for field in msgspec.structs.fields(kind):
        name = field.encode_name
        if name not in found:
            continue
        if field.type is Choices and isinstance(found[name], dict):
            values[name], more = _filled(Choices, found[name], f"{where}{name}.")
            faults += more
            continue
        try:
            values[name] = msgspec.convert(found[name], field.type)
        except msgspec.ValidationError as fault:
            faults.append(Fault(f'"{where}{name}"', _WRONG, str(fault)))
    return kind(**values), faults


def _merged(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The new values over the old ones; keys that only the old ones have are kept."""
    merged = {**old, **new}
    for key, value in new.items():
        before = old.get(key)
        if isinstance(before, dict) and isinstance(value, dict):
            merged[key] = _merged(before, value)
    return merged


def _why(fault: OSError) -> str:
    return fault.strerror or str(fault)
