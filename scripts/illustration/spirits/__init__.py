"""Fairies and ghosts, each a whole subject in a box of 100; `fairies` is what they share."""
