"""Least-recently-used caches, bounded by memory instead of by number of entries.

A number would not do: a card at 4K takes sixteen times the memory of one at 540p, and a turning
card makes a new picture in every frame. All caches share one budget, which follows the window's
size.
"""

import contextlib
import ctypes
import functools
import pathlib
import sys
import weakref
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, ParamSpec, TypeVar, cast

import pygame

from fort_desktop.scene import slices

_P = ParamSpec("_P")
_T = TypeVar("_T")
_LEAST: Final = 96 * 1024 * 1024
_PER_PIXEL: Final = 24
"""Bytes of room for each pixel of the window: six times the window itself."""
_ENTRY: Final = 256
"""Bytes that any entry takes besides what it holds."""
_SMALL: Final = frozenset((int, float, bool, type(None), type(pathlib.Path())))
"""What most keys consist of."""
_FACE: Final = 96 * 1024
"""Bytes of an open font; its letters come on top, `_LETTERS` of them as large as the font."""
_LETTERS: Final = 80
_MMAP_THRESHOLD: Final = -3
"""glibc's number of a setting (malloc.h): what is larger is a mapping of its own."""
_OWN_MAPPING: Final = 128 * 1024


def give_back() -> None:
    """Make the C library return a picture's memory to the system as soon as it is freed.

    By default glibc keeps freed blocks below 32 MB, fragmented so that no new picture fits: at 4K
    a third of a gigabyte, 130 MB of it in pictures of 128 kB to 1 MB. Other systems return large
    blocks unasked.
    """
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):  # another C library
            ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _OWN_MAPPING)


def room_for(size: tuple[int, int]) -> int:
    """The total budget of all caches, in bytes, for a window of this size in pixels."""
    return _LEAST + _PER_PIXEL * size[0] * size[1]


class Cache:
    """Keeps recently used values within its share of the total budget.

    Use it as a decorator of functions that draw (their arguments are the key), or call `get`.
    A cache belongs to a module and lives as long as the program.

    Args:
        name: for `report`; share: of the budget, 0 to 1.

    Attributes:
        used: bytes of its values, and of pictures in the keys.
    """

    def __init__(self, name: str, share: float) -> None:
        self.name = name
        self.share = share
        self.used = 0
        self._kept: OrderedDict[Hashable, tuple[object, int]] = OrderedDict()
        _caches.add(self)

    def __len__(self) -> int:
        return len(self._kept)

    def __call__(self, draw: Callable[_P, _T]) -> Callable[_P, _T]:
        """Wrap a function, so that it draws only what is not cached."""

        @functools.wraps(draw)
        def kept(*args: _P.args, **kwargs: _P.kwargs) -> _T:
            key = (draw, args, *kwargs.items())
            return self.get(key, lambda: draw(*args, **kwargs))

        return kept

    @property
    def budget(self) -> int:
        """Its present budget, in bytes."""
        return round(self.share * _room[0])

    def get(self, key: Hashable, make: Callable[[], _T]) -> _T:
        """The value of this key, made if it is missing."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return cast(_T, found[0])
        kind = key[0] if isinstance(key, tuple) and key and callable(key[0]) else self.name
        with slices.making(kind):
            made = make()
        cost = _ENTRY + _bytes(key) + _bytes(made)
        self._kept[key] = made, cost
        self.used += cost
        self.shrink()
        return made

    def spare(self, size: int) -> bool:
        """Return True if it could take `size` more bytes without evicting anything."""
        return self.used + size <= self.budget

    def shrink(self) -> None:
        """Evict the least recently used values; the newest always stays."""
        while self.used > self.budget and len(self._kept) > 1:
            self.used -= self._kept.popitem(last=False)[1][1]

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self.used = 0


_caches: Final[weakref.WeakSet[Cache]] = weakref.WeakSet()
_room: Final = [room_for((1920, 1080))]


def fit(size: tuple[int, int]) -> None:
    """Set the budget for a window of this size, in pixels."""
    _room[0] = room_for(size)
    for cache in _caches:
        cache.shrink()


def forget_all() -> None:
    """Empty all caches, in case something in them is broken."""
    for cache in _caches:
        cache.clear()


def report() -> str:
    """A table of what each cache holds, one row each."""
    rows = [
        f"{cache.name:<12} {cache.used / 1e6:7.1f} of {cache.budget / 1e6:6.1f} MB, {len(cache)}"
        for cache in sorted(_caches, key=lambda cache: cache.name)
    ]
    used, budget = (sum(c.used for c in _caches), sum(c.budget for c in _caches))
    return "\n".join([*rows, f"{'together':<12} {used / 1e6:7.1f} of {budget / 1e6:6.1f} MB"])


def _bytes(thing: object) -> int:
    """The approximate size of a value in bytes; small or shared ones count as 0."""
    if type(thing) in _SMALL:
        return 0
    if isinstance(thing, pygame.Surface):
        return thing.get_pitch() * thing.get_height()
    if isinstance(thing, str | bytes):
        return sys.getsizeof(thing)
    if isinstance(thing, tuple):
        return sum(map(_bytes, thing))
    if isinstance(thing, pygame.font.Font):
        return _FACE + _LETTERS * thing.get_height() ** 2
    return 0
