"""What a game is made of and what its cards are worth, as numbers."""
