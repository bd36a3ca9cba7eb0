"""Contents of the packaged program for PyInstaller.

`fort.spec` reads this on every system; the tests read it too.
"""

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from bundle.about import NAME, PROGRAM

ROOT = Path(os.environ.get("FORT_SOURCE", Path(__file__).resolve().parents[2]))
"""The checkout, or its copy with compiled rules (compile.py)."""
ENTRY = ROOT / "fort_desktop" / "__main__.py"
LEFT_OUT = (
    # pygame takes these if it finds them; the game draws and plays without them.
    *("numpy", "cv2", "OpenGL"),
    *("pygame.tests", "pygame.examples", "pygame.docs", "pygame.camera", "pygame._camera"),
    *("pygame._camera_opencv", "pygame.midi", "pygame.pypm", "pygame.freetype", "pygame.ftfont"),
    *("pygame._freetype", "pygame.surfarray", "pygame.sndarray", "pygame.gfxdraw"),
    # Without these two hashlib uses its own code (and has no `pbkdf2_hmac`), and 6 MB of OpenSSL
    # stay away: nothing here speaks to a network.
    *("_ssl", "_hashlib", "ssl", "http", "ftplib", "smtplib", "xmlrpc", "socketserver"),
    *("tkinter", "unittest", "doctest", "pydoc", "pdb", "test", "lib2to3", "distutils"),
    *("setuptools", "pkg_resources", "pip", "ensurepip", "venv", "idlelib", "turtle"),
    *("sqlite3", "curses", "readline", "xml.sax", "dbm"),
    # Nothing here is packed with these, and each brings a library of the system.
    *("_bz2", "_lzma", "_uuid", "tarfile"),
    # What Python does itself where its quicker modules are missing, and they are not; wcwidth is as
    # quick as anybody types without its own (1.3 MB on Windows).
    *("_pydecimal", "_pydatetime", "wcwidth._wcwidth_c"),
    "urllib.request",
    # `platform` asks Windows by this, which can take long or end the program; the log of a crash
    # asks `platform`, which does without.
    "_wmi",
)
"""Modules that are not needed."""
DATA_FREE = (".py", ".md", ".pyc", *{Path(suffix).suffix for suffix in EXTENSION_SUFFIXES})
"""Files of the package that are no data of it."""
OF_MODULES_LEFT_OUT = {"portmidi.dll", "freetype.dll"}
UNREAD_FORMATS = {
    *("libjpeg-62.dll", "libtiff-5.dll", "libwebp-7.dll", "libwebpdemux-2.dll", "libavif-16.dll"),
    *("libxmp.dll", "libgme.dll", "libwavpack-1.dll"),
    *("libopus-0.dll", "libopusfile-0.dll", "libogg-0.dll"),
}
"""DLLs of pygame on Windows, which SDL loads only for a file of their format."""
FOR_TRANSLATORS = (".po", ".pot")
"""The program reads the fort.mo that is made of them."""


def package_data() -> "list[tuple[str, str]]":
    """Data files of the program, each with its target folder."""
    found = [(str(ROOT / "cards.yaml"), "."), (str(ROOT / "LICENSE"), ".")]
    examples = sorted((ROOT / "tests" / "scenarios").glob("*.yaml"))
    found += [(str(path), "scenarios") for path in examples]
    for folder in ("assets", "fort_desktop"):
        for path in sorted((ROOT / folder).rglob("*")):
            code = folder == "fort_desktop" and path.suffix in DATA_FREE
            unread = code or path.suffix in FOR_TRANSLATORS
            if path.is_file() and "__pycache__" not in path.parts and not unread:
                found.append((str(path), str(path.parent.relative_to(ROOT))))
    return found


def hidden() -> "list[str]":
    """All modules of the game, since commands import theirs only when they run."""
    found = sorted((ROOT / "fort_desktop").rglob("*.py"))
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in found]
    # The machine code of all compiled modules is in one, which no Python file imports.
    shared = {path.name.split(".")[0] for path in ROOT.glob("*__mypyc.*")}
    own = [name.removesuffix(".__init__") for name in names if not name.endswith("__main__")]
    # The bridge to screen readers looks for it by its name.
    return [*own, *sorted(shared), "accesskit"]


def needless(destination: str) -> bool:
    """Return True if the program does without a file that PyInstaller has found.

    On Windows the DLLs of pygame come into the folder of all libraries, some of them into that of
    pygame once more. SDL loads one for each format of pictures and sounds when a file asks for it,
    and ours are PNG, SVG and Ogg Vorbis, which it reads itself but for PNG. The icon of pygame is
    needed: every `pygame.Window` reads it; its font is not, since the game brings its own.
    """
    folder, _, name = destination.replace("\\", "/").rpartition("/")
    if folder == "pygame":
        return name.lower().endswith((".dll", ".ttf"))
    return not folder and name.lower() in UNREAD_FORMATS | OF_MODULES_LEFT_OUT


def programs(system: str) -> "list[tuple[str, bool]]":
    """The executables: name, and whether it is a console program.

    On Windows a program either opens a console or cannot write to one, so there are two.
    """
    if system == "win32":
        return [(NAME, False), (PROGRAM, True)]
    return [(PROGRAM, True)]
