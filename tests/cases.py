"""Cases that say one thing many times, as one test: all that are wrong are told at once."""

import inspect
from collections.abc import Callable, Iterable
from functools import wraps
from pathlib import Path
from typing import Any

Test = Callable[..., None]
_TOLD = 200
"""Characters of a case and of a line that are told."""


def each(names: str, cases: Iterable[Any]) -> Callable[[Test], Test]:
    """Let a test loop over cases, where `pytest.mark.parametrize` would make many tests of it.

    Each case has a `tmp_path` of its own; all other fixtures are the same for all cases.

    Args:
        names: of the arguments that a case gives, with commas between them.
        cases: a tuple for each, or the argument itself if there is only one.
    """
    given = [name.strip() for name in names.split(",")]
    rows = [case if len(given) > 1 else (case,) for case in cases]
    assert rows, "a test without cases proves nothing"

    def decorate(test: Test) -> Test:
        @wraps(test)
        def loop(**fixtures: Any) -> None:
            wrong = []
            for number, row in enumerate(rows):
                own = _with_own_folder(fixtures, number)
                try:
                    test(**own, **dict(zip(given, row, strict=True)))
                except AssertionError as fault:
                    wrong.append(f"{_case(given, row)}:\n    {_brief(fault)}")
                except Exception as fault:
                    fault.add_note(f"with {_case(given, row)}")
                    raise
            assert not wrong, f"{len(wrong)} of {len(rows)} are wrong:\n" + "\n".join(wrong)

        kept = inspect.signature(test)
        left = [one for name, one in kept.parameters.items() if name not in given]
        loop.__signature__ = kept.replace(parameters=left)  # type: ignore[attr-defined]
        return loop

    return decorate


def _with_own_folder(fixtures: dict[str, Any], number: int) -> dict[str, Any]:
    if "tmp_path" not in fixtures:
        return fixtures
    folder: Path = fixtures["tmp_path"] / str(number)
    folder.mkdir()
    return fixtures | {"tmp_path": folder}


def _case(given: list[str], row: Iterable[Any]) -> str:
    return ", ".join(f"{name}={value!s:.{_TOLD}}" for name, value in zip(given, row, strict=True))


def _brief(fault: AssertionError) -> str:
    lines = str(fault).splitlines() or ["it is not so"]
    return "\n    ".join(line[:_TOLD] for line in lines[:12])
