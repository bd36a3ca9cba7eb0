"""The user interface: screens, widgets, art, sound, words."""
