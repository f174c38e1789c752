"""Things: books, weapons, clothes, instruments, treasure, each a whole subject in a box of 100."""
