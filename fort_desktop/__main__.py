"""Start the program: ``python -m fort_desktop``."""

import multiprocessing
import sys

from fort_desktop.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
