"""One game in progress: seats, turns, undo, hints, and the viewer's filter."""
