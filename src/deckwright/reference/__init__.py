"""Reference pages for a rulebook, drawn from a game's own data. `build.py` is the way of a page on one screen."""
