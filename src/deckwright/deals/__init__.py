"""Decks that are made by chance, under the laws of `deals.yaml` and the rules of the game."""
