"""The pictures of the pages, all made by the program itself."""
