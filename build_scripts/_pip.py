"""Calls pip so that only the person's way to the network counts, not their other settings of pip.

A constraint, --user, a target or a prefix in somebody's pip.conf or environment makes an exact
installation fail or land elsewhere. Indexes, proxies and certificates must count, or nothing can be
fetched from behind a company's wall. So pip is asked for its settings, and gets these back.
"""

import ast
import os
import re
import subprocess
from pathlib import Path

WAY_TO_THE_NETWORK = (
    *("index-url", "extra-index-url", "no-index", "find-links", "trusted-host"),
    *("proxy", "cert", "client-cert", "keyring-provider", "timeout", "retries"),
    *("cache-dir", "no-cache-dir"),
)
"""Settings that say where wheels come from and how they are fetched."""
NO_NETWORK = ("NewConnectionError", "ConnectTimeout", "ReadTimeout", "ProxyError", "SSLError")
"""What pip says when it cannot fetch."""
_SETTING = re.compile(r"(:env:|[\w-]+)\.([\w-]+)=('.*'|\".*\")")
Done = subprocess.CompletedProcess


def call_pip(python: Path, *words: str) -> "Done[str]":
    """Run pip in the environment of a Python, with the person's way to the network.

    Args:
        words: a command of pip and its arguments.
    """
    env = _environment()
    for name, value in network_settings(python, words[0]).items():
        env[f"PIP_{name.upper().replace('-', '_')}"] = value
    env["PIP_CONFIG_FILE"] = os.devnull
    return _run(python, env, *words)


def network_settings(python: Path, command: str) -> "dict[str, str]":
    """Return the person's settings that reach the network, as this command of pip would see them.

    They come from pip's files and from the environment, which goes before the files.
    """
    env = _environment()
    if "PIP_CONFIG_FILE" in os.environ:
        env["PIP_CONFIG_FILE"] = os.environ["PIP_CONFIG_FILE"]
    found: dict[str, dict[str, str]] = {"global": {}, command: {}}
    for line in _run(python, env, "config", "list").stdout.splitlines():
        setting = _SETTING.fullmatch(line.strip())
        if setting and setting.group(1) in found:
            found[setting.group(1)][setting.group(2)] = ast.literal_eval(setting.group(3))
    told = {
        name[4:].lower().replace("_", "-"): value
        for name, value in os.environ.items()
        if name.startswith("PIP_") and value
    }
    merged = {**found["global"], **found[command], **told}
    return {name: merged[name] for name in WAY_TO_THE_NETWORK if name in merged}


def _environment() -> "dict[str, str]":
    """Return the environment of this process without what it tells pip and Python."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("PIP_") and name not in ("PYTHONHOME", "PYTHONPATH")
    }
    # These count more than the same words in a file, which could hide what is to be read.
    return {**kept, "PIP_QUIET": "0", "PIP_VERBOSE": "0", "PIP_LOG": os.devnull}


def _run(python: Path, env: "dict[str, str]", *words: str) -> "Done[str]":
    call = [str(python), "-I", "-m", "pip", "--disable-pip-version-check", "--no-input", *words]
    return subprocess.run(
        call, env=env, capture_output=True, encoding="utf-8", errors="replace", check=False
    )
