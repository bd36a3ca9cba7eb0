"""Where everything on the table lies: pure functions of window size, scale and what is shown."""
