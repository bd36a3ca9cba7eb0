"""One game in progress: who sits where, whose turn it is, who may see what."""
