"""The record of a game on disk, and scenario files."""
