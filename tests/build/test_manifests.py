"""Manifests of a release, from files that stand for what was built."""

import hashlib
import json
import plistlib
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

import pytest
import yaml

import build
from bundle.about import APP_ID, version
from bundle.linux import PLACEHOLDER
from bundle.manifests import NOWHERE, OF_SYSTEM, MissingError, Release, manifests
from bundle.words import COMMENTS

SCRIPT = Path(__file__).resolve().parents[2] / "build_scripts" / "release.py"
SETUP = "fort-desktop-1.2.3-windows-amd64-setup.exe"
ZIP = "fort-desktop-1.2.3-windows-amd64.zip"
APP = "fort-desktop-1.2.3-macos-arm64-app.tar.gz"
TAR = "fort-desktop-1.2.3-linux-x86_64.tar.gz"
ADDRESS = "https://example.org/fort/1.2.3"


def app(path: Path, told: dict[str, Any]) -> None:
    """Pack a bundle of nothing but its property list."""
    plist = path.parent / "Info.plist"
    plist.write_bytes(plistlib.dumps(told))
    with tarfile.open(path, "w:gz") as tar:
        tar.add(plist, "Fort.app/Contents/Info.plist")
    plist.unlink()


@pytest.fixture
def release(tmp_path: Path) -> Release:
    """A release with a file of each kind."""
    for name in (SETUP, ZIP, TAR):
        (tmp_path / name).write_text(name, "utf-8")
    app(tmp_path / APP, {"LSMinimumSystemVersion": "12.0"})
    return Release("1.2.3", tmp_path, f"{ADDRESS}/")


def digest(release: Release, name: str) -> str:
    return hashlib.sha256((release.folder / name).read_bytes()).hexdigest()


def test_files_are_called_as_the_build_calls_them(release: Release) -> None:
    now = release._replace(version=version())
    for target, named in {
        ("linux", "x86_64"): now.name("linux", "x86_64"),
        ("win32", "AMD64"): now.name("windows", "amd64"),
        ("darwin", "arm64"): now.name("macos", "arm64"),
    }.items():
        assert build.label(*target) == named


def test_winget_gets_a_file_of_each_kind_and_of_each_language(release: Release) -> None:
    found = {
        name: yaml.safe_load(text)
        for name, text in manifests(release, ["windows"]).items()
        if name.startswith("winget/")
    }
    kinds = sorted(one["ManifestType"] for one in found.values())
    assert kinds == ["defaultLocale", "installer", *["locale"] * 4, "version"]
    for name, one in found.items():
        assert name.startswith(f"winget/{one['PackageIdentifier']}.")
        assert one["PackageVersion"] == "1.2.3"
        assert one["ManifestVersion"] == "1.6.0"
    locales = {one["PackageLocale"]: one for one in found.values() if "PackageLocale" in one}
    assert set(locales) == {"en-US", "pl-PL", "ru-RU", "cs-CZ", "pt-BR"}
    assert locales["cs-CZ"]["ShortDescription"] == COMMENTS["cs"]
    # The limits of its schema.
    assert all(3 <= len(one["ShortDescription"]) <= 256 for one in locales.values())
    assert all(len(one["Description"]) <= 10_000 for one in locales.values())
    assert all(1 <= len(tag) <= 40 for one in locales.values() for tag in one["Tags"])


def test_winget_gets_the_installer(release: Release) -> None:
    text = manifests(release, ["windows"])["winget/FortContributors.Fort.installer.yaml"]
    told = yaml.safe_load(text)
    assert told["Scope"] == "user"
    assert told["InstallerType"] == "nullsoft"
    assert told["FileExtensions"] == ["fort"]
    assert told["Installers"] == [
        {
            "Architecture": "x64",
            "InstallerUrl": f"{ADDRESS}/{SETUP}",
            "InstallerSha256": digest(release, SETUP).upper(),
        }
    ]


