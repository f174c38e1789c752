"""Pages and charts of what a game is made of."""
