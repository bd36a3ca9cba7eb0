"""Fort for Windows, built and tried on Linux by wine."""
