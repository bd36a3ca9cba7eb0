"""Generates hostile records, settings, cards and scenarios for the soak test, from a seed."""

import json
import random
from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any, Final

from fort_desktop.record.format import Chain

_NUMBERS: Final = (
    -1, 0, 1, 2, 3, 4, 5, 7, 60, 77, 99, 255, 1000, 10**6, 2**31, 2**63, 2**64, 10**12, 10**40,
    -(2**63), 0.5, 1e308, -0.0,
)  # fmt: skip
_WORDS: Final = (
    "", "?", "human", "expert", "{x}", "{0}", "%s", "bug", "bug.1", "bug.99", "nobody.1", "deck",
    "play bug", "use public", "over", "pick", "action", "\0", "\x1b[2J", "\u202e", "a\nb", "é" * 50,
    "\N{PILE OF POO}" * 9, "w" * 500, "a b " * 400, "../../etc/passwd", "/dev/zero", "__class__",
)  # fmt: skip
_OTHERS: Final[tuple[Any, ...]] = (None, True, False, [], {}, [[]], {"e": "x"}, [0] * 50, {"": {}})
_LITERALS: Final = (
    b'"\\ud800"', b'"\\udfff\\ud800"', b"9" * 5000, b"-" + b"9" * 400, b"[" * 400, b"1e999", b"NaN",
    b'"\\u0000"', b'"' + b"x" * 20_000 + b'"', b'"\xff\xfe"', b'"' + b"a " * 3000 + b'"',
)  # fmt: skip
_YAML: Final = (
    "*a", "&a [*a]", "!!python/object/apply:os.system [ls]", "!!int ''", "2020-13-45", "[" * 300,
    "{" * 300, "- " * 300, "<<: *a", "|\n  text", "0x" + "f" * 400, "1" + ":59" * 300, "\t", "\0",
    "~", "yes", "'", '"', ">", "%YAML 9.9", "---", "...", "? [a]\n: b", "\N{BYTE ORDER MARK}",
)  # fmt: skip


