"""THIRD-PARTY.txt: the third-party parts of the built program and their licences."""

import re
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
TEXTS = ROOT / "build_scripts" / "licences"
HEAD = """\
{name} is under the MIT licence. Parts of others are inside, each under its own licence; the full
texts follow the list. pygame-ce and the libraries under the LGPL lie in the folder _internal as
files of their own (the single file unpacks them into such a folder), and can be replaced there.

"""


class Part(NamedTuple):
    """A third-party work: name, SPDX licence, licence texts, origin."""

    name: str
    licence: str
    texts: tuple[str, ...]
    home: str


def _part(name: str, licence: str, texts: str, home: str) -> Part:
    return Part(name, licence, tuple(texts.split()), home)


_GCC = _part("GCC runtime", "GPL-3.0+ WITH GCC-exception-3.1", "gcc-runtime", "gcc.gnu.org")
_XIPH, _SDL, _WEBP = "xiph.org", "github.com/libsdl-org", "chromium.googlesource.com"
LIBRARIES: "dict[str, Part]" = {
    "SDL2": _part("SDL", "Zlib", "sdl2", f"{_SDL}/SDL"),
    "SDL2_image": _part("SDL_image", "Zlib", "sdl2-image", f"{_SDL}/SDL_image"),
    "SDL2_mixer": _part("SDL_mixer", "Zlib", "sdl2-mixer", f"{_SDL}/SDL_mixer"),
    "SDL2_ttf": _part("SDL_ttf", "Zlib", "sdl2-ttf", f"{_SDL}/SDL_ttf"),
    "FLAC": _part("FLAC", "BSD-3-Clause", "flac", f"{_XIPH}/flac"),
    "ogg": _part("Ogg", "BSD-3-Clause", "ogg", f"{_XIPH}/ogg"),
    "vorbis": _part("Vorbis", "BSD-3-Clause", "vorbis", f"{_XIPH}/vorbis"),
    "vorbisenc": _part("Vorbis", "BSD-3-Clause", "vorbis", f"{_XIPH}/vorbis"),
    "vorbisfile": _part("Vorbis", "BSD-3-Clause", "vorbis", f"{_XIPH}/vorbis"),
    "opus": _part("Opus", "BSD-3-Clause", "opus", "opus-codec.org"),
    "opusfile": _part("Opusfile", "BSD-3-Clause", "opusfile", "opus-codec.org"),
    "mpg123": _part("mpg123", "LGPL-2.1", "mpg123 lgpl-2.1", "mpg123.de"),
    "fluidsynth": _part("FluidSynth", "LGPL-2.1+", "fluidsynth lgpl-2.1", "fluidsynth.org"),
    "sndfile": _part("libsndfile", "LGPL-2.1+", "sndfile lgpl-2.1", "github.com/libsndfile"),
    "wavpack": _part("WavPack", "BSD-3-Clause", "wavpack", "wavpack.com"),
    "xmp": _part("libxmp", "MIT", "xmp", "github.com/libxmp/libxmp"),
    "asound": _part("ALSA library", "LGPL-2.1+", "alsa lgpl-2.1", "alsa-project.org"),
    "freetype": _part("FreeType", "FTL", "freetype", "freetype.org"),
    "harfbuzz": _part("HarfBuzz", "MIT-Modern-Variant", "harfbuzz", "github.com/harfbuzz"),
    "brotlicommon": _part("Brotli", "MIT", "brotli", "github.com/google/brotli"),
    "brotlidec": _part("Brotli", "MIT", "brotli", "github.com/google/brotli"),
    "jpeg": _part("libjpeg-turbo", "IJG AND BSD-3-Clause", "jpeg-turbo", "libjpeg-turbo.org"),
    "png16": _part("libpng", "libpng-2.0", "png", "libpng.org"),
    "tiff": _part("LibTIFF", "libtiff", "tiff", "libtiff.gitlab.io"),
    "webp": _part("libwebp", "BSD-3-Clause", "webp", f"{_WEBP}/webm/libwebp"),
    "webpdemux": _part("libwebp", "BSD-3-Clause", "webp", f"{_WEBP}/webm/libwebp"),
    "sharpyuv": _part("libwebp", "BSD-3-Clause", "webp", f"{_WEBP}/webm/libwebp"),
    "z": _part("zlib", "Zlib", "zlib", "zlib.net"),
    "ffi": _part("libffi", "MIT", "ffi", "github.com/libffi/libffi"),
    "gcc_s": _GCC,
    "stdc++": _GCC,
}
"""Shared libraries, by their name without `lib`, hash and version."""
INSIDE_DLLS = ("freetype", "harfbuzz", "z", "gcc_s")
"""What the DLLs of pygame-ce hold linked in: SDL2_ttf the first two, libpng zlib, several GCC's."""
PACKAGES = {
    "pygame-ce": ("LGPL-2.1", "github.com/pygame-community/pygame-ce", ("lgpl-2.1",)),
    "msgspec": ("BSD-3-Clause", "github.com/jcrist/msgspec", ()),
    "PyYAML": ("MIT", "github.com/yaml/pyyaml", ()),
    "platformdirs": ("MIT", "github.com/tox-dev/platformdirs", ()),
    "accesskit": ("MIT OR Apache-2.0, BSD-3-Clause", "github.com/AccessKit/accesskit-python", ()),
    "prompt_toolkit": ("BSD-3-Clause", "github.com/prompt-toolkit/python-prompt-toolkit", ()),
    "wcwidth": ("MIT", "github.com/jquast/wcwidth", ()),
    "pyinstaller": (
        "GPL-2.0+ WITH Bootloader-exception; of it only the starter is inside",
        "pyinstaller.org",
        (),
    ),
}
"""Python libraries: licence, home, and texts where they bring none."""
FONTS = {
    "Balsamiq Sans": ("OFL-1.1", "github.com/balsamiq/balsamiqsans", "OFL-BalsamiqSans.txt"),
    "Nunito": ("OFL-1.1", "github.com/googlefonts/nunito", "OFL-Nunito.txt"),
}


