"""Changes over time. Time is passed in, so tests need no clock."""

from collections.abc import Callable


def ease(t: float) -> float:
    """Smooth start and end, for t from 0 to 1."""
    return t * t * (3 - 2 * t)


class Tween:
    """Runs `step` from 0 to 1 over `seconds`, then `done`."""

    def __init__(
        self, seconds: float, step: Callable[[float], None], done: Callable[[], None] | None = None
    ) -> None:
        self.seconds = max(seconds, 1e-6)
        self.step = step
        self.done = done
        self.passed = 0.0

    def advance(self, seconds: float) -> bool:
        """Let time pass; returns whether it has ended."""
        self.passed = min(self.passed + seconds, self.seconds)
        self.step(ease(self.passed / self.seconds))
        return self.passed >= self.seconds


class Animator:
    """All running tweens.

    Attributes:
        speed: 2 runs everything twice as fast; 0 shows only the ends (reduced motion).
    """

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed
        self._running: list[Tween] = []

    @property
    def busy(self) -> bool:
        """Whether something moves."""
        return bool(self._running)

    def start(self, tween: Tween) -> None:
        """Begin a tween."""
        tween.step(0.0)
        self._running.append(tween)

    def wait(self, seconds: float, done: Callable[[], None]) -> None:
        """Call `done` after a while."""
        self.start(Tween(seconds, lambda _: None, done))

    def advance(self, seconds: float) -> None:
        """Let time pass; ended tweens call their `done`, which may start others."""
        passed = seconds * self.speed if self.speed else float("inf")
        for tween in list(self._running):
            if tween in self._running and tween.advance(passed):
                self._running.remove(tween)
                if tween.done is not None:
                    tween.done()

    def cancel(self) -> None:
        """Forget all tweens; their `done` is not called."""
        self._running.clear()
