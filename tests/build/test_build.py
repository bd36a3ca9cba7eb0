"""The parts of build.py, release.py and smoke.py that need no built program."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from bundle import archive, freeze, licences, linux
from bundle.about import APP_ID, PROGRAM
from fort_desktop.ui.i18n.i18n import LANGUAGES
from lab import figures
from release import changelog_fault, missed, pages_fault, version_fault

ROOT = Path(__file__).resolve().parents[2]
FILES = (
    "libSDL2-2-50d19f93.0.so.0.3200.10",
    "libz.so.1",
    "libogg-15db22d2.so.0.8.6",
    "libstdc++.so.6",
    "libpython3.11.so.1.0",
    "rect.cpython-311-x86_64-linux-gnu.so",
)
DLLS = (
    *("SDL2.dll", "SDL2_ttf.dll", "libffi-8.dll", "libjpeg-62.dll", "libogg-0.dll"),
    *("libopusfile-0.dll", "libpng16-16.dll", "libwebpdemux-2.dll", "libxmp.dll"),
    *("python313.dll", "VCRUNTIME140.dll", "VCRUNTIME140_1.dll", "base.cp313-win_amd64.pyd"),
)
"""Some of what is inside on Windows."""


# What goes in.


def test_the_game_and_its_data_go_in() -> None:
    places = {(Path(file).name, folder) for file, folder in freeze.package_data()}
    assert ("cards.yaml", ".") in places
    assert ("Nunito-Bold.ttf", "assets/fonts") in places
    assert ("pizza.svg", "assets/art/signs") in places
    assert ("act_01_gain.yaml", "scenarios") in places
    assert ("weights.json", "fort_desktop/bots") in places
    assert not any(name.endswith((".py", ".pyc")) for name, _ in places)
    hidden = freeze.hidden()
    assert "fort_desktop.bots.worker" in hidden
    assert "fort_desktop.__main__" not in hidden


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_every_language_goes_in(language: str) -> None:
    """Where `paths.assets_dir` looks for it, with the place of the packaged program before it."""
    folder = f"assets/locale/{language}/LC_MESSAGES"
    there = {Path(file).name for file, to in freeze.package_data() if Path(to).as_posix() == folder}
    assert there == {"fort.mo"}


def test_libraries_of_windows_go_in_once() -> None:
    for place in ("pygame\\SDL2.dll", "pygame/libogg-0.dll"):
        assert freeze.needless(place), place
    assert freeze.needless("portmidi.dll")
    for place in ("SDL2.dll", "libpng16-16.dll", "pygame\\base.cp313-win_amd64.pyd", "LICENSE"):
        assert not freeze.needless(place), place


def test_no_library_goes_in_for_a_format_that_nothing_has() -> None:
    for place in ("libjpeg-62.dll", "libopus-0.dll", "libogg-0.dll"):
        assert freeze.needless(place), place
    data = {Path(file).suffix for file, _ in freeze.package_data()}
    media = {
        ".png",
        ".jpg",
        ".jpeg",
        ".webp",
        ".tif",
        ".avif",
        ".ogg",
        ".opus",
        ".wav",
        ".mp3",
        ".xm",
    }
    assert data & media == {".png", ".ogg"}


def test_no_file_that_a_window_reads_is_left_out() -> None:
    program = (
        "import sys, pygame\n"
        "sys.addaudithook(lambda event, args: event == 'open' and print(args[0]))\n"
        "pygame.display.init()\n"
        "pygame.Window(hidden=True).destroy()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True
    )
    packages = sysconfig.get_paths()["purelib"]
    read = [
        os.path.relpath(line, packages)
        for line in done.stdout.splitlines()
        if line.startswith(packages) and not line.endswith((".py", ".pyc"))
    ]
    assert read, "pygame.Window reads nothing now: leave its icon out"
    assert not any(map(freeze.needless, read))


def test_a_crash_on_windows_does_not_wait_for_wmi() -> None:
    """On wine it even ends the program: the log of the crash would never be written."""
    assert "_wmi" in freeze.LEFT_OUT


def test_windows_gets_a_program_for_the_terminal_too() -> None:
    assert freeze.programs("win32") == [("Fort", False), (PROGRAM, True)]
    assert freeze.programs("linux") == [(PROGRAM, True)]


# Licences.


def test_libraries_are_known_by_their_names() -> None:
    found = list(map(licences.library_name, FILES))
    assert found == ["SDL2", "z", "ogg", "stdc++", None, None]
    assert licences.library_name("libSDL2_image-2-d6906c81.0.so.0.800.12") == "SDL2_image"
    assert licences.library_name("libpng16-fefdc88d.so.16.58.0") == "png16"


def test_libraries_of_windows_are_known_by_their_names() -> None:
    found = [name for name in map(licences.library_name, DLLS) if name is not None]
    assert found == [
        *("SDL2", "SDL2_ttf", "ffi", "jpeg", "ogg", "opusfile", "png16", "webpdemux", "xmp"),
    ]


def test_what_is_linked_into_a_dll_is_named_with_it() -> None:
    names = {part.name for part in licences.parts_of(DLLS)}
    assert {"SDL", "SDL_ttf", "FreeType", "HarfBuzz", "zlib", "GCC runtime"} <= names
    assert "ALSA library" not in names
    assert "FreeType" not in {part.name for part in licences.parts_of(FILES)}


def test_a_library_without_a_licence_stops_the_build() -> None:
    for dll in ("portmidi.dll", "libcrypto-3.dll", "Secret.DLL"):
        with pytest.raises(licences.UnknownLibraryError):
            licences.parts_of([*DLLS, dll])
    with pytest.raises(licences.UnknownLibraryError, match="secret"):
        licences.parts_of([*FILES, "libsecret-12345678.so.1"])


def test_every_text_is_there_and_used() -> None:
    texts = {text for part in licences.LIBRARIES.values() for text in part.texts}
    assert texts == {path.stem for path in licences.TEXTS.glob("*.txt")}


def test_third_party_names_all_parts(tmp_path: Path) -> None:
    packages = Path(sysconfig.get_paths()["purelib"])
    (tmp_path / "pyinstaller-6.dist-info").mkdir()
    used = (
        "pygame_ce",
        "msgspec",
        "pyyaml",
        "platformdirs",
        "accesskit",
        "prompt_toolkit",
        "wcwidth",
    )
    for name in used:
        found = next(path for path in packages.glob("*.dist-info")
                     if path.name.lower().startswith(f"{name}-"))  # fmt: skip
        (tmp_path / found.name).symlink_to(found)
    text = licences.third_party(FILES, tmp_path, "Fort")
    wanted = ("Python 3", "pygame-ce", "msgspec", "PyYAML", "platformdirs", "accesskit",
              "prompt_toolkit", "wcwidth", "pyinstaller 6", "SDL", "zlib", "Ogg", "GCC runtime",
              "Nunito", "Balsamiq Sans")  # fmt: skip
    head = text.partition("====")[0]
    assert all(f"  {name}" in head for name in wanted)
    assert "SIL OPEN FONT LICENSE" in text.upper()
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text


# Archives, and two builds of one commit.


@pytest.mark.parametrize("kind", ["tar.gz", "zip"])
def test_archives_come_out_the_same(tmp_path: Path, kind: str) -> None:
    for number, names in enumerate((["b", "a"], ["a", "b"])):
        folder = tmp_path / str(number) / "fort"
        folder.mkdir(parents=True)
        for name in names:
            (folder / name).write_text(name, "utf-8")
            os.utime(folder / name, (number * 1000, number * 1000))
        archive.pack(folder, tmp_path / f"{number}.{kind}", 1_700_000_000)
    one, other = (archive.sha256(tmp_path / f"{number}.{kind}") for number in (0, 1))
    assert one == other
    shutil.unpack_archive(tmp_path / f"0.{kind}", tmp_path / "out")
    assert archive.digests(tmp_path / "out" / "fort") == archive.digests(tmp_path / "0" / "fort")


def test_differences_are_named(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for folder in (one, other):
        (folder / "sub").mkdir(parents=True)
        (folder / "sub" / "same").write_text("same", "utf-8")
        (folder / "changed").write_text(folder.name, "utf-8")
    (one / "more").write_text("", "utf-8")
    found = archive.differences(archive.digests(one), archive.digests(other))
    assert found == ["changed", "more"]


def test_install_and_take_away(tmp_path: Path) -> None:
    folder, home = tmp_path / "a folder", tmp_path / "home & $x"
    folder.mkdir()
    home.mkdir()
    (folder / PROGRAM).write_text("#!/bin/sh\necho started\n", "utf-8")
    (folder / PROGRAM).chmod(0o755)
    linux.lay_beside(folder, "0.9.0", 1_700_000_000)
    env = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    subprocess.run([folder / "install.sh"], env=env, check=True, capture_output=True)
    entry = (home / ".local/share/applications" / f"{APP_ID}.desktop").read_text("utf-8")
    assert "home & \\\\$x/.local/opt/fort-desktop/fort-desktop" in entry
    link = home / ".local/bin" / PROGRAM
    assert subprocess.run([link], check=True, capture_output=True).stdout == b"started\n"
    assert len(list((home / ".local/share/icons").rglob("*.png"))) >= 6
    script = home / ".local/opt/fort-desktop/install.sh"
    subprocess.run([script, "--uninstall"], env=env, check=True, capture_output=True)
    left = [path for path in home.rglob("*") if path.is_file() and APP_ID in path.name]
    assert not left
    assert not link.is_symlink()


def said(environment: dict[str, str]) -> str:
    """What install.sh says of a call that it does not know."""
    call = ["/bin/sh", str(linux.INSTALLER), "--what"]
    env = {"HOME": "/nowhere", "PATH": "/usr/bin:/bin", **environment}
    done = subprocess.run(call, env=env, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 2
    return done.stderr.strip()


def test_the_installer_speaks_the_language_of_the_system() -> None:
    usage = {one: said({"LANG": f"{one}.UTF-8"}) for one in LANGUAGES}
    assert len(set(usage.values())) == len(LANGUAGES)
    assert all(words.endswith(": install.sh [--uninstall]") for words in usage.values())
    assert said({"LANG": "pl_PL.UTF-8"}) == said({"LANG": "en_US", "LC_ALL": "pl"}) == usage["pl"]
    assert said({"LANG": "pt_PT.UTF-8"}) == usage["pt_BR"]
    for other in ("be_BY.UTF-8", "uk_UA.UTF-8", "sk", "C", "plx"):
        assert said({"LANG": other}) == usage["en"]


# Figures and releases.


def test_the_section_of_smoke_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "benchmarks.md"
    page.write_text("# Benchmarks\n\nfigures\n", "utf-8")
    monkeypatch.setattr(figures, "PAGE", page)
    assert figures.kept_section() == ""
    for words in ("first", "second"):
        figures.write_section(f"{figures.HEADING}\n\n{words}\n")
    assert page.read_text("utf-8") == f"# Benchmarks\n\nfigures\n\n{figures.HEADING}\n\nsecond\n"
    assert figures.kept_section() == f"\n{figures.HEADING}\n\nsecond\n"


def test_only_a_plain_version_is_released() -> None:
    assert version_fault("0.9.0") == ""
    assert "0.1.0.dev0" in version_fault("0.1.0.dev0")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("# C\n\n## 0.9.0 - 2026-11-21\n### Added\n- All.\n", ""),
        ("# C\n\n## Unreleased\n- All.\n\n## 0.9.0 - 2026-11-21\n- All.\n", "is not closed"),
        ("# C\n\n## 0.8.0 - 2026-11-21\n- All.\n", "is not closed"),
        ("# C\n\n## 0.9.0 - 2026-11-21\n\n## 0.8.0 - 2026-11-20\n- All.\n", "says nothing"),
        ("# C\n", "no section"),
    ],
)
def test_the_changelog_must_be_closed(text: str, fault: str) -> None:
    found = changelog_fault(text, "0.9.0")
    assert fault in found
    assert bool(found) == bool(fault)


def test_a_missed_bar_stops_a_release(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    benchmarks, strength = tmp_path / "docs/benchmarks.md", tmp_path / "docs/strength.md"
    benchmarks.write_text(f"| a | 1 | at most 2 |\n\n{figures.HEADING}\n\n| x |\n", "utf-8")
    assert "strength.md is missing" in pages_fault(tmp_path)
    strength.write_text("A bar that is missed says so.\n| hard | met |\n", "utf-8")
    assert pages_fault(tmp_path) == ""
    strength.write_text("| hard | **missed** |\n", "utf-8")
    assert "hard" in pages_fault(tmp_path)
    assert missed({"replay_ms": 19, "games_per_s_4p": 1}) == ""
    assert missed({"replay_ms": 21}) == "replay_ms 21"
