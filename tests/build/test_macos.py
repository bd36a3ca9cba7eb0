"""Fort.app as data: no Mac is needed, and none was there."""

import plistlib
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import build
from bundle import licences
from bundle.about import APP_ID, MIME, NAME, PROGRAM, version
from bundle.macos import info_plist, least_system

SPEC = Path(build.__file__).with_name("fort.spec")


def wheel(*tags: str) -> str:
    """The metadata of a wheel."""
    lines = "".join(f"Tag: cp313-cp313-{tag}\n" for tag in tags)
    return f"Wheel-Version: 1.0\nRoot-Is-Purelib: false\n{lines}"


# What the property list says.


def test_the_property_list_can_be_written() -> None:
    found = plistlib.loads(plistlib.dumps(info_plist("1.2.3", "11.0")))
    assert found["CFBundleIdentifier"] == APP_ID
    assert found["CFBundleShortVersionString"] == found["CFBundleVersion"] == "1.2.3"
    assert found["LSMinimumSystemVersion"] == "11.0"
    kinds = found["CFBundleDocumentTypes"][0]["LSItemContentTypes"]
    exported = found["UTExportedTypeDeclarations"][0]
    assert kinds == [exported["UTTypeIdentifier"]]
    tags = exported["UTTypeTagSpecification"]
    assert tags == {"public.filename-extension": ["fort"], "public.mime-type": [MIME]}


def test_the_program_stands_in_the_dock_and_is_not_scaled_up() -> None:
    told = info_plist("1.2.3", "11.0")
    assert told["LSBackgroundOnly"] is False
    assert told["NSHighResolutionCapable"] is True


@pytest.mark.parametrize(
    ("wheels", "machine", "python", "least"),
    [
        ([], "x86_64", "10.13", "10.13"),
        ([], "arm64", "10.13", "11.0"),
        ([], "arm64", "15", "15.0"),
        ([wheel("macosx_10_13_universal2")], "arm64", "10.13", "11.0"),
        (
            [wheel("macosx_10_9_x86_64"), wheel("macosx_10_15_universal2")],
            "x86_64",
            "10.9",
            "10.15",
        ),
        ([wheel("macosx_12_0_arm64"), wheel("macosx_11_0_arm64")], "arm64", "11.0", "12.0"),
        ([wheel("macosx_10_13_x86_64", "macosx_12_0_arm64")], "arm64", "10.9", "12.0"),
        ([wheel("macosx_11_0_arm64", "macosx_13_0_arm64")], "arm64", "11.0", "11.0"),
        ([wheel("any"), wheel("manylinux_2_28_x86_64")], "x86_64", "10.9", "10.9"),
    ],
)
def test_the_oldest_system_is_what_python_and_all_wheels_need(
    wheels: list[str], machine: str, python: str, least: str
) -> None:
    assert least_system(wheels, machine, python) == least


# What PyInstaller is told to build there.


class Made:
    """A thing that the spec has told PyInstaller to make."""

    def __init__(self, kind: str, parts: tuple[Any, ...], said: dict[str, Any]) -> None:
        self.kind, self.parts, self.said = kind, parts, said
        self.binaries: list[Any] = []
        self.datas: list[Any] = []
        self.pure: list[Any] = []
        self.scripts: list[Any] = []


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Made]:
    """All that the spec makes on a Mac, in both shapes."""
    found: list[Made] = []

    def maker(kind: str) -> Callable[..., Made]:
        def make(*parts: Any, **said: Any) -> Made:
            found.append(Made(kind, parts, said))
            return found[-1]

        return make

    (tmp_path / "parts").mkdir()
    monkeypatch.setenv("FORT_PARTS", str(tmp_path / "parts"))
    monkeypatch.setenv("FORT_SHAPES", "folder,file")
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr("platform.machine", lambda: "arm64")
    monkeypatch.setattr("sysconfig.get_config_var", lambda name: "10.13")
    monkeypatch.setattr(licences, "third_party", lambda *rest: "")
    names = {kind: maker(kind) for kind in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    exec(SPEC.read_text("utf-8"), {**names, "SPECPATH": str(SPEC.parent)})
    return found


def test_the_bundle_holds_the_program_with_a_window_and_no_other(made: list[Made]) -> None:
    (bundle,) = (one for one in made if one.kind == "BUNDLE")
    assert bundle.said["name"] == "Fort.app"
    assert bundle.said["info_plist"] == info_plist(version(), "11.0")
    (collected,) = bundle.parts
    programs = [part for part in collected.parts if isinstance(part, Made)]
    assert [(one.said["name"], one.said["console"]) for one in programs] == [(NAME, False)]


def test_the_folder_holds_the_program_for_the_terminal(made: list[Made]) -> None:
    (folder,) = (one for one in made if one.kind == "COLLECT" and one.said["name"] == PROGRAM)
    programs = [part for part in folder.parts if isinstance(part, Made)]
    assert [(one.said["name"], one.said["console"]) for one in programs] == [(PROGRAM, True)]


def test_every_program_is_for_the_machine_that_builds(made: list[Made]) -> None:
    programs = [one for one in made if one.kind == "EXE"]
    assert len(programs) == 3
    assert {one.said["target_arch"] for one in programs} == {"arm64"}
    assert not any(one.said["argv_emulation"] for one in programs)


# What build.py makes of it.


def test_the_bundle_is_packed_beside_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "moment", lambda: 1_700_000_000)
    work, results = tmp_path / "work", tmp_path / "results"
    inside = work / "dist" / "Fort.app" / "Contents" / "MacOS"
    inside.mkdir(parents=True)
    (inside / NAME).write_text("program", "utf-8")
    (inside / "assets").symlink_to("../Resources/assets")
    results.mkdir()
    target = build.Target("darwin", "arm64", ("python",), tmp_path, work, results)
    archive = build._take_app(target, "fort-app.tar.gz")
    with tarfile.open(archive) as tar:
        link = tar.getmember("Fort.app/Contents/MacOS/assets")
        assert link.issym()
        assert link.linkname == "../Resources/assets"
        assert tar.getmember(f"Fort.app/Contents/MacOS/{NAME}").isfile()
