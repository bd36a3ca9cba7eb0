"""Makes a release of the present commit, if all checks pass: a tag, checksums and manifests.

    python3 build_scripts/release.py [--dry-run] [--from ADDRESS]
    python3 build_scripts/release.py --of FOLDER [--systems linux,windows,macos] [--from ADDRESS]

It refuses unless the tree is clean, the changelog is closed for the version of the program, all
tests pass, two builds are identical, smoke.py finds nothing, and every measured target is met. With
--dry-run it runs all checks and makes no tag. The tag is not pushed anywhere. The manifests are
those of the builds for Linux. They name ADDRESS as the place of the downloads, or one that cannot
exist.

With --of it only writes checksums and manifests, of builds for all systems that were brought into
one folder. It refuses, and writes nothing, if one of them is missing.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from _venv import ROOT, environment, give_up, say
from build import DIST
from bundle import about
from bundle.archive import sha256
from bundle.manifests import NOWHERE, OF_SYSTEM, MissingError, Release, manifests
from lab.bench_peers import verdict

SCRIPTS = ROOT / "build_scripts"
CHANGELOG = ROOT / "CHANGELOG.md"
SUMS = "SHA256SUMS"
MANIFESTS = "manifests"
MEASURED = ("docs/benchmarks.md", "docs/strength.md")
"""Pages of figures; one that misses its bar says so."""


def git(*words: str) -> str:
    """Run git; returns its output."""
    call = ["git", "-C", str(ROOT), *words]
    done = subprocess.run(call, capture_output=True, encoding="utf-8", check=False)
    if done.returncode != 0:
        give_up(f"git {words[0]} failed: {done.stderr.strip()}")
    return done.stdout.strip()


def tree_fault() -> str:
    """Return why the working tree cannot be released, "" if it can."""
    if changed := git("status", "--porcelain"):
        return f"the working tree has changes:\n{changed}"
    if git("tag", "--list", f"v{about.version()}"):
        return f"v{about.version()} is already tagged"
    return ""


def version_fault(version: str) -> str:
    """Return why this version cannot be released, "" if it can."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        return f"the version is {version}; a release has three numbers (fort_desktop/__init__.py)"
    return ""


def changelog_fault(text: str, version: str) -> str:
    """Return why the changelog is not closed for a version, "" if it is.

    Closed means that its first section is `## VERSION - DATE` and not empty.
    """
    sections = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    if not sections:
        return "CHANGELOG.md has no section"
    head, _, body = sections[0].partition("\n")
    if not re.fullmatch(rf"\[?{re.escape(version)}\]? - \d{{4}}-\d\d-\d\d", head.strip()):
        return f"CHANGELOG.md is not closed: it begins with '{head}', not '{version} - DATE'"
    if "\n- " not in f"\n{body}":
        return f"CHANGELOG.md says nothing about {version}"
    return ""


def pages_fault(root: Path = ROOT) -> str:
    """The measured pages that miss a target or are not there; "" if there are none."""
    for name in MEASURED:
        page = root / name
        if not page.exists():
            return f"{name} is missing"
        for line in page.read_text(encoding="utf-8").splitlines():
            if "missed" in line and line.startswith("|"):
                return f"{name}: {line}"
    if "## The packaged program" not in (root / MEASURED[0]).read_text(encoding="utf-8"):
        return f"{MEASURED[0]} has no figures for the packaged program (smoke.py --write)"
    return ""


def bench_fault() -> str:
    """The targets that a benchmark run now misses, "" if none."""
    call = [str(environment("play")), "-m", "fort_desktop", "bench", "--json"]
    done = subprocess.run(call, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8", check=False)
    if done.returncode != 0:
        return "the benchmark failed"
    figures = json.loads(done.stdout.splitlines()[-1])
    return missed({name: float(figure["value"]) for name, figure in figures.items()})


def missed(figures: "dict[str, float]") -> str:
    """Describe the figures that miss their targets."""
    late = [
        f"{name} {value:g}" for name, value in figures.items() if "missed" in verdict(name, value)
    ]
    return ", ".join(late)


def script_fault(script: str, *words: str) -> str:
    """Run another script; returns a message if it failed, else ""."""
    say(f"fort: {script} {' '.join(words)}")
    env = {**os.environ, "FORT_REQUIRE_X": "1"}
    call = [sys.executable, str(SCRIPTS / script), *words]
    code = subprocess.run(call, cwd=ROOT, env=env, check=False).returncode
    return f"{script} exited with {code}" if code else ""


def checks() -> "list[tuple[str, Callable[[], str]]]":
    """All checks, quick ones first."""
    version = about.version()
    return [
        ("version", lambda: version_fault(version)),
        ("changelog", lambda: changelog_fault(CHANGELOG.read_text(encoding="utf-8"), version)),
        ("tree", tree_fault),
        ("measured pages", pages_fault),
        ("tests", lambda: script_fault("test.py")),
        ("build", lambda: script_fault("build.py", "--check-reproducible")),
        ("smoke", lambda: script_fault("smoke.py")),
        ("bench", bench_fault),
        # What ran meanwhile must not have changed what is tagged.
        ("tree again", tree_fault),
    ]


def write_sums(folder: Path) -> None:
    """Write the checksums of all downloads, in the format of sha256sum."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != SUMS)
    sums = "".join(f"{sha256(path)}  {path.name}\n" for path in files)
    (folder / SUMS).write_text(sums, encoding="utf-8")


def describe(folder: Path, systems: "list[str]", address: str) -> None:
    """Write checksums and manifests of the builds in a folder; all of them, or none."""
    try:
        found = manifests(Release(about.version(), folder, address), systems)
    except MissingError as fault:
        give_up(f"no release: {fault}")
    write_sums(folder)
    shutil.rmtree(folder / MANIFESTS, ignore_errors=True)
    for name, text in found.items():
        path = folder / MANIFESTS / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    say(f"fort: {len(found)} manifests are in {folder / MANIFESTS}")
    if address == NOWHERE:
        say("fort: they have no real address; say where the files will be with --from ADDRESS")


def systems_of(text: str) -> "list[str]":
    """Read the systems that are named on the command line.

    Raises:
        argparse.ArgumentTypeError: one of them is unknown.
    """
    wrong = sorted(set(text.split(",")) - OF_SYSTEM.keys())
    if wrong:
        raise argparse.ArgumentTypeError(f"unknown system: {', '.join(wrong)}")
    return text.split(",")


def main() -> int:
    """Run all checks, then tag."""
    parser = argparse.ArgumentParser(description="Release the current commit.")
    parser.add_argument("--dry-run", action="store_true", help="check everything, tag nothing")
    parser.add_argument("--of", type=Path, metavar="FOLDER", help="only describe the builds in it")
    parser.add_argument("--systems", type=systems_of, default=list(OF_SYSTEM))
    parser.add_argument("--from", dest="address", default=NOWHERE, metavar="ADDRESS")
    args = parser.parse_args()
    if args.of is not None:
        describe(args.of, args.systems, args.address)
        return 0
    for name, check in checks():
        fault = check()
        if fault:
            give_up(f"no release: {name}: {fault}")
        say(f"fort: {name}: fine")
    describe(DIST, ["linux"], args.address)
    tag = f"v{about.version()}"
    if not args.dry_run:
        git("tag", "-a", tag, "-m", f"{about.NAME} {about.version()}")
    print(f"{'would be ' if args.dry_run else ''}tagged {tag}; checksums in {DIST / SUMS}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
