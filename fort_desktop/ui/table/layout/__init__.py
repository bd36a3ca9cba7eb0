"""Places of everything on the table: pure functions of window size, scale and contents."""
