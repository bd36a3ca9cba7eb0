"""Makes all sounds of the game: assets/sounds/*.ogg.

    python3 build_scripts/make_sounds.py [--wav FOLDER]

Everything except the encoding uses the standard library only and is the same on every machine.
Encoding needs `oggenc` (Debian and Ubuntu: apt install vorbis-tools), only here and never to play
or build the game, since the encoded files are in the repository. With --wav only the WAV files are
written, to a folder, and no tool is needed.

Loudness: the loudest 100 ms of an effect are at -20 dBFS (above 250 Hz), soft effects lower
(`sound_effects.EFFECTS`); the music is at -25 dBFS over its whole length.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from sound_effects import EFFECTS, VARIANTS, effect
from sound_music import music
from sound_voices import write

ROOT = Path(__file__).resolve().parents[1]
SOUNDS = ROOT / "assets" / "sounds"
MUSIC = "afternoon"
EFFECT_QUALITY, MUSIC_QUALITY = "4", "2"
"""Of oggenc: about 50 kbit/s for the music."""
ORIGIN = "made by build_scripts/make_sounds.py"


def make_waves(folder: Path) -> list[Path]:
    """Write all WAV files to a folder; returns their paths."""
    made = []
    for name in EFFECTS:
        for variant in range(1, VARIANTS + 1):
            made.append(folder / f"{name}-{variant}.wav")
            write(made[-1], effect(name, variant))
    print("fort: effects are made; the music takes a minute or two", flush=True)
    made.append(folder / f"{MUSIC}.wav")
    write(made[-1], *music())
    return made


def encode(wave: Path, folder: Path) -> Path:
    """Encode a WAV file as OGG; returns the new path."""
    out = folder / f"{wave.stem}.ogg"
    quality = MUSIC_QUALITY if wave.stem == MUSIC else EFFECT_QUALITY
    # A fixed serial number: the same sound is the same file.
    call = ["oggenc", "--quiet", "--serial", "1", "-q", quality, "-o", str(out), str(wave)]
    subprocess.run(call, check=True)
    return out


def manifest(files: list[Path]) -> str:
    """Make the lines of assets/manifest.yaml for these files."""
    return "".join(
        f"  - {{file: sounds/{path.name}, origin: {ORIGIN}, licence: MIT}}\n"
        for path in sorted(files)
    )


def main() -> int:
    """Make everything; returns the exit code."""
    parser = argparse.ArgumentParser(description="Makes the sounds of the game.")
    parser.add_argument("--wav", type=Path, help="write only WAV files, to this folder")
    chosen: Path | None = parser.parse_args().wav
    if chosen is not None:
        chosen.mkdir(parents=True, exist_ok=True)
        make_waves(chosen)
        return 0
    if shutil.which("oggenc") is None:
        print("fort: oggenc is missing (apt install vorbis-tools)", file=sys.stderr)
        return 2
    SOUNDS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        files = [encode(wave, SOUNDS) for wave in make_waves(Path(folder))]
    print(manifest(files), end="")
    size = sum(path.stat().st_size for path in files)
    print(f"fort: {len(files)} files, {size / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
