"""Manifests of a release for winget, Scoop, Homebrew and Flatpak, written from what was built.

Each function makes the files of one of them, by path in the folder of manifests. None of them has
been read by its program from where the files are downloaded; docs/packaging.md says what was tried.
"""

import json
import plistlib
import tarfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from bundle.about import APP_ID, NAME, PROGRAM, SUFFIX
from bundle.archive import sha256
from bundle.linux import PLACEHOLDER
from bundle.words import COMMENTS, KEYWORDS, STORY

PUBLISHER = "The Fort contributors"
IDENTIFIER = "FortContributors.Fort"
"""For winget."""
NOWHERE = "https://fort.invalid"
"""An address that can exist nowhere: the project owns no domain."""
_LOCALES = {"": "en-US", "pl": "pl-PL", "ru": "ru-RU", "cs": "cs-CZ", "pt_BR": "pt-BR"}
_CODENAMES = {11: "big_sur", 12: "monterey", 13: "ventura", 14: "sonoma", 15: "sequoia"}
"""Homebrew's names of macOS, by its first number."""


class MissingError(ValueError):
    """A file that a manifest is about is not there, or not what it should be."""


class Release(NamedTuple):
    """A version with its files.

    Attributes:
        version: as 1.0.0; folder: where the files are; address: where they will be downloaded.
    """

    version: str
    folder: Path
    address: str

    def name(self, system: str, machine: str) -> str:
        """Return how the names of all files of a system begin, as `build.label` spells it."""
        return f"{PROGRAM}-{self.version}-{system}-{machine}"

    def file(self, name: str) -> Path:
        """Return the path of a file.

        Raises:
            MissingError: it was not built.
        """
        path = self.folder / name
        if not path.is_file():
            raise MissingError(f"{name} is missing in {self.folder}")
        return path

    def url(self, name: str) -> str:
        """Return the address of a file."""
        return f"{self.address.rstrip('/')}/{name}"


def winget(release: Release) -> "dict[str, str]":
    """Return the manifests of the installer for Windows: version, installer, languages."""
    setup = f"{release.name('windows', 'amd64')}-setup.exe"
    installer = {
        "InstallerType": "nullsoft",
        "Scope": "user",
        "InstallModes": ["interactive", "silent"],
        "UpgradeBehavior": "install",
        "FileExtensions": [SUFFIX],
        "ProductCode": NAME,  # the name of its key below Uninstall in the registry
        "Installers": [
            {
                "Architecture": "x64",
                "InstallerUrl": release.url(setup),
                "InstallerSha256": sha256(release.file(setup)).upper(),
            }
        ],
    }
    parts: dict[str, tuple[str, dict[str, Any]]] = {
        "": ("version", {"DefaultLocale": _LOCALES[""]}),
        ".installer": ("installer", installer),
    }
    for language, locale in _LOCALES.items():
        kind = "locale" if language else "defaultLocale"
        parts[f".locale.{locale}"] = (kind, _words(language, locale))
    return {
        f"winget/{IDENTIFIER}{end}.yaml": _yaml(
            {
                "PackageIdentifier": IDENTIFIER,
                "PackageVersion": release.version,
                **said,
                "ManifestType": kind,
                "ManifestVersion": "1.6.0",
            }
        )
        for end, (kind, said) in parts.items()
    }


def _words(language: str, locale: str) -> "dict[str, Any]":
    return {
        "PackageLocale": locale,
        "Publisher": PUBLISHER,
        "PackageName": NAME,
        "License": "MIT",
        "ShortDescription": COMMENTS[language],
        "Description": "\n\n".join(STORY[language]),
        "Tags": KEYWORDS[language].strip(";").split(";"),
    }


def _yaml(values: "dict[str, Any]") -> str:
    """Return YAML with a line for each key; all JSON is YAML."""
    return "".join(
        f"{key}: {json.dumps(value, ensure_ascii=False)}\n" for key, value in values.items()
    )


def scoop(release: Release) -> "dict[str, str]":
    """Return the manifest of the packed folder for Windows."""
    folder = release.name("windows", "amd64")
    archive = f"{folder}.zip"
    told = {
        "version": release.version,
        "description": COMMENTS[""],
        "homepage": release.address,
        "license": "MIT",
        "architecture": {
            "64bit": {"url": release.url(archive), "hash": sha256(release.file(archive))}
        },
        "extract_dir": folder,
        "bin": f"{PROGRAM}.exe",
        "shortcuts": [[f"{NAME}.exe", NAME]],
    }
    return {f"scoop/{PROGRAM}.json": _json(told)}


