"""The caches of drawn pictures, with the share of the budget of each kind."""

from typing import Final

from fort_desktop.scene.cache import Cache

SCENERY: Final = Cache("scenery", 0.175)
"""As wide as the window: the lawn, the first screen's afternoon."""
BOARDS: Final = Cache("boards", 0.14)
"""The largest sheets, and what the hour of the day colours: the back yard, the table's pieces."""
CARDS: Final = Cache("cards", 0.18)
"""Kids, as whole cards and small, and the backs of decks."""
THINGS: Final = Cache("things", 0.13)
"""What is on the table and the sheets: forts, boxes, buttons, perks."""
PARTS: Final = Cache("parts", 0.06)
"""What others are made of: signs and portraits."""
SMALL: Final = Cache("small", 0.01)
"""What is small and takes long to make: shapes as SVG, colours."""
