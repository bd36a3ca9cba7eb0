"""The program around the screens: their stack, the window, opening, crashes."""
