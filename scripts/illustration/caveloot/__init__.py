"""What is Caveloot's own; `catalogue.drawings()` is every drawing of the game.

- `inks`      its regions, decks and fairies
- `subjects`  which drawing each card shows
- `places`    the landscapes of the regions
- `symbols`, `symbol_shapes`   the one-colour signs on a grid of 24
- `caves`, `grounds`, `emblems`, `backs`   cave mouths, vitrines, power decks, card backs
"""
