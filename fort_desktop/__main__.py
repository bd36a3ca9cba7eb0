"""Start the program: ``python -m fort_desktop``."""

import multiprocessing
import sys

from fort_desktop.cli import main
from fort_desktop.launch import run_module

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(0 if run_module(sys.argv[1:]) else main())
