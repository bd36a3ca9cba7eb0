"""The installer for Windows: what fort.nsi includes, and the call of makensis."""

import os
import subprocess
from pathlib import Path

from bundle import about
from bundle.words import COMMENTS, GAMES, GAMES_STAY, RUNNING

SCRIPT = Path(__file__).with_name("fort.nsi")
LANGUAGES = {
    "": "ENGLISH",
    "pl": "POLISH",
    "ru": "RUSSIAN",
    "cs": "CZECH",
    "pt_BR": "PORTUGUESEBR",
}
"""The languages of the game as NSIS names them; the first is for everybody else."""
SENTENCES = {"GAME": GAMES, "SUMMARY": COMMENTS, "RUNNING": RUNNING, "GAMES_STAY": GAMES_STAY}


class InstallerError(ValueError):
    """makensis has refused the script; the message has its last lines."""


def words() -> str:
    """Return our sentences in all languages, in the script language of NSIS."""
    return "".join(
        f'LangString {name} ${{LANG_{LANGUAGES[one]}}} "{_quoted(text)}"\n'
        for name, told in SENTENCES.items()
        for one, text in told.items()
    )


def installing(folder: Path) -> str:
    """Return the lines that install a folder, sorted, so that two builds are the same."""
    lines = []
    for place in [folder, *_folders(folder)]:
        files = sorted(path for path in place.iterdir() if path.is_file())
        if files:
            lines.append(f'SetOutPath "{_installed(folder, place)}"')
            lines += [f'File "{path}"' for path in files]
    return "\n".join(lines) + "\n"


def removing(folder: Path) -> str:
    """Return the lines that remove exactly what was installed, and folders that are empty then."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    lines = [f'Delete "{_installed(folder, path)}"' for path in files]
    lines += [f'RMDir "{_installed(folder, place)}"' for place in reversed(_folders(folder))]
    return "\n".join(lines) + "\n"


def make_installer(folder: Path, icon: Path, parts: Path, out: Path, moment: int) -> None:
    """Write the installer of a folder.

    Args:
        folder: the built program; icon: an .ico file.
        parts: a folder for the files that the script includes.
        out: the file to write; moment: its time stamp, in Unix seconds.

    Raises:
        InstallerError: makensis has refused the script.
    """
    parts.mkdir(parents=True, exist_ok=True)
    texts = {"words": words(), "install": installing(folder), "remove": removing(folder)}
    for name, text in texts.items():
        (parts / f"{name}.nsh").write_text(text, encoding="utf-8")
    number = about.version()
    values = {
        "VERSION": number,
        "NUMBERS": ".".join(map(str, about.numbers(number))),
        "ICON": icon,
        "PARTS": parts,
        "OUT": out,
    }
    call = ["makensis", "-V2", "-NOCD", "-INPUTCHARSET", "UTF8"]
    call += [*(f"-D{name}={value}" for name, value in values.items()), str(SCRIPT)]
    env = {**os.environ, "SOURCE_DATE_EPOCH": str(moment)}
    done = subprocess.run(call, env=env, capture_output=True, encoding="utf-8", check=False)
    if done.returncode != 0:
        raise InstallerError((done.stdout + done.stderr)[-2000:])


def _folders(folder: Path) -> "list[Path]":
    """The folders inside a folder, each before those inside it."""
    return sorted(path for path in folder.rglob("*") if path.is_dir())


def _installed(folder: Path, path: Path) -> str:
    """The name that a file of the folder has where it is installed."""
    inside = path.relative_to(folder).as_posix().replace("/", "\\")
    return _quoted("$INSTDIR" if inside == "." else f"$INSTDIR\\{inside}", keep=1)


def _quoted(text: str, keep: int = 0) -> str:
    """A text as NSIS takes it in quotes: $ begins a variable; the first `keep` stay such."""
    head, *rest = text.split("$")
    for number, part in enumerate(rest):
        head += ("$" if number < keep else "$$") + part
    return head.replace('"', '$\\"')
