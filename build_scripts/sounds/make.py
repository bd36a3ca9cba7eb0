"""Makes all sounds of the game: assets/sounds/*.ogg.

    python3 build_scripts/sounds make [--wav FOLDER] [NAME ...]

Everything except the encoding uses the standard library only and is the same on every machine.
Encoding needs `oggenc` (Debian and Ubuntu: apt install vorbis-tools), only here and never to play
or build the game, since the encoded files are in the repository. With --wav only the WAV files are
written, to a folder, and no tool is needed. NAME is an effect, a call or a piece of music, such as
`turn`, `bird` or `evening`; without one all are made, which takes some minutes. Afterwards
`sounds figures` measures them for docs/sound.md.

Loudness: the loudest 100 ms of an effect are at -20 dBFS (above 250 Hz), soft effects lower
(`sounds.effects.EFFECTS`), marks of suits and places 3 dB lower, calls of birds and crickets at
-30 dBFS; each piece of music is at -23 LUFS.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

from sounds.effects import EFFECTS, VARIANTS, effect
from sounds.marks import MARKS, mark
from sounds.music import music
from sounds.outdoors import CALLS, call
from sounds.score import PIECES
from sounds.voices import Wave, write

ROOT = Path(__file__).resolve().parents[2]
SOUNDS = ROOT / "assets" / "sounds"
EFFECT_QUALITY, MUSIC_QUALITY = "4", "1"
"""Of oggenc: about 45 kbit/s for the music."""
ORIGIN = "made by build_scripts/sounds/make.py"

NAMES: Final = (*EFFECTS, *MARKS, *CALLS, *PIECES)


def files_of(name: str) -> dict[str, Callable[[], tuple[Wave, ...]]]:
    """The files of a name, without their endings, and what makes their channels."""
    if name in PIECES:
        return {name: partial(music, name)}
    if name in MARKS:
        return {name: lambda: (mark(name),)}
    make, many = (call, len(CALLS[name])) if name in CALLS else (effect, VARIANTS)
    return {f"{name}-{i}": partial(_mono, make, name, i) for i in range(1, many + 1)}


def _mono(make: Callable[[str, int], Wave], name: str, number: int) -> tuple[Wave]:
    return (make(name, number),)


def make_waves(folder: Path, name: str) -> list[Path]:
    """Write the WAV files of a name to a folder; returns their paths."""
    made = []
    for stem, make in files_of(name).items():
        made.append(folder / f"{stem}.wav")
        write(made[-1], *make())
    print(f"fort: {name}", flush=True)
    return made


def encode(wave: Path, folder: Path) -> Path:
    """Encode a WAV file as OGG; returns the new path."""
    out = folder / f"{wave.stem}.ogg"
    quality = MUSIC_QUALITY if wave.stem in PIECES else EFFECT_QUALITY
    # A fixed serial number: the same sound is the same file.
    call = ["oggenc", "--quiet", "--serial", "1", "-q", quality, "-o", str(out), str(wave)]
    subprocess.run(call, check=True)
    return out


def manifest() -> str:
    """Make the lines of assets/manifest.yaml for all sounds."""
    return "".join(
        f"  - {{file: sounds/{stem}.ogg, origin: {ORIGIN}, licence: MIT}}\n"
        for stem in sorted(stem for name in NAMES for stem in files_of(name))
    )


def main() -> int:
    """Make what is named; returns the exit code."""
    parser = argparse.ArgumentParser(description="Make the game's sounds.")
    parser.add_argument("--wav", type=Path, help="only write WAV files, to this folder")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these")
    given = parser.parse_args()
    names: list[str] = given.names or sorted(NAMES, key=lambda name: name not in PIECES)
    if unknown := set(names) - set(NAMES):
        print(f"fort: there is no sound {', '.join(sorted(unknown))}", file=sys.stderr)
        return 2
    if given.wav is None and shutil.which("oggenc") is None:
        print("fort: oggenc is missing (apt install vorbis-tools)", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as temporary, ProcessPoolExecutor(2) as pool:
        folder = given.wav or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        for waves in pool.map(partial(make_waves, folder), names):
            for wave in waves if given.wav is None else ():
                encode(wave, SOUNDS)
    if given.wav is None:
        print(manifest(), end="")
        files = list(SOUNDS.iterdir())
        size = sum(path.stat().st_size for path in files)
        print(f"fort: {len(files)} files, {size / 1e6:.2f} MB")
    return 0
