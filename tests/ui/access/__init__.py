"""Tests of what screen readers get."""
