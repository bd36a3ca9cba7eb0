"""Files beside the program on Linux: desktop entries, icons, and install.sh."""

import shutil
import time
from pathlib import Path

from bundle.about import APP_ID, ROOT, appstream, desktop_entry, mime_type

PLACEHOLDER = "@PROGRAM@"
"""install.sh puts the place of the program here."""
ICONS = ROOT / "assets" / "icon"
INSTALLER = ROOT / "build_scripts" / "install.sh"


def lay_beside(folder: Path, number: str, moment: int) -> None:
    """Write them into the program's folder; `moment` is their Unix time in seconds."""
    date = time.strftime("%Y-%m-%d", time.gmtime(moment))
    texts = {
        f"share/applications/{APP_ID}.desktop": desktop_entry(PLACEHOLDER),
        f"share/metainfo/{APP_ID}.metainfo.xml": appstream(number, date),
        f"share/mime/packages/{APP_ID}.xml": mime_type(),
    }
    for name, text in texts.items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    for picture in sorted(ICONS.glob("fort-*.png")):
        size = picture.stem.removeprefix("fort-")
        place = folder / f"share/icons/hicolor/{size}x{size}/apps/{APP_ID}.png"
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(picture, place)
    shutil.copyfile(INSTALLER, folder / "install.sh")
    (folder / "install.sh").chmod(0o755)
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE.txt")
