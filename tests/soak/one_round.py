"""One round of the soak test, in the process that `soak.py` starts for it.

soaking/one_round.py KIND SEED COUNT FOLDER KEEP
"""

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.soak.desk import soak_desk
from tests.soak.disk import soak_disk
from tests.soak.drags import soak_drags
from tests.soak.files import (
    Watch,
    soak_cards,
    soak_profiles,
    soak_records,
    soak_scenarios,
    soak_settings,
    sound_records,
    written_outside,
)
from tests.soak.forge import Forge
from tests.soak.inputs import soak_input
from tests.soak.kills import soak_kills

FILES: Final[dict[str, Callable[[Forge, int, Path, Watch], None]]] = {
    "records": soak_records,
    "settings": soak_settings,
    "profiles": soak_profiles,
    "cards": soak_cards,
    "scenarios": soak_scenarios,
    "input": soak_input,
    "drags": soak_drags,
}
_WITH_RECORDS: Final = ("records", "input")


def main(kind: str, seed: int, count: int, folder: Path, keep: Path) -> int:
    """Run the round; returns 1 if it found something, else 0."""
    data = folder / "data" / "fort"
    data.mkdir(parents=True)
    if kind in FILES:
        return _files(kind, seed, count, folder, keep)
    if kind == "disk":
        found = soak_disk(seed, count, data)
    elif kind == "desk":
        found = soak_desk(seed, count, data)
    elif kind in ("kills", "window"):
        try:
            found = soak_kills(seed, count, data, kind == "window")
        except AssertionError:
            shutil.copytree(data, keep / f"{kind}-{seed}", dirs_exist_ok=True)
            raise
    else:
        raise ValueError(f"there is no kind '{kind}'")
    print(f"{count} tried, {len(found)} findings")
    print("\n".join(found), file=sys.stderr)
    return 1 if found else 0


def _files(kind: str, seed: int, count: int, folder: Path, keep: Path) -> int:
    watch = Watch()
    outside: list[str] = []
    sys.addaudithook(written_outside(folder, outside.append))
    forge = Forge(seed, sound_records(folder / "sound") if kind in _WITH_RECORDS else [])
    FILES[kind](forge, count, folder / "data" / "fort", watch)
    strange = sorted(set(outside))
    print(
        f"{count} tried, {len(watch.findings)} findings, {len(strange)} written outside, "
        f"slowest {watch.slowest:.2f} s, largest {watch.largest:.0f} MB"
    )
    for number, finding in enumerate(watch.findings[:5]):
        keep.mkdir(parents=True, exist_ok=True)
        file = keep / f"{kind}-{seed}-{number}"
        file.write_bytes(finding.content)
        print(f"{finding.what} ({file}):\n{finding.detail}", file=sys.stderr)
    for place in strange[:5]:
        print(f"written outside the data folder: {place}", file=sys.stderr)
    return 1 if watch.findings or strange else 0


if __name__ == "__main__":
    what, number, size, where, kept = sys.argv[1:]
    sys.exit(main(what, int(number), int(size), Path(where), Path(kept)))
