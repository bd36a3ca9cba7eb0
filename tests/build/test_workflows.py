"""The workflows of hosted CI: no such machine is here, so they are held to what they call."""

import re
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml

from bundle.manifests import OF_SYSTEM, Release

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / ".github" / "workflows"
NAMES = sorted(path.name for path in FOLDER.glob("*.yml"))
ACTIONS = ("checkout", "setup-python", "upload-artifact", "download-artifact")
CALL = re.compile(r"python build_scripts/(\w+\.py)((?: +[\w./,-]+)*)")


def workflow(name: str) -> dict[str, Any]:
    found = yaml.safe_load((FOLDER / name).read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def jobs(name: str) -> dict[str, dict[str, Any]]:
    found = workflow(name)["jobs"]
    assert isinstance(found, dict)
    return found


def steps(name: str) -> list[dict[str, Any]]:
    return [step for job in jobs(name).values() for step in job["steps"]]


def calls(name: str) -> list[tuple[str, list[str]]]:
    """The scripts that a workflow calls, with their arguments."""
    said = "\n".join(str(step.get("run", "")) for step in steps(name))
    return [(script, words.split()) for script, words in CALL.findall(said)]


def systems(job: dict[str, Any]) -> list[str]:
    """The machines that a job runs on."""
    matrix = job.get("strategy", {}).get("matrix", {})
    return [*matrix.get("system", []), *([] if "system" in matrix else [job["runs-on"]])]


@pytest.mark.parametrize("name", NAMES)
def test_every_script_is_there_and_knows_its_options(name: str) -> None:
    assert calls(name)
    for script, words in calls(name):
        text = (ROOT / "build_scripts" / script).read_text("utf-8")
        options = [word for word in words if word.startswith("--")]
        assert [option for option in options if f'"{option}"' not in text] == [], script


def test_every_test_that_is_named_is_there() -> None:
    named = [word for _, words in calls("check.yml") for word in words if "/" in word]
    assert len(named) > 5
    assert [word for word in named if not (ROOT / word).exists()] == []


@pytest.mark.parametrize("name", NAMES)
def test_all_three_systems_take_part(name: str) -> None:
    told = {one.partition("-")[0] for job in jobs(name).values() for one in systems(job)}
    assert told == {"ubuntu", "windows", "macos"}


@pytest.mark.parametrize("name", NAMES)
def test_nothing_runs_for_ever_or_may_more_than_it_must(name: str) -> None:
    assert workflow(name)["permissions"] == {"contents": "read"}
    for title, job in jobs(name).items():
        assert job["timeout-minutes"] <= 60, title
        assert job.get("permissions", {"contents": "read"}) == {
            "contents": "write" if title == "publish" else "read"
        }


@pytest.mark.parametrize("name", NAMES)
def test_actions_are_those_of_the_host_at_a_major_version(name: str) -> None:
    used = [step["uses"] for step in steps(name) if "uses" in step]
    for one in used:
        found = re.fullmatch(r"actions/([\w-]+)@v\d+", one)
        assert found is not None, one
        assert found[1] in ACTIONS, one


def test_what_a_job_downloads_a_job_before_it_has_uploaded() -> None:
    uploads = {
        title: {
            step["with"]["name"]
            for step in job["steps"]
            if step.get("uses", "").startswith("actions/upload-artifact@")
        }
        for title, job in jobs("release.yml").items()
    }
    for job in jobs("release.yml").values():
        needs = [job["needs"]] if isinstance(job.get("needs"), str) else job.get("needs", [])
        there = set().union(*(uploads[title] for title in needs))
        for step in job["steps"]:
            if step.get("uses", "").startswith("actions/download-artifact@"):
                assert step["with"].get("name", "windows") in there


def test_all_that_manifests_tell_of_is_uploaded(tmp_path: Path) -> None:
    asked: list[str] = []

    class Asked(Release):
        def file(self, name: str) -> Path:
            asked.append(name)
            path = tmp_path / name
            path.write_text("", "utf-8")
            return path

    release = Asked("1.2.3", tmp_path, "https://example.org")
    for makers in OF_SYSTEM.values():
        for make in makers:
            try:
                make(release)
            except ValueError:
                assert "macos" in asked[-1], "an empty file is no bundle, but it was asked for"
    patterns = [
        pattern.rpartition("/")[2]
        for step in steps("release.yml")
        if step.get("uses", "").startswith("actions/upload-artifact@")
        for pattern in step["with"]["path"].split()
    ]
    assert len(asked) == 4
    missing = [name for name in asked if not any(fnmatch(name, one) for one in patterns)]
    assert missing == []
