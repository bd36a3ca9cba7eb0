"""Widgets for every screen: each takes a place and content, and returns a node."""
