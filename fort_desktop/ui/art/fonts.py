"""The two fonts; both cover all five languages."""

from typing import Final

from fort_desktop.paths import assets_dir

_FONTS = assets_dir() / "fonts"
TITLE: Final = _FONTS / "BalsamiqSans-Bold.ttf"
BODY: Final = _FONTS / "Nunito-Regular.ttf"
BOLD: Final = _FONTS / "Nunito-Bold.ttf"