class Forge:
    """Makes hostile files, deterministic given the seed.

    Args:
        sound: contents of valid records.
    """

    def __init__(self, seed: int, sound: Sequence[bytes]) -> None:
        self.chance = random.Random(seed)
        self.sound = sound

    def record(self) -> bytes:
        """A record: some bytes changed, or valid checksums with wrong content."""
        content = self.chance.choice(self.sound)
        if self.chance.random() < 0.4:
            return self.damaged(content)
        rows = [json.loads(row) for row in content.splitlines()]
        for row in rows:
            row.pop("n", None)
            row.pop("c", None)
        for _ in range(self.chance.randint(1, 4)):
            self.chance.choice((self._row, self._row, self._rows))(rows)
        bodies = [json.dumps(row).encode() for row in rows]
        if self.chance.random() < 0.25:
            self._literal(bodies)
        chain = Chain()
        return b"".join(chain.seal(body) for body in bodies if len(body) > 1)

    def damaged(self, content: bytes) -> bytes:
        """Change bytes regardless of their meaning."""
        ways: tuple[Callable[[bytes], bytes], ...] = (
            self._flip, self._cut, self._stutter, self._insert, self._lines, self._zeros,
        )  # fmt: skip
        for _ in range(self.chance.randint(1, 3)):
            content = self.chance.choice(ways)(content)
        return content

    def settings(self, usual: dict[str, Any]) -> bytes:
        """A settings file."""
        data = json.loads(json.dumps(usual))
        for _ in range(self.chance.randint(1, 5)):
            self._spoil(data)
        content = json.dumps(data).encode()
        if self.chance.random() < 0.4:
            bodies = [content]
            self._literal(bodies)
            content = bodies[0]
        return self.damaged(content) if self.chance.random() < 0.3 else content

    def yaml(self, text: str) -> bytes:
        """A file of cards or a scenario."""
        rows = text.splitlines()
        for _ in range(self.chance.randint(1, 4)):
            i = self.chance.randrange(len(rows))
            row, spoilt = rows[i], self.chance.choice(_YAML)
            cut = self.chance.randrange(len(row) + 1)
            value = str(self.chance.choice((*_NUMBERS, *_WORDS)))
            head = row.split(":")[0]
            rows[i] = self.chance.choice(
                (row[:cut] + spoilt, f"{head}: {spoilt}", f"{head}: {value}", row[:cut], row * 3)
            )
            if self.chance.random() < 0.2:
                rows.insert(i, self.chance.choice(rows))
        content = "\n".join(rows).encode("utf-8", "surrogatepass")
        return self.damaged(content) if self.chance.random() < 0.2 else content

    # Changes of data.

    def _spoil(self, data: Any) -> None:
        """Change a random value in a mapping or list."""
        places = list(_places(data))
        if not places:
            return
        holder, key = self.chance.choice(places)
        draw = self.chance.random()
        if draw < 0.15 and isinstance(holder, dict):
            del holder[key]
        elif draw < 0.25 and isinstance(holder, list):
            holder.extend(holder[:20] or [0])
        else:
            pools: tuple[Sequence[Any], ...] = (_NUMBERS, _WORDS, _OTHERS)
            holder[key] = deepcopy(self.chance.choice(self.chance.choice(pools)))

    def _row(self, rows: list[Any]) -> None:
        """Damage one line; the header and the last lines more often."""
        draw = self.chance.random()
        at = 0 if draw < 0.15 else 1 if draw < 0.25 else self.chance.randrange(len(rows))
        if draw > 0.7:
            at = max(0, len(rows) - self.chance.randint(1, 6))
        self._spoil(rows[at])

    def _rows(self, rows: list[Any]) -> None:
        """Remove, repeat, move or insert lines."""
        at = self.chance.randrange(1, len(rows))
        number = self.chance.choice(_NUMBERS)
        new: dict[str, Any] = self.chance.choice(
            (
                {"undo": number},
                {"undo": 0, "acts": number},
                {"undo": number, "acts": self.chance.choice(_NUMBERS)},
                {"practice": self.chance.choice(_OTHERS)},
                {"name": self.chance.choice(_WORDS)},
                {"aside": self._aside()},
                {"left": number, "holder": self.chance.choice(_WORDS)},
                {"move": self.chance.choice(_WORDS), "seat": number},
                {"event": rows[at].get("event", {"e": "party"})},
                {"due": rows[-1].get("due"), "chance": self.chance.choice(_WORDS)},
            )
        )
        draw = self.chance.random()
        if draw < 0.3:
            del rows[at : at + self.chance.randint(1, 5)]
        elif draw < 0.5:
            rows[at:at] = rows[at : at + self.chance.randint(1, 40)]
        elif draw < 0.6:
            other = self.chance.randrange(1, len(rows))
            rows[at], rows[other] = rows[other], rows[at]
        elif draw < 0.65:
            rows[at:at] = [new] * self.chance.choice((10, 1000, 20_000))
        else:
            rows.insert(at, new)

    def _aside(self) -> Any:
        """Return an aside that persons at one screen could have set, with a part of it spoilt."""
        seat = self.chance.choice((0, 1, 2, 3))
        aside: dict[str, Any] = {
            "held": {"at": self.chance.randrange(60), "seat": seat, "move": "recruit deck"},
            "glance": {"at": self.chance.randrange(60), "seat": seat},
            "picks": [["bug"], ["bug", "moles"]],
            "drafting": seat,
            "hands": [["bug.1", "moles.1"], []],
            "standing": [None, {"until": 2, "ask": "some", "suits": ["glue"]}],
            "changes": [{"at": 5, "seat": seat, "name": "Zoe", "player": "human"}],
            "open_turns": True,
        }
        for key in list(aside):
            if self.chance.random() < 0.5:
                del aside[key]
        for _ in range(self.chance.randint(0, 2)):
            self._spoil(aside)
        return aside

    def _literal(self, bodies: list[bytes]) -> None:
        """Replace a value by text that no JSON library would write."""
        i = self.chance.randrange(len(bodies))
        colons = [k for k, sign in enumerate(bodies[i]) if sign == ord(":")]
        if colons:
            at = self.chance.choice(colons) + 1
            end = next((k for k in range(at, len(bodies[i])) if bodies[i][k] in b",}]"), at)
            bodies[i] = bodies[i][:at] + self.chance.choice(_LITERALS) + bodies[i][end:]

    # Changes of bytes.

    def _flip(self, content: bytes) -> bytes:
        changed = bytearray(content)
        for _ in range(self.chance.choice((1, 1, 3, 50))):
            if changed:
                changed[self.chance.randrange(len(changed))] ^= 1 << self.chance.randrange(8)
        return bytes(changed)

    def _cut(self, content: bytes) -> bytes:
        at = self.chance.randrange(len(content) + 1)
        return content[:at] if self.chance.random() < 0.8 else content[at:]

    def _stutter(self, content: bytes) -> bytes:
        at = self.chance.randrange(len(content) + 1)
        size = self.chance.choice((1, 10, 1000))
        return content[:at] + content[at : at + size] * 20 + content[at:]

    def _insert(self, content: bytes) -> bytes:
        at = self.chance.randrange(len(content) + 1)
        return content[:at] + self.chance.choice(_LITERALS) + content[at:]

    def _lines(self, content: bytes) -> bytes:
        rows = content.splitlines()
        draw = self.chance.random()
        if draw < 0.3:
            return b"\r\n".join(rows)
        if draw < 0.5:
            self.chance.shuffle(rows)
        return b"\n".join(rows) if draw < 0.8 else b"\xef\xbb\xbf" + content

    def _zeros(self, content: bytes) -> bytes:
        at = self.chance.randrange(len(content) + 1)
        size = self.chance.choice((1, 100, 100_000))
        return content[:at] + bytes(size) + content[at + size :]


def _places(data: Any) -> Any:
    """Every place in nested data, as container and key."""
    items = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in list(items):
        yield data, key
        if isinstance(value, dict | list):
            yield from _places(value)