class UnknownLibraryError(ValueError):
    """The program contains a shared library whose licence is not in the table."""


def library_name(file: str) -> "str | None":
    """The short name of a shared library; None for other files, Python's own and its modules.

    Python's own are those of Microsoft too, which its licence for Windows speaks of.
    """
    stem, dot, ending = file.lower().rpartition(".")
    if dot and ending == "dll":
        own = stem.startswith(("python3", "vcruntime", "msvcp", "ucrtbase", "api-ms-win-"))
        # SDL2_image.dll, libpng16-16.dll, freetype.dll
        return None if own else re.sub(r"^lib|-[0-9]+$", "", file[: len(stem)])
    # libz.so.1, libogg-15db22d2.so.0.8.6, and libSDL2-2-50d19f93.0.so.0.3200.10
    found = re.fullmatch(r"lib([A-Za-z0-9_+]+?)(-[0-9.]+)?(-[0-9a-f]{8})?(\.\d)?\.so[.0-9]*", file)
    if found is None or file.startswith("libpython"):
        return None
    return found[1]


def parts_of(files: "Iterable[str]") -> "list[Part]":
    """The third-party works behind these files, each once, sorted by name.

    Raises:
        UnknownLibraryError: one of them is not in the table.
    """
    files = list(files)
    names = {name for name in map(library_name, files) if name is not None}
    if any(file.lower().endswith(".dll") for file in files):
        names.update(INSIDE_DLLS)
    unknown = sorted(names - LIBRARIES.keys())
    if unknown:
        raise UnknownLibraryError(
            f"look up the licence of {', '.join(unknown)} and add it to bundle/licences.py"
        )
    return sorted({LIBRARIES[name] for name in names})


def third_party(files: "Iterable[str]", packages: Path, name: str) -> str:
    """The whole text, for a program that holds `files` and was built from a folder of packages."""
    rows: list[tuple[str, str, str]] = []
    texts: dict[str, str] = {}
    _python(rows, texts)
    for package, (licence, home, more) in PACKAGES.items():
        label = f"{package} {_version(packages, package)}"
        rows.append((label, licence, home))
        own = "\n".join(path.read_text("utf-8") for path in _own_texts(packages, package))
        if own:
            texts[label] = own
        texts.update((text, _text(text)) for text in more)
    names = list(files)
    # macOS spells libraries otherwise; there the whole table is listed.
    spelt = any(library_name(file) for file in names)
    for part in parts_of(names) if spelt else sorted(set(LIBRARIES.values())):
        rows.append((part.name, part.licence, part.home))
        texts.update((text, _text(text)) for text in part.texts)
    for font, (licence, home, file) in FONTS.items():
        rows.append((f"{font} (font)", licence, home))
        texts[f"{font} (font)"] = (ROOT / "assets" / "fonts" / file).read_text("utf-8")
    listed = "".join(f"  {a:<24} {b:<36} {c}\n" for a, b, c in rows)
    whole = "".join(f"\n\n{'=' * 78}\n{key}\n{'=' * 78}\n\n{texts[key]}" for key in texts)
    return HEAD.format(name=name) + listed + whole


def _python(rows: "list[tuple[str, str, str]]", texts: "dict[str, str]") -> None:
    label = f"Python {'.'.join(map(str, sys.version_info[:3]))}"
    rows.append((label, "PSF-2.0", "python.org"))
    folder = Path(sysconfig.get_paths()["stdlib"])
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    places = (
        folder / "LICENSE.txt",
        Path(f"/usr/share/doc/python{version}/copyright"),  # where Debian has put it
        Path(sys.base_prefix) / "LICENSE.txt",  # Windows
    )
    for place in places:
        if place.is_file():
            texts[label] = place.read_text("utf-8", errors="replace")
            return
    raise FileNotFoundError(f"the licence of Python lies at none of {', '.join(map(str, places))}")


def _info(packages: Path, package: str) -> Path:
    """The .dist-info folder of a package."""
    wanted = re.sub(r"[-_.]+", "_", package).lower()
    for folder in sorted(packages.glob("*.dist-info")):
        if folder.name.partition("-")[0].lower() == wanted:
            return folder
    raise FileNotFoundError(f"{package} is not installed in {packages}")


def _version(packages: Path, package: str) -> str:
    return _info(packages, package).name.removesuffix(".dist-info").partition("-")[2]


def _own_texts(packages: Path, package: str) -> "list[Path]":
    found = _info(packages, package).rglob("*")
    return sorted(p for p in found if p.is_file() and p.name.startswith(("LICENSE", "COPYING")))


def _text(name: str) -> str:
    return (TEXTS / f"{name}.txt").read_text("utf-8")
