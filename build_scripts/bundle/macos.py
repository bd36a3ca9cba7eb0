"""Metadata of Fort.app for macOS, where it has never been built, signed or started."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bundle.about import APP_ID, MIME, NAME, SUFFIX, numbers
from bundle.words import GAMES

_TAG = re.compile(r"^Tag: .*-macosx_(\d+)_(\d+)_(\w+)$", re.MULTILINE)
"""The line of a wheel's metadata that names a system: two numbers, and the machine."""


def least_system(wheels: "Iterable[str]", machine: str, python: str) -> str:
    """Return the oldest macOS on which Python and all libraries run, as "11.0".

    Args:
        wheels: the metadata of the libraries, the content of their files WHEEL.
        machine: arm64 or x86_64.
        python: the oldest system that Python itself was built for, as "10.13".
    """
    major, _, minor = python.partition(".")
    found = [(int(major), int(minor or 0))]
    if machine == "arm64":
        found.append((11, 0))  # the first that ran on it, whatever wheels for both machines say
    for text in wheels:
        # A wheel that names several systems runs on the oldest of them.
        named = [
            (int(one), int(two))
            for one, two, kind in _TAG.findall(text)
            if kind in (machine, "universal2")
        ]
        found += [min(named)] if named else []
    return "{}.{}".format(*max(found))


def wheels_in(packages: Path) -> "list[str]":
    """Return the metadata of all libraries that are installed in a folder of packages."""
    return [path.read_text("utf-8") for path in sorted(packages.glob("*.dist-info/WHEEL"))]


def info_plist(number: str, least: str) -> "dict[str, Any]":
    """Return Info.plist for a version, with the document type that the program opens.

    Args:
        number: the version of the program; least: the oldest macOS that it runs on.
    """
    return {
        "CFBundleName": NAME,
        "CFBundleDisplayName": NAME,
        "CFBundleIdentifier": APP_ID,
        "CFBundleShortVersionString": ".".join(map(str, numbers(number)[:3])),
        "CFBundleVersion": ".".join(map(str, numbers(number)[:3])),
        "LSApplicationCategoryType": "public.app-category.card-games",
        # Without a word PyInstaller calls a program that has a console one of the background,
        # which gets no place in the Dock and no keyboard.
        "LSBackgroundOnly": False,
        "LSMinimumSystemVersion": least,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "MIT licence; an unofficial fan program",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": GAMES[""],
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{APP_ID}.record"],
                "CFBundleTypeIconFile": "fort.icns",
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": f"{APP_ID}.record",
                "UTTypeDescription": GAMES[""],
                "UTTypeConformsTo": ["public.data"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [SUFFIX],
                    "public.mime-type": [MIME],
                },
            }
        ],
    }
