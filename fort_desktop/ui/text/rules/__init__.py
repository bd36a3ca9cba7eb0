"""The rules as pages to read: words, positions and links, without any pixels."""