def _json(value: object) -> str:
    return json.dumps(value, indent=4, ensure_ascii=False) + "\n"


def homebrew(release: Release) -> "dict[str, str]":
    """Return the cask of the bundle for macOS.

    Raises:
        MissingError: there is no archive, no bundle in it, or it is for a macOS without a name.
    """
    archive = f"{release.name('macos', 'arm64')}-app.tar.gz"
    path = release.file(archive)
    url = release.url(archive.replace(release.version, "#{version}"))
    cask = f'''\
cask "{PROGRAM}" do
  version "{release.version}"
  sha256 "{sha256(path)}"

  url "{url}"
  name "{NAME}"
  desc "Card game about kids who build forts"
  homepage "{release.address}"

  depends_on arch: :arm64
  depends_on macos: ">= :{_codename(path)}"

  app "{NAME}.app"

  caveats <<~EOS
    {NAME} is not signed. macOS opens it only after you have allowed it in
    System Settings, Privacy & Security.
  EOS
end
'''
    return {f"homebrew/{PROGRAM}.rb": cask}


def _codename(archive: Path) -> str:
    """Return Homebrew's name of the oldest macOS that the packed bundle asks for."""
    try:
        with tarfile.open(archive) as tar:
            file = tar.extractfile(f"{NAME}.app/Contents/Info.plist")
            least = plistlib.loads(file.read() if file else b"")["LSMinimumSystemVersion"]
        return _CODENAMES[int(least.partition(".")[0])]
    except (tarfile.TarError, KeyError, ValueError, OSError) as fault:
        raise MissingError(f"{archive.name} does not say which macOS it needs: {fault}") from fault


def flatpak(release: Release) -> "dict[str, str]":
    """Return the manifest that puts the packed folder for Linux into a sandbox."""
    archive = f"{release.name('linux', 'x86_64')}.tar.gz"
    entry = f"/app/share/applications/{APP_ID}.desktop"
    module = {
        "name": PROGRAM,
        "buildsystem": "simple",
        "build-commands": [
            f"install -d /app/bin /app/lib/{PROGRAM}",
            f"cp -a . /app/lib/{PROGRAM}",
            f"ln -s ../lib/{PROGRAM}/{PROGRAM} /app/bin/{PROGRAM}",
            "cp -a share /app/",
            f"sed -i 's|{PLACEHOLDER}|{PROGRAM}|' {entry}",
        ],
        "sources": [
            {
                "type": "archive",
                "url": release.url(archive),
                "sha256": sha256(release.file(archive)),
            }
        ],
    }
    told = {
        "id": APP_ID,
        "runtime": "org.freedesktop.Platform",
        "runtime-version": "25.08",
        "sdk": "org.freedesktop.Sdk",
        "command": PROGRAM,
        # No network. All devices, since gamepads are no group of their own in older versions.
        "finish-args": [
            "--share=ipc",
            "--socket=wayland",
            "--socket=fallback-x11",
            "--socket=pulseaudio",
            "--device=all",
            "--filesystem=xdg-download",
        ],
        "modules": [module],
    }
    return {f"flatpak/{APP_ID}.json": _json(told)}


OF_SYSTEM: "dict[str, tuple[Callable[[Release], dict[str, str]], ...]]" = {
    "linux": (flatpak,),
    "windows": (winget, scoop),
    "macos": (homebrew,),
}
"""Who is told of the builds for each system."""


def manifests(release: Release, systems: "list[str]") -> "dict[str, str]":
    """Return all manifests of some systems, and the list of their downloads, by path.

    Raises:
        MissingError: a file of one of them was not built.
    """
    found: dict[str, str] = {}
    for system in systems:
        for make in OF_SYSTEM[system]:
            found.update(make(release))
    files = sorted(
        path
        for system in systems
        for path in release.folder.glob(f"{PROGRAM}-{release.version}-{system}-*")
        if path.is_file()
    )
    listed = [
        {
            "name": path.name,
            "url": release.url(path.name),
            "size": path.stat().st_size,
            "sha256": sha256(path),
        }
        for path in files
    ]
    found["downloads.json"] = _json({"version": release.version, "files": listed})
    return found
