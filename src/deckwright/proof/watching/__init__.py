"""A contact sheet of a game that is kept up to date while its files are edited: one page that reloads itself."""
