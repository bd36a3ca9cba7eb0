"""cards.yaml, read and checked: every fault with file, line and card."""

from fort_desktop.content.faults import CatalogError, Fault
from fort_desktop.content.loader import load_catalog

__all__ = ["CatalogError", "Fault", "load_catalog"]
