"""Pictures of a game: cards in a fan, in a spread, in rows, with soft shadows, on a ground of the game's own colour."""
