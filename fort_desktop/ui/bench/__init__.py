"""Measures the program in its window: start, frames, memory."""