def test_scoop_gets_the_packed_folder(release: Release) -> None:
    told = json.loads(manifests(release, ["windows"])["scoop/fort-desktop.json"])
    wanted = {"url": f"{ADDRESS}/{ZIP}", "hash": digest(release, ZIP)}
    assert told["architecture"] == {"64bit": wanted}
    assert told["extract_dir"] == ZIP.removesuffix(".zip")
    assert told["version"] == "1.2.3"
    assert told["bin"] == "fort-desktop.exe"
    assert told["shortcuts"] == [["Fort.exe", "Fort"]]


def test_homebrew_gets_the_bundle_and_the_system_that_it_asks_for(release: Release) -> None:
    cask = manifests(release, ["macos"])["homebrew/fort-desktop.rb"]
    assert f'sha256 "{digest(release, APP)}"' in cask
    url = re.search(r'url "(.+)"', cask)
    assert url is not None
    assert url[1].replace("#{version}", "1.2.3") == f"{ADDRESS}/{APP}"
    assert 'macos: ">= :monterey"' in cask
    assert 'app "Fort.app"' in cask
    assert "not signed" in cask


@pytest.mark.skipif(shutil.which("ruby") is None, reason="Ruby is not installed")
def test_homebrew_can_read_it(release: Release) -> None:
    cask = manifests(release, ["macos"])["homebrew/fort-desktop.rb"]
    done = subprocess.run(
        ["ruby", "-c"], input=cask, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("told", [{}, {"LSMinimumSystemVersion": "9.0"}])
def test_a_bundle_that_asks_for_no_known_system_is_refused(
    release: Release, told: dict[str, Any]
) -> None:
    app(release.folder / APP, told)
    with pytest.raises(MissingError, match=re.escape(APP)):
        manifests(release, ["macos"])


def test_flatpak_gets_the_packed_folder_and_no_network(release: Release) -> None:
    told = json.loads(manifests(release, ["linux"])[f"flatpak/{APP_ID}.json"])
    (module,) = told["modules"]
    wanted = {"type": "archive", "url": f"{ADDRESS}/{TAR}", "sha256": digest(release, TAR)}
    assert module["sources"] == [wanted]
    assert not any("network" in word for word in told["finish-args"])
    assert any(f"s|{PLACEHOLDER}|" in call for call in module["build-commands"])


def test_all_downloads_are_listed_with_their_sizes(release: Release) -> None:
    listed = json.loads(manifests(release, list(OF_SYSTEM))["downloads.json"])["files"]
    assert [one["name"] for one in listed] == sorted((APP, SETUP, TAR, ZIP))
    for one in listed:
        assert one["size"] == (release.folder / one["name"]).stat().st_size
        assert one["sha256"] == digest(release, one["name"])


@pytest.mark.parametrize("name", [SETUP, ZIP, APP, TAR])
def test_nothing_is_said_of_what_was_not_built(release: Release, name: str) -> None:
    (release.folder / name).unlink()
    with pytest.raises(MissingError, match=re.escape(name)):
        manifests(release, list(OF_SYSTEM))


def described(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Call release.py for a folder."""
    call = [sys.executable, str(SCRIPT), "--of", str(folder), *words]
    return subprocess.run(call, capture_output=True, encoding="utf-8", check=False)


def test_the_script_writes_all_or_nothing(tmp_path: Path) -> None:
    archive = tmp_path / TAR.replace("1.2.3", version())
    archive.write_text("built", "utf-8")
    done = described(tmp_path)
    assert done.returncode != 0
    assert "setup.exe is missing" in done.stderr
    assert "Traceback" not in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == [archive.name]
    done = described(tmp_path, "--systems", "linux")
    assert done.returncode == 0, done.stderr
    assert NOWHERE in (tmp_path / "manifests" / "flatpak" / f"{APP_ID}.json").read_text("utf-8")
    assert "no real address" in done.stderr
    sums = (tmp_path / "SHA256SUMS").read_text("utf-8")
    assert sums == f"{hashlib.sha256(b'built').hexdigest()}  {archive.name}\n"


def test_the_script_knows_its_systems(tmp_path: Path) -> None:
    done = described(tmp_path, "--systems", "linux,amiga")
    assert done.returncode == 2
    assert "unknown system: amiga" in done.stderr
