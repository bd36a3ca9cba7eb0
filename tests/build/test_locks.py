"""The locks are complete, so installing them asks nobody for anything that they do not pin."""

from importlib import metadata

from packaging.utils import canonicalize_name

from _locks import Lock, closure, environments, kinds, read_lock, wanted, write_lock
from _venv import NEWEST, OLDEST, REQUIREMENTS

SOURCE_ONLY = {"peers", "windows"}
"""Locks of libraries of which no wheel is published."""


def lock_of(kind: str) -> Lock:
    return read_lock((REQUIREMENTS / f"{kind}.txt").read_text(encoding="utf-8"))


def test_every_requirement_of_every_pin_is_pinned() -> None:
    """Extras and markers included, on every system and Python; and nothing more is pinned."""
    faults = []
    for kind in kinds():
        found = closure(wanted(kind), lock_of(kind))
        faults += [f"{kind}.txt: {words}" for words in found.missing.values()]
        faults += [f"{kind}.txt: nothing needs {name}" for name in sorted(found.unused)]
    assert not faults, "\n".join(faults)


def test_a_pin_that_is_taken_out_is_missed() -> None:
    for kind in kinds():
        lock = lock_of(kind)
        for name in lock:
            rest = {one: pin for one, pin in lock.items() if one != name}
            assert closure(wanted(kind), rest).missing, f"{kind}.txt is closed without {name}"


def test_a_pin_of_another_version_than_required_is_missed() -> None:
    lock = lock_of("test")
    lock["coverage"] = lock["coverage"]._replace(version="7.0.0")
    (words,) = closure(wanted("test"), lock).missing.values()
    assert words.startswith("pytest-cov requires coverage[toml]>=7.10.6 on Linux x86_64")


def test_what_only_an_extra_requires_is_missed() -> None:
    lock = lock_of("test")
    needs = (*lock["coverage"].needs, 'tomli; extra == "toml"')
    lock["coverage"] = lock["coverage"]._replace(needs=needs)
    assert set(closure(wanted("test"), lock).missing) == {"tomli"}


def test_what_only_another_system_requires_is_missed() -> None:
    lock = lock_of("test")
    del lock["colorama"]
    places = {
        words.partition(" on ")[2] for words in closure(wanted("test"), lock).missing.values()
    }
    assert places == {"Windows AMD64, Python 3.11"}


def test_the_locks_tell_what_the_installed_libraries_require() -> None:
    for name, pin in lock_of("test").items():
        try:
            told = metadata.distribution(name)
        except metadata.PackageNotFoundError:  # of another system
            continue
        if told.version == pin.version:
            assert set(pin.needs) == set(told.requires or ()), name


def test_every_library_is_pinned_by_hash_and_to_one_version() -> None:
    versions: dict[str, set[str]] = {}
    for kind in kinds():
        for name, pin in lock_of(kind).items():
            assert pin.hashes, f"{kind}.txt: {name}"
            assert name == canonicalize_name(name)
            versions.setdefault(name, set()).add(pin.version)
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


def test_a_lock_that_is_written_is_read_again() -> None:
    for kind in kinds():
        text = (REQUIREMENTS / f"{kind}.txt").read_text(encoding="utf-8")
        binary = "--only-binary :all:" in text.splitlines()
        assert write_lock(kind, read_lock(text), binary) == text
        assert binary or kind in SOURCE_ONLY


def test_every_supported_python_and_system_is_asked_for() -> None:
    names = [name for name, _ in environments()]
    assert len(names) == len(set(names)) == 5 * (NEWEST[1] - OLDEST[1] + 1)
