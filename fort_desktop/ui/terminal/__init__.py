"""The game in a terminal: the same table as the window's, told in lines and answered in lines."""
