"""What is À la conquête des catacombes' own; `catalogue.drawings()` is every drawing of the game.

- `inks`      the teams' colours and those of the pawns
- `symbols`   the 24 emblems and icons on a grid of 24
- `medal`     rings, notches and the ring of 72 cuts that every medal has
- `charges`   the medal of every card, put together from `medals`
- `board`     tokens, pawns and backs
- `mat`       the floor of the play mat
- `walls`     the three fronts of wall segments
- `gestures`  the flick and the fold of a wall's corner, in three times each
"""
