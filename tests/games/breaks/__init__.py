"""Games broken on purpose, one file a game: `BREAKS` of the module that is called as the game is."""
