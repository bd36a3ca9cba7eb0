"""The soak test: what one round of soak.py does, kind by kind."""
