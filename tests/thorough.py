"""How much is tried: the suite takes samples of what is long, and all of it by hand.

CI has a quarter of an hour. What grows with the number of files, languages or games is a sample in
it, always the same one; FORT_THOROUGH=1 tries all (docs/testing.md).
"""

import os
from typing import Final

THOROUGH: Final = bool(os.environ.get("FORT_THOROUGH"))
