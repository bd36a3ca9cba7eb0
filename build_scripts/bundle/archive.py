"""Archives that come out the same each time, and the comparison of two builds."""

import gzip
import hashlib
import io
import os
import stat
import tarfile
import time
import zipfile
from pathlib import Path


def pack(folder: Path, archive: Path, moment: int) -> None:
    """Write a folder as .zip or .tar.gz: names sorted, no owner, one time in Unix seconds."""
    if archive.suffix == ".zip":
        _pack_zip(folder, archive, moment)
    else:
        _pack_tar(folder, archive, moment)


def _pack_zip(folder: Path, archive: Path, moment: int) -> None:
    when = time.gmtime(moment)[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            info = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix(), when)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = (stat.S_IFREG | 0o644) << 16
            packed.writestr(info, path.read_bytes())


def _pack_tar(folder: Path, archive: Path, moment: int) -> None:
    raw = io.BytesIO()
    with tarfile.open(fileobj=raw, mode="w", format=tarfile.PAX_FORMAT) as tar:
        for path in [folder, *sorted(folder.rglob("*"))]:
            name = str(path.relative_to(folder.parent))
            tar.add(path, name, recursive=False, filter=lambda info: _plain(info, moment))
    with archive.open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=moment) as packed:
        packed.write(raw.getvalue())


def _plain(info: tarfile.TarInfo, moment: int) -> tarfile.TarInfo:
    info.mtime = moment
    info.uid = info.gid = 0
    info.uname = info.gname = ""
    executable = info.isdir() or info.mode & stat.S_IXUSR
    info.mode = 0o755 if executable else 0o644
    return info


def digests(folder: Path) -> "dict[str, str]":
    """The files of a folder by path, each with a hash of its content or link target."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            found[name] = f"-> {os.readlink(path)}"
        elif path.is_file():
            found[name] = sha256(path)
    return found


def sha256(path: Path) -> str:
    """The hash of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def differences(one: "dict[str, str]", other: "dict[str, str]") -> "list[str]":
    """The files in which two builds differ, or that only one has."""
    return [name for name in sorted({*one, *other}) if one.get(name) != other.get(name)]


def megabytes(path: Path) -> float:
    """The size of a file or of all files in a folder, in units of 1,000,000 bytes."""
    files = [path] if path.is_file() else path.rglob("*")
    found = (file.lstat().st_size for file in files if file.is_symlink() or file.is_file())
    return sum(found) / 1e6
